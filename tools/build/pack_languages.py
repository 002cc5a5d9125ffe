"""Chooses the languages of a pack: English, and those that are asked for.

English is always there: the application falls back to it if the settings name a language that
is not there.
"""

import os
import re

from sim.choices import check_language, languages, own_language
from sim.command import ROOT, UsageError

ENGLISH = "en"
ALL = "all"
HELP = f"such as tr,en, or {ALL}; if not given, English and the language of this computer"
_NAME = re.compile(r'^    "(.*)",  # LANGUAGE_NAME$', re.M)


def every():
    """Return the codes of all languages, English first."""
    return tuple(sorted(languages(), key=lambda code: (code != ENGLISH, code)))


def name(code):
    """Return the name of a language in itself."""
    path = os.path.join(ROOT, "firmware", "app", "texts", code, "shell.py")
    with open(path, encoding="utf-8") as file:
        found = _NAME.search(file.read())
    return found[1] if found else code


def read(text):
    """Return the codes of `--lang`, English first. Raises UsageError for an unknown one."""
    asked = [code.strip() for code in text.split(",")]
    if asked == [ALL]:
        return every()
    for code in asked:
        if code != ALL:
            check_language(code)
    if ALL in asked:
        raise UsageError(f"{ALL} stands alone: --lang {ALL}")
    return _in_order(asked)


def by_default(environment=None):
    """Return English, and the language of the computer's locale if there is one of ours."""
    return _in_order([own_language(environment)])


def chosen(text):
    """Return the codes of `--lang`, or those of `by_default` if it is None. Raises UsageError."""
    return by_default() if text is None else read(text)


def written(codes):
    """Return codes as a text that `remembered` reads."""
    return ",".join(codes)


def remembered(text):
    """Return the codes on a board, or None. text: the board's bytes, or None.

    Languages that cannot be built here are left out.
    """
    return None if text is None else _in_order(_codes(text))


def lost(text):
    """Return why each language on a board that cannot be built here is left out, as sentences."""
    reasons = []
    for code in _codes(text):
        try:
            check_language(code)
        except UsageError as problem:
            reasons.append(str(problem))
    return reasons


def _codes(text):
    """Return the codes of the first line; the second is the version (tools/build/building.py)."""
    return text.decode("utf-8", "replace").partition("\n")[0].strip().split(",")


def _in_order(codes):
    return tuple(code for code in every() if code == ENGLISH or code in codes)
