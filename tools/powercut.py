"""Cuts the power at every flash operation of a match: `python -m tools.powercut` (half a minute).

Runs tools/probe/cut_match.py in the MicroPython interpreter, on littlefs in memory with the Pico's
geometry. The power is cut before and twice within each program and erase, and the board is
started again: older data must be undamaged, at most the last action may be missing, and play must
go on. Whole matches are played too, and their erases counted. `--update` writes the numbers into
docs/architecture.md.
"""

import os
import subprocess
import sys

from sim.command import ROOT, Parser, UsageError, run, within
from tools.common import interpreter, pages

PAGE = "architecture.md"
MATCHES = 4  # pairs of matches whose numbers are on the page
_WORK = "Cutting the power, and counting erases: half a minute on a quiet machine ..."


def _start(*arguments):
    """Start cut_match.py in MicroPython; return the process."""
    return subprocess.Popen(
        [interpreter.needed(), "-X", "heapsize=64M", "tools/probe/cut_match.py", *arguments],
        cwd=ROOT,
        env=dict(os.environ, MICROPYPATH=".:firmware:.frozen"),
        stdout=subprocess.PIPE,
        text=True,
    )


def summary(operations, matches, counted, moves):
    """Return the lines of docs/architecture.md with the numbers.

    operations: the number of operations with power cuts; matches: for each, its human actions,
    those that met an erase, its erases and its programs; counted: the same of matches with
    statistics and own puzzles; moves: the erases of each move to the shelf and from it.
    """
    actions = [match[0] for match in matches]
    erases = [match[2] for match in matches]
    met = sum(match[1] for match in matches)
    blocks = [match[2] for match in counted]
    return (
        f"None of {3 * operations} cuts in {operations} flash operations lost more than the last "
        f"action.\n{len(matches)} matches of {min(actions)} to {max(actions)} human actions erase "
        f"{min(erases)} to {max(erases)} blocks each; {met} of\n"
        f"{sum(actions)} actions wait for an erase. "
        f"With statistics and mistakes {len(counted)} of them\n"
        f"erase {min(blocks)} to {max(blocks)}, and {sum(match[1] for match in counted)} of "
        f"{sum(match[0] for match in counted)} actions wait.\n"
        "A move to or from the shelf erases "
        f"{min(map(min, moves))} to {max(map(max, moves))}.\n"
    )


def cut_and_count(matches):
    """Run everything; return the lines of the page, or None after a failure, which is printed.

    matches: how many pairs of matches are counted.
    """
    print(_WORK, flush=True)
    operations = 0
    counts = []
    counted = []
    moves = []
    halves = [_start("cuts", half, "2") for half in ("0", "1")]
    for task in [*halves, _start("counts", str(matches)), _start("refusals")]:
        told, _ = task.communicate()
        if task.returncode:
            print(told, end="")
            return None
        for kind, *rest in [line.split(" ") for line in told.splitlines()]:
            if kind == "cuts":
                operations = int(rest[2])
            elif kind == "count":
                counts.append([int(number) for number in rest[1:]])
            elif kind == "counted":
                counted.append([int(number) for number in rest[1:]])
            elif kind == "move":
                moves.append([int(number) for number in rest[1:]])
    return summary(operations, counts, counted, moves)


def main(arguments):
    """Run everything; return the exit status."""
    parser = Parser(prog="python -m tools.powercut", description=(__doc__ or "").split("\n")[0])
    pairs = "pairs of matches to count (4)"
    parser.add_argument("--matches", type=int, metavar="N", help=pairs)
    parser.add_argument("--update", action="store_true", help="write docs/architecture.md")
    chosen = parser.parse_args(arguments)
    if chosen.update and chosen.matches is not None:
        raise UsageError("--update always plays the matches of the page; leave out --matches")
    count = MATCHES if chosen.matches is None else chosen.matches
    within("matches", count, 1, 10_000)
    text = cut_and_count(count)
    if text is None:
        return 1
    print(text, end="")
    if chosen.update:
        pages.update(PAGE, "tools.powercut", text)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
