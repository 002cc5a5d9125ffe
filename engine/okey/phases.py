"""The phases of a round of Okey."""

from engine.compat import const

SHOWING = const(0)  # each seat is asked in turn to show the twin, before the first discard
DRAWING = const(1)  # fourteen tiles: draw, take or decline
DISCARDING = const(2)  # fifteen tiles: discard or finish
BETWEEN = const(3)  # the round is over, its result is shown
OVER = const(4)  # the match is over
