"""Random keys for hours of virtual time on MicroPython: no failure, and the heap where it began.

    python -m tools.soak [--keys 1000000] [--board NAME] [--seed N] [--jobs N]

Builds the board's tree as for the board itself (.mpy files, but for this computer's processor),
and runs sim/soak.py with it in a capped heap. A million keys take some hours: --jobs shares them
among processes, each a device of its own.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sim.requests import boards, one_of
from tools import build, interpreter
from tools.cli import Parser, run, within

HEAP = "240wK"  # near what the Pico leaves, in words
ARCH = "x64"


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.soak", description=__doc__.split("\n")[0])
    p.add_argument("--keys", type=int, default=1000000, metavar="N", help="keys to press")
    p.add_argument("--board", default="waveshare_lcd13", help=", ".join(boards()))
    p.add_argument("--seed", type=int, default=1, metavar="N", help="other keys, other deals")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    return p


def soak(micropython, folder, board, keys, seed):
    """Soak once, with everything in `folder`; return (what was printed, whether all was well)."""
    tree = build.build_loose(board, out=Path(folder, "tree"), arch=ARCH, guests=("sim/soak.py",))
    paths = (tree / "lib", tree, ".frozen")
    done = subprocess.run(
        [micropython, "-X", "heapsize=" + HEAP]
        + ["-m", "sim.soak", os.path.join(folder, "data"), board, str(keys), str(seed)],
        cwd=folder,
        env=dict(os.environ, MICROPYPATH=":".join(map(str, paths))),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr, done.returncode == 0


def main(argv):
    """Soak, and print what came of it. Returns the exit status."""
    args = parser().parse_args(argv)
    one_of("board", args.board, boards())
    within("keys", args.keys, 1, 1_000_000_000)
    within("jobs", args.jobs, 1, 1000)
    micropython = interpreter.needed()

    def job(number):
        with tempfile.TemporaryDirectory(prefix="tessera-soak-") as folder:
            each = -(-args.keys // args.jobs)
            return soak(micropython, folder, args.board, each, args.seed + number)

    with ThreadPoolExecutor(args.jobs) as pool:
        results = list(pool.map(job, range(args.jobs)))
    for number, (told, _) in enumerate(results):
        print(f"board {args.board}\nseed {args.seed + number}\n{told}")
    return 0 if all(well for _, well in results) else 1


if __name__ == "__main__":
    sys.exit(run(main))
