"""Ceki's cards in sixteen inks: tall and narrow, black bands at both ends, the rank in figures.

Suits tell themselves by their pips, honours by a picture and a border of their own; the three
faces with a red stamp bear it. Nothing here allocates after the constructor.
"""

from app import theme
from app.ceki import pips_sprites as art
from app.fonts import bold
from engine.ceki import cards, score
from engine.compat import const

MINI_W = const(9)
MINI_H = const(14)

_BAND = const(3)  # rows of black at either end
_PIP = const(5)
_STEP = const(7)  # from pip to pip

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
_INKS = bytes((theme.BLUE, theme.INK, theme.LEAF))  # of the suits
_HONOUR_INKS = bytes((theme.SLATE, theme.RED, theme.RED))
_NINE_OF_STRINGS = const(17)


class Cards:
    """Draws cards of w by h pixels; font: five rows high, for the minis."""

    def __init__(self, canvas, font, w, h):
        """Draw on `canvas`."""
        self._canvas = canvas
        self._font = font
        self.w = w
        self.h = h

    def draw(self, face, x, y):
        """Draw a card face up, or its back if face is negative."""
        if face < 0:
            self._back(x, y, self.w, self.h)
            return
        canvas = self._canvas
        w = self.w
        self._paper(x, y, w, self.h)
        canvas.rect(x, y + 1, w, _BAND, theme.INK)
        canvas.rect(x, y + self.h - 1 - _BAND, w, _BAND, theme.INK)
        if face >= cards.WHITE_FLOWER:
            self._honour(face - cards.WHITE_FLOWER, x, y)
            return
        suit = face // cards.RANKS
        rank = face % cards.RANKS
        is_stamped = face == _NINE_OF_STRINGS
        ink = theme.RED if is_stamped else theme.INK
        canvas.text(bold.FONT, x + 3, y + 6 - bold.FONT.top, _RANKS[rank], ink)
        self._pips(suit, rank + 1, x + (w - 2 * _STEP - _PIP) // 2, y + self.h - 27)
        if is_stamped:
            self._stamp(x, y)
        else:
            canvas.mask(art.PIP[suit], x + w - 9, y + 7, _INKS[suit])

    def mark(self, x, y, ink, thick=2):
        """Frame the card at (x, y): `thick` pixels all around it."""
        for i in range(1, thick + 1):
            self._canvas.frame(x - i, y - i, self.w + 2 * i, self.h + 2 * i, ink)

    def mini(self, face, x, y):
        """Draw a discard in small, 9x14: the rank, and below it the suit."""
        canvas = self._canvas
        canvas.rect(x, y, MINI_W, MINI_H, theme.IVORY)
        canvas.rect(x, y, MINI_W, 1, theme.INK)
        if face >= cards.WHITE_FLOWER:
            honour = face - cards.WHITE_FLOWER
            canvas.mask(art.SMALL_HONOUR[honour], x + 1, y + 3, _HONOUR_INKS[honour])
            return
        suit = face // cards.RANKS
        canvas.text(self._font, x + 3, y + 2 - self._font.top, _RANKS[face % 9], theme.INK)
        canvas.mask(art.PIP[suit], x + 2, y + 8, _INKS[suit])

    def small_back(self, x, y):
        """Draw a card of another's hand, 6x15."""
        self._back(x, y, 6, 15)

    def _back(self, x, y, w, h):
        canvas = self._canvas
        canvas.rect(x, y, w, h, theme.INK)
        canvas.rect(x + 1, y + 1, w - 2, h - 2, theme.RED)
        if w > 8:
            canvas.frame(x + 3, y + 3, w - 6, h - 6, theme.PINK)

    def _paper(self, x, y, w, h):
        self._canvas.rect(x, y, w, h, theme.INK)
        self._canvas.rect(x + 1, y + 1, w - 2, h - 2, theme.IVORY)

    def _pips(self, suit, count, x, y):
        """Draw as many pips as the rank, three in a row."""
        mask = art.PIP[suit]
        ink = _INKS[suit]
        for i in range(count):
            self._canvas.mask(mask, x + i % 3 * _STEP, y + i // 3 * _STEP, ink)

    def _honour(self, honour, x, y):
        ink = _HONOUR_INKS[honour]
        picture = art.HONOUR[honour]
        canvas = self._canvas
        canvas.rect(x + 2, y + 5, self.w - 4, 2, ink)
        canvas.mask(picture, x + (self.w - picture[1]) // 2, y + (self.h - picture[2]) // 2, ink)
        if honour:
            self._stamp(x, y)

    def _stamp(self, x, y):
        self._canvas.mask(art.STAMP, x + self.w - 10, y + 6, theme.RED)

    def case(self, how, x, y):
        """Draw how a card came to the winner, 84x24: drawn, thrown, taken; score.SIMPLE ..."""
        canvas = self._canvas
        if how == score.TRIPLE:
            self._drawn(x + 14, y)
            canvas.mask(art.PLAYER, x + 46, y + 8, theme.GOLD)
            return
        if how == score.SIMPLE:
            self._drawn(x, y)
        else:
            for i in range(3):
                canvas.mask(art.LEAF, x + i * 4, y + 7, theme.IVORY, theme.SLATE)
            canvas.mask(art.GOES, x + 18, y + 8, theme.WHITE)
        canvas.mask(art.PLAYER, x + 28, y + 8, theme.SKY)
        canvas.mask(art.GOES, x + 42, y + 8, theme.WHITE)
        canvas.mask(art.LEAF, x + 53, y + 7, theme.INK, theme.IVORY)
        canvas.mask(art.GOES, x + 62, y + 8, theme.WHITE)
        canvas.mask(art.PLAYER, x + 73, y + 8, theme.GOLD)

    def _drawn(self, x, y):
        """Draw the stock, and that a card of it is drawn."""
        self._canvas.mask(art.HEAPED, x, y + 7, theme.RED, theme.INK)
        self._canvas.mask(art.GOES, x + 14, y + 8, theme.WHITE)
