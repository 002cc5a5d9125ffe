"""The events of Koi-Koi: tuples (code, ...) of ints and bytes, in the order they happen."""

from engine.compat import const

LOT_DRAWN = const(0)  # card of seat 0, card of seat 1; again while the months are equal
ROUND_STARTED = const(1)  # round number, leader
DEALT = const(2)  # field as bytes
REDEALT = const(3)  # reason, the cards that show it as bytes; another DEALT follows
ANSWERED = const(4)  # seat, declared 0 or 1; both seats' together, once both have answered
DECLARED = const(5)  # seat, its lucky hand as bytes
PLAYED = const(6)  # seat, card: from the hand
TURNED = const(7)  # seat, card: from the stock
CAPTURED = const(8)  # seat, cards as bytes: the played or turned one, then those of the field
STAYED = const(9)  # seat, card: nothing matches, it stays on the field
MADE = const(10)  # seat, points now, points at its last decision
CALLED = const(11)  # seat: koi-koi
STOPPED = const(12)  # seat, automatic 0 or 1
BOTH_EMPTY = const(13)  # the only seat that has called, or -1
WON = const(14)  # seat, points, score after
NOBODY_WON = const(15)
MATCH_ENDED = const(16)  # winning seats as bytes

# Why a deal is void.
FOUR_ON_FIELD = const(0)
THREE_ON_FIELD = const(1)
LUCKY_HAND = const(2)


def event_for(event, seat):
    """Return the event as `seat` may know it: the whole event, since all of them happen openly.

    >>> event_for((PLAYED, 1, 0), 0) == (PLAYED, 1, 0)
    True
    """
    return event
