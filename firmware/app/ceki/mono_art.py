"""Ceki's cards in one bit, 12x25: the rank above, the suit's pip below; honours as pictures."""

from app import theme
from app.ceki import pips_sprites as art
from app.fonts import small
from engine.ceki import cards
from engine.compat import const

_W = const(12)
_H = const(25)

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class MonoCards:
    """Draws cards on a canvas of one bit; font: five rows high, for the minis.

    With `is_inverse` set cards are light on dark, which is how the cursor shows.
    """

    def __init__(self, canvas, font):
        """Draw on `canvas`."""
        self._canvas = canvas
        self._font = font
        self.is_inverse = False
        self.w = _W
        self.h = _H

    def draw(self, face, x, y):
        """Draw a card face up, or its back if face is negative."""
        canvas = self._canvas
        paper = theme.INK if self.is_inverse else theme.WHITE
        ink = theme.WHITE if self.is_inverse else theme.INK
        canvas.rect(x, y, _W, _H, theme.WHITE)
        canvas.rect(x + 1, y + 1, _W - 2, _H - 2, paper)
        if face < 0:
            canvas.frame(x + 2, y + 2, _W - 4, _H - 4, ink)
            return
        canvas.rect(x + 1, y + 1, _W - 2, 2, ink)
        canvas.rect(x + 1, y + _H - 3, _W - 2, 2, ink)
        if face >= cards.WHITE_FLOWER:
            canvas.mask(art.SMALL_HONOUR[face - cards.WHITE_FLOWER], x + 2, y + 9, ink)
            return
        font = small.FONT
        text = _RANKS[face % cards.RANKS]
        canvas.text(font, x + (_W - font.width(text)) // 2, y + 5 - font.top, text, ink)
        canvas.mask(art.PIP[face // cards.RANKS], x + 3, y + 15, ink)

    def mini(self, face, x, y):
        """Write a discard, 7x9."""
        canvas = self._canvas
        if face >= cards.WHITE_FLOWER:
            canvas.mask(art.SMALL_HONOUR[face - cards.WHITE_FLOWER], x, y + 1, theme.WHITE)
            return
        canvas.text(self._font, x + 2, y + 1 - self._font.top, _RANKS[face % 9], theme.WHITE)
