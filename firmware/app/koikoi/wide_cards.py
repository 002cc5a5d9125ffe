"""Koi-Koi's cards on wide screens: half as large again as elsewhere, 35x53.

A card's picture is drawn into a small picture of its own, and from there larger into its place.
So the cards need no sprites of their own. All of a card must be within the screen. Nothing here
allocates after the constructor.
"""

from app.core import theme
from app.koikoi import art, colour_sprites
from app.koikoi.art import PICTURE_H, PICTURE_W
from engine.compat import NATIVE, const
from hal.canvas import Canvas

if NATIVE:
    from hal.native.stretch import stretch
else:
    from hal.plain.stretch import stretch

_W = const(35)
_H = const(53)
# The small picture lies within a frame of the ink that surrounds a card.
_FRAMED_W = const(26)
_FRAMED_H = const(36)
_LEFT = const(2)
_TOP = const(1)


class WideCards(art.Cards):
    """Draws cards on a canvas of sixteen inks; `small` draws them as on square screens."""

    def __init__(self, canvas, font, small_font, names):
        """Draw on `canvas`; font: for the months. small_font and names: see art.Cards."""
        art.Cards.__init__(self, canvas, font, PICTURE_W + 2, names)
        self.small = art.Cards(canvas, small_font, PICTURE_W + 2, names)
        self.w = _W
        self.h = _H
        self._picture = Canvas(_FRAMED_W, _FRAMED_H)
        self._picture.fill(theme.INK)

    def _face(self, card, x, y):
        self._picture.collage(self.sheet, card, _LEFT, _TOP)
        self._enlarge(x, y)

    def back(self, x, y):
        self._picture.mask(colour_sprites.BACK, _LEFT, _TOP, self.pattern, self.ground)
        self._enlarge(x, y)

    def _enlarge(self, x, y):
        canvas = self.canvas
        if x < 0 or y < 0 or x + _W > canvas.width or y + _H > canvas.height:
            raise ValueError("the card does not fit")
        small = self._picture.buffer
        stride = (canvas.width + 1) >> 1
        x += 1
        y += 1
        stretch(small, canvas.buffer, stride, _FRAMED_W // 2, x, y, PICTURE_W, PICTURE_H)
