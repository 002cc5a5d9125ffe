"""Judges a decision at Okey as level hard weighs it: by its expected value, see `lookahead`.

The expected value of a take is that of the best hand that remains with the tile; a draw, and a
throw, are worth the average over the tiles that may come. A difference that one more draw would
often turn round counts as none (`lookahead.lead`). Where nothing can be drawn any more, only a
finish counts.
"""

from engine import judgement
from engine.compat import const
from engine.judgement import Judgement
from engine.okey import bot, lookahead, melds
from engine.okey.actions import DISCARD, DRAW, DRAW_INDICATOR, FINISH, SHOW, TAKE
from engine.okey.phases import DISCARDING

MUCH = const(250)  # loss from which the bill speaks of it: a quarter of the expected value

# Fixed losses. They only order a player's decisions. Other losses are leads, in thousandths.
_WHOLE = const(1000)  # of a finish that was missed, or a twin that was not shown
_MATCH = const(20_000)  # of an action that ends a match which another side wins
_FINISHED = -1  # tiles to go after a finish


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: tiles to go and live tiles after the player's action, the same after the best one, and
    by how many thousandths the best one is worth more; to go is -1 for a finish. Empty if nothing
    is weighed: one of them shows the twin, or the player's ends a match that another side wins.
    """
    weighed = []
    best, _ = yield from bot.think(view, rng, "hard", weighed=weighed)
    yield
    if best < FINISH <= action or (action == SHOW and best != SHOW):
        # Hard always finishes and shows, unless that ends a match which another side wins.
        return Judgement(best, _MATCH, ())
    if SHOW in (best, action):
        return Judgement(best, _WHOLE if best != action else 0, ())
    live = view.live_tiles()
    own = _after(view, live, action)
    yield
    if action == best:
        return Judgement(best, 0, own + own + (0,))
    better = _after(view, live, best)
    yield
    lead = 0
    if best >= FINISH or (view.phase != DISCARDING and DRAW not in view.legal):
        loss = _WHOLE if better[0] < 1 and own[0] > better[0] else 0
    else:
        points = yield from expected(view, live, action, weighed)
        most = yield from expected(view, live, best, weighed)
        loss = lead = lookahead.lead(most, points, view.phase == DISCARDING)
    return Judgement(best, loss, own + better + (lead,))


def kind_of(action, best):
    """Return the kind of mistake that an action is where `best` is better.

    See engine/judgement.py.
    """
    if DISCARD <= action < FINISH and best >= DISCARD:
        return judgement.WIN if best >= FINISH else judgement.THROW
    if action <= DRAW_INDICATOR and best <= DRAW_INDICATOR:
        return judgement.DRAW
    return judgement.OTHER


def expected(view, live, action, weighed):
    """Return the expected value of a draw, a take or a throw. A generator that yields slices.

    weighed: what hard has weighed for this view.
    """
    if action == TAKE:
        yield
        return lookahead.taken(view, live, view.offered())
    return (yield from lookahead.expected(view, live, action, weighed))


def _after(view, live, action):
    """Return (tiles to go, live tiles that help) after an action.

    After a known tile these are those of the best throw.
    """
    if action >= FINISH:
        return _FINISHED, 0
    if action in (TAKE, DRAW_INDICATOR):
        top = view.offered() if action == TAKE else view.indicator
        return lookahead.with_tile(view, live, top)
    hand = bytearray(view.hand)
    if action >= DISCARD:
        hand[action - DISCARD] -= 1
    return melds.outlook(hand, view.joker, live)
