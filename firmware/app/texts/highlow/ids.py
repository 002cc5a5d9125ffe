"""Made by `make texts` from assets/texts/highlow.pot: change that, not this."""

from engine.compat import const

BASE = const(768)

GUESSED_RIGHT = const(768)
GUESSED_WRONG = const(769)
HIGHER = const(770)
HINT_GUESS = const(771)
LOWER = const(772)
RIGHT_GUESSES = const(773)
