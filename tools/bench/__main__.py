"""Measures the speed of this machine at Tessera's work: `python -m tools.bench` (make bench).

It prints the rounds of random play a second for each game, on CPython and on MicroPython, and the
rounds of self-play a second for each level of bot, on MicroPython if there is one. Times depend on
the machine, so nothing is asserted.
"""

import sys

from engine.games import GAMES, levels_of
from sim.command import Parser, run
from tools.bench import play as bench_play
from tools.common import interpreter

_ROW = "  %-34s %12s %12s"


def _on_micropython(game, level):
    """Return the rounds a second on MicroPython as text, "-" without it."""
    if not interpreter.micropython():
        return "-"
    return "%.1f" % float(interpreter.run("bench.play", [game, level]))


def main(arguments):
    """Run everything and print it."""
    parser = Parser(prog="python -m tools.bench", description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=GAMES, help="the play of this game alone")
    asked = parser.parse_args(arguments).game
    plays_here = not interpreter.micropython()
    print("Rounds a second on one core")
    print(_ROW % ("", "CPython %d.%d" % sys.version_info[:2], "MicroPython"))
    for game in [asked] if asked else GAMES:
        here = "%.1f" % bench_play.rounds_a_second(game, bench_play.RANDOM)
        print(_ROW % (game + ", random play", here, _on_micropython(game, "random")))
        for level in levels_of(game):
            # CPython only if there is no MicroPython: without the kernels it takes minutes.
            here = "%.1f" % bench_play.rounds_a_second(game, level) if plays_here else "-"
            print(_ROW % (f"{game}, {level} bots", here, _on_micropython(game, level)))
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
