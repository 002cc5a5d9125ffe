"""The texts in use: one language at a time, and of a game only while it is open.

An area is a package app/texts/AREA with

    ids.py       its numbers as constants, from its BASE on: 256 for each area; of a GAME_setup
                 the names by which app/shell/new_match.py finds them
    en.py it.py  TEXTS, a tuple with the text of BASE + n at n; {0}, {1} are filled in by `fill`
    slots.py     for the tests alone, see tests/host/test_texts.py: in which slots of the layouts
                 each text may stand, and its widest values

so that a number alone says which text is meant. `table` has what every table says, GAME what a
game's table says besides, and GAME_setup names the engine's options for the new-match screen.
"""

from app.core.modules import drop

_AREA_BITS = 8  # BASE of area n is n << 8
_AREAS = (
    "shell",
    "okey",
    "okey_setup",
    "table",
    "koikoi",
    "koikoi_setup",
    "ceki",
    "ceki_setup",
    "ceki_guide",
)

LANGUAGES = ("en", "it")

# The tuples of the areas that are loaded, by area number; None where nothing is.
_texts = [None] * len(_AREAS)
_language = ["en"]


def load(area):
    """Load an area's texts in the language in use."""
    path = "app.texts." + area + "." + _language[0]
    _texts[_AREAS.index(area)] = __import__(path, None, None, ("x",)).TEXTS
    drop(path)  # the tuple is all we want of it


def need(area):
    """Load an area's texts unless they are loaded."""
    if _texts[_AREAS.index(area)] is None:
        load(area)


def unload(area):
    """Forget an area's texts."""
    _texts[_AREAS.index(area)] = None


def use(language):
    """Change the language, at once and for every area that is loaded."""
    _language[0] = language
    for number, texts in enumerate(_texts):
        if texts is not None:
            load(_AREAS[number])


def language():
    """Return the language in use."""
    return _language[0]


def t(number):
    """Return a text. Allocates nothing, unless its area has to be loaded first."""
    texts = _texts[number >> _AREA_BITS]
    if texts is None:
        load(_AREAS[number >> _AREA_BITS])
        texts = _texts[number >> _AREA_BITS]
    return texts[number & 255]


def fill(number, *values):
    """Return a text with its placeholders filled in."""
    return t(number).format(*values)
