"""How quick this machine is at Tessera's work: `python -m tools.bench` (make bench).

Rounds of self-play a second for each level of bot and for random play, then the solver's times
beside a public one's. Times belong to a machine: nothing here is asserted.
"""

import sys
import time

from engine.contract import complete
from engine.okey.actions import FINISH
from engine.okey.options import OPTIONS
from engine.okey.state import State
from engine.rng import Rng, mix
from tools import bench_okey, cli, selfplay

_SEED = "00000000000be7c4"
_LEAST_S = 2.0  # of play for each row


def bot_rounds(level):
    """Return how many rounds a second four bots of a level play."""
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < _LEAST_S:
        seed = "%016x" % (int(_SEED, 16) + rounds)
        record = selfplay.new_record("okey", complete({}, OPTIONS), [level] * 4, seed)
        selfplay.play(record, 1)
        rounds += 1
    return rounds / (time.perf_counter() - start)


def random_rounds():
    """Return how many rounds a second four random players play; they finish when they can."""
    rng = Rng(mix(_SEED, 1))
    state = State({}, _SEED)
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < _LEAST_S:
        legal = state.legal_actions()
        finish = [action for action in legal if action >= FINISH]
        state.apply(finish[0] if finish else legal[rng.below(len(legal))])
        if state.round_result is not None:
            rounds += 1
            if state.to_act < 0:
                state = State({}, "%016x" % (int(_SEED, 16) + rounds))
    return rounds / (time.perf_counter() - start)


def main(arguments):
    """Run everything and print it."""
    parser = cli.Parser(prog="python -m tools.bench", description=__doc__.split("\n")[0])
    parser.parse_args(arguments)
    print("Okey self-play, CPython %d.%d, rounds a second on one core" % sys.version_info[:2])
    print("  %-46s %10.1f" % ("random play", random_rounds()))
    for level in selfplay.bot_of("okey").LEVELS:
        print("  %-46s %10.1f" % ("four bots, " + level, bot_rounds(level)))
    bench_okey.run()
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
