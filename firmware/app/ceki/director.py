"""Animates the events of a Ceki table: the deal, cards drawn, taken and thrown, calls, wins."""

from app.ceki.painter import HEAP, STOCK
from app.ceki.words import event_text, face_text, kind_text
from app.core.cues import CALLED, DEALT, DRAWN, LAID, TAKEN, YAKU
from app.table import director
from app.table.director import GLANCE_MS, LOOK_MS
from app.table.names import brief
from app.table.speech import CALLS, GREETS, ROBBED
from app.texts.catalog import fill_n, t
from app.texts.ceki import ids
from engine.ceki import events, score
from engine.compat import const

_BACK = const(-1)  # a card on its way face down
_PACKET = const(2)  # cards dealt at a time
_PACKETS = const(4)  # to each seat
_AT_ONCE = const(4)  # packets dealt at a time; at most three of them move
_DEAL_MS = const(120)


class Director(director.Director):
    """Shows the events of Ceki."""

    cues = {
        events.DEALT: DEALT,
        events.DREW: DRAWN,
        events.TOOK: TAKEN,
        events.THREW: LAID,
        events.CALLED: CALLED,
        events.WON: YAKU,
    }
    moves = (events.DREW, events.TOOK, events.THREW, events.CALLED, events.PASSED)

    def __init__(self, table):
        """Play at `table`, whose painter is there."""
        deck = table.painter.cards
        super().__init__(table, deck.w, deck.h)
        self._has_taken = False  # the event before was a take
        self._scripts = {
            events.HAND_STARTED: self._hand,
            events.DEALT: self._deal,
            events.DREW: self._drew,
            events.TOOK: self._took,
            events.THREW: self._threw,
            events.CALLED: self._called,
            events.PASSED: self._passed,
            events.RESHUFFLED: self._reshuffled,
            events.WON: self._won,
            events.VOID: self._void,
            events.PAID: self._paid,
            events.SCORED: self._scored,
        }

    def piece(self, kind, x, y):
        """Paint a card that is on its way."""
        self.painter.cards.draw(kind, x, y)

    def text_of(self, event):
        """Return an event in words for the player, None if it needs no words."""
        return event_text(event, self.you, self.painter.names, self.painter.canvas)

    def play(self, event):
        self.tell(event)
        script = self._scripts.get(event[0])
        return script(event) if script else self._noted(event)

    def tell(self, event):
        """Say an event in the bar, and note a take; at the end of a hand its notes go."""
        if event[0] == events.HAND_STARTED:
            self.painter.bar.forget()
        elif event[0] in (events.WON, events.VOID):
            self.painter.show_notes("", "")
        told = super().tell(event)
        self._has_taken = event[0] == events.TOOK
        return told

    def moment_of(self, event):
        """ROBBED: of the seats that have called, the next one after the winner."""
        code = event[0]
        displayed = self.painter.displayed
        if code == events.DEALT:
            return -1, GREETS
        if code == events.CALLED:
            return event[1], CALLS
        if code == events.WON:
            for step in range(1, displayed.players):
                seat = (event[1] + step) % displayed.players
                if displayed.laid[seat]:
                    return seat, ROBBED
        return None

    def briefs_of(self, event):
        """Return a throw in fewer words, and in the fewest.

        They tell whether a card was taken before it: what is not thrown needs no words then.
        """
        code = event[0]
        names = self.painter.names
        canvas = self.painter.canvas
        if code in (events.HAND_STARTED, events.DEALT, events.DREW, events.TOOK):
            return ("",)
        text = event_text(event, self.you, names, canvas, kind_text)
        if code != events.THREW:
            return (text,)
        card = face_text(event[2], canvas, kind_text)
        briefs = brief(names[event[1]], card, self._has_taken)
        return briefs if self._has_taken else (text,) + briefs

    def follow(self, event):
        """Apply an event to `displayed`; the view has the own hand."""
        if event[0] == events.HAND_STARTED:
            self.painter.displayed.begin_round(event[1], event[2])
        else:
            self.painter.displayed.apply(event)

    def _noted(self, event):
        """Show an event that changes nothing in the picture."""
        self.painter.displayed.apply(event)
        yield from self.wait(0)

    # The deal.

    def _hand(self, event):
        painter = self.painter
        painter.displayed.begin_round(event[1], event[2])
        painter.show_notes("", "")
        painter.paint_all()
        yield from self.wait(LOOK_MS)

    def _deal(self, event):
        """Deal packets of two, four times round, and look at the own cards when all are there."""
        painter = self.painter
        displayed = painter.displayed
        order = [(event[1] + i) % displayed.players for i in range(displayed.players)]
        for _ in range(_PACKETS):
            for first in range(0, len(order), _AT_ONCE):
                yield from self._packets(order[first : first + _AT_ONCE])
        displayed.hold(self.view)
        painter.paint_own_hand()
        displayed.turn = event[1]
        painter.seats.draw(event[1])
        yield from self.wait(LOOK_MS)

    def _packets(self, seats):
        """Deal a packet to each of at most four seats."""
        painter = self.painter
        displayed = painter.displayed
        start = painter.layout.STOCK
        ms = self.paced(_DEAL_MS)
        self.animation.begin(self.now_ms)
        for i, seat in enumerate(seats):
            end = painter.seats.from_place(seat)
            self.animation.start(_BACK, start[0], start[1], end[0], end[1], ms, ms * i // 3)
        yield from self.moving()
        displayed.stock -= _PACKET * len(seats)
        for seat in seats:
            displayed.hands[seat] += _PACKET
            painter.seats.draw(seat)
        painter.paint_stock()

    # A turn.

    def _drew(self, event):
        painter = self.painter
        displayed = painter.displayed
        displayed.apply(event)
        painter.paint_stock()
        yield from self._comes(event[1], event[2], painter.place_of(STOCK))

    def _took(self, event):
        painter = self.painter
        displayed = painter.displayed
        displayed.apply(event)
        painter.paint_heap()
        yield from self._comes(event[1], event[3], painter.place_of(HEAP))

    def _comes(self, seat, face, start):
        """A card flies to a seat's hand."""
        painter = self.painter
        self._turn_is(seat)
        if seat != self.viewer:
            yield from self.fly(face, start, painter.seats.from_place(seat))
            painter.seats.draw(seat)
            yield from self.wait(GLANCE_MS)
            return
        displayed = painter.displayed
        displayed.hold(self.view)
        painter.spread()
        at = displayed.hand.find(bytes((face,)))
        if displayed.own_laid:
            at = len(displayed.hand) - 1
        yield from self.fly(face, start, painter.place_of(at))
        painter.paint_own_hand()
        yield from self.wait(LOOK_MS if displayed.own_laid else 0)

    def _turn_is(self, seat):
        """Light the plate of the seat at turn, and put out the one before."""
        painter = self.painter
        painter.seats.draw(painter.displayed.previous(seat))
        painter.seats.draw(seat)

    def _threw(self, event):
        painter = self.painter
        displayed = painter.displayed
        seat, face = event[1], event[2]
        end = painter.place_of(HEAP)
        if seat == self.viewer:
            at = displayed.hand.find(bytes((face,)))
            if displayed.own_laid:
                at = len(displayed.hand) - 1
            start = painter.place_of(at)
            displayed.hold(self.view)
            painter.paint_own_hand()
        else:
            start = painter.seats.from_place(seat)
        displayed.hands[seat] -= 1
        painter.seats.draw(seat)
        displayed.hands[seat] += 1
        yield from self.fly(face, start, end)
        displayed.apply(event)
        displayed.count(self.view)
        painter.paint_heap()
        self._turn_is(displayed.turn)
        if seat != self.viewer:
            yield from self.wait(LOOK_MS)

    # Calls and wins.

    def _called(self, event):
        """Lay down the pair of a seat that has called, and say so."""
        painter = self.painter
        displayed = painter.displayed
        displayed.apply(event)
        painter.seats.draw(event[1])
        self._turn_is(displayed.turn)
        if event[1] == self.viewer:
            displayed.hold(self.view)
            painter.paint_own_hand()
            painter.paint_heap()
        text = self.spoken or fill_n(ids.LAYS, event[2], event[2])
        yield from self.shout(t(ids.KEY_CALL), text)

    def _passed(self, event):
        """Show that the turn goes to the next seat; not calling is silent."""
        displayed = self.painter.displayed
        displayed.apply(event)
        self._turn_is(displayed.turn)
        yield from self.wait(0)

    def _reshuffled(self, event):
        painter = self.painter
        painter.displayed.apply(event)
        painter.displayed.count(self.view)
        painter.paint_heap()
        painter.paint_stock()
        yield from self.wait(LOOK_MS)

    def _won(self, event):
        """Show who wins, and in very large letters the points from all who pay.

        A discard flies to the winner first.
        """
        result = self.view.result
        if result.how != score.TRIPLE:
            self.painter.displayed.apply(event)
            self.painter.paint_heap()
            yield from self._comes(event[1], event[3], self.painter.place_of(HEAP))
        moved = (score.PAYS, score.SCORES)
        points = sum([line.points for line in result.bill if line.what in moved])
        yield from self.shout("+" + str(points), self.painter.bar.last)

    def _void(self, event):
        yield from self.banner(t(ids.VOID))

    def _paid(self, event):
        yield from self._points(event, event[2], event[3])

    def _scored(self, event):
        yield from self._points(event, event[1], event[2])

    def _points(self, event, seat, points):
        """Let points fly to the name of a seat, and then show the new scores."""
        painter = self.painter
        yield from self.fly_points("+" + str(points), painter.seats.from_place(seat))
        painter.displayed.apply(event)
        painter.paint_scores()
        yield from self.show()
