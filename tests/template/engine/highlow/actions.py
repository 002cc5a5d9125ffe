"""The actions of High-Low as small ints. No action takes an argument."""

from engine.compat import const

HIGHER = const(0)
LOWER = const(1)
NEXT_ROUND = const(2)
