"""Prints the flash that the program takes, for some boards and for all in one.

    python -m tools.sizes             print the tables of docs/measurements.md
    python -m tools.sizes --update    write them there

The first table is of builds with English alone; the second has what each other language adds.
The numbers change with nearly every change of the program, so no test compares them.
"""

import sys
import tempfile
from pathlib import Path

from sim import choices
from sim.command import Parser, run
from tools.build import building, pack_languages, trees
from tools.common import pages

_PAGE = "measurements.md"
_BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy", building.ANY)
_BOARD = "display_pack2"  # the one with the largest build


def boards(folder):
    """Build for some boards with English; return the table, in KB."""
    text = "| board | KB | in blocks |\n|---|---|---|\n"
    for board in _BOARDS:
        tree = building.build(board, out=Path(folder, board), languages=(pack_languages.ENGLISH,))
        name = "all boards" if board == building.ANY else f"`{board}`"
        text += f"| {name} | {trees.total(tree) / 1024:.1f} | {trees.kilobytes(tree)} |\n"
    return text


def languages(folder):
    """Build for a board with each language; return the table of what it adds to the build."""

    def built_with(board, *codes):
        return building.build(board, out=Path(folder, "languages"), languages=codes)

    alone = trees.total(built_with(_BOARD, pack_languages.ENGLISH))
    more = {}
    text = "| language | `--lang` | KB more |\n|---|---|---|\n"
    for code in pack_languages.every()[1:]:
        more[code] = trees.total(built_with(_BOARD, pack_languages.ENGLISH, code)) - alone
        text += f"| {pack_languages.name(code)} | `{code}` | {more[code] / 1024:.1f} |\n"
    own = choices.own_letters()  # they have a limit of their own
    by_size = sorted((code for code in more if code not in own), key=more.__getitem__)
    largest = pack_languages.read(",".join([pack_languages.ENGLISH, *by_size[-2:]]))
    for board, codes in ((_BOARD, largest), (building.ANY, pack_languages.every())):
        named = "all boards" if board == building.ANY else f"`{board}`"
        blocks = trees.kilobytes(built_with(board, *codes))
        listed = pack_languages.written(codes)
        text += f"| {named}, the whole build in blocks | `{listed}` | {blocks} |\n"
    return text


def main(arguments):
    """Build, print and write. Returns the exit status."""
    about = (__doc__ or "").split("\n")[0]
    parser = Parser(prog="python -m tools.sizes", description=about)
    parser.add_argument("--update", action="store_true", help=f"write docs/{_PAGE}")
    updates = parser.parse_args(arguments).update
    if updates:
        for code in choices.own_letters():  # else the page would lose their lines
            choices.check_language(code)
    print("Building for all boards and languages: minutes ...", flush=True)
    with tempfile.TemporaryDirectory(prefix="tessera-sizes-") as folder:
        parts = {"": boards(folder), "languages": languages(folder)}
    print("\n".join(parts.values()), end="")
    if updates:
        for part, text in parts.items():
            pages.update(_PAGE, "tools.sizes", text, part)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
