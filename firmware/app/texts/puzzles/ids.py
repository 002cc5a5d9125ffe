"""Made by `make texts` from assets/texts/puzzles.pot: change that, not this."""

from engine.compat import const

BASE = const(3328)

ASK_CEKI = const(3328)
ASK_CEKI_THROWN = const(3329)
ASK_KOIKOI = const(3330)
ASK_OKEY = const(3331)
IN_A_ROW = const(3332)
LESS_KOIKOI = const(3333)
MAY_WAIT = const(3334)
NEXT = const(3335)
NONE_KOIKOI = const(3336)
QUESTION = const(3337)
RIGHT = const(3338)
RIGHT_LATE = const(3339)
WHY_DRAWS = const(3340)
WHY_FINISH = const(3341)
WHY_KOIKOI = const(3342)
WHY_ONLY = const(3343)
WHY_SHORT = const(3344)
WHY_THROWN = const(3345)
WRONG = const(3346)
