"""Counts how often hands win at Okey, for tables like those of the level *hard*; portable.

tools.tune_okey starts it with a seed and a number of rounds. Four of `live` play them. After each
throw the hand that remains is noted: the stage of the round, its distance, and how many live tiles
bring it nearer. Each line of the output has one kind of hand: stage, distance, step of useful
tiles, how many such hands there were, and how many of them won.
"""

from engine.okey import ahead, melds
from engine.okey.actions import DISCARD, FINISH
from engine.okey.state import State
from engine.rng import Rng, mix
from tools.play import selfplay

STEP = 2  # useful tiles in one step of the table
_OPPONENT = "live"


def noted(view, thrown):
    """Return (stage, distance, step) of the hand that remains after a throw, or None.

    None if the throw moves away from winning: no nearer one was allowed. view: of the seat before
    it throws; thrown: kind.
    """
    distance, kinds, useful = melds.decision(view.hand, view.joker, view.live_tiles())
    if thrown not in kinds:
        return None
    return ahead.stage(view), distance, useful[list(kinds).index(thrown)] // STEP


def play_round(seed, number, counts):
    """Play a round and add its hands to counts: dict of (stage, distance, step) to [all, won]."""
    state = State({}, "".join(["%04x" % word for word in mix(seed, number, 0)]))
    think = selfplay.thinker("okey", _OPPONENT)
    hands = []
    actions = 0
    while state.round_result is None:
        view = state.view(state.to_act)
        action, arg = selfplay.decide(think, view, Rng(mix(seed, number, actions)), _OPPONENT)
        if DISCARD <= action < FINISH:
            key = noted(view, action - DISCARD)
            if key:
                hands.append((view.seat, key))
        state.apply(action, arg)
        actions += 1
    for seat, key in hands:
        count = counts.setdefault(key, [0, 0])
        count[0] += 1
        count[1] += state.round_result.winner == seat


def main(arguments):
    """Play the rounds and print the counts."""
    seed, rounds = arguments
    counts = {}
    for number in range(int(rounds)):
        play_round(seed, number, counts)
    for key in sorted(counts):
        print(*key, *counts[key])
