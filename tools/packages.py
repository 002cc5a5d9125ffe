"""Writes the lists of files that `mpremote mip install` reads.

    python -m tools.packages [--check]         package.json: the source, from a checkout or the web
    python -m tools.packages --board NAME      build/NAME.json: what tools.build makes for a board

Each puts the modules under /lib; firmware/main.py is copied apart from that, since it may replace
a main.py of the user's own. --check writes nothing and says if package.json is out of date.
"""

import json
import os
import runpy
import sys

from sim.requests import one_of
from tools import build, built
from tools.common.cli import Parser, run

PACKAGE = build.ROOT / "package.json"
# Their being there tells tools.flash that Tessera is on a board.
_FIRST = ("app/shell/version", "tessera")


def package(paths):
    """Return the text of a package.json: dict of path below /lib -> path beside the package."""
    path = build.ROOT / "firmware" / "app" / "shell" / "version.py"
    version = runpy.run_path(str(path))["VERSION"]
    urls = sorted(paths.items(), key=lambda pair: (not pair[0].startswith(_FIRST), pair))
    lines = ",\n".join("    " + json.dumps(pair) for pair in urls)
    return f'{{\n  "version": "{version}",\n  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'


def source_package():
    """Return the text of package.json."""
    known = build.sources()
    return package({n: path.relative_to(build.ROOT).as_posix() for n, path in known.items()})


def board_package(board):
    """Build for a board; return the text of its package, whose paths are beside build/NAME."""
    tree = build.build(board)
    names = [name for name in built.files(tree) if name.startswith("/lib/")]
    return package({name[len("/lib/") :]: board + name for name in names})


def main(arguments):
    """Write what the command line asks for; return the exit status."""
    parser = Parser(prog="python -m tools.packages", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--board", metavar="NAME", help=f"one of {', '.join(build.choices())}")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    options = parser.parse_args(arguments)
    if options.board is not None:
        one_of("board", options.board, build.choices())
        path = build.ROOT / "build" / f"{options.board}.json"
        text = board_package(options.board)
    else:
        path = PACKAGE
        text = source_package()
    if path.exists() and path.read_text("utf-8") == text:
        return 0
    if options.check:
        print(f"{path.name} is out of date: run python -m tools.packages")
        return 1
    path.write_text(text, "utf-8")
    print(f"wrote {os.path.relpath(path)}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
