"""Presses random keys for hours of virtual time on MicroPython; watches for failures and leaks.

    python -m tools.soak [--keys 1000000] [--board NAME] [--seed N] [--jobs N]

It builds the tree of a board, as .mpy files for this computer's processor, and runs probe/soak.py
with it in a limited heap. A million keys take half an hour or more; --jobs divides them among
processes, each with its own device.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from sim.choices import boards
from sim.command import Parser, one_of, run, within
from tools.build import building
from tools.common import interpreter

HEAP = "400wK"  # in words; the code lies in it too, which on a board stays in flash
ARCH = "x64"


def build_and_soak(micropython, board, keys, seeds):
    """Build a board's tree and soak once for every seed; yields as `soak`."""
    with tempfile.TemporaryDirectory(prefix="tessera-soak-") as folder:
        out = Path(folder, "tree")
        tree = building.build_loose(board, out=out, arch=ARCH, guests=("tools/probe/soak.py",))
        yield from soak(micropython, tree, folder, board, keys, seeds)


def soak(micropython, tree, folder, board, keys, seeds):
    """Soak once for every seed, all at the same time.

    tree: a built tree with tools/probe/soak.py in it; folder: where the devices keep their files.
    Yields (what was printed, whether all was well) in the order of the seeds.
    """
    paths = (tree / "lib", tree, ".frozen")
    devices = [
        subprocess.Popen(
            [micropython, "-X", "heapsize=" + HEAP]
            + [
                "-m",
                "tools.probe.soak",
                os.path.join(folder, f"data{seed}"),
                board,
                str(keys),
                str(seed),
            ],
            cwd=folder,
            env=dict(os.environ, MICROPYPATH=":".join(map(str, paths))),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for seed in seeds
    ]
    for device in devices:
        told, _ = device.communicate()
        yield told, device.returncode == 0


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
    results = build_and_soak(micropython, args.board, each, seeds)
    for seed, (told, well) in zip(seeds, results):
        print(f"board {args.board}\nseed {seed}\n{told}")
        failed = failed or not well
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(run(main))
