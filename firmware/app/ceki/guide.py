"""The guided hand of Ceki."""

from app.ceki import places, staged
from app.ceki.painter import HEAP
from app.ceki.words import caller_mark, card_name, kind_name
from app.table import guide
from app.table.panels import FRAMED
from app.texts.ceki_guide import ids
from engine.ceki import cards, sets
from engine.ceki.actions import TAKE, THROW
from engine.ceki.score import TRIPLE
from engine.compat import const

OPTIONS = {"players": 3}

_SET = const(3)  # cards of a kind
_LINE = const(4)  # pixels from such a frame to that line, at the lower edge of the cards


class Guide(guide.Guide):
    """A hand of three players, in which the player calls, waits and draws the card that wins."""

    area = "ceki_guide"

    def __init__(self, loop):
        """Sit down at the staged hand."""
        super().__init__(loop, "ceki", OPTIONS, OPTIONS["players"], staged)

    # What a page points at.

    def _kind(self, kind):
        """Return the rectangle around all own cards of a kind."""
        own = self.painter.displayed.hand
        found = [
            places.at(self.painter, at) for at in range(len(own)) if cards.kind_of(own[at]) == kind
        ]
        return guide.union(*found) if found else self.painter.layout.HAND

    def _set(self, kind):
        """Return a rectangle whose frame ends above the line below a set of a kind."""
        x, y, w, h = self._kind(kind)
        return x, y, w, h - _LINE

    def _counts(self):
        """Return the rectangle around the kinds and their counts."""
        layout = self.painter.layout
        x, y, step = layout.COUNTS
        return x, y, cards.KINDS * step, layout.MINI[1] + 2 + layout.FONT_COUNT.cap

    # What is said.

    def topics(self, view):
        """Return the pages about the aim, the first set, the count, the call and the prices."""
        layout = self.painter.layout
        right = self.painter.names[-1]
        pages = [self.page(ids.AIM, layout.HAND), self.page(ids.TURN, layout.HAND)]
        if view.drawn >= 0:
            kind = cards.kind_of(view.drawn)
            if cards.kinds_of_hand(view.hand)[kind] == _SET:
                pages.append(self.page(ids.GOT_SET, self._set(kind), kind_name(kind)))
        elif view.discards:
            x, y, w, h, step = layout.NOTE
            if self.painter.canvas.mono:
                h = step  # the first line: the panel has room for more of its text
            pages.append(self.page(ids.COUNT, (x, y, w, h)))
            if layout.COUNTS:
                pages.append(self.page(ids.COUNTS, self._counts()))
        if view.called[view.seat]:
            waits = ids.CALLED in self.explained
            pages.append(self.page(ids.CALLED, layout.HAND))
            own = self.painter.seats.cell(view.seat)
            pages.append(self.page(ids.MARKED, own, caller_mark(layout)))
            if waits:
                kind = kind_name(sets.awaited(cards.kinds_of_hand(view.hand)))
                pages.append(self.page(ids.PRICES, places.at(self.painter, HEAP), kind, right))
        return pages

    def proposal(self, view, action):
        """Return the text that proposes a move, and its values."""
        if action == TAKE:
            kind = kind_name(cards.kind_of(view.discards[-1]))
            return ids.TAKE, self.ok, self.painter.names[-1], kind
        if action >= THROW:
            face = action - THROW
            is_honour = cards.kind_of(face) >= cards.RANKS
            number = ids.HONOUR if is_honour else ids.ONE_OVER
            return number, self.ok, self.aside, card_name(face)
        if not view.called[view.seat]:
            return ids.DRAW, self.ok
        kind = kind_name(sets.awaited(cards.kinds_of_hand(view.hand)))
        return ids.AGAIN if ids.PRICES in self.explained else ids.WAIT, kind

    def show_bill(self, bill):
        """Turn to the page that says what the hand is worth and why."""
        if self.table.view.result.winner >= 0:
            bill.turn_to("reason")

    def bill(self, view):
        """Return the pages about a win by a card that the player drew, and the end."""
        result = view.result
        pages = []
        if (result.winner, result.how) == (view.seat, TRIPLE):
            worth, paid = self._parts_of_bill(view)
            pages = [self.page(ids.BILL, worth), self.page(ids.PAID, paid)]
        return pages + [self.page(ids.END, None, view.options["hands"])]

    def _parts_of_bill(self, view):
        """Return two rectangles on the bill: what the hand is worth, and what each one pays.

        Where the payments are on another page, both are the reason.
        """
        layout = self.painter.layout
        w = self.painter.canvas.width
        top, below = layout.BILL_REASON[1], layout.BILL_REASON[5]
        x, y, width, _, columns, step = layout.BILL_SCORES
        if y < below:
            reason = (0, top, w, below + layout.FONT_PAGE.height - top)
            return reason, reason
        top = layout.BILL_CARDS[1]
        heads = layout.BILL_HEADS
        rows = (view.players + columns - 1) // columns
        paid = (x, heads, columns * width, y - heads + rows * step)
        return (0, top, w, heads - FRAMED - top), paid
