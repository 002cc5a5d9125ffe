"""Runs tests/host/cut_match.py in MicroPython: power cuts, failing flash, counts of erases."""

import os
import subprocess

from tools.common import interpreter

PAGE = "architecture.md"
MATCHES = 4  # pairs of matches whose numbers are on the page


_WORK = "Cutting the power, and counting erases: half a minute on a quiet machine ..."


def _start(*arguments):
    """Start cut_match.py in MicroPython; return the process."""
    return subprocess.Popen(
        [interpreter.needed(), "-X", "heapsize=64M", "tests/host/cut_match.py", *arguments],
        cwd=interpreter.ROOT,
        env=dict(os.environ, MICROPYPATH=".:firmware:.frozen"),
        stdout=subprocess.PIPE,
        text=True,
    )


def summary(operations, matches, counted, moves):
    """Return the lines of docs/architecture.md with the numbers.

    operations: the number of operations with power cuts; matches: for each, its human actions,
    those that met an erase, its erases and its programs; counted: the same of matches with
    statistics; moves: the erases of each move to the shelf and from it.
    """
    actions = [match[0] for match in matches]
    erases = [match[2] for match in matches]
    met = sum(match[1] for match in matches)
    blocks = [match[2] for match in counted]
    return (
        f"The power is cut {3 * operations} times in {operations} flash operations. "
        f"{len(matches)} whole matches\n"
        f"of {min(actions)} to {max(actions)} human actions erase {min(erases)} to {max(erases)} "
        f"blocks each; {met} of {sum(actions)} human\n"
        "actions wait for an erase. The aim is fewer than 60 blocks a match, and one action in "
        "ten.\n"
        f"With the statistics of each round {len(counted)} of them erase "
        f"{min(blocks)} to {max(blocks)} blocks, and "
        f"{sum(match[1] for match in counted)} of {sum(match[0] for match in counted)}\n"
        "actions wait. A move to the shelf or from it erases "
        f"{min(map(min, moves))} to {max(map(max, moves))} blocks.\n"
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
