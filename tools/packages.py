"""Writes a folder that `mpremote mip install` puts on a board.

    python -m tools.packages --board NAME
    mpremote mip install build/NAME-mip/package.json

The folder build/NAME-mip has what tools.build makes for the board, and a package.json that lists
it. mip copies main.py over a main.py of the user's own.
"""

import json
import os
import runpy
import shutil
import sys

from sim.requests import one_of
from tools.build import building, built
from tools.common.cli import Parser, run

_LIB = "/lib/"  # where mip puts files, if it is not told another folder


def package(names):
    """Return the text of a package.json. names: paths on the board, such as /lib/tessera.pack.

    /main.py is the last one: a board whose installation was cut off does not start Tessera.
    """
    path = building.ROOT / "firmware" / "app" / "shell" / "version.py"
    version = runpy.run_path(str(path))["VERSION"]
    names = sorted(names, key=lambda name: (not name.startswith(_LIB), name))
    lines = ",\n".join("    " + json.dumps([_below_lib(name), name[1:]]) for name in names)
    return f'{{\n  "version": "{version}",\n  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'


def _below_lib(name):
    return name[len(_LIB) :] if name.startswith(_LIB) else ".." + name


def write_folder(board):
    """Build for a board; return the folder, written anew, that mip installs."""
    tree = building.build(board)
    folder = tree.with_name(tree.name + "-mip")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree, folder)
    (folder / "package.json").write_text(package(built.files(tree)), "utf-8")
    return folder


def main(arguments):
    """Write the folder for the board that the command line names; return the exit status."""
    parser = Parser(prog="python -m tools.packages", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    options = parser.parse_args(arguments)
    one_of("board", options.board, building.choices())
    package_json = os.path.relpath(write_folder(options.board) / "package.json")
    print(f"wrote {package_json}; to install it: mpremote mip install {package_json}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
