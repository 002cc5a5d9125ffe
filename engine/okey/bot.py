"""The bots of Okey: three levels. A bot sees only the view of its seat.

easy: looks at neighbours. It keeps finished sets and runs, holds on to twins and to the colour
    that it has most of, and throws a tile with few neighbours, now and then in haste the one just
    drawn. It takes a discard only if that is a joker or completes a set or a run, and overlooks
    some of those. It does not count.
medium: knows the exact distance of its hand from winning, and nothing else. It never increases it,
    keeps finished sets and runs, and takes a discard only if that reduces the distance. It does
    not look at the tiles that have been played, nor ask how many tiles would help.
hard: also counts the unseen tiles that would help. Of the best throws it takes the one with
    the highest expected value after the next draw, and it takes a discard if that is worth more
    than a draw (lookahead.py). It neither shows the twin nor finishes if that would end the match
    for another side to win. It does not watch what the others collect.

Otherwise all levels show the twin when they can, finish as soon as they can, never throw a joker
without finishing, and never wait for a dearer hand.

A bot is a generator over a View. It yields after each slice of the chip's time and returns
(action, arg). The level fixes the amount of work; a clock never does.
"""

from engine.compat import const
from engine.games import LEVELS
from engine.okey import lookahead, melds, score, styles, tiles
from engine.okey.actions import DECLINE, DISCARD, DRAW, DRAW_INDICATOR, FINISH, PASS, SHOW, TAKE
from engine.okey.arrange import arrange
from engine.okey.phases import DISCARDING

VERSION = 3  # version of the levels' play, part of every record

_OVERLOOKED = const(2)  # one useful discard in so many is not seen by easy
_OVERLOOKED_LEFT = const(4)  # the same in the style `left`
_HASTY = const(4)  # one time in so many easy throws what it has just drawn
_TWIN = const(4)  # by how many neighbours easy likes a tile more for its twin,
_COLOUR = const(2)  # and for its favourite colour
_SHOWN = const(1)  # what a shown twin costs each other side


def think(view, rng, level, style="", weighed=None):
    """Choose an action for the view's seat.

    view: a View whose seat is to act; rng: the bot's own stream; level: one of games.LEVELS;
    style: one of games.styles_of, or ""; weighed: None, or a list for what hard weighs, see
    `lookahead.best`.
    The generator yields after each slice of work. Its result, (action, arg), is the value of its
    StopIteration. Raises ValueError for an unknown level.

    >>> from engine.okey.state import State
    >>> from engine.rng import Rng
    >>> state = State({"gosterme": "before_start"})
    >>> choosing = think(state.view(state.to_act), Rng((1, 2, 3, 4)), "easy")
    >>> next(choosing)
    >>> next(choosing)
    Traceback (most recent call last):
    StopIteration: (5, None)
    """
    if level not in LEVELS:
        raise ValueError("no level '" + level + "'")
    yield
    legal = view.legal
    if SHOW in legal and not (level == "hard" and loses_match(view, _SHOWN)):
        return SHOW, None
    if len(legal) == 1:
        return legal[0], None
    if PASS in legal:
        return PASS, None
    if view.phase == DISCARDING:
        finish = view.best_finish()
        if finish >= 0 and level == "hard":
            finish = yield from _finish(view, finish)
        if finish >= 0:
            if style == styles.JOKER:
                finish = yield from styles.wait(view, finish)
            return finish, None
        choices = yield from _discards(view, level, rng, style, weighed)
        return DISCARD + choices[rng.below(len(choices))], None
    return (yield from _draw(view, level, rng, style, weighed)), None


def sparing(view):
    """Return the legal actions that an opponent in a lesson may choose: it does not finish."""
    return [action for action in view.legal if action < FINISH]


def loses_match(view, points):
    """Tell whether the match ends, and another side wins it, if all other sides lose `points`.

    In elimination it never does: who finishes last wins.
    """
    options = view.options
    if options["win_mode"] == "elimination":
        return False
    own = score.side_of(view.seat, options)
    scores = [left - points for left in view.scores]
    scores[own] = view.scores[own]
    ended = score.outcome(options, scores, view.active, view.left_in)
    return ended is not None and own not in ended.winners


def _finish(view, finish):
    """Return `finish`, or another FINISH or -1 if that would lose the match, as a generator."""
    for action in [finish] + view.legal:
        if FINISH <= action < FINISH + tiles.KINDS:
            kind = action - FINISH
            hand = bytearray(view.hand)
            hand[kind] -= 1
            groups = score.dearest(hand, view.joker, kind, view.options)
            points = score.total(score.finish_items(groups, view.joker, kind, view.options))
            if not loses_match(view, points):
                return action
            yield
    return -1


