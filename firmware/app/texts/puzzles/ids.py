"""Made by `make texts` from assets/texts/puzzles.pot: change that, not this."""

from engine.compat import const

BASE = const(3328)

ASK_CEKI = const(3328)
ASK_CEKI_THROWN = const(3329)
ASK_KOIKOI = const(3330)
ASK_OKEY = const(3331)
LESS_KOIKOI = const(3332)
MAY_WAIT = const(3333)
NEXT = const(3334)
NONE_KOIKOI = const(3335)
QUESTION = const(3336)
RIGHT = const(3337)
WHY_DRAWS = const(3338)
WHY_FINISH = const(3339)
WHY_KOIKOI = const(3340)
WHY_ONLY = const(3341)
WHY_SHORT = const(3342)
WHY_THROWN = const(3343)
WRONG = const(3344)
