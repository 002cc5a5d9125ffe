"""Ceki's cards on wide screens: half as large again as on square ones, 32x83.

What is in the middle of a face has art of its own (assets/ceki/wide.txt). The rest is drawn into a
small picture, and from there larger into its place. All of a card must be within the screen.
Nothing here allocates after the constructor.
"""

from app.ceki import art, wide_sprites
from app.core import theme
from engine.compat import NATIVE, const
from hal.canvas import Canvas

if NATIVE:
    from hal.native.stretch import stretch
else:
    from hal.plain.stretch import stretch

_W = const(32)
_H = const(83)
_SMALL_W = const(22)
_SMALL_H = const(56)
_FRAMED_W = const(24)  # a small card within the columns that `stretch` wants at its sides
_MINI_W = const(10)  # of a small card that is to be made larger; both its sides are even
_FIELD_Y = const(27)  # where the middle of a face begins
_FIELD_BELOW = const(10)  # rows below it


class WideCards(art.Cards):
    """Draws cards on a canvas of sixteen inks."""

    sprites = wide_sprites
    field_y = _FIELD_Y
    field_below = _FIELD_BELOW
    strand = wide_sprites.STRAND

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: five rows high, for the minis."""
        art.Cards.__init__(self, canvas, font, _W, _H)
        self._picture = Canvas(_FRAMED_W, _SMALL_H)
        self._picture.fill(theme.INK)
        self._drawn = art.Cards(self._picture, font, _SMALL_W, _SMALL_H)

    def draw(self, face, x, y):
        """Draw a card face up, or its back if face is negative."""
        if face < 0:
            self.back(x, y)
            return
        self._drawn.frame(face, 1, 0)
        self.canvas.frame(x, y, _W, _H, theme.INK)
        self._enlarge(x + 1, y + 1, _SMALL_W - 2, _SMALL_H - 2)
        self.middle(face, x, y)

    def mini(self, face, x, y):
        """Draw a discard in small, 15x21."""
        picture = self._picture
        picture.rect(0, 0, _FRAMED_W, art.MINI_H + 2, theme.INK)
        picture.rect(2, 2, _MINI_W, art.MINI_H - 1, theme.IVORY)
        self._drawn.mini(face, 2, 1)
        self._enlarge(x, y, _MINI_W, art.MINI_H)

    def _enlarge(self, x, y, w, h):
        """Draw the picture, whose size is w by h, half as large again."""
        canvas = self.canvas
        if x < 0 or y < 0 or x + 3 * w // 2 > canvas.width or y + 3 * h // 2 > canvas.height:
            raise ValueError("the card does not fit")
        canvas.touch(x, y, 3 * w // 2, 3 * h // 2)
        small = self._picture.buffer
        stride = (canvas.width + 1) >> 1
        stretch(small, canvas.buffer, stride, _FRAMED_W // 2, x, y, w, h)
