"""The events of Ceki: tuples (code, ...) of ints and bytes, in the order in which they happen."""

from engine.compat import const

HAND_STARTED = const(0)  # number of the hand, dealer
DEALT = const(1)  # seat that begins
DREW = const(2)  # seat, face (HIDDEN to the others)
TOOK = const(3)  # seat, from seat, face
THREW = const(4)  # seat, face, origin
CALLED = const(5)  # seat, cards laid down: 2, 5 or 8
PASSED = const(6)  # seat
RESHUFFLED = const(7)  # cards in the new stock
WON = const(8)  # seat, how (score.SIMPLE, DOUBLE, TRIPLE), winning face, nine faces as bytes
VOID = const(9)
PAID = const(10)  # from seat, to seat, points: in format `pay`
SCORED = const(11)  # seat, points, score after: in formats `target` and `hands`
MATCH_ENDED = const(12)  # winning seats as bytes

# The origin of a discard: how the thrower came by the card. -1 where there is no discard.
DRAWN_THROWN = const(0)  # drawn from the stock and thrown at once
FROM_HAND = const(1)

HIDDEN = const(-1)


def event_for(event, seat):
    """Return the event as `seat` may know it: what another drew from the stock is HIDDEN.

    >>> event_for((DREW, 2, 7), 2), event_for((DREW, 2, 7), 0)
    ((2, 2, 7), (2, 2, -1))
    """
    if event[0] == DREW and event[1] != seat:
        return (DREW, event[1], HIDDEN)
    return event
