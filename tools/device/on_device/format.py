"""Runs on the board: makes an empty file system, as MicroPython's own _boot.py does."""

import os

import rp2
import vfs

_flash = rp2.Flash()
vfs.umount("/")
vfs.VfsLfs2.mkfs(_flash, progsize=256)
vfs.mount(vfs.VfsLfs2(_flash, progsize=256), "/")
os.chdir("/")
