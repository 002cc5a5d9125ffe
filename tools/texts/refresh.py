"""Brings the languages' files up to date with the templates.

A language's file gets the names, English texts, notes and order of its template, and keeps its
translations. A new text gets an empty translation. A text that is gone loses its entry. A renamed
text keeps its translation if its English is the same.

If the English was changed, the entry is marked fuzzy and keeps the old English text: the usual
sign for translators to check it again. The translation is still shown.
"""

import polib

from tools.texts import source


def refreshed(templates, code, are_translated=False):
    """Return the wanted contents of a language's files: path -> text.

    are_translated: whether the translations of changed texts follow them already: none is marked.
    """
    return {
        source.language_path(code, area): _file(texts, code, area, are_translated)
        for area, texts in templates.items()
    }


def new_language(templates, code, name, plural_forms):
    """Return the files of a new language, with only its own name translated: path -> text."""
    found = {}
    for area, texts in templates.items():
        file = _empty(area, code, plural_forms)
        for text in texts.values():
            entry = _entry(text, int(plural_forms.split("=")[1][0]))
            if text.name == "LANGUAGE_NAME":
                entry.msgstr = name
            file.append(entry)
        found[source.language_path(code, area)] = str(file)
    return found


def _file(texts, code, area, are_translated):
    path = source.language_path(code, area)
    if path.exists():
        file = source.load(path)
        kept = {entry.msgctxt: entry for entry in file if not entry.obsolete}
    else:
        other = next(iter(sorted(path.parent.glob("*.po"))))
        file = _empty(area, code, source.load(other).metadata["Plural-Forms"])
        kept = {}
    gone = {entry.msgid: entry for name, entry in kept.items() if name not in texts}
    count = source.plural_count(path, file)
    new = polib.POFile(wrapwidth=0)
    new.header, new.metadata = file.header, file.metadata
    for text in texts.values():
        old = kept.get(text.name) or gone.get(text.english[0])
        entry = _entry(text, count)
        if old:
            _carry_over(old, entry, text, are_translated)
        new.append(entry)
    return str(new)


def _carry_over(old, entry, text, is_translated):
    """Give an entry its old translation, and the translator's remarks and marks."""
    entry.tcomment = old.tcomment
    entry.flags = list(old.flags)
    entry.previous_msgid = old.previous_msgid
    entry.previous_msgid_plural = old.previous_msgid_plural
    if text.is_plural != bool(old.msgid_plural):
        forms = old.msgstr_plural.values() if old.msgid_plural else [old.msgstr]
        if text.is_plural:  # use the old text for every form until a translator checks it
            entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, next(iter(forms)))
        else:
            entry.msgstr = list(forms)[-1]
    elif text.is_plural:
        entry.msgstr_plural = {n: old.msgstr_plural.get(n, "") for n in entry.msgstr_plural}
    else:
        entry.msgstr = old.msgstr
    changed = (old.msgid, old.msgid_plural) != (entry.msgid, entry.msgid_plural)
    if changed and not is_translated and "fuzzy" not in entry.flags:
        entry.flags.insert(0, "fuzzy")
        entry.previous_msgid = old.msgid
        entry.previous_msgid_plural = old.msgid_plural or None
    elif "fuzzy" not in entry.flags:
        entry.previous_msgid = entry.previous_msgid_plural = None


def _entry(text, count):
    entry = polib.POEntry(msgctxt=text.name, msgid=text.english[0], comment=text.note)
    if text.is_plural:
        entry.msgid_plural = text.english[1]
        entry.msgstr_plural = dict.fromkeys(range(count), "")
    return entry


def _empty(area, code, plural_forms):
    file = polib.POFile(wrapwidth=0)
    file.header = f"Tessera: the texts of {area}. docs/translating.md says how to change them."
    file.metadata = {
        "Project-Id-Version": "Tessera",
        "Language": code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": plural_forms,
    }
    return file
