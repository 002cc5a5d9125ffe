"""Judges a decision at Koi-Koi by the play-outs of level hard, on the same deals.

Hard drops the worse half of its options after each share of the play-outs. Here the player's own
is kept to the end, so both are compared on all deals. The difference is a chance to win the match;
where the score leaves the match open it is told in points.
"""

from engine.compat import const
from engine.judgement import Judgement
from engine.koikoi import bot
from engine.koikoi.phases import PLAYING
from engine.koikoi.root import Root, choices

# Units of `worth`.
POINTS = const(0)  # tenths of a point
CHANCE = const(1)  # thousandths of the matches

_WHOLE = const(39760)  # from a lost match to a won one: see `policy.chance`
_OPEN = const(64)  # a lead of fewer 64ths of a standard deviation leaves the match open
_CERTAIN = const(140)
_STEEP = const(282)


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: (unit, how much worse the player's action is, how uncertain that is: two standard
    errors). A difference that is not larger than what is uncertain is no loss.
    """
    yield
    tables = yield from bot.tables_of(view.options)
    root = Root(view, tables, rng)
    contest = _Contest(view, root)
    yield from contest.play(action)
    return contest.judgement(action)


class _Contest:
    """The options, and what each has brought in each slice of the play-outs.

    actions     those that are played out
    brought     per action a list of sums, one a slice; shorter for one that was dropped
    deals       a list of how many deals each slice had
    kept        numbers of the actions that hard still compares, the best first
    """

    def __init__(self, view, root):
        """Set up the options of a view."""
        self._root = root
        self.actions = choices(view, root)
        self._fixed = bot.without_play_out(view, root)
        self._held = len(view.hand) + (view.phase != PLAYING)
        self.brought = [[] for _ in self.actions]
        self.deals = []
        self.kept = list(range(len(self.actions)))
        self._is_last = view.round_no == view.rounds

    def play(self, action):
        """Generate: play out as hard does, but keep the player's action. Yields slices."""
        root = self._root
        play = bot.player()
        lines = root.lines
        totals = [0] * len(lines)
        own = self.actions.index(action) if action in self.actions else self.kept[0]
        yield
        for left in bot.trials(self._held, len(lines)):
            numbers = self.kept + ([] if own in self.kept else [own])
            root.lines = [lines[number] for number in numbers]
            most = max(1, bot.SLICE[self._held - 1] * self._held // len(numbers))
            while left:
                now = min(left, most)
                left -= now
                root.sums = [0] * len(numbers)
                yield from play(root, now, now)
                self.deals.append(now)
                for at, number in enumerate(numbers):
                    self.brought[number].append(root.sums[at])
                    totals[number] += root.sums[at]
            order = sorted([(0 - totals[number], at) for at, number in enumerate(self.kept)])
            kept = [self.kept[at] for _, at in order]
            self.kept = kept[: (len(kept) + 1) // 2]

    def _brought(self, action):
        """Return what an action has brought, slice by slice."""
        if action in self.actions:
            return self.brought[self.actions.index(action)]
        worth = self._fixed[1] if self._fixed else 0
        return [now * worth for now in self.deals]

    def judgement(self, action):
        """Return the Judgement of the player's action."""
        best = self.actions[self.kept[0]]
        deals = sum(self.deals)
        if self._fixed and deals * self._fixed[1] > sum(self._brought(best)):
            best = self._fixed[0]
        unit = self._unit()
        if action == best:
            return Judgement(best, 0, (unit, 0, 0))
        pairs = zip(self._brought(best), self._brought(action))
        gaps = [better - own for better, own in pairs]
        whole = sum(gaps)
        # The slices tell how much a sum of so many deals varies.
        varied = 0
        for now, gap in zip(self.deals, gaps):
            varied += (gap - whole * now // deals) ** 2
        doubt = 2 * _root(varied * len(gaps) // max(1, len(gaps) - 1))
        loss = whole // deals if whole > doubt else 0
        return Judgement(best, loss, (unit, self._told(whole, unit), self._told(doubt, unit)))

    def _deviations(self):
        """Return how many 64ths of a standard deviation the lead is away from nought."""
        return min(_CERTAIN, abs(self._root.lead) * self._root.slope >> 4)

    def _unit(self):
        return CHANCE if self._is_last or self._deviations() >= _OPEN else POINTS

    def _told(self, value, unit):
        """Return a sum of values over all deals in a unit; rounded."""
        value = max(0, value)
        deals = sum(self.deals)
        if unit == CHANCE:
            times, parts = 1000, deals * _WHOLE
        else:  # by what one point more is worth here
            times = 160
            parts = deals * (16 + self._root.slope * (_STEEP - 2 * self._deviations()))
        return (times * value + parts // 2) // parts


def _root(square):
    """Return the square root of an int, rounded down.

    >>> _root(99)
    9
    """
    root = square
    better = (root + 1) // 2
    while better < root:
        root = better
        better = (root + square // root) // 2
    return root
