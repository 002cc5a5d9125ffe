"""What a seat is after: its yaku gathered into gauges, and those that are nearest."""

from collections import namedtuple

from engine.koikoi import yaku

# The yaku of each gauge, in the order of the texts from GAUGE_BRIGHT on.
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

# number: of the gauge; is_set: made of particular cards, not by counting; cards: those that
# count; have: those the seat has; least: how many make it; made, possible: as yaku.Progress.
Gauge = namedtuple("Gauge", ("number", "is_set", "cards", "have", "least", "made", "possible"))


def gauges(own, other, options):
    """Return the gauges of a seat, a list of Gauge. own, other: its pile and the opponent's."""
    known = yaku.in_play(options)
    done = [one.yaku for one in yaku.made(own, options)]
    found = []
    for number, group in enumerate(_GAUGES):
        steps = [one for one in group if one in known]
        if not steps:
            continue
        pattern = yaku.PATTERNS[group[0]]
        fits = pattern.cards if number == 0 else yaku.fitting(group[0], options)
        have = bytes([card for card in fits if card in own])
        made = any(one in done for one in steps)
        possible = made or any(yaku.is_possible(one, own, other, options) for one in steps)
        is_set = group[0] not in _COUNTED
        found.append(Gauge(number, is_set, fits, have, pattern.least, made, possible))
    return found


def nearest(own, other, options):
    """Return the yaku that a seat can still make, a list of Progress, the nearest first.

    Of those as near the dearest comes first.
    """
    open_ones = [
        (one.needed, -one.points, one.yaku, one)
        for one in yaku.progress(own, other, options)
        if one.needed and one.possible
    ]
    return [one[3] for one in sorted(open_ones)]
