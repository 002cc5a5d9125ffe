"""Koi-Koi's cards in one bit: a cell of 14x15 with the month's number, its plant and the kind.

A diamond is a bright, a disc an animal, a bar with three dots a poetry ribbon, a hollow bar a
blue one, a filled bar a red one, a dot a plain. Nothing here allocates after the constructor.
"""

from app import theme
from app.koikoi import faces, marks_sprites
from engine.compat import const

_MARK_X = const(8)
_MARK_Y = const(2)
_PLANT_Y = const(7)
_NUMBER_W = const(8)  # of the corner that the number has
_NUMBER_H = const(7)


class MonoCards:
    """Draws cards on a canvas of one bit.

    font: for the months' numbers, five rows high. With `is_inverse` set cards are light on dark
    in a frame, which is how the cursor shows.
    """

    def __init__(self, canvas, font):
        """Draw cards on `canvas`."""
        self._canvas = canvas
        self._font = font
        self.is_inverse = False
        self.w = marks_sprites.FACE[1]
        self.h = marks_sprites.FACE[2]

    def draw(self, card, x, y):
        """Draw a card face up, or its back if card is negative."""
        canvas = self._canvas
        paper = theme.INK if self.is_inverse else theme.WHITE
        ink = theme.WHITE if self.is_inverse else theme.INK
        if card < 0:
            canvas.mask(marks_sprites.BACK, x, y, theme.WHITE, theme.INK)
            return
        canvas.mask(marks_sprites.FACE, x, y, paper, theme.INK)
        if self.is_inverse:
            canvas.frame(x, y, self.w, self.h, ink)
            canvas.rect(x, y, _NUMBER_W, _NUMBER_H, paper)  # or the number would grow into it
        month = card // 4
        canvas.text(self._font, x + 1, y, faces.NUMBERS[month], ink)
        canvas.mask(marks_sprites.PLANT[month], x + 1, y + _PLANT_Y, ink)
        canvas.mask(marks_sprites.MARK[faces.MARK[card]], x + _MARK_X, y + _MARK_Y, ink)

    def mark(self, x, y, ink, thick=1):
        """Frame the card at (x, y): `thick` pixels all around it."""
        for i in range(1, thick + 1):
            self._canvas.frame(x - i, y - i, self.w + 2 * i, self.h + 2 * i, ink)

    def small_back(self, x, y):
        """Draw a card of the opponent's hand, 8x11."""
        self._canvas.mask(marks_sprites.SMALL_BACK, x, y, theme.WHITE, theme.INK)
