"""A seat's progress: its yaku grouped into gauges, and the nearest yaku."""

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
_COUNTED = (yaku.TAN, yaku.TANE, yaku.KASU)

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


def missing(own, other, options):
    """Return how many cards a seat lacks for each gauge, a byte each: 0 if made, or NEVER."""
    lacking = bytearray([NEVER] * len(_GAUGES))
    for one in yaku.progress(own, other, options):
        for number, group in enumerate(_GAUGES):
            if one.yaku in group and (one.possible or not one.needed):
                lacking[number] = min(lacking[number], one.needed)
    return lacking


def cards_of(number, options):
    """Return the cards that count in a gauge, as bytes."""
    first = _GAUGES[number][0]
    return yaku.BRIGHTS if first == yaku.SANKO else yaku.fitting(first, options)


def least_of(number):
    """Return how many cards make a counted gauge, 0 for a gauge of particular cards."""
    first = _GAUGES[number][0]
    return yaku.PATTERNS[first].least if first in _COUNTED else 0


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
