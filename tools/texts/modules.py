"""Makes the modules that the application loads its texts from.

    app/texts/languages.py   LANGUAGES, OWN_LETTERS, DOTTED_I, AREAS; plural forms by number
    app/texts/names.py       NAMES: the code of each language, and its name in itself
    app/texts/AREA/ids.py    the number of each text of an area, as constants
    app/texts/LANG/AREA.py   TEXTS, a tuple: the text of BASE + n at n

TEXTS of the area `people` has one text for each person, with the lines STYLE_CALLS and so on; the
area has no ids.py. Each module takes room in the one block that lists them.

The numbers follow the names in alphabetical order (PLANT_2 before PLANT_10), so the place of
an entry in a file never matters. A plural text is a tuple of its forms.
"""

import ast
import itertools
import re
import zlib

from sim.command import UsageError
from tools.texts import source
from tools.texts.plural import python_rule

FOLDER = source.ROOT / "firmware" / "app" / "texts"
_DOTTED_I = ("tr",)  # the languages in which the capital of i has a dot
_MOST = 256  # texts of an area: the number of a text is (area's number << 8) + its place
_BY_PERSON = "people"  # the area in which a text is one with those of the same person
_BY_NAME = "_setup"  # the end of an area whose texts are looked up by name at run time
_LINE = re.compile(r"^    (.*),  # ([A-Z0-9_]+)$", re.M)


def numbered(names):
    """Return names in the order of their numbers: alphabetical, but 2 before 10."""
    parts = re.compile(r"(\d+)")
    return sorted(
        names,
        key=lambda name: [int(p) if p.isdigit() else p for p in parts.split(name)],
    )


def modules(templates, languages):
    """Return the wanted contents of the modules: path -> text."""
    made = {FOLDER / "languages.py": _languages_module(templates, languages)}
    for number, (area, texts) in enumerate(sorted(templates.items())):
        if len(texts) > _MOST:
            raise UsageError(
                f"{area} has {len(texts)} texts; an area holds {_MOST}, so make two of it"
            )
        if area != _BY_PERSON:
            made[FOLDER / area / "__init__.py"] = ""
            made[FOLDER / area / "ids.py"] = _ids_module(area, number << 8, numbered(texts))
        for language in languages:
            made[FOLDER / language.code / "__init__.py"] = ""
            made[FOLDER / language.code / f"{area}.py"] = _texts_module(area, texts, language)
    made[FOLDER / "names.py"] = _names_module(made, languages)
    return made


def _names_module(made, languages):
    """Return the source of names.py: for the first start, which loads no language for it."""
    lines = [
        '"""Made by `make texts` from the files in assets/texts: change those, not this."""',
        "",
    ]
    lines.append("NAMES = {")
    for language in languages:
        name = module_texts(made[FOLDER / language.code / "shell.py"])["LANGUAGE_NAME"]
        lines.append(f"    {_quoted(language.code)}: {_quoted(name)},")
    return "\n".join([*lines, "}", ""])


def module_texts(module):
    """Return the texts in the source of a LANG/AREA.py: name -> str, or tuple of forms."""
    return {name: ast.literal_eval(text) for text, name in _LINE.findall(module)}


def shown(text, language):
    """Return a text as in a language's module: a str, or a tuple of plural forms.

    If the translation is missing, it is the English text.
    """
    entry = language.areas[text.area].get(text.name)
    if entry and all(entry.forms) and len(entry.forms) == _count(text, language):
        forms = entry.forms
    elif text.is_plural:
        forms = (text.english[0],) * (language.plural_count - 1) + (text.english[1],)
    else:
        forms = text.english
    return forms if text.is_plural else forms[0]


def _count(text, language):
    return language.plural_count if text.is_plural else 1


def _texts_module(area, texts, language):
    path = source.template_path(area)
    if language.code != source.ENGLISH:
        path = source.language_path(language.code, area)
    lines = [_head(path), "", "TEXTS = ("]
    made = {name: shown(texts[name], language) for name in numbered(texts)}
    if area == _BY_PERSON:
        made = {
            style: "\n".join(made[name] for name in group)
            for style, group in itertools.groupby(made, lambda name: name.partition("_")[0])
        }
    for name, text in made.items():
        lines.append(f"    {_quoted(text)},  # {name}")
    return "\n".join([*lines, ")", ""])


def _quoted(text):
    if isinstance(text, tuple):
        return f"({', '.join(map(_quoted, text))}{',' * (len(text) == 1)})"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _ids_module(area, base, names):
    lines = [_head(source.template_path(area)), ""]
    lines += ["from engine.compat import const", "", f"BASE = const({base})", ""]
    if area.endswith(_BY_NAME):
        lines += [
            "# Three bytes for the name of BASE + n, from 3 * n on: the low bytes of its CRC-32.",
            "NAMES = (",
            *[f"    {_tag(name)}  # {name}" for name in names],
            ")",
        ]
    else:
        lines += [f"{name} = const({base + n})" for n, name in enumerate(names)]
    return "\n".join([*lines, ""])


def _tag(name):
    """Return the bytes that stand for the name of a text that is looked up at run time."""
    return zlib.crc32(name.encode()).to_bytes(4, "little")[:3]


def _languages_module(templates, languages):
    rules = {}
    for language in languages:
        rules.setdefault(python_rule(language.plural_rule), []).append(language.code)
    common = max(rules, key=lambda rule: len(rules[rule]))
    lines = [
        '"""Made by `make texts` from the files in assets/texts: change those, not this."""',
        "",
        f"LANGUAGES = {_quoted(tuple(language.code for language in languages))}",
        f"OWN_LETTERS = {_quoted(tuple(source.with_letters()))}  # see app/texts/letters.py",
        f"DOTTED_I = {_quoted(_DOTTED_I)}  # see app/texts/letters.py",
        "AREAS = (",
        *[f"    {_quoted(area)}," for area in sorted(templates)],
        ")",
        "",
        "",
        "def plural_form(language, n):",
        '    """Return which form a plural text takes in a language for the number n."""',
    ]
    for rule, speakers in rules.items():
        if rule != common:
            lines.append(f"    if language in {_quoted(tuple(speakers))}:")
            lines.append(f"        return {_number(rule)}")
    lines.append(f"    return {_number(common)}")
    return "\n".join([*lines, ""])


def _head(path):
    where = path.relative_to(source.ROOT).as_posix()
    return f'"""Made by `make texts` from {where}: change that, not this."""'


def _number(rule):
    """Return a plural rule as an expression that gives an int."""
    return rule if rule.isdigit() else f"int({rule})"
