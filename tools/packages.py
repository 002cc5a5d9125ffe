"""Writes a folder that `mpremote mip install` puts on a board.

    python -m tools.packages --board NAME [--lang tr,en]
    mpremote mip install build/NAME-mip/package.json

The folder build/NAME-mip has the files of tools.build for the board, and a package.json that lists
them. mip overwrites an existing main.py.
"""

import os
import sys

from sim.command import one_of
from tools.build import building, mip, pack_languages
from tools.common.cli import Parser, run


def main(arguments):
    """Write the folder for the board that the command line names; return the exit status."""
    parser = Parser(prog="python -m tools.packages", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=pack_languages.HELP)
    options = parser.parse_args(arguments)
    one_of("board", options.board, building.choices())
    folder = mip.write_folder(options.board, pack_languages.chosen(options.lang))
    package_json = os.path.relpath(folder / "package.json")
    print(f"wrote {package_json}; to install it: mpremote mip install {package_json}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
