"""The actions of Koi-Koi as small ints. No action takes an argument."""

from engine.compat import const

DECLARE = const(0)  # show a lucky hand
PASS = const(1)  # do not show it, or have none
STOP = const(2)  # end the round and score
KOIKOI = const(3)  # play on for more
NEXT_ROUND = const(4)
PLAY = const(64)  # PLAY + card of the hand
TAKE = const(128)  # TAKE + card of the field, where two match
