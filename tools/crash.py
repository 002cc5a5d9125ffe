"""Finds the lines of the source for a traceback from a board.

On a board some modules are bundled into one (tools/build/bundle.py), and comments are removed. So
a traceback names a line of the bundle. This command prints the traceback with the file, the line
and the function of the source.

    python -m tools.crash --board NAME [FILE]

NAME is the board of the build, or `any`: build/NAME.map maps its lines to the source. The
traceback is read from FILE, or without FILE from standard input.
"""

import sys

from sim.command import ROOT, Parser, one_of, read_text, run
from tools.build import building, source_map


def main(arguments):
    """Translate the traceback; return the exit status."""
    parser = Parser(prog="python -m tools.crash", description=(__doc__ or "").split("\n")[0])
    offered = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {offered}")
    parser.add_argument("file", nargs="?", metavar="FILE", help="else what is piped in")
    options = parser.parse_args(arguments)
    one_of("board", options.board, building.choices())
    names = source_map.read(source_map.path(ROOT / "build" / options.board))
    if not options.file and sys.stdin.isatty():
        print("Paste the traceback, then press Ctrl-D on a line of its own.", file=sys.stderr)
    text = read_text(options.file, "report") if options.file else sys.stdin.read()
    print(source_map.translate(text, names), end="")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
