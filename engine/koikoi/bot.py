"""Opponents at Koi-Koi: four levels that see what their seat sees, and nothing else.

easy: captures the card of the highest category, else lays any plain. It calls koi-koi while it has
    cards in hand and few points. It neither plans nor looks at the opponent's pile.
medium: plays by the value table: the points and promises of a pile, how urgent a capture is, what
    a laid card gives away. It calls koi-koi when its pile promises far more than the opponent's.
    It never looks ahead.
hard: deals the hidden cards at random many times, and plays each action out by the value table.
    It takes the action that wins the match most often. So the score of the match decides whether
    it stops or calls. It lays a card only if none of its cards can capture.
master: hard with ten times as many play-outs. It thinks up to five seconds on the chip.

A bot is a generator over a View; it yields whenever it has used a slice of the chip's time and
returns (action, arg). How much it thinks is fixed by its level, never by a clock.
"""

from engine.compat import NATIVE, const
from engine.games import MASTER, levels_of
from engine.koikoi import cards, score, styles, table_policy, value_tables, yaku
from engine.koikoi.actions import DECLARE, KOIKOI, PLAY, STOP, TAKE
from engine.koikoi.phases import DECIDING, DECLARING, PLAYING
from engine.koikoi.search_position import SearchPosition, add_lines

VERSION = 6  # of the way the levels play: part of every record

WORK = 740_000  # of a decision of hard's, see `SLICE`; master's is ten times as much
_MORE = const(10)

_EASY_STOPS = const(4)  # points that are enough for a beginner
_NERVE = const(48)  # eighths of a point: what makes medium call, see `_calls`

# Made with the module: later there may be no piece of memory so large.
_empty = [value_tables.Tables()]
_filled = []  # options, and their tables


def think(view, rng, level, style=""):
    """Choose an action for the view's seat.

    view: a View whose seat is to act; rng: the bot's own stream; level: one of games.levels_of;
    style: one of games.styles_of, or "".
    The generator yields after each slice of work and returns (action, arg), the value of its
    StopIteration.

    >>> from engine.koikoi.state import State
    >>> from engine.rng import Rng
    >>> state = State()
    >>> choosing = think(state.view(state.to_act), Rng((1, 2, 3, 4)), "easy")
    >>> next(choosing)
    >>> next(choosing)
    Traceback (most recent call last):
    StopIteration: (1, None)
    """
    if level not in levels_of("koikoi"):
        raise ValueError("no level '" + level + "'")
    yield
    if len(view.legal) == 1:
        return view.legal[0], None
    if level == "easy":
        return _simple(view, rng, style), None
    tables = yield from tables_of(view.options)
    root = SearchPosition(view, tables, rng)
    if level == "medium":
        return _by_table(view, root, style), None
    # Not by `weigh`: the chip's stack has little room for one more generator in a bot's turn.
    work = WORK * _MORE if level == MASTER else WORK
    return (yield from by_playing_out(view, root, work, style)), None


def tables_of(options):
    """Generate the tables of these options, filled once for all the moves of a match.

    Tables of other options stay as they are: somebody may still be thinking with them.
    """
    if not _filled or _filled[0] != options:
        tables = _empty.pop() if _empty else value_tables.Tables()
        yield from value_tables.fill(tables, options)
        _filled[:] = [options, tables]
    return _filled[1]


# The beginner.


def _simple(view, rng, style):
    """Capture the highest category; lay a plain at random; stop at a few points."""
    if view.phase == DECLARING:
        return DECLARE
    if view.phase == DECIDING:
        stops = _EASY_STOPS + styles.nerve(style)
        return KOIKOI if _points(view) < stops and len(view.hand) > 1 else STOP
    if view.phase != PLAYING:
        return (
            TAKE + min([(0 - styles.liking(view, style, (one,)), one) for one in view.choices])[1]
        )
    months = cards.per_month(view.field)
    best = []
    most = -1
    for action in view.legal:
        card = action - PLAY
        matching = cards.of_month(view.field, card >> 2)
        shine = cards.kind_of(card)  # a plain is laid most gladly
        if months[card >> 2]:
            shine = 10 - cards.kind_of(card) - min([cards.kind_of(one) for one in matching])
            shine += styles.liking(view, style, matching + bytes((card,)))
        if shine > most:
            best, most = [], shine
        if shine == most:
            best.append(card)
    return PLAY + best[rng.below(len(best))]


def _points(view):
    """Return what the seat's own pile pays now."""
    return yaku.points(view.captured[view.seat], view.options)


def sparing(view):
    """Return the legal actions that an opponent in a lesson may choose.

    It never stops, and with its cards it captures plains only. None may be left.
    """
    return [action for action in view.legal if action != STOP and _is_plain(view, action)]


def _is_plain(view, action):
    if action < PLAY:
        return True
    card = action - PLAY
    won = bytes((card,)) + cards.of_month(view.field, card >> 2)
    if action >= TAKE:
        won = bytes((view.pending, action - TAKE))
    return len(won) == 1 or all(cards.kind_of(one) == cards.PLAIN for one in won)


# By the value table.


