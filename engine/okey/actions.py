"""The actions of Okey as small ints. They name kinds, never physical tiles."""

from engine.compat import const

DRAW = const(0)  # the top tile of the draw pile
TAKE = const(1)  # the previous player's latest discard
DRAW_INDICATOR = const(2)  # the indicator as the very last tile, where the option allows it
DECLINE = const(3)  # leave the discard while the draw pile is empty: the round is drawn
SHOW = const(4)  # show the indicator's twin
PASS = const(5)  # do not show the twin, or do not have it
NEXT_ROUND = const(6)
DISCARD = const(64)  # DISCARD + kind
FINISH = const(128)  # FINISH + kind thrown; the only action that may carry an argument
