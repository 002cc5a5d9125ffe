"""How the level *hard* weighs a throw: the value of the hand after it, less its risk.

Both are reckoned in hundredths of a point. What a hand is worth is what can be made of it with the
next card, on average over the cards that may come. The numbers were found by letting variants play
many thousands of hands against each other; none of them is a rule.

Source: docs/rules/ceki.md, "How the bots play", 4.
"""

from engine.ceki import cards, outs, sets
from engine.ceki.score import DOUBLE
from engine.compat import const

# By distance to the call: what a hand is worth in points, and how many live cards usually help.
_WORTH = (80, 32, 13, 5, 2, 1)
_USUAL = (9, 22, 40, 50, 60, 60)
_PACE = const(150)  # per cent: how much more or less live cards matter
_USUAL_BASE = const(45)
_RICHES = const(30)  # per cent: how much the points of the hand matter
_UNKNOWN = const(15)  # points of a combination nobody knows
_GOES_ON = const(60)  # points that the others lose on average once a seat has called
_COMBINATION = const(3)  # cards in one
_COMBINATIONS = const(3)  # in a hand
_SLICE = const(4)  # kinds of the next card that are weighed at a time
_DEAREST = bytes((8, 7, 6, 5, 4, 3, 2, 1, 0, 9, 10, 11))  # kinds by what a card counts


class Hard:
    """Weighs the choices of a turn. Borrows the view and `kinds`, the own cards by kind."""

    def __init__(self, view, kinds):
        """Compute what all throws have in common."""
        self._kinds = kinds
        self._live = bytes([view.live(kind) for kind in range(cards.KINDS)])
        following = (view.seat + 1) % view.players
        self._laid = view.called[following]
        self._ways = outs.chances(view, following) if self._laid else []
        self._all_ways = sum(self._ways)

    def after(self, kind, factor):
        """Return how good a throw is, as a generator; `kinds` is already without the card.

        kind: of the card; factor: the multiplier if it feeds the caller at the left.
        """
        points = yield from self.ahead()
        if self._all_ways:
            points -= self._risk(kind, factor, points)
        return points

    def ahead(self):
        """Return the average value of eight cards after the best use of the next card.

        A generator, as it takes too long for one slice.
        """
        kinds = self._kinds
        live = self._live
        now = worth(kinds, live)
        hidden = sum(live)
        if not hidden or sets.awaited(kinds) >= 0:  # the hand of a caller does not change any more
            return now
        total = 0
        for kind in range(cards.KINDS):
            if live[kind]:
                kinds[kind] += 1
                total += live[kind] * max(now, self._best_without(kind))
                kinds[kind] -= 1
            if kind % _SLICE == 1:  # not 3: the first slice also has what `Hard` computes
                yield
        return total // hidden

    def _best_without(self, kept):
        """Return the value of nine cards after the best throw that is not of kind `kept`."""
        kinds = self._kinds
        best = 0
        for kind in range(cards.KINDS):
            if kinds[kind] and kind != kept:
                kinds[kind] -= 1
                points = worth(kinds, self._live)
                kinds[kind] += 1
                if points > best:
                    best = points
        return best

    def gain(self, top):
        """Take the discard of this kind and weigh what may be thrown for it, as a generator.

        It returns how much better the best of them is than to draw. As only more than before is
        a gain, cards cannot be taken in turn for ever.
        """
        kinds = self._kinds
        drawing = yield from self.ahead()
        best = 0
        kinds[top] += 1
        for kind in range(cards.KINDS):
            if kinds[kind] and kind != top:
                kinds[kind] -= 1
                points = yield from self.after(kind, DOUBLE)
                best = max(best, points)
                kinds[kind] += 1
        kinds[top] -= 1
        return best - drawing

    def _risk(self, kind, factor, points):
        """Return the average cost of a throw if the caller at the left may wait for it."""
        alike = self._laid // _COMBINATION + 1  # combinations of the awaited kind
        base = alike * _COMBINATION * cards.value_of(kind) + (_COMBINATION - alike) * _UNKNOWN
        lost = 100 * (base * factor - _GOES_ON) + points
        # Ways run into the hundreds, a loss into tens of thousands: stay below 2^30.
        return lost * (1000 * self._ways[kind] // self._all_ways) // 1000


def worth(kinds, live):
    """Return the value of eight cards: by their distance from the call and the cards that help.

    It is asked some three hundred times a turn, so it allocates nothing.
    live: bytes(12), cards of each kind that may still come.
    """
    place = outs.largest(kinds)
    distance = cards.HAND - outs.STAND[place]
    if distance:
        helping = 0
        sizes = outs.helped(place)
        for kind in range(cards.KINDS):
            if sizes >> kinds[kind] & 1 and (kind < cards.RANKS or kinds[kind] < _COMBINATION):
                helping += live[kind]
    else:
        helping = live[sets.awaited(kinds)]
    pace = max(0, 100 - _PACE + _PACE * helping // _USUAL[distance])
    riches = 100 - _RICHES + _RICHES * likely_base(kinds) // _USUAL_BASE
    return _WORTH[distance] * pace * riches // 100


def likely_base(kinds):
    """Return what a hand may be worth when it wins: what it has, and a guess for what it lacks.

    A pair is counted as the combination it may become, a single card as little more than none.
    """
    likely = 0
    lacking = _COMBINATIONS
    for kind in _DEAREST:
        if kinds[kind] >= _COMBINATION:
            whole = kinds[kind] // _COMBINATION
            likely += whole * _COMBINATION * cards.value_of(kind)
            lacking -= whole
    for over in (2, 1):
        for kind in _DEAREST:
            if kinds[kind] % _COMBINATION == over:
                if not lacking:
                    return likely
                value = _COMBINATION * cards.value_of(kind)
                likely += value if over == 2 else (7 * _UNKNOWN + 3 * value) // 10
                lacking -= 1
    return likely + lacking * _UNKNOWN
