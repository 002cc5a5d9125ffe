"""Cuts the power at every flash operation of a match: `python -m tools.powercut` (half a minute).

Runs tests/host/cut_match.py in the MicroPython interpreter, on littlefs in memory with the Pico's
geometry. The power is cut before and twice within each program and erase, and the board is
started again. Whole matches are played too, and their erases counted. `--update` writes the
numbers into docs/architecture.md.
"""

import sys

from sim.requests import Sorry
from tools.common import cli, pages
from tools.play import power_cuts
from tools.play.power_cuts import MATCHES, PAGE


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
        raise Sorry("--update always plays the matches of the page; leave out --matches")
    count = MATCHES if chosen.matches is None else chosen.matches
    cli.within("matches", count, 1, 10_000)
    text = power_cuts.cut_and_count(count)
    if text is None:
        return 1
    print(text, end="")
    if chosen.update:
        pages.update(PAGE, "tools.powercut", text)
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