def _draw(view, level, rng, style, weighed):
    """Return TAKE if the discard helps by this level's rule, else a draw or DECLINE."""
    if TAKE in view.legal:
        top = view.offered()
        hand = bytearray(view.hand)
        if DRAW not in view.legal:
            # The pile is empty: take the discard only to finish at once.
            hand[top] += 1
            kinds = melds.finishing_discards(hand, view.joker)
            helps = len([kind for kind in kinds if kind != top or hand[top] > 1]) > 0
        elif level == "easy":
            overlooked = _OVERLOOKED_LEFT if style == styles.LEFT else _OVERLOOKED
            helps = _completes(hand, top, view.joker) and rng.below(overlooked) > 0
            helps = helps or top == view.joker
        elif level == "medium":
            before = melds.distance(hand, view.joker)
            yield
            completes = style == styles.LEFT and _completes(hand, top, view.joker)
            hand[top] += 1
            helps = melds.distance(hand, view.joker) < before + completes
        else:
            grant = styles.GRANT if style == styles.LEFT else 0
            helps = yield from lookahead.takes(view, view.live_tiles(), top, weighed, grant)
        if helps:
            return TAKE
    for action in (DRAW, DRAW_INDICATOR, DECLINE):
        if action in view.legal:
            return action
    return TAKE


def _discards(view, level, rng, style="", weighed=None):
    """Return the kinds that this level rates equally good to throw, and this style likes most."""
    allowed = throwable(view)
    if level == "easy":
        drawn = view.drawn
        hasty = drawn in allowed and rng.below(_HASTY) == 0
        if hasty and not _completes(view.hand, drawn, view.joker):
            return [drawn]
        return styles.liked(view, style, _loneliest(view.hand, allowed, view.joker))
    yield
    if level == "medium":
        _, best = melds.best_discards(view.hand, view.joker)
        choices = [kind for kind in best if kind in allowed] or allowed
        loose = [kind for kind in choices if not _completes(view.hand, kind, view.joker)]
        return styles.liked(view, style, loose or choices)
    live = view.live_tiles()
    choices = by_useful(view, live, allowed)
    if len(choices) < 2:
        return [kind for _, kind in choices] or allowed
    yield
    if not style:
        return (yield from lookahead.best(view, live, choices, weighed))
    weighed = []
    best = yield from lookahead.best(view, live, choices, weighed)
    return styles.weighed(view, style, weighed) or best


def throwable(view):
    """Return the kinds that a level may throw: all legal ones but the joker."""
    kinds = [action - DISCARD for action in view.legal if DISCARD <= action < FINISH]
    return [kind for kind in kinds if kind != view.joker]


def by_useful(view, live, allowed):
    """Return the throws that keep the distance: (useful live tiles, kind), the most useful first.

    live: bytearray(53), the tiles of each kind that may still come; allowed: list of kinds.
    """
    _, kinds, useful = melds.decision(view.hand, view.joker, live)
    choices = [(0 - useful[i], kinds[i]) for i in range(len(kinds)) if kinds[i] in allowed]
    return [(0 - few, kind) for few, kind in sorted(choices)]


# Neighbours: all that easy looks at.


def _by_face(hand, joker):
    """Return bytearray(52): how many natural tiles of a hand show each face."""
    held = hand[: tiles.NUMBERED]
    held[joker] = hand[tiles.FALSE_JOKER]
    return held


def _completes(hand, top, joker):
    """Tell whether a tile makes a set or run of three with two natural tiles of the hand."""
    held = _by_face(hand, joker)
    face = tiles.face_of(top, joker)
    value = face % tiles.VALUES
    held[face] = 0
    if len([other for other in range(value, tiles.NUMBERED, tiles.VALUES) if held[other]]) > 1:
        return True
    held[face] = 1
    row = held[face - value : face - value + tiles.VALUES]
    row.append(row[0])  # the high 1
    for place in (value, tiles.VALUES) if value == 0 else (value,):
        for low in range(max(0, place - 2), min(place, tiles.VALUES - 2) + 1):
            if row[low] and row[low + 1] and row[low + 2]:
                return True
    return False


def _loneliest(hand, allowed, joker):
    """Return the kinds outside finished sets and runs that easy likes least.

    It likes a tile for each neighbour, for its twin, and for the colour that it has most of. If
    every tile is in a finished set or run, it throws one that another may replace there.
    """
    held = _by_face(hand, joker)
    colours = [
        sum(held[low : low + tiles.VALUES]) for low in range(0, tiles.NUMBERED, tiles.VALUES)
    ]
    favourite = colours.index(max(colours))
    liked = []
    for kind in allowed:
        if _completes(hand, kind, joker):
            continue
        face = tiles.face_of(kind, joker)
        likes = _friends(held, face)
        if held[face] > 1:
            likes += _TWIN
        if face // tiles.VALUES == favourite:
            likes += _COLOUR
        liked.append((likes, kind))
    if liked:
        least = min(liked)[0]
        return [kind for likes, kind in liked if likes == least]
    naturals = bytearray(hand)
    naturals[joker] = 0
    _, rest = arrange(naturals, joker)
    return [kind for kind in allowed if kind in rest] or allowed


def _friends(held, face):
    """Return how many tiles fit with a face in one set or one run of three.

    held: as returned by `_by_face`. Values form a ring because of the high 1.
    """
    value = face % tiles.VALUES
    count = 0 - held[face]
    for other in range(value, tiles.NUMBERED, tiles.VALUES):
        count += held[other]
    for step in (1, 2, tiles.VALUES - 2, tiles.VALUES - 1):
        count += held[face - value + (value + step) % tiles.VALUES]
    return count
