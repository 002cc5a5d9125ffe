"""Imports Tessera's modules from one file, the pack /lib/tessera.pack.

tools/build/pack.py writes the pack and describes its format. This module is /lib/tessera.mpy on
the board, since main.py imports it before the pack is mounted.

As separate files the modules would take 4 KB of flash each, and finding and opening one of two
hundred on littlefs takes 16 ms. The pack stays open: an open file takes 1,148 bytes of heap in one
piece, which may not be free any more when a table needs another module.

Beside it lies the boot pack, /lib/tessera_boot.pack. It holds only the modules that show a message
on the panel, and is used when the pack is damaged.

While a module is imported, this code allocates little, because garbage between the parts of a
module would fragment the heap. It also makes few nested calls, because an import is already deep
in the stack.
"""

# ruff: noqa: E402
import sys

_path = sys.path[:]  # of the firmware
if __name__ == "tessera":  # on a board
    sys.path.clear()  # else importing a module of the firmware searches the flash for 6 ms

import gc
import io
from array import array
from binascii import crc32

PATH = "/lib/tessera.pack"
BOOT_PATH = "/lib/tessera_boot.pack"
PLACE = "/t"  # where it is mounted; a name for each module begins with that, in the heap

MAGIC = b"TESSERA5"
HEAD = 300  # bytes
GROUPS = 64  # of entries, by the lowest bits of their hashes
LARGEST = 16  # entries of a group
ENTRY = 8  # bytes: hash, and where the module begins

# In the head, words.
_ENTRIES = 2
_SIZE = 3
_CRC = 74  # of all that is before it in the head, and of groups and entries

_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as os.stat has it
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_ENOENT = 2
_REMEDY = ": run python -m tools.flash again"

# Stock firmware 1.28 for the RP2040 leaves this in the part of its stack that is always in use.
# The collector takes it for a reference: what the menu had there stayed, 14 KB, in a game.
_STALE = 0x20010080
_SIZES = (256, 272, 304)  # bytes of a cover

pack = None  # that is mounted
relinker = None  # of it, where there is one; hal/boards/live/make_board.py sets it
_cover = None  # what lies over the stale reference


class Damaged(ValueError):
    """A file is not what tools/build/pack.py wrote; the first argument is a sentence."""


class Pack:
    """The pack as a file system that modules can be imported from. path: of its file."""

    def __init__(self, path=PATH):
        """Read the file's head and index. Raises OSError if it is not there, Damaged."""
        self.path = path
        self._is_interrupted = False
        self._starts = array("H", bytes(2 * (GROUPS + 1)))
        self._group = array("I", bytes(ENTRY * LARGEST))
        self._file = open(path, "rb")  # noqa: SIM115 - `close` closes it
        self._stream = Stream(self._file)
        try:
            self._read_index(self._file)
        except BaseException:
            self.close()
            raise

    def _read_index(self, file):
        """Read where the groups of the index start. Raises Damaged."""
        head = array("I", bytes(HEAD))
        file.readinto(head)
        data = bytes(head)
        if data[: len(MAGIC)] != MAGIC and data[:7] == MAGIC[:7] and data[7:8].isdigit():
            raise Damaged(self.path + " is of another version" + _REMEDY)
        count = head[_ENTRIES]
        if data[: len(MAGIC)] != MAGIC or file.seek(0, 2) != head[_SIZE]:
            raise Damaged(self.path + " is damaged" + _REMEDY)
        crc = crc32(data[: 4 * _CRC])
        file.seek(HEAD)
        file.readinto(self._starts)
        crc = crc32(self._starts, crc)
        crc = crc32(file.read(ENTRY * min(count, GROUPS * LARGEST)), crc)
        if crc != head[_CRC] or self._starts[GROUPS] != count:
            raise Damaged(self.path + " is damaged" + _REMEDY)

    def close(self):
        """Close the file, for good."""
        self._file.close()

    def mount(self, readonly=True, mkfs=False):
        """Do nothing: vfs.mount calls it."""

    umount = mount

    def stat(self, path):
        """Tell MicroPython's import whether a path is a module or a package, as os.stat does.

        For a module the import asks for a folder, then for .py, then for .mpy. Only the last may
        raise OSError. For the first two, the wrong kind (a file, a folder) has the same effect as
        an error, and allocates nothing. Here the import would take Ctrl-C for "not found", so
        `open` raises it. An `if` before the `try` would be the place where MicroPython raises a
        Ctrl-C that came while the import was busy.
        """
        try:
            place = 0 if path.endswith(".py") else self.find(path)
        except KeyboardInterrupt:
            self._is_interrupted = True
            place = 0 if path.endswith(".py") else self.find(path)
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
        self._file.seek(place)
        return self._stream

    def find(self, path):
        """Return where in the file a module begins, 0 for a package, -1 if there is neither."""
        wanted = crc32(path.encode()) >> 2  # 30 bits: a small integer
        at = self._starts[wanted % GROUPS]
        end = 2 * min(self._starts[wanted % GROUPS + 1] - at, LARGEST)
        file = self._file
        file.seek(HEAD + 2 * (GROUPS + 1) + ENTRY * at)
        file.readinto(self._group)
        at = 0
        while at < end:
            if self._group[at] == wanted:
                return self._group[at + 1]
            at += 2
        return -1


