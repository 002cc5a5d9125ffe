"""Builds the tree that goes on a board, and says how large it is.

    python -m tools.build --board waveshare_lcd13 [--py]

writes `build/NAME/main.py` and `build/NAME/lib/`. The modules are compiled to .mpy and stand in
one file, tessera.pack; tessera.mpy imports them from it. With --py they stay separate source
files: for development and for boards with more memory than an RP2040.

In what is compiled constants are numbers (tools/build/fold.py), and some modules are joined to one
(tools/build/join.py). `build/NAME.names` says which line of the source each line of a joined
module comes from; tools.crash reads it. The NAME `any` has everything, so that the keys choose
the profile.
"""

import sys

from tools.build import building, built
from tools.common.cli import Parser, run


def main(arguments):
    """Build what the command line asks for."""
    parser = Parser(prog="python -m tools.build", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    parser.add_argument("--py", action="store_true", help="leave the modules source")
    options = parser.parse_args(arguments)
    tree = building.build(options.board, options.py)
    print("\n".join(built.report(tree, building.sources())))
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
