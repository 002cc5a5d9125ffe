"""How the level *hard* weighs a throw: the value of the hand after it, less the throw's risk.

Both are in hundredths of a point. The value of a hand is an average over the cards that may come
next: the chance to win with the best use of that card, times the points of the win.

The hands are in a race: a hand's chance is its strength, divided by the strengths of all hands.
The numbers were fitted to the results of 14,000 matches that bots played against each other; none
of them is a rule.

Source: docs/rules/ceki.md, "How the bots play", 4.
"""

from array import array

from engine.ceki import cards, outs, sets, styles
from engine.ceki.score import DOUBLE
from engine.compat import NATIVE, const

# The strength of a hand: by the number of others that have called (none, one, more), then by the
# distance to the call. Another seat's strength is 100, or 400 after its call.
_STRENGTH = (
    (320, 122, 98, 62, 51, 36),
    (330, 108, 64, 30, 20, 15),
    (284, 73, 34, 20, 10, 5),
)
_OTHER = const(100)
_CALLER = const(400)
# By distance from 1: how many live cards usually help; how much more or less matter, per cent.
_USUAL = (18, 40, 55, 60, 60)
_PACE = (136, 35, 100, 100, 100)
# After the call: per cent of the strength, by the live cards that win.
_WAITING = bytes((0, 8, 18, 35, 55, 75, 90, 100, 102, 104, 106, 108))
_WON = const(220)  # hundredths of a point that each other seat pays for a point of the hand
_USUAL_WIN = const(97)  # points that a seat pays when another wins
_UNKNOWN = const(15)  # points of a combination nobody knows
_COMBINATION = const(3)  # cards in one
_COMBINATIONS = const(3)  # in a hand
_DEAREST = bytes((8, 7, 6, 5, 4, 3, 2, 1, 0, 9, 10, 11))  # kinds by what a card counts
# Points of a combination of each kind.
_POINTS = bytes([_COMBINATION * cards.value_of(kind) for kind in range(cards.KINDS)])
NO_KIND = const(-1)  # no kind was thrown
# Pairs of kinds, in any order: kinds a >= b are number a * (a + 1) // 2 + b.
_PAIRS = cards.KINDS * (cards.KINDS + 1) // 2


