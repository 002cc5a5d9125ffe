"""Lists what a language's files lack, as sentences that name language, area and text."""

from tools.texts import source


def missing(templates, language):
    """Return a sentence for each text that has no translation, or one with other placeholders."""
    found = []
    for area, texts in templates.items():
        entries = language.areas[area]
        for text in texts.values():
            entry = entries.get(text.name)
            where = f"{language.code}/{area}: {text.name}"
            if not entry or not any(entry.forms):
                found.append(f"{where} has no translation: {text.english[0]!r}")
                continue
            if text.is_plural and len(entry.forms) != language.plural_count:
                found.append(f"{where} has {len(entry.forms)} forms: it is a plural text")
            if not all(entry.forms):
                found.append(f"{where} lacks one of its {language.plural_count} plural forms")
            found += _other_placeholders(where, text, entry)
    return found


def _other_placeholders(where, text, entry):
    """Yield sentences on forms of an entry without the placeholders of the English text.

    A plural form that is not the last may leave out its number: `One card`.
    """
    wanted = source.placeholders(text.english[-1])
    for form in filter(None, entry.forms):
        have = source.placeholders(form)
        is_last = form == entry.forms[-1]
        if have != wanted and (is_last or len(wanted) - len(have) != 1 or set(have) - set(wanted)):
            names = " ".join(wanted) or "none"
            yield f"{where} has other placeholders than {names}: {form!r}"


def fuzzy(language):
    """Return a sentence for each translation whose English text has changed since."""
    return [
        f"{language.code}/{area}: {name} is marked fuzzy: the English is now {entry.english[-1]!r}"
        for area, entries in language.areas.items()
        for name, entry in entries.items()
        if entry.is_fuzzy
    ]
