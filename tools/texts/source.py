"""Reads the texts of the application: gettext files under assets/texts.

    assets/texts/AREA.pot       the template: all texts of an area, in English
    assets/texts/LANG/AREA.po   the same texts in another language
    assets/texts/LANG/letters.txt   only for a script that the fonts lack: see tools/letters.py

The key of a text is its name, which is the message context (`msgctxt`). The English text is
the `msgid`, so that a translator's program shows it beside the translation. The order of the
entries in a file has no meaning.

The note of a text (`#.` lines of the template) explains the text to the translator. The test of
widths also reads lines of two forms:

    Stands in: last, heading            the rooms of the layouts where the text is shown
    {0}: who; such as "Ada"             what fills a placeholder: a wide value, or several
    {1}: the card; any of CARD, KIND_*  ... or other texts, by their names; AREA.NAME for those
                                        of another area
"""

import re
from typing import NamedTuple

import polib

from sim.command import ROOT, UsageError

FOLDER = ROOT / "assets" / "texts"
ENGLISH = "en"

_NAME = re.compile("[A-Z][A-Z0-9_]*")
_VALUE = re.compile(r"\{(\d)\}: (.*)")
_STANDS = "Stands in: "
_SUCH_AS = "such as "
_ANY_OF = "any of "


class Text(NamedTuple):
    """A text of a template."""

    area: str
    name: str
    english: tuple[str, ...]  # one text; of a plural text the singular and the plural
    note: str

    @property
    def is_plural(self):
        """Whether it depends on a number."""
        return len(self.english) > 1

    @property
    def rooms(self):
        """The names of the rooms of the layouts in which it is shown."""
        lines = [line for line in self.note.split("\n") if line.startswith(_STANDS)]
        return [room for line in lines for room in line[len(_STANDS) :].split(", ")]

    @property
    def values(self):
        """The values of its placeholders: number -> (literal values, patterns of names)."""
        found = {}
        for line in self.note.split("\n"):
            match = _VALUE.fullmatch(line)
            if not match:
                continue
            literal, patterns = found[int(match[1])] = ([], [])
            for part in match[2].split("; ")[1:]:
                if part.startswith(_SUCH_AS):
                    literal += re.findall('"([^"]*)"', part)
                elif part.startswith(_ANY_OF):
                    patterns += part[len(_ANY_OF) :].split(", ")
        return found


class Entry(NamedTuple):
    """A text in a language's file."""

    forms: tuple[str, ...]  # as many as the language has, "" where one is missing
    english: tuple[str, ...]  # the text that it translates
    is_fuzzy: bool


class Language(NamedTuple):
    """A language: its plural forms, and per area the entries by name."""

    code: str
    plural_count: int
    plural_rule: str  # as in C: `n != 1`
    areas: dict[str, dict[str, Entry]]


def areas():
    """Return the names of the areas, sorted: one template each."""
    return sorted(path.stem for path in FOLDER.glob("*.pot"))


def codes():
    """Return the codes of the languages, English first: the folders there are."""
    return [ENGLISH, *sorted(path.name for path in FOLDER.iterdir() if path.is_dir())]


def letters_path(code):
    """Return the file that says where a language takes its letters from."""
    return FOLDER / code / "letters.txt"


def with_letters():
    """Return the codes of the languages whose script the fonts lack, sorted."""
    return [code for code in codes() if letters_path(code).exists()]


def template_path(area):
    """Return the file of an area's template."""
    return FOLDER / f"{area}.pot"


def language_path(code, area):
    """Return the file of an area in a language other than English."""
    return FOLDER / code / f"{area}.po"


def load(path):
    """Return a gettext file as a polib object. Raises UsageError if it cannot be read."""
    try:
        return polib.pofile(str(path), wrapwidth=0)
    except (OSError, ValueError) as problem:
        raise UsageError(f"{_short(path)} cannot be read: {problem}")


def template(area):
    """Return the texts of an area, in the order of the file: name -> Text. Raises UsageError."""
    path = template_path(area)
    texts = {}
    for entry in load(path):
        name = entry.msgctxt or ""
        if not _NAME.fullmatch(name):
            raise UsageError(
                f"{_short(path)}: {entry.msgid!r} has no name; a name is a msgctxt in capitals"
            )
        if name in texts:
            raise UsageError(f"{_short(path)}: there are two texts {name}")
        texts[name] = Text(area, name, _english(entry), entry.comment)
    return texts


def templates():
    """Return the texts of all areas: area -> {name: Text}."""
    return {area: template(area) for area in areas()}


def language(code):
    """Return a Language, whose entries may be missing or left over. Raises UsageError."""
    if code == ENGLISH:
        found = {
            area: {name: Entry(text.english, text.english, False) for name, text in texts.items()}
            for area, texts in templates().items()
        }
        return Language(ENGLISH, 2, "n != 1", found)
    count, rule = 0, ""
    found = {}
    for area in areas():
        path = language_path(code, area)
        found[area] = {}
        if not path.exists():
            continue
        file = load(path)
        here = _plural_forms(path, file)
        if count and here != (count, rule):
            raise UsageError(f"{_short(path)}: other Plural-Forms than in the files before")
        count, rule = here
        for entry in file:
            if entry.obsolete:
                continue
            if entry.msgctxt in found[area]:
                raise UsageError(f"{_short(path)}: there are two entries {entry.msgctxt}")
            found[area][entry.msgctxt] = Entry(_forms(entry, count), _english(entry), entry.fuzzy)
    if not count:
        raise UsageError(f"there is no file of the language {code!r} in assets/texts/{code}")
    return Language(code, count, rule, found)


def languages():
    """Return all languages, English first."""
    return [language(code) for code in codes()]


def placeholders(text):
    """Return the placeholders of a text, as a sorted list of {0}, {1} ..."""
    return sorted(re.findall(r"\{\d\}", text))


def _english(entry):
    return (entry.msgid, entry.msgid_plural) if entry.msgid_plural else (entry.msgid,)


def _forms(entry, count):
    if not entry.msgid_plural:
        return (entry.msgstr,)
    return tuple(entry.msgstr_plural.get(number, "") for number in range(count))


def plural_count(path, file):
    """Return the number of plural forms that a file, a polib object, declares."""
    return _plural_forms(path, file)[0]


def _plural_forms(path, file):
    return plural_forms(file.metadata.get("Plural-Forms", ""), f"{_short(path)}: its head")


def plural_forms(header, where):
    """Return the number of forms and the rule that Plural-Forms say. Raises UsageError.

    where: what has them, for the sentence.
    """
    match = re.fullmatch(r"\s*nplurals\s*=\s*(\d)\s*;\s*plural\s*=\s*(.+?);?\s*", header)
    if not match:
        raise UsageError(f"{where} has no Plural-Forms such as {EXAMPLE!r}")
    return int(match[1]), match[2]


EXAMPLE = "nplurals=2; plural=(n != 1);"


def _short(path):
    return path.relative_to(ROOT).as_posix()
