"""Koi-Koi's puzzles at the table: which card makes the yaku for sure."""

# pyright: reportIncompatibleMethodOverride=false

from app.koikoi.table import Table
from app.koikoi.words import card_text, yaku_name
from app.table.puzzles import Solving
from app.texts.catalog import fill
from app.texts.puzzles import ids


class Puzzles(Solving, Table):
    """A hand, the field and both piles, with a yaku to be made."""

    game = "koikoi"
    kind = Table

    def question(self):
        """Return the question."""
        return fill(ids.ASK_KOIKOI, yaku_name(self.match.puzzle.named))

    def headline(self):
        """Return the yaku to be made."""
        return yaku_name(self.match.puzzle.named)

    def reason(self, piece, answer):
        """Return which card takes what makes the yaku."""
        return fill(ids.WHY_KOIKOI, card_text(answer), yaku_name(self.match.puzzle.named))

    def place(self, piece):
        """Return the rectangle of a card of the hand."""
        painter = self.painter
        at = max(0, painter.displayed.hand.find(bytes((piece,))))
        return painter.hand_x(at), painter.hand_y(at), painter.cards.w, painter.cards.h
