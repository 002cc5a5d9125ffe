"""The face of one of the people of app/core/people.py, with an expression.

It is loaded where a face is shown: on the ladder, on the screen of a new match and at a match's
end. An expression tells only what is public: the winner is pleased. Nothing is painted outside the
face's rectangle.
"""

from app.core import people, theme
from app.core.modules import drop
from engine.compat import const, load_module

WAITS = const(0)
PLEASED = const(1)
ANNOYED = const(2)

_BROWS = {  # their inks, by person
    "okey": bytes((theme.GREY, theme.WOOD, theme.WOOD, theme.WHITE)),
    "koikoi": bytes((theme.GREY, theme.INK, theme.INK, theme.SLATE)),
    "ceki": bytes((theme.INK, theme.INK, theme.INK, theme.WOOD)),
}


class Portrait:
    """The face of the person with a style at a game. w, h: its size."""

    def __init__(self, canvas, game, style):
        """Load the art of the game's people."""
        self._canvas = canvas
        kind = "mono" if canvas.mono else "colour"
        person = [known for known, _, _, _ in people.PEOPLE[game]].index(style)
        self._base = load_module("app." + game, "people_" + kind).PERSON[person]
        self._features = load_module("app.table", "features_" + kind)
        self._brow = _BROWS[game][person]
        self.w = self._base[1]
        self.h = self._base[2]

    def draw(self, x, y, expression):
        """Paint it with its upper left corner at (x, y), on a ground of the game's colour."""
        canvas = self._canvas
        features = self._features
        if canvas.mono:
            canvas.mask(self._base, x, y, theme.INK, theme.WHITE)
            canvas.mask(features.FEATURES[expression], x + 4, y + 5, theme.INK)
            return
        canvas.rect(x, y, self.w, self.h, theme.FELT_LIGHT)
        canvas.sprite(self._base, x, y)
        canvas.mask(features.BROW[expression], x + 10, y + 12, self._brow)
        canvas.mask(features.EYE[expression], x + 10, y + 15, theme.INK)
        canvas.mask(features.SHINE[expression], x + 10, y + 15, theme.WHITE)
        canvas.mask(features.LIP[expression], x + 13, y + 22, theme.RED)
        canvas.mask(features.TEETH[expression], x + 13, y + 22, theme.WHITE)


def at_the_end(winners, seat):
    """Return the expression with which a seat takes the end of a match. winners: its seats."""
    if len(winners) != 1:
        return WAITS
    return PLEASED if seat in winners else ANNOYED


def unload(game):
    """Drop the art and this module."""
    own = "app." + game
    drop(own + ".people_colour", own + ".people_mono")
    drop("app.table.features_colour", "app.table.features_mono", "app.table.portraits")
