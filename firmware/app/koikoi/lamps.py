"""The lamps of the hand: which cards score now, and which take what the opponent lacks.

A card that scores is marked in gold, one that only denies in red; in one bit each by a sign.
"""

from app.koikoi.progress import COUNTED, gained
from engine.compat import const
from engine.koikoi import yaku

DARK = const(0)
SCORES = const(1)  # the cards captured make a yaku, or more of one
DENIES = const(2)  # a captured card would make one for the opponent


def wanted(view):
    """Return the yaku for which the opponent needs one card, a list of Progress."""
    own = view.captured[view.seat]
    # A counted yaku takes any of many cards: to capture one of them denies nothing.
    return [
        one
        for one in yaku.progress(view.captured[1 - view.seat], own, view.options)
        if one.needed == 1 and one.possible and one.yaku not in COUNTED
    ]


def denied(taken, lacked):
    """Return the dearest yaku that taking some cards denies to the opponent, or None.

    lacked: a result of `wanted`
    """
    best = None
    for one in lacked:
        if any(card in one.missing for card in taken):
            best = one if best is None or one.points > best.points else best
    return best


def best_of(view, card, meets, lacked):
    """Return a card and the one of two that it takes to make a yaku or to deny one, else b"".

    The arguments are those of `lamp`.
    """
    ways = bytes((card, meets[0])), bytes((card, meets[1]))
    for way in ways:
        if gained(view.captured[view.seat], way, view.options):
            return way
    for way in ways:
        if denied(way[1:], lacked):
            return way
    return b""


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
        if denied(taken, lacked):
            best = DENIES
    return best
