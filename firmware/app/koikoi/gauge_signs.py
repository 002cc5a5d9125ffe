"""One bit: how many cards the player lacks for each yaku, as nine signs with numbers.

A plus stands for a yaku that is made, a minus for one out of reach. Beside a wide field there is
room for the five nearest.
"""

from app.core import theme
from app.koikoi import progress, signs_sprites
from engine.compat import const

_ROWS = const(5)  # of two columns
_DOWN = const(6)  # from row to row
_ACROSS = const(15)
_NUMBER_X = const(7)


class Signs:
    """Draws the signs and numbers of the player's seat."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: digits five rows high."""
        self._canvas = canvas
        self._font = font

    def find(self, own, other, options, place):
        """Return what `draw` wants to know of a seat's pile and the other's: see progress.py."""
        return progress.lacking(own, other, options)

    def draw(self, found, place):
        """Draw on the bare ground of a place (x, y, w, h). found: a byte for each gauge."""
        numbers = range(len(found))
        if place[2] < _ACROSS:
            # One more is wanted first, then two; then what is out of reach, and what is made.
            nearest = sorted(numbers, key=lambda number: ((found[number] - 1) & 255, number))
            numbers = sorted(nearest[:_ROWS])
        for at, number in enumerate(numbers):
            lacking = found[number]
            x = place[0] + at // _ROWS * _ACROSS
            y = place[1] + at % _ROWS * _DOWN
            self._canvas.mask(signs_sprites.SIGN[number], x, y, theme.WHITE)
            text = self._canvas.digits(lacking)
            if lacking in (0, progress.NEVER):
                text = "-" if lacking else "+"
            self._canvas.text(self._font, x + _NUMBER_X, y - self._font.top, text, theme.WHITE)
