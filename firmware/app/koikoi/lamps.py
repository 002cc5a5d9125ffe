"""The lamps of the hand: which cards score now, and which take what the opponent lacks.

A card that scores is marked in gold, one that only denies in red; in one bit each by a sign.
"""

from app.koikoi.progress import COUNTED
from engine.compat import const
from engine.koikoi import yaku

DARK = const(0)
SCORES = const(1)  # the cards captured make a yaku, or more of one
DENIES = const(2)  # a captured card would make one for the opponent


def wanted(view):
    """Return the cards with which the opponent makes a yaku, as bytes."""
    own = view.captured[view.seat]
    found = bytearray()
    for one in yaku.progress(view.captured[1 - view.seat], own, view.options):
        # A counted yaku takes any of many cards: to capture one of them denies nothing.
        if one.needed == 1 and one.possible and one.yaku not in COUNTED:
            found.extend(one.missing)
    return bytes(found)


def lamp(view, card, meets, lacked):
    """Return the lamp of a card of the hand. It takes the chip some 10 ms.

    meets: the cards of the field that it meets, as bytes; lacked: a result of `wanted`.
    """
    pile = view.captured[view.seat]
    best = DARK
    points = yaku.points(pile, view.options)
    # Of two cards of the field it takes either, else all.
    for taken in [meets[:1], meets[1:]] if len(meets) == 2 else [meets]:
        if taken and yaku.points(pile + bytes((card,)) + taken, view.options) > points:
            return SCORES
        for one in taken:
            if one in lacked:
                best = DENIES
    return best
