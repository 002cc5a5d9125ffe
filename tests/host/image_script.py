"""Prints how many blocks of flash a tree takes on littlefs as the Pico formats it: TREE.

Run by test_build.py on MicroPython.
"""

import os
import sys

import vfs

PLACE = "/image"


def copy(source, target):
    for name, kind, _, *_ in os.ilistdir(source):
        if kind == 0x4000:
            os.mkdir(target + "/" + name)
            copy(source + "/" + name, target + "/" + name)
        else:
            with open(source + "/" + name, "rb") as file, open(target + "/" + name, "wb") as out:
                out.write(file.read())


def used():
    found = os.statvfs(PLACE)
    return found[2] - found[3]


if __name__ == "__main__":
    sys.path[0] = "."
    from tools.probe.nor_flash import NorFlash

    flash = NorFlash()
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), PLACE)
    empty = used()
    copy(sys.argv[1], PLACE)
    print(used() - empty)
