"""Judges a decision at Okey beside that of level hard: tiles to go, then live tiles that help.

Hard also looks at the draw after the next throw. So its move may leave fewer live tiles than the
player's; the player has lost nothing then that can be counted.

After a throw, and before a draw from the pile, the live tiles are those that would bring the hand
nearer. A discard that is taken has none: it comes in place of the draw. To finish is nearer than
to lack nothing.
"""

from engine.compat import const
from engine.judgement import Judgement
from engine.okey import bot, melds
from engine.okey.actions import DISCARD, DRAW, DRAW_INDICATOR, FINISH, SHOW, TAKE
from engine.okey.tiles import KINDS

_TILE = const(1000)  # loss of a tile more to go, or of a twin that was not shown; a live tile is 1
_FINISHED = -1


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: tiles to go and live tiles after the player's action, then after the best one; to go is
    -1 for a finish. Empty if only one of them shows the twin.
    """
    best, _ = yield from bot.think(view, rng, "hard")
    yield
    if SHOW in (best, action):
        return Judgement(best, _TILE if best != action else 0, ())
    own = _after(view, action)
    yield
    other = own if action == best else _after(view, best)
    loss = max(0, _TILE * (own[0] - other[0]) + other[1] - own[1])
    return Judgement(best, loss, own + other)


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
    lacking = melds.distance(hand, joker)
    if action != DRAW and action < DISCARD:
        return lacking, 0  # the tile that comes is known, or none comes
    return lacking, sum([view.live(kind) for kind in melds.useful_draws(hand, joker)])