class Stream(io.IOBase):
    """The file from which the importer reads a module; a module says itself where it ends."""

    def __init__(self, file):
        """Read on in an open file."""
        self.readinto = file.readinto

    def ioctl(self, request, argument):
        """Ask MicroPython to read 256 bytes at a time; accept every other request."""
        return 256 if request == 11 else 0  # MP_STREAM_GET_BUFFER_SIZE


def cover(place, address_of):
    """Allocate a bytearray whose bytes lie over an address of the heap, and return it.

    A stale reference to that address then keeps only this bytearray alive. Bytearrays are made one
    after the other until one reaches the address. Several sizes are tried, because the address
    must not be the head of a bytearray object. Returns None if the address is in use.
    address_of(one): address of a bytearray's bytes.
    """
    for size in _SIZES:
        below = []
        one = bytearray(size)
        while address_of(one) + size <= place:
            below.append(one)
            one = bytearray(size)
        if address_of(one) <= place:
            return one
        below = one = None
        gc.collect()
    return None


def mount(path=PATH, boot_path=BOOT_PATH):
    """Make the pack the only folder in sys.path; return "".

    If the pack cannot be used, mount the boot pack and return a sentence that says why.
    Raises OSError if neither file exists, Damaged if neither can be used.
    """
    global _cover
    try:
        _use(path)
    except (OSError, Damaged) as error:
        trouble = error
    else:
        if "RP2040" in getattr(sys.implementation, "_machine", ""):
            from uctypes import addressof

            _cover = cover(_STALE, addressof)
            gc.collect()  # imports now go below the cover
        return ""
    if isinstance(trouble, OSError):
        what = " is missing" if trouble.errno == _ENOENT else " cannot be read"
        trouble = Damaged(path + what + _REMEDY)
    try:
        _use(boot_path)
    except Damaged:
        raise trouble
    return str(trouble)


def mount_boot(boot_path=BOOT_PATH):
    """Mount the boot pack, since the pack is damaged inside. Raises OSError, Damaged."""
    forget()
    _unmount()
    _use(boot_path)


def _use(path):
    """Mount a pack. Raises OSError, Damaged."""
    import vfs  # not in MicroPython before 1.23, nor on a computer

    global pack
    opened = Pack(path)
    vfs.mount(opened, PLACE)
    pack = opened
    sys.path[:] = [PLACE]


def _unmount():
    """Unmount the pack and restore sys.path."""
    global pack, relinker, _cover
    if pack:
        import vfs

        vfs.umount(PLACE)
        pack.close()
    sys.path[:] = _path
    pack = relinker = _cover = None


def forget():
    """Remove every module of the pack from sys.modules."""
    for name in list(sys.modules):
        module = sys.modules[name]
        place = getattr(module, "__file__", None) or getattr(module, "__path__", None) or ""
        if str(place).startswith(PLACE):
            del sys.modules[name]


def leave():
    """Leave nothing behind that refers to the pack: from now on its file may change.

    All its modules are forgotten; what else was relinked (names above all, which the interpreter
    never forgets) is copied back into the heap. Ctrl-C has to wait. Nothing happens the second
    time.
    """
    if pack is None:
        sys.path[:] = _path
        return
    from micropython import kbd_intr

    kbd_intr(-1)
    try:
        was = relinker
        forget()
        gc.collect()
        if was and was.has_relinked:
            was.undo()
            forget()
    except Exception as error:  # the sentence below is the more important then
        print(error)
    finally:
        _unmount()
        was = None
        sys.modules.pop("tessera", None)
        gc.collect()
        kbd_intr(3)
    print("Tessera has stopped. Press Ctrl-D (soft reset) before you change " + PATH + ".")
