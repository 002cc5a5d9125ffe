"""The phases of a hand of Ceki."""

from engine.compat import const

CALLING = const(0)  # a seat is asked whether it calls; only with the option `call` ask
TAKING = const(1)  # eight cards: draw, take the discard, or win with it
THROWING = const(2)  # nine cards: throw one, or win
BETWEEN = const(3)  # the hand is over, its result on the table
OVER = const(4)  # the match is over
