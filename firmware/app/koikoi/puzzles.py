"""Koi-Koi's puzzles at the table: which card makes the yaku for sure."""

from app.core import theme
from app.koikoi.words import card_name, card_text, yaku_name
from app.table import puzzles
from app.texts.catalog import fill
from app.texts.learning import ids


class Puzzle(puzzles.Puzzle):
    """A hand, the field and both piles, with a yaku to be made."""

    game = "koikoi"

    def question(self):
        return fill(ids.ASK_KOIKOI, yaku_name(self.match.puzzle.named))

    def headline(self):
        return yaku_name(self.match.puzzle.named)

    def lay_out(self):
        """Lay out the hand, and on one bit, where the bar has little room, show the task."""
        super().lay_out()
        painter = self.table.painter
        if painter.canvas.mono:
            painter.headline = Headline(painter, fill(ids.GOAL, self.headline()))

    def place(self, piece):
        """Return the rectangle of a card of the hand."""
        painter = self.table.painter
        at = max(0, painter.displayed.hand.find(bytes((piece,))))
        hand = painter.hand
        return hand.card_x(at), hand.card_y(at), painter.cards.w, painter.cards.h

    def fault(self, piece):
        """Return what a card takes that is not the answer."""
        taken = self.match.puzzle.captures(piece)[0][1:]
        if not taken:
            return fill(ids.NONE_KOIKOI, card_text(piece))
        return fill(ids.LESS_KOIKOI, card_text(piece), _names(taken))

    def reason(self, piece, answer):
        """Return what the answer takes that makes the yaku, and before it what another takes."""
        puzzle = self.match.puzzle
        named = puzzle.named
        making = [some for some in puzzle.captures(answer) if named in puzzle.made_with(some)]
        why = fill(ids.WHY_KOIKOI, card_text(answer), _names(making[0][1:]), yaku_name(named))
        return why if piece == answer else self.fault(piece) + " " + why


class Headline:
    """The task in place of the round and the seats, while a card is chosen."""

    def __init__(self, painter, text):
        """Say `text` on the canvas of `painter`."""
        self.text = text
        self._painter = painter

    def draw(self):
        """Paint the task."""
        painter = self._painter
        x, y, w, h = painter.layout.GOAL
        painter.scenery.plate(painter.canvas, x, y, w, h, True)
        painter.canvas.text_centred(painter.layout.FONT, x, y, w, self.text, theme.INK)


def _names(some):
    """Return the names of cards as text."""
    return ", ".join([card_name(card) for card in some])
