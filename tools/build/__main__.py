"""Builds the tree of files for a board, and prints its size.

    python -m tools.build --board waveshare_lcd13 [--lang tr,en] [--py]

writes `build/NAME/main.py` and `build/NAME/lib/`. The modules are compiled to .mpy and put into
one file, tessera.pack; tessera.mpy imports them from it. With --py they stay separate source
files: for development and for boards with more memory than an RP2040.

Before compiling, constants are folded (tools/build/fold.py), and some modules are bundled
(tools/build/bundle.py). `build/NAME.map` maps each line of a bundled module to its line of the
source; tools.crash reads it. The NAME `any` has the modules of all boards, so that the player
chooses the profile with the keys.
"""

import sys

from sim.command import Parser, run
from tools.build import building, pack_languages, trees


def main(arguments):
    """Build what the command line asks for."""
    parser = Parser(prog="python -m tools.build", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=pack_languages.HELP)
    parser.add_argument("--py", action="store_true", help="leave the modules source")
    options = parser.parse_args(arguments)
    languages = pack_languages.chosen(options.lang)
    tree = building.up_to_date(options.board, options.py, languages)
    print("Languages: " + ", ".join(map(pack_languages.name, languages)))
    print("\n".join(trees.report(tree, building.sources())))
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
