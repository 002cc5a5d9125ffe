"""The letters of languages whose script the fonts lack.

Such a language has a module app/texts/LANG/letters.py with tables for the fonts of texts.
tools.letters makes it of a font that is not part of Tessera, so it may be missing. Its letters are
seven rows high, and the lines of one-bit screens are six rows apart: there it is not offered.

One-bit screens show most texts in the font tiny, which has capitals alone. For a language in which
the capital of i has a dot, i is drawn as İ there.
"""

from app.core.modules import drop
from app.texts.languages import DOTTED_I, LANGUAGES, OWN_LETTERS
from engine.compat import load_module
from hal.font import face_of, use_script


def offered(mono):
    """Return the languages whose letters can be drawn. mono: whether on a one-bit screen."""
    return [code for code in LANGUAGES if code not in OWN_LETTERS or _tables(code, mono)]


def use(language, mono):
    """Let the fonts draw the letters of a language; return whether they can."""
    if language in OWN_LETTERS:
        tables = _tables(language, mono)
        if not tables:
            return False
        use_script(tables)
        return True
    use_script({})
    if mono and language in DOTTED_I:
        from app.fonts.tiny import FONT

        use_script({FONT.cap: FONT.tables_with("i", "İ")})
    return True


def show_all(mono):
    """Let the fonts draw the names of all languages.

    The tables of a language with letters of its own have the letters of all others too.
    """
    for language in OWN_LETTERS:
        use(language, mono)


def _tables(language, mono):
    """Return the tables of a language for hal.font.use_script, None if there are none."""
    if mono:
        return None
    package = "app.texts." + language
    try:
        made = load_module(package, "letters")
    except ImportError:
        return None
    drop(package + ".letters")  # only the tables are needed
    size = len(made.FONTS[0][1])
    face = face_of(made.FIRST, made.CODES, size, made.GAP)
    return {cap: (face, index, made.DATA) for cap, index in made.FONTS}
