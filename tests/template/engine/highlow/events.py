"""The events of High-Low: tuples (code, ...) of ints and bytes, in the order it happens."""

from engine.compat import const

ROUND_STARTED = const(0)  # round number, first tile
GUESSED = const(1)  # seat, action, next tile, 1 if the guess was right
ROUND_WON = const(2)  # seat or -1 for a draw
MATCH_ENDED = const(3)  # winning seats as bytes


def event_for(event, seat):
    """Return the event as `seat` may know it: the whole event, nothing is hidden.

    >>> event_for((ROUND_STARTED, 1, 30), 0)
    (0, 1, 30)
    """
    return event
