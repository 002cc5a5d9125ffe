"""Tunes the weights of the Koi-Koi bots by self-play, on MicroPython.

python -m tools.tune_koikoi --steps 500

It prints a line for every change that is kept, and from time to time all weights in the form of
engine/koikoi/weights.py. It is one process and can be stopped at any time.
"""

import subprocess
import sys

from sim import requests
from tools.arena import koikoi_climb
from tools.common import cli, interpreter


def parser():
    """Return the parser of the command line."""
    p = cli.Parser(prog="python -m tools.tune_koikoi", description=__doc__.split("\n")[0])
    p.add_argument("--seed", default="00000000000a0001", metavar="HEX", help="16 hex digits")
    p.add_argument("--steps", type=int, default=1000, metavar="N", help="changes to try")
    p.add_argument("--hands", type=int, default=250, metavar="N", help="per change and preset")
    names = ",".join(koikoi_climb.TUNED)
    p.add_argument("--weights", default=names, metavar="NAMES", help="which may change: " + names)
    return p


def main(arguments):
    """Run the climb and return its exit status."""
    args = parser().parse_args(arguments)
    requests.check_seed(args.seed)
    for name in args.weights.split(","):
        requests.one_of("weight", name, koikoi_climb.TUNED)
    cli.within("steps", args.steps, 1, 1_000_000)
    cli.within("hands", args.hands, 1, 1_000_000)
    interpreter.needed()
    words = [args.seed, str(args.steps), str(args.hands), args.weights]
    return subprocess.call(
        interpreter.command("arena.koikoi_climb", words),
        cwd=interpreter.ROOT,
        env=interpreter.environment(),
    )


if __name__ == "__main__":
    sys.exit(cli.run(main))
