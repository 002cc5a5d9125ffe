"""Writes the tables of docs/boards.md from the profiles in hal/boards.

    python -m tools.boards             say whether the page is up to date
    python -m tools.boards --update    write the tables again

The page outside the marked part is written by hand.
"""

import sys

from tools.common import pages
from tools.common.cli import Parser, run
from tools.device.board_tables import table

_PAGE = "boards.md"


def wanted(page):
    """Return `page` with its marked part written again."""
    return pages.wanted(page, "tools.boards", table())


def main(arguments):
    """Compare or write the page."""
    parser = Parser(prog="python -m tools.boards", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the tables anew")
    options = parser.parse_args(arguments)
    if options.update:
        pages.update(_PAGE, "tools.boards", table())
        return 0
    page = (pages.DOCS / _PAGE).read_text("utf-8")
    if wanted(page) == page:
        print("docs/boards.md is up to date")
        return 0
    print("docs/boards.md is out of date: python -m tools.boards --update")
    return 1


if __name__ == "__main__":
    sys.exit(run(main))
