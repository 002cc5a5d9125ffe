"""How the level *hard* weighs a throw: what the hand is worth after it, less what it may cost.

Both are reckoned in hundredths of a point. The numbers were found by letting variants play many
thousands of hands against each other; none of them is a rule.

Source: docs/rules/ceki.md, "How the bots play", 4.
"""

from engine.ceki import cards, outs
from engine.ceki.score import DOUBLE, SIMPLE
from engine.compat import const

# By distance to the call: what a hand is worth in points, and how many live cards usually help.
_WORTH = (80, 32, 13, 5, 2, 1)
_USUAL = (9, 22, 40, 50, 60, 60)
_PACE = const(150)  # per cent: how much more or less live cards matter
_USUAL_BASE = const(45)
_RICHES = const(30)  # per cent: how much a dearer or cheaper hand matters
_UNKNOWN = const(15)  # points of a combination nobody knows
_GOES_ON = const(60)  # points that a hand with a caller costs the others on average anyway
_COMBINATION = const(3)


class Hard:
    """The throws of one turn, weighed. Borrows the view and `kinds`, the nine cards by kind."""

    def __init__(self, view, kinds):
        """Look at the table once for all throws."""
        self._kinds = kinds
        self._drawn = view.drawn
        self._live = bytes([view.live(kind) for kind in range(cards.KINDS)])
        following = (view.seat + 1) % view.players
        self._laid = view.called[following]
        self._ways = outs.chances(view, following) if self._laid else []
        self._all_ways = sum(self._ways)

    def after(self, face):
        """Return how good throwing this face is; `kinds` is already without it."""
        points = self._worth()
        if self._all_ways:
            points -= self._risk(face, points)
        return points

    def _worth(self):
        """Return what the eight cards in `kinds` are worth."""
        fit, helpful = outs.reach(self._kinds)
        distance = cards.HAND - fit
        live = sum([self._live[kind] for kind in helpful])
        pace = 100 - _PACE + _PACE * live // _USUAL[distance]
        riches = 100 - _RICHES + _RICHES * likely_base(self._kinds) // _USUAL_BASE
        return _WORTH[distance] * pace * riches // 100

    def _risk(self, face, worth):
        """Return what the throw costs on average if the caller at the left may wait for it."""
        kind = cards.kind_of(face)
        alike = self._laid // _COMBINATION + 1  # combinations of the awaited kind
        base = alike * _COMBINATION * cards.value_of(kind) + (_COMBINATION - alike) * _UNKNOWN
        factor = SIMPLE if face == self._drawn else DOUBLE
        lost = 100 * (base * factor - _GOES_ON) + worth
        # Ways run into the hundreds, a loss into tens of thousands: stay below 2^30.
        return lost * (1000 * self._ways[kind] // self._all_ways) // 1000


def likely_base(kinds):
    """Return what a hand may be worth when it wins: what it has, and a guess for what it lacks.

    A pair is counted as the combination it may become, a single card as little more than none.
    """
    whole = []
    pairs = []
    singles = []
    for kind in range(cards.KINDS - 1, -1, -1):
        value = _COMBINATION * cards.value_of(kind)
        whole += [value] * (kinds[kind] // _COMBINATION)
        if kinds[kind] % _COMBINATION == 2:
            pairs.append(value)
        elif kinds[kind] % _COMBINATION:
            singles.append((7 * _UNKNOWN + 3 * value) // 10)
    pairs.sort(reverse=True)
    singles.sort(reverse=True)
    likely = whole + pairs + singles + [_UNKNOWN] * _COMBINATION
    return sum(likely[:_COMBINATION])
