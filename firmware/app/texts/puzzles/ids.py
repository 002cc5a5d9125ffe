"""Made by `make texts` from assets/texts/puzzles.pot: change that, not this."""

from engine.compat import const

BASE = const(3328)

ASK_CEKI = const(3328)
ASK_CEKI_THROWN = const(3329)
ASK_KOIKOI = const(3330)
ASK_OKEY = const(3331)
MAY_WAIT = const(3332)
NEXT = const(3333)
QUESTION = const(3334)
RIGHT = const(3335)
WHY_DRAWS = const(3336)
WHY_FINISH = const(3337)
WHY_KOIKOI = const(3338)
WHY_ONLY = const(3339)
WHY_SHORT = const(3340)
WHY_THROWN = const(3341)
WRONG = const(3342)
