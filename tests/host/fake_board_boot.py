"""Runs in the unix MicroPython before its prompt appears: makes it a board. See fake_board.py.

The one argument is a file with a dict as text: image and blocks, the flash; offset, the block of
the image at which the file system begins; raw, whether main.py is left out; for `sys`, release,
build, mpy and platform; frozen, the profile and sources of a firmware with Tessera in it; cut_at,
the flash block write that never ends.
"""

import os
import sys

import vfs

_BLOCK = 4096
with open(sys.argv[1]) as _file:
    _settings = eval(_file.read())


class _Flash:
    """A block device in a file of the host, which outlives the interpreter."""

    def __init__(self, path, blocks):
        self._file = open(path, "r+b")  # noqa: SIM115 - as long as the board has power
        self._blocks = blocks
        self._offset = _settings.get("offset", 0)
        self._left = _settings.get("cut_at", -1)

    def readblocks(self, block, buffer, offset=0):
        self._file.seek((self._offset + block) * _BLOCK + offset)
        self._file.readinto(buffer)

    def writeblocks(self, block, buffer, offset=0):
        self._left -= 1
        if self._left == 0:
            self._file.seek((self._offset + block) * _BLOCK + offset)
            self._file.write(bytes(buffer[: len(buffer) // 2]))
            self._file.flush()
            _end("USR2")
        self._file.seek((self._offset + block) * _BLOCK + offset)
        self._file.write(buffer)
        self._file.flush()

    def ioctl(self, operation, argument):
        if operation == 4:
            return self._blocks
        if operation == 5:
            return _BLOCK
        return 0  # init, deinit, sync, erase


def _end(how):
    """End at once: USR1 for a reset, USR2 for a power cut, TERM to become a drive."""
    os.system("kill -" + how + " $PPID")
    while True:
        pass


class _Machine:
    @staticmethod
    def freq():
        return 125000000

    @staticmethod
    def unique_id():
        return b"\xe6\x61\x4c\x31\x1b\x7e\x6f\x35"

    @staticmethod
    def reset():
        _end("USR1")

    @staticmethod
    def bootloader():
        _end("TERM")


class _Implementation:
    name = _settings.get("name", "micropython")
    version = _settings.get("release", (1, 28, 0)) + ("",)
    _machine = _settings.get("machine", "Raspberry Pi Pico with RP2040")
    _mpy = _settings.get("mpy", 6 | 3 << 8 | 4 << 10)


class _Sys:
    """The real `sys` but for what it says of the board."""

    implementation = _Implementation
    platform = _settings.get("platform", "rp2")
    version = _settings.get("build", "3.4.0; MicroPython v1.28.0 on 2026-04-06")

    def __getattr__(self, name):
        return getattr(_real_sys, name)


class _Rp2:
    """The module rp2."""

    @staticmethod
    def Flash():  # noqa: N802 - its name on a board
        return _flash


class _Frozen:
    """Stands for the module by which a firmware with Tessera describes itself."""

    PROFILE, SOURCES = _settings.get("frozen", ("", ""))
    MARK = "tessera_build 0.1.0 " + PROFILE + " en " + SOURCES


_real_sys = sys
sys.modules["sys"] = _Sys()
sys.modules["machine"] = _Machine()
sys.modules["rp2"] = _Rp2
if "frozen" in _settings:
    sys.modules["tessera_build"] = _Frozen
sys.path[:] = ["", ".frozen", "/lib"]
_flash = _Flash(_settings["image"], _settings["blocks"])
os.umount("/")
try:
    os.mount(vfs.VfsLfs2(_flash, progsize=256), "/")
except OSError:
    vfs.VfsLfs2.mkfs(_flash, progsize=256)
    os.mount(vfs.VfsLfs2(_flash, progsize=256), "/")
os.chdir("/")
if not _settings["raw"]:
    try:
        with open("/main.py") as _main:
            _text = _main.read()
    except OSError:
        _text = ""
    try:
        exec(_text, {"__name__": "__main__"})
    except Exception as _error:
        _real_sys.print_exception(_error)
