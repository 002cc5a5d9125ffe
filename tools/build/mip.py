"""Writes a folder that `mpremote mip install` puts on a board."""

import json
import runpy
import shutil

from tools.build import building, built

_LIB = "/lib/"  # mip's default folder


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


def write_folder(board, languages=None):
    """Build for a board; write again and return the folder that mip installs.

    languages: see building.sources.
    """
    tree = building.build(board, languages=languages)
    folder = tree.with_name(tree.name + "-mip")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree, folder)
    (folder / "package.json").write_text(package(built.files(tree)), "utf-8")
    return folder
