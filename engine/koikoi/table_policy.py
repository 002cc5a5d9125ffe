"""Values a Koi-Koi round and chooses moves by the tables of `value_tables`, without looking ahead.

The play-outs follow this policy, and so does the level `medium` of the bots.
"""

from engine.compat import const
from engine.koikoi import cards, score, value_tables

PER_CALL = 1  # values of a root's `multiplier`; 0: only the opponent's calls count
OWN_CALLS = 2

CERTAIN = const(140)  # 64ths of a standard deviation: a lead of 2.2 or more counts as certain
# The slope of the chance at a lead of nought: what a 64th of a standard deviation adds. It falls
# to the lead that is CERTAIN.
STEEPEST = const(282)
WON = const(19880)  # the chance of a match that is won: CERTAIN * (STEEPEST - CERTAIN)


def points_of(rules, tally):
    """Return the points of all yaku of a pile. rules: of Tables; tally: see `value_tables`."""
    return (
        rules[tally & 255]
        + rules[value_tables.RIBBONS + (tally >> 8 & 255)]
        + rules[value_tables.ANIMALS + (tally >> 18 & 63)]
        + rules[value_tables.PLAINS + (tally >> 25)]
    )


def worth_of(policy, base, tally):
    """Return the worth of a pile in eighths of a point: its points plus its promises.

    policy: of Tables; base: where the tables begin in it.
    """
    return (
        policy[base + (tally & 255)]
        + policy[base + value_tables.WORTH_RIBBONS + (tally >> 8 & 1023)]
        + policy[base + value_tables.WORTH_ANIMALS + (tally >> 18 & 127)]
        + policy[base + value_tables.WORTH_PLAINS + (tally >> 25)]
    )


def chance(slope, lead):
    """Return the chance to win the match with this lead in points after this round.

    slope: see `table_weights.SLOPE`. The result is from -WON (the match is lost) to WON, plus the
    lead. Parabolas approximate the normal distribution.
    """
    ahead = abs(lead)
    deviations = min(CERTAIN, ahead * slope >> 4)
    good = ahead + deviations * (STEEPEST - deviations)
    return good if lead >= 0 else 0 - good


def value(root, result):
    """Return what a result of the round is worth: the chance after it, and the points themselves.

    Points without the chance would be play for points. The chance alone gives points away while
    the match seems to be decided.
    """
    return chance(root.slope, root.lead + result) + root.point_worth * result


def payment(root, total, calls, their_calls):
    """Return the score of a player who stops with these points and calls.

    Source: docs/rules/koikoi.md, "Multipliers".
    """
    paid = 2 * total if total >= score.DOUBLES_FROM and root.doubles_seven else total
    if root.multiplier == PER_CALL:
        return paid * (1 + calls + their_calls)
    if their_calls:
        paid *= 2
    if root.multiplier == OWN_CALLS and calls:
        paid *= 2
    return paid


def best_play(tables, base, hand, tally, field, gone, liked=None):
    """Return the place in the hand of the card that the policy plays, the first of the best.

    tables: value_tables.Tables; base: where its tables of policy begin; tally, field, gone: of the
    own pile and of the table, as in search_position.Line; liked: None, or what a style adds to
    each card of the hand, in 32nds of a point.
    """
    policy = tables.policy
    months = cards.per_month(hand)
    now = 4 * worth_of(policy, base, tally)
    best = -1
    chosen = 0
    for at, card in enumerate(hand):
        month = card >> 2
        there = field[month]
        standing = 4 * (gone >> month & 1) + months[month] - 1
        if there:
            taken = policy[base + value_tables.TAKEN + 16 * month + there] | 1 << (card & 3)
            value = 4 * worth_of(policy, base, tally + tables.tally[16 * month + taken])
            value += policy[base + value_tables.HURRY + 8 * there + standing]
        else:
            value = now + policy[base + value_tables.LAY + 8 * card + standing]
        if liked:
            value += liked[at]
        if value > best:
            best = value
            chosen = at
    return chosen
