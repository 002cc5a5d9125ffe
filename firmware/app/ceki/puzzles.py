"""Ceki's puzzles at the table: which card the next player surely cannot win by."""

from app.ceki.words import kind_name, kinds_text
from app.table import puzzles
from app.texts.catalog import fill
from app.texts.learning import ids
from engine.ceki import cards
from engine.ceki.puzzles import CALLER


class Puzzle(puzzles.Puzzle):
    """A hand of nine cards, beside a player who has called."""

    game = "ceki"
    asks_each = True  # who has called, and what was thrown since, is another thing each time

    def question(self):
        """Return the question, with what the caller has drawn and thrown since."""
        thrown = self.match.puzzle.thrown
        name = self.table.painter.names[CALLER]
        kinds = bytes([kind for kind in range(cards.KINDS) if thrown >> kind & 1])
        if not kinds:
            return fill(ids.ASK_CEKI, name, self.table.view.called[CALLER])
        return fill(ids.ASK_CEKI_THROWN, name, self.table.view.called[CALLER], kinds_text(kinds))

    def place(self, piece):
        """Return the rectangle of a card of the hand."""
        painter = self.table.painter
        at = max(0, painter.displayed.hand.find(bytes((piece,))))
        return painter.hand_x(at), painter.hand_y(at), painter.cards.w, painter.cards.h

    def fault(self, piece):
        """Return that the caller may be waiting for a card."""
        name = self.table.painter.names[CALLER]
        return fill(ids.MAY_WAIT, name, kind_name(cards.kind_of(piece)))

    def reason(self, piece, answer):
        """Return why the caller cannot wait for the answer, and that it may for the other."""
        name = self.table.painter.names[CALLER]
        kind = cards.kind_of(answer)
        if self.match.puzzle.thrown >> kind & 1:
            why = fill(ids.WHY_THROWN, kind_name(kind), name)
        else:
            live = self.table.view.live(kind)
            why = fill(ids.WHY_SHORT, kind_name(kind), live, self.table.view.called[CALLER], name)
        return why if piece == answer else self.fault(piece) + " " + why
