"""Measures the heap that a match takes, with objects of 32 bits as on the chip.

    python -m tools.heap [--board NAME] [--game NAME] [--rounds N] [--micropython PATH]

Builds the board's tree and walks through the application with it (sim/heap.py), on the board's own
drivers, in MicroPython for WebAssembly: `npm` installs it into .cache, `node` runs it. It collects
garbage only between frames. So the memory kept between frames is exact, but for the use within a
frame it gives only an upper bound. It has no native code: the plain twins are loaded instead.

--micropython: a MicroPython for Unix that was built for 32 bits. Then the tool finds the smallest
heap in which the walk succeeds, with garbage and fragmentation. Native code is not in that heap.
"""

import shutil
import sys

from engine.games import GAMES
from sim.requests import Sorry, boards, one_of
from tools.common.cli import Parser, run, within
from tools.play import heap_walk


def main(arguments):
    """Walk, and print the use of the heap. Returns the exit status."""
    parser = Parser(prog="python -m tools.heap", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(boards())
    parser.add_argument("--board", default="waveshare_lcd13", metavar="NAME", help=names)
    parser.add_argument("--game", default=GAMES[0], metavar="NAME", help=", ".join(GAMES))
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="0: a whole match")
    parser.add_argument("--micropython", metavar="PATH", help="of 32 bits, for Unix")
    options = parser.parse_args(arguments)
    one_of("board", options.board, boards())
    one_of("game", options.game, GAMES)
    within("rounds", options.rounds, 0, 1000)
    if options.micropython and not shutil.which(options.micropython):
        raise Sorry(f"{options.micropython} is no program that can be started")
    game = GAMES.index(options.game)
    print("board", options.board, "game", options.game)
    if options.micropython:
        size_kb = heap_walk.smallest(options.micropython, options.board, options.rounds, game)
        print(f"survives in {size_kb} KB, fails in {size_kb - heap_walk.STEP_KB} KB")
        return 0
    share, scenes = heap_walk.walk(options.board, options.rounds, game)
    print(f"{'scene':16}{'frames':>8}{'kept':>9}{'end of frame':>14}{'idle':>6}")
    for name, (frames, between, end, idle) in scenes.items():
        print(f"{name:16}{frames:8}{between - share:9,}{end - share:14,}{idle:6}")
    most, native = heap_walk.kept(share, scenes), heap_walk.native_code()
    limits = f"the budget is {heap_walk.BUDGET:,}, the chip has {heap_walk.CHIP:,}"
    print(f"most kept {most:,} bytes; {limits}")
    print(f"native code, in the chip's heap and not in this one: {native:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
