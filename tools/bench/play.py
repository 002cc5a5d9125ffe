"""Measures rounds a second of random play and of bots, for any game; portable.

    micropython -c "from tools.bench import play; play.main('koikoi', 'random')"

tools.bench runs it.
"""

import time

from engine.games import load
from engine.rng import Rng, mix
from tools.play import selfplay

_SEED = 0xBE7C4
_LEAST_NS = 2000000000  # of play for each measurement
RANDOM = "random"
# From this action on, random players take every win; otherwise hardly any round would be won.
_AT_ONCE = {"okey": 128, "koikoi": 1 << 15, "ceki": 128}


def rounds_a_second(game, level):
    """Return how many rounds a second bots of a level play, or random players."""
    play = _random_round if level == RANDOM else _bot_round
    rounds = 0
    start = time.time_ns()
    while time.time_ns() - start < _LEAST_NS:
        play(game, level, "%016x" % (_SEED + rounds))
        rounds += 1
    return rounds * 1000000000 / (time.time_ns() - start)


def _random_round(game, level, seed):
    rng = Rng(mix(seed, 1))
    state = load(game, "state").State({}, seed)
    while state.round_result is None:
        legal = state.legal_actions()
        eager = [action for action in legal if action >= _AT_ONCE[game]]
        state.apply(eager[0] if eager else legal[rng.below(len(legal))])


def _bot_round(game, level, seed):
    levels = [level] * selfplay.players_of(game, {})
    selfplay.play(selfplay.new_record(game, {}, levels, seed), 1)


def main(arguments):
    """Print the number for [game, level] alone, for a caller on another interpreter."""
    print(rounds_a_second(*arguments))
