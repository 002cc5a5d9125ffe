"""The match as the Koi-Koi table shows it: it follows the events one by one, behind the state.

The field is a row of slots. A new card takes the first free slot, and keeps it. Only a card beyond
the columns that have room moves up, to a slot that a capture has freed.
"""

from engine.compat import const
from engine.koikoi import events

SLOTS = const(18)  # more than can ever lie open: three months of the deal and all others once
EMPTY = const(255)

NOBODY = -1
NO_CARD = -1
BESIDE = -1  # the open card lies in the place beside the stock


class Displayed:
    """The public side of a match as it stands in the picture.

    viewer, options       the seat that the picture is for; settings
    room                  how many slots of the field have room
    round_no, rounds      the month in play; how many there are
    dealer, turn          the seat that leads; the one at turn, NOBODY for none
    scores, calls         per seat
    hands                 per seat the number of cards
    hand                  bytearray, the own cards
    slots                 bytearray, the field: a card or EMPTY
    stock                 cards left in it
    captured              per seat bytes, its pile
    open_card, open_slot  card played or turned that is not settled yet, or NO_CARD; the slot it
                          lies on, or BESIDE
    """

    def __init__(self, view, columns):
        """Show what `view` shows; columns: how many columns of the field have room."""
        self.viewer = view.seat
        self.room = 2 * columns
        self.slots = bytearray([EMPTY] * SLOTS)
        self.open_slot = BESIDE
        self.catch_up(view)

    def catch_up(self, view):
        """Copy from the view, once all events are shown, what no event tells: whose turn it is."""
        self.options = view.options
        self.rounds = view.rounds
        self.round_no = view.round_no
        self.dealer = view.leader
        self.turn = view.to_act if view.result is None else NOBODY
        self.scores = list(view.scores)
        self.calls = list(view.calls)
        self.hands = list(view.hand_sizes)
        self.hand = bytearray(view.hand)
        self.stock = view.stock
        self.captured = list(view.captured)
        self.open_card = view.pending
        for slot in range(SLOTS):
            if self.slots[slot] != EMPTY and self.slots[slot] not in view.field:
                self.slots[slot] = EMPTY
        for card in view.field:
            if self.slot_of(card) < 0:
                self.slots[self.gap()] = card

    def before_deal(self, view):
        """Show the table as it was before the first deal. view: after that deal."""
        self.begin_round(view.round_no, NOBODY)

    def begin_round(self, round_no, leader):
        """Clear the table for a deal."""
        self.round_no = round_no
        self.dealer = leader
        self.turn = NOBODY
        self.calls = [0, 0]
        self.captured = [b"", b""]
        self.clear()

    def clear(self):
        """Take the dealt cards back into the stock."""
        self.hands = [0, 0]
        self.hand = bytearray()
        self.stock = 48
        self.open_card = NO_CARD
        for slot in range(SLOTS):
            self.slots[slot] = EMPTY

    def apply(self, event):
        """Apply the public changes of an event."""
        code = event[0]
        if code == events.PLAYED:
            self.turn = event[1]
            self.hands[event[1]] -= 1
            if event[1] == self.viewer:
                at = self.hand.find(bytes((event[2],)))
                self.hand[at : at + 1] = b""
            self.open_card = event[2]
            self.open_slot = BESIDE
        elif code == events.TURNED:
            self.stock -= 1
            self.open_card = event[2]
            self.open_slot = BESIDE
        elif code == events.CAPTURED:
            for card in event[2][1:]:
                self.slots[self.slot_of(card)] = EMPTY
            self.captured[event[1]] += event[2]
            self.open_card = NO_CARD
        elif code == events.STAYED:
            self.slots[self.gap()] = event[2]
            self.open_card = NO_CARD
        elif code == events.CALLED:
            self.calls[event[1]] += 1
        elif code == events.WON:
            self.scores[event[1]] = event[3]

    def place(self, seat):
        """Return the index of a seat's places in the layout: 0 for the player's own seat."""
        return 0 if seat == self.viewer else 1

    def score(self, seat):
        """Return the points of a seat."""
        return self.scores[seat]

    # The field.

    def gap(self):
        """Return the first free slot."""
        return self.slots.find(b"\xff")

    def slot_of(self, card):
        """Return the slot that a card lies in."""
        return self.slots.find(bytes((card,)))

    def last(self):
        """Return the slot of the last card, -1 if there is none."""
        slot = SLOTS - 1
        while slot >= 0 and self.slots[slot] == EMPTY:
            slot -= 1
        return slot

    def columns(self):
        """Return how many columns of two slots there are up to the last card."""
        return self.last() // 2 + 1

    def stray(self):
        """Return the slot of a card that is to move to the `gap`, -1 if none is."""
        last = self.last()
        return last if last >= self.room > self.gap() else -1

    def months(self):
        """Return how many cards of the field belong to each month, by month; more follows."""
        counts = bytearray((EMPTY >> 2) + 1)
        for card in self.slots:
            counts[card >> 2] += 1
        return counts

    def matches(self, card):
        """Return how many cards of the field a card would meet."""
        return self.months()[card >> 2]
