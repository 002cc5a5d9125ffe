"""Where a round of High-Low stands."""

from engine.compat import const

GUESSING = const(0)
BETWEEN = const(1)  # the round is over, its result on the table
OVER = const(2)  # the match is
