"""Cut the power at every flash operation of a match: `python -m tools.powercut` (a minute).

Runs tests/host/cut_match.py in the MicroPython interpreter, on littlefs in memory with the Pico's
geometry: the power is cut before, and twice within, each program and erase, and the board is
started again. `--matches` also counts erases over so many pairs of matches.
"""

import os
import subprocess
import sys

from tools.common import cli, interpreter


def start(*arguments):
    """Start cut_match.py in MicroPython; return the process."""
    return subprocess.Popen(
        [interpreter.needed(), "-X", "heapsize=64M", "tests/host/cut_match.py", *arguments],
        cwd=interpreter.ROOT,
        env=dict(os.environ, MICROPYPATH=".:firmware:.frozen"),
    )


def main(arguments):
    """Run everything; return the exit status."""
    parser = cli.Parser(prog="python -m tools.powercut", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--matches", type=int, default=4, metavar="N", help="pairs of matches to count"
    )
    chosen = parser.parse_args(arguments)
    cli.within("matches", chosen.matches, 1, 10_000)
    halves = [start("cuts", "0", "2"), start("cuts", "1", "2")]
    failed = sum(half.wait() for half in halves) != 0
    for task in (["counts", str(chosen.matches)], ["refusals"]):
        failed = start(*task).wait() or failed
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
