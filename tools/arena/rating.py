"""Ratings of a pool: the strengths of a Bradley-Terry model on Elo's scale, with 95 % intervals.

The model says that a bot with rating a wins against one with rating b in 1 of 1 + 10^((b - a)/400)
cases. The average of the pool is 0. A game that nobody won counts half for each. Half a win for
both is added to each pairing, so that a bot which always wins has a finite rating.

The intervals are those of a bootstrap: the deals are drawn anew, and a deal takes the games of all
tables with it, since they have the same cards.
"""

import random
from math import exp, log, log10

from tools.arena import report

_DRAWS = 200  # of the bootstrap
_STEPS = 2000  # of the iteration, at most
_CLOSE = 1e-9  # the change of the strengths at which it ends
_PRIOR = 0.5


def strengths(names, wins):
    """Return the Elo rating of each name. wins: dict of (winner, loser) to wins, halves counted.

    Source: D. R. Hunter, MM algorithms for generalized Bradley-Terry models, 2004.
    """
    power = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        before = dict(power)
        for name in names:
            won = sum(wins.get((name, other), 0) for other in names)
            met = 0.0
            for other in names:
                games = wins.get((name, other), 0) + wins.get((other, name), 0)
                met += games / (power[name] + power[other])
            power[name] = won / met if met else 1.0
        middle = exp(sum(log(one) for one in power.values()) / len(names))
        power = {name: one / middle for name, one in power.items()}
        if max(abs(power[name] / before[name] - 1) for name in names) < _CLOSE:
            break
    return {name: 400 * log10(power[name]) for name in names}


def of_pool(names, tables, deals):
    """Return {name: (rating, least, most)} of a pool, in the order of their ratings.

    tables: pairs of names; deals: for each deal the list of games of each table.
    """
    counted = [[_wins(table, games) for table, games in zip(tables, deal)] for deal in deals]
    found = strengths(names, _total(tables, counted))
    draw = random.Random(1)
    drawn = []
    for _ in range(_DRAWS):
        again = [counted[draw.randrange(len(counted))] for _ in counted]
        drawn.append(strengths(names, _total(tables, again)))
    rated = {}
    for name in sorted(names, key=lambda name: -found[name]):
        values = sorted(one[name] for one in drawn)
        at = round(0.025 * (_DRAWS - 1))
        rated[name] = found[name], values[at], values[-1 - at]
    return rated


def _wins(table, games):
    """Return the wins of the two names of a table in one deal, in the order of `_pair`."""
    one, other = _pair(table)
    mine, theirs = report.share(one, games), report.share(other, games)
    left = (1 - mine - theirs) / 2  # what nobody won
    # A seat's share: one of the two may have a seat more.
    mine, theirs = (mine + left) / table.count(one), (theirs + left) / table.count(other)
    return len(games) * mine / (mine + theirs), len(games) * theirs / (mine + theirs)


def _pair(table):
    one, other = dict.fromkeys(table)
    return one, other


def _total(tables, counted):
    """Return dict of (winner, loser) to wins, from `_wins` of each table in each deal."""
    wins = {}
    for number, table in enumerate(tables):
        one, other = _pair(table)
        for pair in ((one, other), (other, one)):
            wins.setdefault(pair, _PRIOR)
        wins[one, other] += sum(deal[number][0] for deal in counted)
        wins[other, one] += sum(deal[number][1] for deal in counted)
    return wins


def lines(rated):
    """Yield the table of ratings."""
    width = max(8, *map(len, rated))
    for name, (rating, least, most) in rated.items():
        yield f"{name:{width}} {rating:+7.0f}  (95 %: {least:+.0f} to {most:+.0f})"
