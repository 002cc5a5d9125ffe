"""Opponents at Ceki: three levels that see what their seat sees, and nothing else.

easy: keeps combinations, then pairs. It throws a single card, now and then in haste the one just
    drawn, and overlooks some discards that would help. It does not count.
medium: counts how far its hand is from the call, and never moves away from it. It does not look at
    the cards that have been played, nor at how many cards would help.
hard: also counts the live cards that help and their points, and looks one card ahead. It weighs
    the value of its own hand against the cost of a throw that the caller on its left may need.

All levels call whenever they may, and win as soon as they can.

A bot is a generator over a View; it yields whenever it has used a slice of the chip's time and
returns (action, arg). How much it thinks is fixed by its level, never by a clock.
"""

from engine.ceki import cards, outs, sets, styles, throw_value
from engine.ceki.actions import CALL, DRAW, NEXT_ROUND, TAKE, THROW, WIN
from engine.ceki.phases import THROWING
from engine.ceki.score import DOUBLE, SIMPLE
from engine.compat import const
from engine.games import LEVELS

VERSION = 4  # of the way the levels play: part of every record

_OVERLOOKED = const(2)  # one useful discard in so many is not seen by easy
_OVERLOOKED_RACER = const(4)  # the same in the style `racer`
_DARING = const(4)  # one time in so many a racer leaves what does not help it
_HASTY = const(4)  # one time in so many easy throws the card that it has just drawn


def think(view, rng, level, style=""):
    """Choose an action for the view's seat.

    view: a View whose seat is to act; rng: the bot's own stream; level: one of games.LEVELS;
    style: one of games.styles_of, or "".
    The generator yields after each slice of work and returns (action, arg), the value of its
    StopIteration.

    >>> from engine.ceki.state import State
    >>> from engine.rng import Rng
    >>> state = State()
    >>> choosing = think(state.view(state.to_act), Rng((1, 2, 3, 4)), "easy")
    >>> next(choosing)
    >>> next(choosing)
    Traceback (most recent call last):
    StopIteration: (0, None)
    """
    if level not in LEVELS:
        raise ValueError("no level '" + level + "'")
    yield
    legal = view.legal
    for sure in (WIN, CALL, NEXT_ROUND):
        if sure in legal:
            return sure, None
    if len(legal) == 1:
        return legal[0], None
    kinds = cards.kinds_of_hand(view.hand)
    if view.phase != THROWING:
        takes = yield from _takes(view, kinds, level, rng, style)
        return TAKE if takes else DRAW, None
    if level == "easy":
        throws = _loose(view, kinds, rng, style)
    else:
        throws = yield from _best(view, kinds, level, style)
    return THROW + throws[rng.below(len(throws))], None


def sparing(view):
    """Return the legal actions that an opponent in a lesson may choose.

    It neither calls nor wins, and throws nothing after which it has to call. None may be left.
    """
    kinds = cards.kinds_of_hand(view.hand)
    actions = []
    for action in view.legal:
        if action < THROW and action != CALL:
            actions.append(action)
        elif THROW <= action < WIN:
            kind = cards.kind_of(action - THROW)
            kinds[kind] -= 1
            if sets.awaited(kinds) < 0:
                actions.append(action)
            kinds[kind] += 1
    return actions


def _takes(view, kinds, level, rng, style):
    """Return whether to take the discard: whether it helps the hand, as this level counts."""
    top = cards.kind_of(view.discards[-1])
    if TAKE not in view.legal:
        return False
    if level == "easy":
        overlooked = _OVERLOOKED_RACER if style == styles.RACER else _OVERLOOKED
        return kinds[top] % 3 > (style == styles.STOCK) and rng.below(overlooked) > 0
    # A racer takes what does not help only now and then, else it might go round for ever.
    dares = style == styles.RACER and kinds[top] % 3 > 0 and rng.below(_DARING) > 0
    helps = top in outs.waiting_for(kinds)
    if not (helps or dares):
        return False
    if level == "medium":
        return style != styles.STOCK or kinds[top] % 3 == 2
    gain = yield from throw_value.Hard(view, kinds, style).gain(top)
    if dares:
        return gain > styles.RACER_GAIN
    return gain > (styles.STOCK_GAIN if style == styles.STOCK else 0)


def throwable(view):
    """Return the faces that may be thrown; the one just drawn comes first: it costs least."""
    faces = [action - THROW for action in view.legal if THROW <= action < WIN]
    return [face for face in faces if face == view.drawn] + faces


def _loose(view, kinds, rng, style):
    """Return single cards, else cards of pairs, else any: no card of a combination before.

    Now and then it is the card just drawn, if that is not part of a combination.
    """
    faces = throwable(view)
    drawn = view.drawn
    if drawn in faces and kinds[cards.kind_of(drawn)] % 3 and rng.below(_HASTY) == 0:
        return [drawn]
    for over in (1, 2):
        choices = [face for face in faces if kinds[cards.kind_of(face)] % 3 == over]
        if choices:
            return styles.liked(view, style, choices)
    return faces


def _best(view, kinds, level, style):
    """Return the faces that this level considers the best throws, one of each kind."""
    hard = None
    if level == "hard":
        hard = throw_value.Hard(view, kinds, style)
        yield
    best = None
    choices = []
    tried = 0
    for face in throwable(view):
        kind = cards.kind_of(face)
        if tried >> kind & 1:
            continue
        tried |= 1 << kind
        kinds[kind] -= 1
        factor = SIMPLE if face == view.drawn else DOUBLE
        if hard:
            points = hard.after(kind, factor)
            if style:
                points += abs(points) * styles.WEIGHT * styles.liking(view, style, kind) // 1000
        else:
            points = outs.fit(kinds)
        yield
        kinds[kind] += 1
        if best is None or points > best:
            best = points
            choices = []
        if points == best:
            choices.append(face)
    return choices if hard else styles.liked(view, style, choices)
