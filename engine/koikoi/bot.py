"""Opponents at Koi-Koi: three levels that see what their seat sees, and nothing else.

easy: captures the showiest card it can, lays any plain otherwise, and calls koi-koi while it has
    cards in hand and few points; neither plans nor looks at the other's pile.
medium: plays by the value table: what a pile pays and promises, what the other would gain, what a
    laid card gives away, how many points are enough to stop; but never looks ahead.
hard: deals what it cannot see many times, plays each option out with the value table, and takes
    the one that wins the match most often; so it weighs stop against koi-koi, and the score.

A bot is a generator over a View; it yields whenever it has used a slice of the chip's time and
returns (action, arg). How much it thinks is fixed by its level, never by a clock.
"""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import cards, policy, values, yaku
from engine.koikoi.actions import DECLARE, KOIKOI, PLAY, STOP, TAKE
from engine.koikoi.phases import DECIDING, DECLARING, PLAYING
from engine.koikoi.root import Root, choices

if IS_MICROPYTHON:
    try:
        from engine.koikoi.kernel import play
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        from engine.koikoi.playouts import play
else:
    from engine.koikoi.playouts import play

LEVELS = ("easy", "medium", "hard")
VERSION = 1  # of the way the levels play: part of every record

# By cards in the hand: how many deals hard plays out, and how many of them in one slice.
DEALS = (8000, 8000, 6000, 3000, 1900, 1100, 750, 500, 350)
SLICE = (640, 640, 320, 180, 100, 60, 40, 26, 18)

_EASY_STOPS = 4  # points that are enough for a beginner
_LUCKY_POINTS = 6

_known = []  # the options whose tables were asked last, and these tables


def think(view, rng, level):
    """Choose an action for the view's seat.

    view: a View whose seat is to act; rng: the bot's own stream; level: one of LEVELS.
    """
    if level not in LEVELS:
        raise ValueError("no level '" + level + "'")
    yield
    if len(view.legal) == 1:
        return view.legal[0], None
    if level == "easy":
        return _simple(view, rng), None
    tables = yield from _tables(view.options)
    root = Root(view, tables, rng)
    if level == "medium":
        return _by_table(view, root), None
    return (yield from _by_playing_out(view, root)), None


def _tables(options):
    """Generate the tables of these options, built once for all the moves of a match."""
    if not _known or _known[0] != options:
        tables = yield from values.build(options)
        _known[:] = [options, tables]
    return _known[1]


# The beginner.


def _simple(view, rng):
    """Take what shines most; lay a plain at random; stop at a few points."""
    if view.phase == DECLARING:
        return DECLARE
    if view.phase == DECIDING:
        return KOIKOI if _points(view) < _EASY_STOPS and len(view.hand) > 1 else STOP
    if view.phase != PLAYING:
        return TAKE + min(view.choices)
    months = cards.per_month(view.field)
    best = []
    most = -1
    for card in view.hand:
        matching = cards.of_month(view.field, card >> 2)
        shine = cards.kind_of(card)  # a plain is laid most gladly
        if months[card >> 2]:
            shine = 10 - cards.kind_of(card) - min([cards.kind_of(one) for one in matching])
        if shine > most:
            best, most = [], shine
        if shine == most:
            best.append(card)
    return PLAY + best[rng.below(len(best))]


def _points(view):
    """Return what the seat's own pile pays now."""
    return yaku.points(view.captured[view.seat], view.options)


# By the value table.


def _by_table(view, root):
    """Choose without looking ahead."""
    tables = root.tables
    if view.phase == DECLARING:
        return DECLARE
    if view.phase == DECIDING:
        return KOIKOI if _points(view) <= root.limits[len(view.hand)] else STOP
    if view.phase == PLAYING:
        at = policy.best_play(tables, 0, view.hand, root.own, root.field, root.gone)
        return PLAY + view.hand[at]
    best, chosen = -1, -1
    for card in view.choices:
        adds = tables.tally[16 * (card >> 2) + (1 << (card & 3))]
        gain = policy.worth_of(tables.policy, 0, root.own + adds)
        if gain > best:
            best, chosen = gain, card
    return TAKE + chosen


# By playing out.


def _by_playing_out(view, root):
    """Play every option out on the same deals, in slices, and choose the best on average."""
    actions = choices(view, root)
    deals = DEALS[len(view.hand)]
    left = deals
    while left:
        now = min(left, SLICE[len(view.hand)])
        play(root, now)
        left -= now
        yield
    sums = root.sums
    if view.phase == DECIDING:
        brings = policy.payment(root, _points(view), *root.calls)
        actions.append(STOP)
        sums.append(deals * policy.chance(root.slope, root.lead + brings))
    elif view.phase == DECLARING:
        actions.append(DECLARE)
        sums.append(deals * policy.chance(root.slope, root.lead + _LUCKY_POINTS))
    return actions[sums.index(max(sums))]
