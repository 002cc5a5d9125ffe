"""Players of Ceki that do what bots never do, for play-throughs that need it.

Each is a function of the state that returns the next action, for all seats. Everything else is
left to the bots of the middle level.
"""

from engine.ceki.actions import CALL, DRAW, LEAVE, NEXT_ROUND, PASS, THROW, WIN
from engine.ceki.bot import think
from engine.ceki.phases import THROWING
from engine.ceki.score import SIMPLE
from engine.rng import Rng, mix
from tools.play import selfplay


def _bot(state):
    """Return what a bot of the middle level does."""
    stream = Rng(mix(state.seed, state.round_no, len(state.stock), len(state.discards)))
    return selfplay.decide(think, state.view(state.to_act), stream, "medium")[0]


def leaves(state):
    """Leave the match after two hands."""
    legal = state.legal_actions()
    return LEAVE if LEAVE in legal and state.round_no > 1 else _bot(state)


def patient(state):
    """Let a simple win pass, and wait for one that pays more."""
    legal = state.legal_actions()
    is_cheap = state.phase != THROWING and state.origin + 1 == SIMPLE
    return DRAW if WIN in legal and is_cheap and DRAW in legal else _bot(state)


def declines(state):
    """Never call at the first opportunity, only at the end of a later turn."""
    legal = state.legal_actions()
    if CALL in legal and len(state.stock) % 3:
        return PASS
    return _bot(state)


def idle(state):
    """Throw every drawn card, so that no hand improves."""
    legal = state.legal_actions()
    for action in (NEXT_ROUND, DRAW, PASS):
        if action in legal:
            return action
    return THROW + state.drawn


def idle_once(state):
    """Be idle until the discards have been shuffled, then play."""
    return _bot(state) if state.reshuffles else idle(state)
