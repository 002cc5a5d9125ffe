"""Judges a decision at Okey as level hard weighs it: tiles to go, live tiles, two draws ahead.

After a throw, and before a draw from the pile, the live tiles are those that would bring the hand
nearer. A discard that is taken has none, because it replaces the draw. A finish counts as nearer
than a hand that lacks nothing. Two throws with the same distance are compared by the worth of the
hand after the next draw, as in `ahead`. A difference that one more draw would often turn round
counts as none (`ahead.lead`).
"""

from engine.compat import const
from engine.judgement import Judgement
from engine.okey import ahead, bot, melds
from engine.okey.actions import DISCARD, DRAW, DRAW_INDICATOR, FINISH, SHOW, TAKE
from engine.okey.tiles import KINDS

# Losses: they only order the decisions of one player.
_TILE = const(1000)  # a tile more to go, or a twin that was not shown
_MATCH = const(20_000)  # a match ended that another side wins
_FINISHED = -1  # tiles to go


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: tiles to go and live tiles after the player's action, the same after the best one, and
    by how many thousandths the best one promises more; to go is -1 for a finish. Empty if nothing
    is weighed: one of them shows the twin, or the player's ends a match that another side wins.
    """
    weighed = []
    best, _ = yield from bot.think(view, rng, "hard", weighed)
    yield
    if best < FINISH <= action or (action == SHOW and best != SHOW):
        # Hard always finishes and shows, unless that ends a match which another side wins.
        return Judgement(best, _MATCH, ())
    if SHOW in (best, action):
        return Judgement(best, _TILE if best != action else 0, ())
    to_go, live = _after(view, action)
    yield
    best_to_go, best_live = (to_go, live) if action == best else _after(view, best)
    promised = 0
    if to_go != best_to_go:
        loss = max(0, _TILE * (to_go - best_to_go) + best_live - live)
    elif action != best and DISCARD <= action < FINISH:
        promised = yield from _promised(view, action, best, weighed)
        loss = promised
    else:
        loss = max(0, best_live - live)
    return Judgement(best, loss, (to_go, live, best_to_go, best_live, promised))


def _promised(view, action, best, weighed):
    """Return by how many thousandths the best throw promises more than the player's, see `lead`.

    weighed: what hard has weighed for this view. A generator that yields slices.
    """
    live = view.live_tiles()
    own = yield from ahead.promise(view, live, action - DISCARD, weighed)
    most = yield from ahead.promise(view, live, best - DISCARD, weighed)
    return ahead.lead(most, own)


def _after(view, action):
    """Return (tiles to go, live tiles that help) after an action."""
    if FINISH <= action < FINISH + KINDS:
        return _FINISHED, 0
    joker = view.joker
    hand = bytearray(view.hand)
    if action in (TAKE, DRAW_INDICATOR):
        hand[view.discards[bot.previous(view)][-1] if action == TAKE else view.indicator] += 1
    elif action >= DISCARD:
        hand[action - DISCARD] -= 1
    if action != DRAW and action < DISCARD:
        return melds.distance(hand, joker), 0  # the tile that comes is known, or none comes
    return melds.outlook(hand, joker, view.live_tiles())
