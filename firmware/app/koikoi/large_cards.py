"""Koi-Koi's cards on wide screens: half as large again as elsewhere, 35x53.

A card's picture is drawn with its upper left corner in its place, and then made larger there. So
the cards need no sprites of their own. All of a card must be within the screen. Nothing here
allocates after the constructor.
"""

from app.koikoi import art
from app.koikoi.art import PICTURE_H, PICTURE_W
from engine.compat import const
from hal import twins

_stretch = twins.load("stretch").stretch

_W = const(35)
_H = const(53)
_FRAMED_W = const(24)  # the picture with a frame of what is no ink
_SIDE = b"\xfe"
_BEYOND = b"\xff"


class LargeCards(art.Cards):
    """Draws cards on a canvas of sixteen inks; `small` draws them as on square screens."""

    def __init__(self, canvas, font, small_font, names):
        """Draw on `canvas`; font: for the months. small_font and names: see art.Cards."""
        art.Cards.__init__(self, canvas, font, PICTURE_W + 2, names)
        self.small = art.Cards(canvas, small_font, PICTURE_W + 2, names)
        self.w = _W
        self.h = _H
        row = _SIDE + bytes(PICTURE_W) + _SIDE
        self._inks = bytearray(_BEYOND * _FRAMED_W + row * PICTURE_H + _BEYOND * _FRAMED_W)

    def _face(self, card, x, y):
        art.Cards._face(self, card, x, y)
        self._enlarge(x, y)

    def _back(self, x, y):
        art.Cards._back(self, x, y)
        self._enlarge(x, y)

    def _enlarge(self, x, y):
        canvas = self._canvas
        if x < 0 or y < 0 or x + _W > canvas.width or y + _H > canvas.height:
            raise ValueError("the card does not fit")
        stride = (canvas.width + 1) >> 1
        _stretch(canvas.buffer, stride, x + 1, y + 1, self._inks, PICTURE_W, PICTURE_H)
