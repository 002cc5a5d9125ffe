"""Prints the flash that each part of the program takes, for some boards and for all in one.

    python -m tools.sizes             print the table of docs/measurements.md
    python -m tools.sizes --update    write it there

The numbers change with nearly every change of the program, so no test compares them.
"""

import sys
import tempfile
from pathlib import Path

from tools.build import building, built
from tools.common import cli, pages

_PAGE = "measurements.md"
_BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy", building.ANY)


def row(board, folder):
    """Build for a board; return its line of the table, in KB."""
    tree = building.build(board, out=Path(folder, board))
    parts = built.sizes(tree, building.sources())
    found = {name: path.stat().st_size for name, path in built.files(tree).items()}
    kilobytes = [f"{parts[part] / 1024:.1f}" for part in built.PARTS]
    kilobytes.append(f"{built.total(tree) / 1024:.1f}")
    blocks = 4 * built.flash_blocks(found)
    name = "all boards" if board == building.ANY else f"`{board}`"
    return f"| {name} | {' | '.join(kilobytes)} | {blocks} |\n"


def main(arguments):
    """Build, print and write. Returns the exit status."""
    about = (__doc__ or "").split("\n")[0]
    parser = cli.Parser(prog="python -m tools.sizes", description=about)
    parser.add_argument("--update", action="store_true", help=f"write docs/{_PAGE}")
    updates = parser.parse_args(arguments).update
    text = f"| board | {' | '.join(built.PARTS)} | total | in blocks |\n"
    text += "|---" * (len(built.PARTS) + 3) + "|\n"
    with tempfile.TemporaryDirectory(prefix="tessera-sizes-") as folder:
        for board in _BOARDS:
            text += row(board, folder)
    print(text, end="")
    if updates:
        pages.update(_PAGE, "tools.sizes", text)
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
