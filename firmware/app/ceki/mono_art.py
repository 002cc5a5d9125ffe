"""Ceki's cards in one bit, 12x24: the rank above, the suit's pip below; honours as pictures.

As on larger cards the border also shows the rank.
"""

from app.ceki import borders
from app.ceki import pips_sprites as art
from app.core import theme
from app.fonts import small
from engine.ceki import cards
from engine.compat import const

_W = const(12)
_H = const(24)
_BORDER_STEP = const(1)

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class MonoCards:
    """Draws cards on a canvas of one bit; font: five rows high, for the minis.

    With `is_inverse` set, cards are light on dark: the cursor is shown that way.
    """

    def __init__(self, canvas, font):
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
        if face >= cards.WHITE_FLOWER:
            self._honour(face, x, y, ink, paper)
            return
        rank = face % cards.RANKS + 1
        self._border(rank, x, y, ink, paper)
        font = small.FONT
        text = _RANKS[rank - 1]
        canvas.text(font, x + (_W - font.width(text)) // 2, y + 6 - font.top, text, ink)
        canvas.mask(art.LOW_PIP[face // cards.RANKS], x + 3, y + 14, ink)

    def _border(self, rank, x, y, ink, paper):
        paint = self._canvas.frame_buffer
        borders.draw(paint, rank, x + 1, y + 1, _W - 2, _H - 2, _BORDER_STEP, ink, paper)

    def _honour(self, face, x, y, ink, paper):
        """Draw a Flower in the border of the 1s, or Old Thousand, who has none."""
        honour = face - cards.WHITE_FLOWER
        body = art.SMALL_BODY[face == cards.OLD_THOUSAND]
        if face != cards.OLD_THOUSAND:
            self._border(1, x, y, ink, paper)
        self._canvas.mask(art.SMALL_HONOUR[honour], x + 2, y + 5, ink)
        self._canvas.mask(body, x + 2, y + 12, ink)

    def mini(self, face, x, y):
        """Write a discard, 7x6."""
        canvas = self._canvas
        if face >= cards.WHITE_FLOWER:
            canvas.mask(art.MINI_HONOUR[face - cards.WHITE_FLOWER], x, y + 1, theme.WHITE)
            return
        canvas.text(self._font, x + 2, y + 1 - self._font.top, _RANKS[face % 9], theme.WHITE)
