"""Koi-Koi's cards in one bit: a cell of 14x15 with the month's number, its plant and the kind.

A diamond is a bright, a disc an animal, a bar with three dots a poetry ribbon, a hollow bar a
blue one, a filled bar a red one, a dot a plain. Nothing here allocates after the constructor.
"""

from app.core import theme
from app.koikoi import card_facts, marks_sprites
from app.koikoi.card_facts import CHOSEN, UNMARKED
from engine.compat import const

_MARK_X = const(8)
_MARK_Y = const(2)
_PLANT_Y = const(7)
_NUMBER_W = const(8)  # of the corner that the number has
_NUMBER_H = const(7)
_WILLOW = const(10)  # the month that has one plain


class MonoCards:
    """Draws cards on a canvas of one bit.

    font: for the months' numbers, five rows high.
    """

    def __init__(self, canvas, font):
        self._canvas = canvas
        self._font = font
        self.w = marks_sprites.FACE[1]
        self.h = marks_sprites.FACE[2]

    def draw(self, card, x, y, mark=UNMARKED):
        """Draw a card face up, or its back if card is negative.

        mark: the number of a MATCH is light on dark, and so is a whole CHOSEN card.
        """
        canvas = self._canvas
        if card < 0:
            canvas.mask(marks_sprites.BACK, x, y, theme.WHITE, theme.INK)
            return
        paper = theme.WHITE
        ink = theme.INK
        if mark == CHOSEN:
            paper, ink = ink, paper
        canvas.mask(marks_sprites.FACE, x, y, paper, theme.INK)
        if mark == CHOSEN:
            canvas.frame(x, y, self.w, self.h, ink)
        month = card // 4
        canvas.mask(marks_sprites.PLANT[month], x + 1, y + _PLANT_Y, ink)
        canvas.mask(marks_sprites.MARK[card_facts.LOOK[card]], x + _MARK_X, y + _MARK_Y, ink)
        if mark:
            ink = theme.WHITE
            canvas.rect(x, y, _NUMBER_W, _NUMBER_H, theme.INK)  # a frame would touch the number
        canvas.text(self._font, x + 1, y, card_facts.NUMBERS[month], ink)

    def sign(self, sign, x, y, is_chosen):
        """Write a sign over the plant of a card at (x, y); the number says the month too."""
        canvas = self._canvas
        paper = theme.INK if is_chosen else theme.WHITE
        ink = theme.WHITE if is_chosen else theme.INK
        canvas.rect(x + 1, y + _PLANT_Y, 6, 7, paper)
        canvas.text_centred(self._font, x + 1, y + _PLANT_Y, 6, sign, ink)

    def listed(self, card, x, y, is_others, step):
        """Draw a card below the list of yaku, light on dark if the opponent has it.

        Plains with a `step` below nine pixels are drawn as narrow slips.
        """
        if step < 9:
            self.slip(card, x, y, is_others)
        else:
            self.draw(card, x, y, CHOSEN if is_others else UNMARKED)

    def slip(self, card, x, y, is_others):
        """Draw a plain in a row of them, 4x15: hollow if the other has it.

        The month's number stands above it once, where there is most room.
        """
        canvas = self._canvas
        month = card >> 2
        if card & 3 == 2 or month == _WILLOW or card_facts.LOOK[card] != card_facts.PLAIN:
            canvas.text(self._font, x, y - 1, card_facts.NUMBERS[month], theme.WHITE)
        canvas.rect(x, y + _PLANT_Y, 4, 8, theme.WHITE)
        if is_others:
            canvas.rect(x + 1, y + _PLANT_Y + 1, 2, 6, theme.INK)
