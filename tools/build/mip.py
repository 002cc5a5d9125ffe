"""Writes a folder that `mpremote mip install` puts on a board."""

import json
import shutil

from tools.build import building, trees

_LIB = "/lib/"  # mip's default folder
_MAIN = "/main.py"
_UNFINISHED = building.ROOT / "tools" / "device" / "on_device" / "unfinished.py"
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
