"""Presses random keys for hours of virtual time on MicroPython; watches for failures and leaks.

    python -m tools.soak [--keys 1000000] [--board NAME] [--seed N] [--jobs N]

It builds the tree of a board, as .mpy files for this computer's processor, and runs sim/soak.py
with it in a limited heap. A million keys take half an hour or more; --jobs divides them among
processes, each with its own device.
"""

import sys

from sim.requests import boards, one_of
from tools.common import interpreter
from tools.common.cli import Parser, run, within
from tools.play import soaking


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.soak", description=__doc__.split("\n")[0])
    p.add_argument("--keys", type=int, default=1000000, metavar="N", help="keys to press")
    p.add_argument("--board", default="waveshare_lcd13", help=", ".join(boards()))
    p.add_argument("--seed", type=int, default=1, metavar="N", help="other keys, other deals")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    return p


def main(argv):
    """Run the soak and print the results. Returns the exit status."""
    args = parser().parse_args(argv)
    one_of("board", args.board, boards())
    within("keys", args.keys, 1, 1_000_000_000)
    within("jobs", args.jobs, 1, 1000)
    micropython = interpreter.needed()

    each = -(-args.keys // args.jobs)
    seeds = range(args.seed, args.seed + args.jobs)
    failed = False
    print(f"Building, then pressing {args.keys} keys: minutes ...", flush=True)
    results = soaking.build_and_soak(micropython, args.board, each, seeds)
    for seed, (told, well) in zip(seeds, results):
        print(f"board {args.board}\nseed {seed}\n{told}")
        failed = failed or not well
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(run(main))
