"""Writes a folder that `mpremote mip install` puts on a board.

    python -m tools.packages --board NAME [--lang tr,en]
    mpremote mip install build/NAME-mip/package.json

The folder build/NAME-mip has the files of tools.build for the board, and a package.json that lists
them. mip overwrites an existing main.py.
"""

import json
import os
import shutil
import sys

from sim.command import ROOT, Parser, one_of, run
from tools.build import building, pack_languages, trees

_LIB = "/lib/"  # mip's default folder
_MAIN = "/main.py"
_UNFINISHED = ROOT / "tools" / "device" / "on_device" / "unfinished.py"
_EMPTY = "empty"


def package(names):
    """Return the text of a package.json. names: paths on the board, such as /lib/tessera.pack.

    mip writes files in this order. First /main.py is replaced by a stand-in, so that a board whose
    installation was cut off does not start Tessera; our own is the last one. Old files are emptied
    before new ones are written: the board may have no room for both.
    """
    names = sorted(names, key=lambda name: (not name.startswith(_LIB), name))
    urls = [[_below_lib(_MAIN), _UNFINISHED.name]]
    urls += [[_below_lib(name), _EMPTY] for name in names if name != _MAIN]
    urls += [[_below_lib(name), name[1:]] for name in names]
    lines = ",\n".join("    " + json.dumps(pair) for pair in urls)
    version = building.version()
    return f'{{\n  "version": "{version}",\n  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'


def _below_lib(name):
    return name[len(_LIB) :] if name.startswith(_LIB) else ".." + name


def write_folder(board, languages=None):
    """Build for a board; write again and return the folder that mip installs.

    languages: see building.sources.
    """
    tree = building.up_to_date(board, languages=languages)
    folder = tree.with_name(tree.name + "-mip")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree, folder)
    shutil.copy(_UNFINISHED, folder)
    (folder / _EMPTY).touch()
    (folder / "package.json").write_text(package(trees.files(tree)), "utf-8")
    return folder


def main(arguments):
    """Write the folder for the board that the command line names; return the exit status."""
    parser = Parser(prog="python -m tools.packages", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=pack_languages.HELP)
    options = parser.parse_args(arguments)
    one_of("board", options.board, building.choices())
    folder = write_folder(options.board, pack_languages.chosen(options.lang))
    package_json = os.path.relpath(folder / "package.json")
    print(f"wrote {package_json}; to install it: mpremote mip install {package_json}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
