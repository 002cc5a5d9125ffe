"""Cut the power at every flash operation of a match: `python -m tools.powercut` (15 seconds).

Runs tests/host/cut_match.py in the MicroPython interpreter, on littlefs in memory with the Pico's
geometry. The power is cut before and twice within each program and erase, and the board is
started again. Whole matches are played too, and their erases counted. `--update` writes the
numbers into docs/architecture.md.
"""

import os
import subprocess
import sys

from sim.requests import Sorry
from tools.common import cli, interpreter, pages

PAGE = "architecture.md"
MATCHES = 4  # pairs of matches whose numbers are on the page


def start(*arguments):
    """Start cut_match.py in MicroPython; return the process."""
    return subprocess.Popen(
        [interpreter.needed(), "-X", "heapsize=64M", "tests/host/cut_match.py", *arguments],
        cwd=interpreter.ROOT,
        env=dict(os.environ, MICROPYPATH=".:firmware:.frozen"),
        stdout=subprocess.PIPE,
        text=True,
    )


def summary(operations, matches):
    """Return the lines of docs/architecture.md with the numbers.

    operations: how many the power is cut in; matches: of each, its human actions, those that met
    an erase, its erases and its programs.
    """
    actions = [match[0] for match in matches]
    erases = [match[2] for match in matches]
    met = sum(match[1] for match in matches)
    return (
        f"The power is cut {3 * operations} times in {operations} flash operations. "
        f"{len(matches)} whole matches\n"
        f"of {min(actions)} to {max(actions)} human actions erase {min(erases)} to {max(erases)} "
        f"blocks each; {met} of {sum(actions)} human\n"
        "actions wait for an erase. The aim is fewer than 60 blocks a match, and one action in "
        "ten.\n"
    )


def main(arguments):
    """Run everything; return the exit status."""
    parser = cli.Parser(
        prog="python -m tools.powercut", description=(__doc__ or "").split("\n")[0]
    )
    pairs = "pairs of matches to count (4)"
    parser.add_argument("--matches", type=int, metavar="N", help=pairs)
    parser.add_argument("--update", action="store_true", help="write docs/architecture.md")
    chosen = parser.parse_args(arguments)
    if chosen.update and chosen.matches is not None:
        raise Sorry("--update counts the matches of the page: leave out --matches")
    count = MATCHES if chosen.matches is None else chosen.matches
    cli.within("matches", count, 1, 10_000)
    operations = 0
    matches = []
    tasks = [start("cuts", "0", "2"), start("cuts", "1", "2"), start("counts", str(count))]
    for task in [*tasks, start("refusals")]:
        told, _ = task.communicate()
        print(told, end="")
        if task.returncode:
            return 1
        for kind, *rest in [line.split(" ") for line in told.splitlines()]:
            if kind == "cuts":
                operations = int(rest[2])
            elif kind == "count":
                matches.append([int(number) for number in rest[1:]])
    if chosen.update:
        pages.update(PAGE, "tools.powercut", summary(operations, matches))
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
