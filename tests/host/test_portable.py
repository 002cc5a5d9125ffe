"""The portable tests pass on the real MicroPython too."""

import os

import pytest

from tests.host import micropython

FOLDERS = ("hal", "app")


def modules():
    names = []
    for folder in FOLDERS:
        for file in sorted(os.listdir(os.path.join(micropython.ROOT, "tests", folder))):
            if file.startswith("test_") and file.endswith(".py"):
                names.append("tests.%s.%s" % (folder, file[:-3]))
    return names


@pytest.mark.parametrize("name", modules())
def test_on_micropython(name):
    print(micropython.run("tests/portable.py", name))
