"""Judges a decision at Ceki as level hard weighs it: what the hand is worth, less the risk.

Both are in hundredths of a point (see `throw_value`). Where hard does not weigh, because it always
calls and always wins, a refused win costs what it would have paid; a refused call is only named.
"""

from engine import judgement
from engine.ceki import bot, cards, score, sets, throw_value
from engine.ceki.actions import CALL, TAKE, THROW, WIN
from engine.ceki.score import DOUBLE, SIMPLE
from engine.compat import const
from engine.judgement import Judgement

MUCH = const(500)  # loss from which the bill speaks of it: five points
_NAMED = const(1)  # loss of a call that was refused: it is named, and is the least of losses


def judge(view, rng, action):
    """Judge an action of the view's seat; see engine/judgement.py.

    worth: (how much worse the player's action is,) in hundredths of a point; empty if nothing is
    weighed.
    """
    best, _ = yield from bot.think(view, rng, "hard")
    if action == best:
        return Judgement(best, 0, (0,))
    if best == CALL:
        return Judgement(best, _NAMED, ())
    if best == WIN:
        loss = 100 * _win(view)
    else:
        kinds = cards.kinds_of_hand(view.hand)
        hard = throw_value.Hard(view, kinds)
        yield
        if THROW <= action < WIN:
            better = _throw(view, hard, kinds, best)
            yield
            own = _throw(view, hard, kinds, action)
            loss = better - own
        else:  # taken in place of drawn, or the other way round
            gain = yield from hard.gain(cards.kind_of(view.discards[-1]))
            loss = gain if best == TAKE else 0 - gain
    loss = max(0, loss)
    return Judgement(best, loss, (loss,))


def kind_of(action, best):
    """Return the kind of mistake that an action is where `best` is better.

    See engine/judgement.py.
    """
    if best >= WIN:
        return judgement.WIN
    if THROW <= action < WIN and best >= THROW:
        return judgement.THROW
    if action <= TAKE and best <= TAKE:
        return judgement.DRAW
    return judgement.OTHER


def _throw(view, hard, kinds, action):
    """Return how good a throw is, in hundredths of a point."""
    face = action - THROW
    kind = cards.kind_of(face)
    kinds[kind] -= 1
    points = hard.after(kind, SIMPLE if face == view.drawn else DOUBLE)
    kinds[kind] += 1
    return points


def _win(view):
    """Return the points of winning with the last discard."""
    kinds = cards.kinds_of_hand(view.hand)
    kinds[cards.kind_of(view.discards[-1])] += 1
    return sets.base(kinds) * score.how_won(False, view.origin)
