"""Lets a board import Tessera's modules from the one file that they are in, /lib/tessera.pack.

As files of their own they would take 4 KB of flash each; to find and open one of two hundred on
littlefs takes 16 ms. To open this file takes 1.4 ms, and 1,148 bytes of heap in one piece: it is
open while modules are imported, and closed when their copies are let go (hal/in_flash.py).
tools/build/pack.py writes it, and says what is in it.

Little is allocated while a module is imported: garbage among its parts would leave the heap in
pieces. And little is called: what imports is deep in the stack already.
"""

import gc
import io
import sys
from array import array
from binascii import crc32

PATH = "/lib/tessera.pack"
PLACE = "/t"  # where it is mounted; a name for each module begins with that, in the heap

MAGIC = b"TESSERA3"
HEAD = 152  # bytes: magic, number of entries, size of the file, and what hal/in_flash.py wants
GROUPS = 64  # of entries, by the lowest bits of their hashes
LARGEST = 16  # entries of a group
ENTRY = 8  # bytes: hash, and where the module begins

_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as os.stat has it
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_ENOENT = 2

# Stock firmware 1.28 for the RP2040 leaves this in the part of its stack that is always in use.
# The collector takes it for a reference: what the menu had there stayed, 14 KB, in a game.
_LEFT = 0x20010080
_SIZES = (256, 272, 304)  # bytes of a piece

modules = None  # that are mounted
_over_left = None  # what lies over it


class Modules:
    """A file of modules, `path`. Mounted, it can be imported from, and nothing else."""

    def __init__(self, path=PATH):
        """Read the file's head. Raises OSError if it is not there, ValueError if it is damaged."""
        self.path = path
        self._file = self._stream = None
        file = self._opened()
        head = array("I", bytes(HEAD))
        self._starts = array("H", bytes(2 * (GROUPS + 1)))
        self._group = array("I", bytes(ENTRY * LARGEST))
        file.readinto(head)
        file.readinto(self._starts)
        if bytes(head)[: len(MAGIC)] != MAGIC or file.seek(0, 2) != head[3]:
            raise ValueError(path + " is damaged: run python -m tools.flash again")
        self._is_interrupted = False

    def _opened(self):
        """Return the file, open."""
        if not self._file:
            file = open(self.path, "rb")  # noqa: SIM115 - `close` closes it
            self._stream = Stream(file)
            self._file = file
        return self._file

    def close(self):
        """Close the file, until a module is looked for."""
        if self._file:
            self._file.close()
        self._file = self._stream = None

    def mount(self, readonly=True, mkfs=False):
        """Do nothing: vfs.mount calls it."""

    umount = mount

    def stat(self, path):
        """Return what the importer takes for the right answer, as os.stat does.

        For a module it asks for a folder, then for .py, then for .mpy. That something is not there
        is raised (OSError) for the last alone: to say of the others that they are of the other
        kind does as well, and allocates nothing. Ctrl-C, raised here, would be "it is not there"
        too: it waits for `open`.
        """
        if path.endswith(".py"):
            return _FOLDER
        try:
            place = self.find(path)
        except KeyboardInterrupt:
            self._is_interrupted = True
            place = self.find(path)
        if place < 0 and path.endswith(".mpy"):
            raise OSError(_ENOENT)
        return _FILE if place else _FOLDER

    def open(self, path, mode):
        """Return a stream that begins with a module; there is one at a time. Raises OSError."""
        if self._is_interrupted:
            raise KeyboardInterrupt
        place = self.find(path)
        if place <= 0:
            raise OSError(_ENOENT)
        self._opened().seek(place)
        return self._stream

    def find(self, path):
        """Return where in the file a module begins, 0 for a package, -1 if there is neither."""
        wanted = crc32(path.encode()) >> 2  # 30 bits: a small integer
        at = self._starts[wanted % GROUPS]
        end = 2 * (self._starts[wanted % GROUPS + 1] - at)
        file = self._opened()
        file.seek(HEAD + 2 * (GROUPS + 1) + ENTRY * at)
        file.readinto(self._group)
        at = 0
        while at < end:
            if self._group[at] == wanted:
                return self._group[at + 1]
            at += 2
        return -1


class Stream(io.IOBase):
    """What the importer reads a module from: it knows itself where that ends."""

    def __init__(self, file):
        """Read on in an open file."""
        self.readinto = file.readinto

    def ioctl(self, request, argument):
        """Say that 256 bytes are best read at a time, and that all else is well."""
        return 256 if request == 11 else 0  # MP_STREAM_GET_BUFFER_SIZE


def piece_over(place, address_of):
    """Return a piece of the heap that refers to nothing, over a place; None if that is in use.

    Pieces are made, one behind the other, until one lies there: of another size if the place is
    that of a piece's head, which is free afterwards. address_of(piece): where its bytes are.
    """
    for size in _SIZES:
        below = []
        piece = bytearray(size)
        while address_of(piece) + size <= place:
            below.append(piece)
            piece = bytearray(size)
        if address_of(piece) <= place:
            return piece
        below = piece = None
        gc.collect()
    return None


def mount(path=PATH):
    """Make a file of modules the one place where modules are looked for.

    Elsewhere every import of what is in the firmware would search the flash first, for 8 ms.
    Returns what `unmount` wants. Raises as Modules does.
    """
    import vfs  # not in MicroPython before 1.23, nor on a computer

    global modules, _over_left
    modules = Modules(path)
    if "RP2040" in getattr(sys.implementation, "_machine", ""):
        from uctypes import addressof

        _over_left = piece_over(_LEFT, addressof)
        gc.collect()  # what is imported now finds its place below
    vfs.mount(modules, PLACE)
    before = sys.path[:]
    sys.path[:] = [PLACE]
    return before


def unmount(before):
    """Look for modules where they were looked for before."""
    import vfs

    global modules
    modules = None
    vfs.umount(PLACE)
    sys.path[:] = before
