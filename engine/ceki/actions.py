"""The actions of Ceki as small ints. They name faces, never physical cards."""

from engine.compat import const

DRAW = const(0)  # the top card of the stock; shuffles the discards into a new one if need be
TAKE = const(1)  # the last discard, to go on with
CALL = const(2)  # say "ceki" and lay down the pair
PASS = const(3)  # do not call; if there is nothing to draw, the hand is void
LEAVE = const(4)  # end a match without a fixed number of hands, between two of them
NEXT_ROUND = const(5)
THROW = const(64)  # THROW + face
WIN = const(128)  # show three combinations, with the card just drawn or with the last discard
