"""The match as the Ceki table shows it now: it follows the events one by one, behind the state."""

from engine.ceki import cards, events
from engine.ceki.phases import CALLING, TAKING, THROWING
from engine.ceki.score import TRIPLE

NOBODY = -1
NO_CARD = -1


class Displayed:
    """The public side of a match as it stands in the picture.

    viewer                 the seat that the picture is for
    players, options       how many seats; settings
    round_no, dealer       of the hand in play
    turn                   the seat at turn, NOBODY for none
    scores, hands, laid    per seat: points, cards held (those laid down included), cards laid down
    stock                  cards left in it
    heap                   bytearray of faces, the discards, the top last
    origin, thrower        how the top discard arose (see events.py), and whose it was; or -1
    hand                   bytes, the own cards in the order they lie: first those in the hand,
                           then those laid down, then the card that a caller has just drawn
    own_laid               how many of them are laid down
    live                   bytes, per kind how many cards the player cannot place
    """

    def __init__(self, view):
        """Show what `view` shows."""
        self.viewer = view.seat
        self.players = view.players
        self.thrower = NOBODY
        self.catch_up(view)

    def catch_up(self, view):
        """Copy from the view, once all events are shown, what no event tells: whose turn it is."""
        self.options = view.options
        self.round_no = view.round_no
        self.dealer = view.dealer
        self.turn = view.turn if view.result is None else NOBODY
        self.scores = list(view.scores)
        self.hands = list(view.hand_sizes)
        self.laid = list(view.called)
        self.stock = view.stock
        self.heap = bytearray(view.discards)
        self.origin = view.origin
        if view.origin < 0:
            self.thrower = NOBODY
        elif view.phase == CALLING:
            self.thrower = view.turn
        elif view.phase in (TAKING, THROWING):
            self.thrower = self.previous(view.turn)
        self.hold(view)

    def hold(self, view):
        """Set the own cards."""
        self.own_laid = view.called[self.viewer]
        self.hand = _in_order(view)
        self.count(view)

    def count(self, view):
        """Take over how many cards of each kind the player cannot place."""
        self.live = bytes([view.live(kind) for kind in range(cards.KINDS)])

    def thrown(self):
        """Return how many cards of each kind lie on the heap, as a bytearray."""
        counts = bytearray(cards.KINDS)
        for face in self.heap:
            counts[cards.kind_of(face)] += 1
        return counts

    def may_win(self):
        """Return whether the player has called, and the last discard is the awaited card."""
        if not self.own_laid or self.thrower != self.previous(self.viewer) or not self.heap:
            return False
        pair = self.hand[cards.HAND - self.own_laid]
        return cards.kind_of(self.heap[-1]) == cards.kind_of(pair)

    def is_asked(self, seat):
        """Return whether a seat's turn ends with the question whether it calls."""
        return self.options["call"] == "ask" and not self.laid[seat]

    def next(self, seat):
        """Return the seat to the left of `seat`."""
        return (seat + 1) % self.players

    def previous(self, seat):
        """Return the seat at the right of `seat`."""
        return (seat - 1) % self.players

    def score(self, seat):
        return self.scores[seat]

    def place(self, seat):
        """Return how far a seat sits from the player's, clockwise: 0 is the player's own."""
        return (seat - self.viewer) % self.players

    def before_deal(self, view):
        """Show the table as it was before the first deal. view: after that deal."""
        self.begin_round(view.round_no, view.dealer)

    def begin_round(self, round_no, dealer):
        """Clear the table for a deal."""
        self.round_no = round_no
        self.dealer = dealer
        self.turn = NOBODY
        self.stock = cards.CARDS
        self.heap = bytearray()
        self.origin = self.thrower = NOBODY
        self.hand = b""
        self.own_laid = 0
        self.live = bytes([cards.copies_of(kind) for kind in range(cards.KINDS)])
        for seat in range(self.players):
            self.hands[seat] = 0
            self.laid[seat] = 0

    def apply(self, event):
        """Apply the public changes of an event; `hold` sets the own hand."""
        code = event[0]
        if code == events.DREW:
            self.turn = event[1]
            self.stock -= 1
            self.hands[event[1]] += 1
        elif code == events.TOOK:
            self.turn = event[1]
            self.heap[-1:] = b""
            self.origin = self.thrower = NOBODY
            self.hands[event[1]] += 1
        elif code == events.THREW:
            self.heap.append(event[2])
            self.thrower = event[1]
            self.origin = event[3]
            self.hands[event[1]] -= 1
            if not self.is_asked(event[1]):
                self.turn = self.next(event[1])
        elif code == events.WON and event[2] != TRIPLE:
            self.turn = event[1]
            self.heap[-1:] = b""
            self.origin = self.thrower = NOBODY
            self.hands[event[1]] += 1
        elif code == events.CALLED:
            if self.is_asked(event[1]):
                self.turn = self.next(event[1])
            self.laid[event[1]] = event[2]
        elif code == events.PASSED:
            self.turn = self.next(event[1])
        elif code == events.RESHUFFLED:
            self.stock = event[1]
            self.heap = self.heap[-1:]
        elif code == events.PAID:
            self.scores[event[1]] -= event[3]
            self.scores[event[2]] += event[3]
        elif code == events.SCORED:
            self.scores[event[1]] = event[3]


def _in_order(view):
    """Return the own cards in order: by kind, then the cards laid down, then the drawn card."""
    held = cards.cards_of(view.hand)
    if not view.called[view.seat]:
        return held
    came = b""
    if view.drawn >= 0:
        came = bytes((view.drawn,))
        held = cards.cards_of(_without(view.hand, view.drawn))
    down = bytes([face for face in held if cards.kind_of(face) == view.awaited])
    return bytes([face for face in held if cards.kind_of(face) != view.awaited]) + down + came


def _without(counts, face):
    """Return a copy of counts with one card less."""
    left = bytearray(counts)
    left[face] -= 1
    return left
