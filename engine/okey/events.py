"""The events of Okey: tuples (code, ...) of ints and bytes, in the order in which they happen."""

from engine.compat import const

ROUND_STARTED = const(0)  # round number, dealer
DICE_THROWN = const(1)  # the throws as bytes: for the stack first, then for the tile in it
INDICATOR_TURNED = const(2)  # kind
DEALT = const(3)  # leader, who has fifteen tiles
SHOWED = const(4)  # seat, kind
PASSED = const(5)  # seat
DREW = const(6)  # seat, kind (HIDDEN to the others)
DREW_INDICATOR = const(7)  # seat, kind
TOOK = const(8)  # seat, from seat, kind
DECLINED = const(9)  # seat
DISCARDED = const(10)  # seat, kind
FINISHED = const(11)  # seat, kind thrown, groups as bytes parted by 0xFF
ROUND_DRAWN = const(12)
LOST = const(13)  # side, points, score after
LEFT = const(14)  # seat that is out of the match
MATCH_ENDED = const(15)  # winning sides as bytes

HIDDEN = const(-1)


def event_for(event, seat):
    """Return the event as `seat` may know it: a tile that another seat drew is HIDDEN.

    >>> event_for((DREW, 2, 7), 2), event_for((DREW, 2, 7), 0)
    ((6, 2, 7), (6, 2, -1))
    """
    if event[0] == DREW and event[1] != seat:
        return (DREW, event[1], HIDDEN)
    return event
