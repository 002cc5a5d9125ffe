"""The phases of a round of Koi-Koi."""

from engine.compat import const

DECLARING = const(0)  # a lucky hand may be declared: the leader is asked, then the other
PLAYING = const(1)  # a card of the hand is to be played
CHOOSING = const(2)  # the played card matches two on the field: one is to be taken
CHOOSING_TURNED = const(3)  # the same for the card turned from the stock
DECIDING = const(4)  # the points have risen: stop or koi-koi
BETWEEN = const(5)  # the round is over, its result on the table
OVER = const(6)  # the match is over
