"""Judges a decision at Koi-Koi by the play-outs of level hard.

Hard drops the worse half of its actions after each share of its play-outs. So once it has chosen,
its move and the player's are played out on deals of their own, the same for both. The difference
is what hard decides by (see `table_policy.value`). It is told in points while months are left, and
in the last month as a chance to win the match.
"""

from engine import judgement
from engine.compat import const
from engine.judgement import Judgement
from engine.koikoi import bot, table_policy
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.search_position import SearchPosition, add_lines

MUCH = const(800)  # loss from which the bill speaks of it: a point, or a match in fifty

# Units of `worth`.
POINTS = const(0)  # tenths of a point
CHANCE = const(1)  # thousandths of the matches

_WORK = const(17_500)  # of the play-outs of a part, see search_position.SLICE
_PARTS = const(24)  # how much their results differ says how uncertain the whole is


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: (unit, how much worse the player's action is, how uncertain that is: two standard
    errors). A difference that is not larger than what is uncertain is no loss.
    """
    best, root = yield from bot.weigh(view, rng)
    unit = POINTS if view.round_no < view.rounds else CHANCE
    if action == best:
        return Judgement(best, 0, (unit, 0, 0))
    root = SearchPosition(view, root.tables, rng)
    if unit == CHANCE:
        root.point_worth = 0  # the points of the last month are only a means to win the match
    differences, sizes = yield from _compare(view, root, (best, action))
    difference = sum(differences)
    deals = sum(sizes)
    uncertain = _uncertain(differences, sizes)
    loss = difference // deals if difference > uncertain else 0
    worth = unit, _in_unit(root, unit, difference, deals), _in_unit(root, unit, uncertain, deals)
    return Judgement(best, loss, worth)


def kind_of(action, best):
    """Return the kind of mistake that an action is where `best` is better.

    See engine/judgement.py.
    """
    if action >= PLAY and best >= PLAY:
        return judgement.CARD
    if (action, best) == (KOIKOI, STOP):
        return judgement.CALL
    return judgement.STOP if (action, best) == (STOP, KOIKOI) else judgement.OTHER


def margin(view, root, action):
    """Return how much better hard's answer to stop or koi-koi is, in tenths of a point.

    root: what `bot.weigh` has returned for this view. -1 in the last month, where points are only
    a means to win the match.
    """
    if view.round_no == view.rounds:
        return -1
    _, worth = bot.without_play_out(view, root)  # pyright: ignore[reportGeneralTypeIssues]
    gap = root.sums[0] - root.deals * worth
    return _in_unit(root, POINTS, 0 - gap if action == STOP else gap, root.deals)


def going_on(view, root, action):
    """Return what hard thinks of stop and koi-koi: (points, tenths, lost, won).

    root, action: what `bot.weigh` has returned for this view. points: of a stop; tenths: what
    koi-koi is worth in tenths of a point, None in the last month. After koi-koi the opponent
    scores in `lost` of 100 play-outs, and the seat is ahead in the match after `won`.
    """
    points = table_policy.payment(
        root, table_policy.points_of(root.tables.rules, root.own), *root.calls
    )
    more = margin(view, root, action)
    tenths = None
    if more >= 0:
        tenths = 10 * points + (more if action == KOIKOI else 0 - more)
    half = root.deals // 2
    lost = (100 * root.lost + half) // root.deals
    return points, tenths, lost, (100 * root.ahead + half) // root.deals


def _compare(view, root, actions):
    """Play two actions out on the same deals, part by part.

    Return two lists with a number for each part: by how much the first action brought more, summed
    over the deals of the part; and how many deals it had. A generator that yields slices.
    """
    candidates = add_lines(view, root)
    _, ends_with = bot.without_play_out(view, root) or (None, 0)
    played = [action for action in actions if action in candidates]
    root.lines = [root.lines[candidates.index(action)] for action in played]
    differences = []
    sizes = []
    for _ in range(_PARTS):
        root.sums = [0] * len(played)
        before = root.deals
        yield from bot.play(root, _WORK)
        size = root.deals - before
        brought = [
            root.sums[played.index(action)] if action in played else size * ends_with
            for action in actions
        ]
        differences.append(brought[0] - brought[1])
        sizes.append(size)
    return differences, sizes


def _uncertain(differences, sizes):
    """Return two standard errors of a sum, by how much its parts differ from their share of it.

    >>> _uncertain([10, 10], [5, 5]), _uncertain([0, 20], [5, 5])
    (0, 40)
    """
    whole = sum(differences)
    deals = sum(sizes)
    squares = 0
    for difference, size in zip(differences, sizes):
        squares += (difference - whole * size // deals) ** 2
    count = len(sizes)
    return 2 * _square_root(squares * count // (count - 1))


def _in_unit(root, unit, value, deals):
    """Return a value, summed over some deals, for one deal and in a unit: rounded, at least 0."""
    value = max(0, value)
    if unit == CHANCE:
        times, parts = 1000, deals * 2 * table_policy.WON
    else:  # by what one point more is worth here
        deviations = min(table_policy.CERTAIN, abs(root.lead) * root.slope >> 4)
        a_point = 16 * (1 + root.point_worth) + root.slope * (
            table_policy.STEEPEST - 2 * deviations
        )
        times, parts = 160, deals * a_point
    return (times * value + parts // 2) // parts


def _square_root(square):
    """Return the square root of an int, rounded down.

    >>> _square_root(99)
    9
    """
    root = square
    better = (root + 1) // 2
    while better < root:
        root = better
        better = (root + square // root) // 2
    return root
