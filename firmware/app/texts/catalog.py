"""The texts in use: one language at a time, and a game's texts only while the game is open.

The texts are translated in assets/texts (docs/translating.md); `make texts` makes modules of them:

    app/texts/AREA/ids.py    a constant for each text of an area; the area's number is in the upper
                             bits, so that a number alone says which text is meant
    app/texts/LANG/AREA.py   TEXTS, a tuple with these texts in a language

The area `table` has what every table says, GAME what one game's table says besides. GAME_setup
names the engine's options for the screen of a new match, which finds these texts by their names.
"""

from app.core.modules import drop
from app.texts.languages import AREAS, plural_form

_AREA_BITS = 8  # BASE of area n is n << 8

# The tuples of the areas that are loaded, by area number; None where nothing is.
_texts = [None] * len(AREAS)
_language = ["en"]


def load(area):
    """Load an area's texts in the language in use."""
    package = "app.texts." + _language[0]
    module = __import__(package + "." + area, None, None, ("x",))
    _texts[AREAS.index(area)] = module.TEXTS
    drop(package)  # the tuple is all we want of it


def need(area):
    """Load an area's texts unless they are loaded."""
    if _texts[AREAS.index(area)] is None:
        load(area)


def unload(area):
    """Forget an area's texts."""
    _texts[AREAS.index(area)] = None


def use(language):
    """Change the language, at once and for every area that is loaded."""
    _language[0] = language
    for number, texts in enumerate(_texts):
        if texts is not None:
            load(AREAS[number])


def language():
    """Return the language in use."""
    return _language[0]


def t(number):
    """Return a text. Allocates nothing, unless its area has to be loaded first."""
    texts = _texts[number >> _AREA_BITS]
    if texts is None:
        load(AREAS[number >> _AREA_BITS])
        texts = _texts[number >> _AREA_BITS]
    return texts[number & 255]


def fill(number, *values):
    """Return a text with its placeholders filled in."""
    return t(number).format(*values)


def fill_n(number, count, *values):
    """Return a plural text in the form that goes with a count, its placeholders filled in."""
    return t(number)[plural_form(_language[0], count)].format(*values)
