"""The loaded texts: one language at a time, and a game's texts only while the game is open.

The texts are translated in assets/texts (docs/translating.md); `make texts` makes modules of them:

    app/texts/AREA/ids.py    a constant for each text of an area; the area's number is in the upper
                             bits, so that the constant alone identifies the text
    app/texts/LANG/AREA.py   TEXTS, a tuple with the area's texts in a language

A build compresses the areas that no table needs in play (tools/build/deflated.py).

The area `table` has the texts of every table; the area GAME has the further texts of one game's
table. The area GAME_setup has the texts of the engine's options for the screen of a new match,
which finds the texts by their names. The area `people` has what people say.
"""

from app.core.modules import drop
from app.texts.languages import AREAS, DOTTED_I, OWN_LETTERS, plural_form
from engine.compat import load_module

_AREA_BITS = 8  # BASE of area n is n << 8
_SPECIAL = OWN_LETTERS + DOTTED_I  # languages for which app/texts/letters.py changes the fonts

# The TEXTS of each loaded area, by area number; None for an area that is not loaded.
_texts: list = [None] * len(AREAS)
_language = ["en"]


def load(area):
    """Load an area's texts in the language in use."""
    package = "app.texts." + _language[0]
    texts = load_module(package, area).TEXTS
    drop(package)  # only the tuple is needed
    if isinstance(texts, bytes):
        texts = _inflated(texts)
    _texts[AREAS.index(area)] = texts


def _inflated(packed):
    """Return the texts of an area that a build has compressed (tools/build/deflated.py).

    A build runs on MicroPython alone, which has the module deflate.
    """
    from io import BytesIO

    from deflate import DeflateIO

    lines = DeflateIO(BytesIO(packed))
    texts = []
    line = lines.readline()
    while line:
        texts.append(line[:-1].decode())
        line = lines.readline()
    return tuple(texts)


def need(area):
    """Load an area's texts unless they are loaded."""
    if _texts[AREAS.index(area)] is None:
        load(area)


def person(place):
    """Return what a person says, by place in the alphabetical order of all styles."""
    package = "app.texts." + _language[0]
    said = load_module(package, "people").TEXTS[place]
    drop(package)
    return said.split("\n")


def unload(area):
    """Unload an area's texts and their constants."""
    _texts[AREAS.index(area)] = None
    drop("app.texts." + area)


def use(language, mono=False):
    """Change the language, and load every loaded area again in it.

    mono: whether on a one-bit screen. A language that cannot be drawn gives way to English.
    """
    if language in _SPECIAL or _language[0] in _SPECIAL:
        from app.texts import letters

        if not letters.use(language, mono):
            language = "en"
        drop("app.texts.letters")
    _language[0] = language
    for number, texts in enumerate(_texts):
        if texts is not None:
            load(AREAS[number])


def language():
    """Return the language in use."""
    return _language[0]


def t(number):
    """Return a text, and load its area first if needed. Allocates only when it loads an area."""
    texts = _texts[number >> _AREA_BITS]
    if texts is None:
        load(AREAS[number >> _AREA_BITS])
        texts = _texts[number >> _AREA_BITS]
    return texts[number & 255]


def fill(number, *values):
    """Return a text with its placeholders filled in."""
    return t(number).format(*values)


def fill_n(number, count, *values):
    """Return the form of a plural text for a count, with its placeholders filled in."""
    return t(number)[plural_form(_language[0], count)].format(*values)
