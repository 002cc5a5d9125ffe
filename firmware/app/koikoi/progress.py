"""The account of how far a seat is from its yaku; gauges and words show it.

A gauge stands for one yaku, or for those of the same cards.
"""

from engine.compat import const
from engine.koikoi import yaku

# The yaku of each gauge; app/koikoi/words.py names the gauges in the same order.
_GAUGES = (
    (yaku.SANKO, yaku.AME, yaku.SHIKO, yaku.GOKO),
    (yaku.AKATAN,),
    (yaku.AOTAN,),
    (yaku.TAN,),
    (yaku.INOSHIKA,),
    (yaku.TANE,),
    (yaku.TSUKIMI,),
    (yaku.HANAMI,),
    (yaku.KASU,),
)
COUNTED = (yaku.TAN, yaku.TANE, yaku.KASU)  # so many of a kind, whichever

# How a gauge stands: one that the options do not know, one that is open, made, out of reach.
UNKNOWN = const(0)
OPEN = const(1)
MADE = const(2)
GONE = const(3)

NEVER = const(255)  # how many cards are lacking for what is out of reach


def standings(own, other, options):
    """Return the state of a seat's gauges, a byte each. own, other: both players' piles."""
    known = yaku.in_play(options)
    done = [one.yaku for one in yaku.made(own, options)]
    found = bytearray(len(_GAUGES))
    for number, group in enumerate(_GAUGES):
        for one in group:
            if one in done:
                found[number] = MADE
                break
            if one in known and found[number] != OPEN:
                is_open = yaku.is_possible(one, own, other, options)
                found[number] = OPEN if is_open else GONE
    return found


def lacking(own, other, options):
    """Return how many cards a seat lacks for each gauge, a byte each: 0 if made, or NEVER."""
    found = bytearray([NEVER] * len(_GAUGES))
    for one in yaku.progress(own, other, options):
        for number, group in enumerate(_GAUGES):
            if one.yaku in group and (one.possible or not one.needed):
                found[number] = min(found[number], one.needed)
    return found


def cards_of(number, options):
    """Return the cards that count in a gauge, as bytes."""
    first = _GAUGES[number][0]
    return yaku.BRIGHTS if first == yaku.SANKO else yaku.fitting(first, options)


def least_of(number):
    """Return how many cards make a counted gauge, 0 for a gauge of particular cards."""
    first = _GAUGES[number][0]
    return yaku.PATTERNS[first].least if first in COUNTED else 0


def nearest(own, other, options):
    """Return the yaku that a seat can still make, a list of Progress, the nearest first.

    Of equally near yaku the one with the most points comes first.
    """
    open_ones = [
        (one.needed, -one.points, one.yaku, one)
        for one in yaku.progress(own, other, options)
        if one.needed and one.possible
    ]
    return [one[3] for one in sorted(open_ones)]


def rise(one, own, options):
    """Return how many points a Progress of a seat's would add: of brights only the best count."""
    if one.yaku not in _GAUGES[0]:
        return one.points
    made = [two.points for two in yaku.made(own, options) if two.yaku in _GAUGES[0]]
    return one.points - sum(made)


def gained(pile, won, options):
    """Return the yaku that capturing some cards makes, a Made, or None. won: bytes."""
    before = [(one.yaku, one.points) for one in yaku.made(pile, options)]
    for one in yaku.made(pile + won, options):
        if (one.yaku, one.points) not in before:
            return one
    return None


def neared(pile, other, won, options):
    """Return the nearest yaku in which captured cards count, a Progress, or None. won: bytes."""
    for one in nearest(pile + won, other, options):
        if any(card in one.have for card in won):
            return one
    return None