def _by_table(view, root, style):
    """Choose without looking ahead."""
    tables = root.tables
    if view.phase == DECLARING:
        return DECLARE
    if view.phase == DECIDING:
        return KOIKOI if _calls(view, root, style) else STOP
    if view.phase == PLAYING:
        liked = [styles.PROMISE * one for one in _likings(view, root, style)] if style else None
        at = table_policy.best_play(tables, 0, view.hand, root.own, root.field, root.gone, liked)
        return PLAY + view.hand[at]
    best, chosen = -1, -1
    for card in view.choices:
        adds = tables.tally[16 * (card >> 2) + (1 << (card & 3))]
        gain = table_policy.worth_of(tables.policy, 0, root.own + adds)
        gain += styles.PROMISE // 4 * styles.liking(view, style, (card,))
        if gain > best:
            best, chosen = gain, card
    return TAKE + chosen


def _likings(view, root, style):
    """Return for each card of the hand how much a style likes what it would capture."""
    likings = []
    for card in view.hand:
        month = card >> 2
        taken = root.tables.policy[value_tables.TAKEN + 16 * month + root.field[month]]
        won = [4 * month + at for at in range(4) if taken >> at & 1]
        likings.append(styles.liking(view, style, won + [card]) if won else 0)
    return likings


def _calls(view, root, style):
    """Tell whether medium calls koi-koi.

    It calls while its points are few, in the last round until they win the match. Before the last
    round it also calls if what its pile promises, beside the points it has, exceeds the whole
    worth of the other's pile by `_NERVE`.
    """
    points = _points(view)
    if view.round_no == view.rounds:
        return points <= 0 - root.lead
    if points <= root.limits[len(view.hand)]:
        return True
    promised = table_policy.worth_of(root.tables.policy, 0, root.own) - 8 * points
    nerve = _NERVE - 8 * styles.nerve(style)
    return promised - table_policy.worth_of(root.tables.policy, 0, root.other) >= nerve


# By playing out.


def _player():
    if NATIVE:
        from engine.koikoi.kernel import play
    else:
        from engine.koikoi.playouts import play
    return play


play = _player()  # loaded with the module, for the same reason as `_empty`


def weigh(view, rng):
    """Choose as hard does. Generate slices; return (action, root).

    The root's first sum is what the best of the actions that were played out brought, on the
    root's deals; these are 0 if there was only one capture.
    """
    tables = yield from tables_of(view.options)
    root = SearchPosition(view, tables, rng)
    action = yield from by_playing_out(view, root, WORK)
    return action, root


def by_playing_out(view, root, work, style=""):
    """Play the actions out on the same deals and choose the best on average.

    root: as `SearchPosition` makes it, without lines; work: to be done, see `SLICE`. After each
    share of it the worse half of the lines is dropped. So the best actions are compared on several
    times as many deals. The liking of a style is added to the result of an action.
    """
    actions = add_lines(view, root)
    if style:
        root.likings = _worths(view, root, style, actions)
    actions = _keep_captures(root, actions)
    if len(actions) == 1 and view.phase == PLAYING:
        return actions[0]  # one capture, and laying is not tried
    shares = max(1, sum([len(actions) > 1 << half for half in range(4)]))
    for _ in range(shares):
        yield from play(root, work // shares)
        actions = _keep_better_half(root, actions)
        yield
    fixed = without_play_out(view, root)
    if fixed and root.deals * fixed[1] > root.value_of(0):
        return fixed[0]
    return actions[0]


def _worths(view, root, style, actions):
    """Return for each action what a style adds to the value of a play-out."""
    if view.phase == PLAYING:
        return [styles.WORTH * one for one in _likings(view, root, style)]
    if view.phase in (DECIDING, DECLARING):
        return [styles.CALL * styles.nerve(style)] * len(actions)
    return [styles.WORTH * styles.liking(view, style, (one - TAKE,)) for one in actions]


def _keep_better_half(root, actions):
    """Keep the better half of a root's lines, the best first; return their actions."""
    order = sorted([(0 - root.value_of(number), number) for number in range(len(root.sums))])
    return _keep(root, actions, [number for _, number in order[: (len(order) + 1) // 2]])


def _keep_captures(root, actions):
    """Drop the lines that lay a card, if another card can capture; return the actions left.

    Play-outs value a card that is laid too highly: with these lines hard wins fewer matches.
    """
    taking = [number for number, line in enumerate(root.lines) if line.own != root.own]
    return _keep(root, actions, taking) if taking else actions


def _keep(root, actions, numbers):
    """Keep the lines of these numbers, in this order; return their actions."""
    root.lines = [root.lines[number] for number in numbers]
    root.sums = [root.sums[number] for number in numbers]
    root.likings = [root.likings[number] for number in numbers] if root.likings else []
    return [actions[number] for number in numbers]


def without_play_out(view, root):
    """Return (action, its value) of what ends the round at once, or None."""
    if view.phase == DECIDING:
        return STOP, table_policy.value(
            root, table_policy.payment(root, _points(view), *root.calls)
        )
    if view.phase == DECLARING:
        return DECLARE, table_policy.value(root, score.LUCKY_POINTS)
    return None