class Hard:
    """Weighs the choices of a turn. Borrows the view and `kinds`, the own cards by kind.

    The rest of a hand after two throws does not depend on which card goes first. So each rest
    is weighed once, and its value kept for the other order: that halves the work.

    live     bytes(12), the cards of each kind that may still come
    row      the strengths of a hand by its distance
    field    the strengths of all others together
    paid     hundredths of a point that a win brings for each point of the hand
    words    array("i"): for the kernel, all numbers but those of its tables
    """

    # Tables of the kernel.
    stand = outs.STAND
    points = _POINTS
    waiting = _WAITING

    def __init__(self, view, kinds, style=""):
        """Compute what all throws have in common."""
        self._kinds = kinds
        self.live = bytes([view.live(kind) for kind in range(cards.KINDS)])
        following = (view.seat + 1) % view.players
        self._laid = view.called[following]
        self._ways = outs.chances(view, following) if self._laid else []
        self._all_ways = sum(self._ways)
        called = bytearray(view.called)
        called[view.seat] = 0
        callers = len([laid for laid in called if laid])
        self.row = _STRENGTH[min(callers, len(_STRENGTH) - 1)]
        self.field = _CALLER * callers + _OTHER * (view.players - 1 - callers)
        self.paid = _WON * (view.players - 1)
        self.words = array("i", self.row + _PACE + _USUAL + (self.field, self.paid))
        self._fear = 100  # per cent of a risk that counts
        if style == styles.RACER:
            self._fear = 0
        elif style == styles.MISER:
            self._fear = styles.FEAR
        # By the next card, then the pair of kinds thrown: the value and one more; 0: not weighed.
        # Twelve small pieces, since a full heap may have no large one.
        self._weighed = [array("i", bytes(4 * _PAIRS)) for _ in range(cards.KINDS)]

    def after(self, kind, factor):
        """Return how good a throw is; `kinds` is already without the card.

        kind: of the card; factor: the multiplier if it feeds the caller at the left.
        """
        points = self.ahead(kind)
        if self._all_ways:
            points -= self._risk(kind, factor, points) * self._fear // 100
        return points

    def ahead(self, thrown):
        """Return the average value of eight cards after the best use of the next card.

        thrown: the kind that was thrown from nine cards, NO_KIND if nothing was. This takes up to
        6 ms on the chip.
        """
        kinds = self._kinds
        live = self.live
        now = worth(kinds, self)
        hidden = sum(live)
        if not hidden or sets.awaited(kinds) >= 0:  # the hand of a caller does not change any more
            return now
        total = 0
        for kind in range(cards.KINDS):
            if live[kind]:
                kinds[kind] += 1
                total += live[kind] * max(now, self._best_without(kind, thrown))
                kinds[kind] -= 1
        return total // hidden

    def _best_without(self, kept, thrown):
        """Return the value of nine cards after the best throw that is not of kind `kept`.

        thrown: as for `ahead`.
        """
        kinds = self._kinds
        weighed = self._weighed[kept]
        best = 0
        for kind in range(cards.KINDS):
            if kinds[kind] and kind != kept:
                larger = max(kind, thrown)
                place = larger * (larger + 1) // 2 + kind + thrown - larger
                if thrown == NO_KIND or not weighed[place]:
                    kinds[kind] -= 1
                    points = worth(kinds, self)
                    kinds[kind] += 1
                    if thrown != NO_KIND:
                        weighed[place] = points + 1
                else:
                    points = weighed[place] - 1
                if points > best:
                    best = points
        return best

    def gain(self, top):
        """Take the discard of this kind and weigh what may be thrown for it, as a generator.

        It returns how much better the best of them is than to draw. As only more than before is
        a gain, cards cannot be taken in turn for ever.
        """
        kinds = self._kinds
        drawing = self.ahead(NO_KIND)
        best = 0
        kinds[top] += 1
        for kind in range(cards.KINDS):
            if kinds[kind] and kind != top:
                kinds[kind] -= 1
                yield
                best = max(best, self.after(kind, DOUBLE))
                kinds[kind] += 1
        kinds[top] -= 1
        return best - drawing

    def _risk(self, kind, factor, points):
        """Return the average cost of a throw if the caller at the left may wait for it.

        points: what the own hand is worth, which is lost with the hand.
        """
        alike = self._laid // _COMBINATION + 1  # combinations of the awaited kind
        base = alike * _COMBINATION * cards.value_of(kind) + (_COMBINATION - alike) * _UNKNOWN
        lost = 100 * (base * factor - _USUAL_WIN) + points
        # Ways run into the hundreds, a loss into tens of thousands: stay below 2^30.
        return lost * (1000 * self._ways[kind] // self._all_ways) // 1000


def plain_worth(kinds, race):
    """Return the value of eight cards: their chance to win the hand times what the win brings.

    A win brings what the others pay, and saves what this seat would pay. This is asked some three
    hundred times a turn: `worth` is the same in native code where that runs. race: a Hard.
    """
    place = outs.largest(kinds)
    distance = cards.HAND - outs.STAND[place]
    live = race.live
    if distance:
        helping = 0
        sizes = outs.helped(place)
        for kind in range(cards.KINDS):
            if sizes >> kinds[kind] & 1 and (kind < cards.RANKS or kinds[kind] < _COMBINATION):
                helping += live[kind]
        pace = _PACE[distance - 1]
        pace = max(0, 100 - pace + pace * helping // _USUAL[distance - 1])
    else:
        pace = _WAITING[live[sets.awaited(kinds)]]
    strength = race.row[distance] * pace // 100
    won = race.paid * likely_base(kinds) + 100 * _USUAL_WIN
    return won * strength // (strength + race.field)


def likely_base(kinds):
    """Return what a hand may be worth when it wins: what it has, and a guess for what it lacks.

    A pair is counted as the combination it may become, a single card as little more than none.
    """
    likely = 0
    lacking = _COMBINATIONS
    for kind in _DEAREST:
        count = kinds[kind]
        if count >= _COMBINATION:
            whole = count // _COMBINATION
            likely += whole * _POINTS[kind]
            lacking -= whole
    for over in (2, 1):
        for kind in _DEAREST:
            if kinds[kind] % _COMBINATION == over:
                if not lacking:
                    return likely
                value = _POINTS[kind]
                likely += value if over == 2 else (7 * _UNKNOWN + 3 * value) // 10
                lacking -= 1
    return likely + lacking * _UNKNOWN


def _worth():
    if NATIVE:
        from engine.ceki.kernel import worth

        return worth
    return plain_worth


worth = _worth()
