"""Relinks what was imported, so that it runs from the pack in flash and its copies are freed.

MicroPython copies into the heap what it imports: code, bytes, texts, names. The same bytes stand
in /lib/tessera.pack, and the RP2040 reads its flash as it reads memory. So after an import the
relinker makes everything that refers to such a copy refer to the flash, and the next collection
frees the copy. docs/running-from-flash.md tells how, with drawings, and why it holds.

Any doubt means off: an interpreter that nobody has looked at, a file system that is no littlefs,
a pack whose tables have another CRC in flash than its head says, an interpreter that keeps its
objects elsewhere than layout_check.py expects. Then everything stays in the heap as with any
other program, which leaves less room.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
import sys
from array import array

from engine.compat import const, micropython
from hal.xip import block_map, scan
from hal.xip.proved import MAJOR, NEWEST_MINOR, OLDEST_MINOR
from hal.xip.scan import (
    FLASH,
    FUNCTION,
    NEWEST_POOL,
    PACK_BLOCKS,
    RAM_AT,
    STACK,
    STACK_END,
    TABLE,
    TABLES,
)

# Why relinking is off.
VERSION = "version"  # nobody has looked at this MicroPython
FILES = "files"  # the pack is not on a littlefs in the Pico's own flash
PACK = "pack"  # its tables are damaged
LAYOUT = "layout"  # the layout check failed

# The stack ends here. Its last 128 bytes are what the firmware began with, before any module was
# there: what looks like a reference there is none (in 1.28 there is one, to 0x20010080).
_STACK_TOP = const(0x20042000)
_BEGAN_WITH = const(128)

# In the pack's head, words (tools/build/pack.py): how many modules it has; in how many blocks of
# flash it is; where each table is, where the part behind the modules begins, and where the file
# ends, each block << 12 | place; the CRC of that part; that of the modules.
HEAD = const(300)  # bytes
_MODULES = const(2)
_COUNT = const(5)
_TABLE_AT = const(6)
_REST_AT = const(70)
_END_AT = const(71)
_REST_CRC = const(72)
_MODULES_CRC = const(73)

# The modules begin behind the head, 130 bytes about groups, and 8 bytes for each module: all of
# that is in the first block.
_MODULES_AT = const(430)
_ENTRY = const(8)

# The interpreter's pool of names doubles when it is full, in one piece: 640 names take 3.9 KB, and
# 2,560 names 15.4, more than is ever free in one piece at a table. No name is forgotten.
_LARGE_POOL = const(640)
_POOL_HEAD = const(24)  # bytes; a name takes six more
_NAME = const(6)


class Relinker:
    """Relinks what is imported from a pack.

    why             why it does not; "" if it does
    has_relinked    whether anything may refer to the pack by now
    """

    def __init__(self, pack):
        """Begin switched off. pack: a Pack of hal/xip/importer.py."""
        self._pack = pack
        self._layout_check = None
        self.why = LAYOUT
        self.has_relinked = False

    def start(self, flash, address, marks, read):
        """Switch relinking on if every check passes; else `why` says which one failed.

        flash: the block device; address: where it begins; marks: what may be written to whenever
        relinking goes on, if it is long enough; read(at, size): the bytes of the memory.
        """
        self._address = address
        self._read = read
        # If it has to be made, then now: later no free piece may be as large as that.
        need = scan.BLOCKS // 4
        self._marks = marks = marks if len(marks) >= need else bytearray(need)
        self._work = work = array("I", bytes(4 * scan.WORK))
        self._params = params = array("I", bytes(4 * scan.PARAMS))
        self.why = self._prepare(flash, read)
        if not self.why:
            from hal.xip.layout_check import LayoutCheck

            known = params, address, self._blocks, marks, work
            self._layout_check = LayoutCheck(*known, read, self._mark_stack)
            if not self._layout_check.before():
                self.why = LAYOUT
                self._layout_check = None

    def _prepare(self, flash, read):
        """Fill in what the native code wants to know; return why it cannot be, or ""."""
        address = self._address
        head = array("I", bytes(HEAD))
        try:
            with open(self._pack.path, "rb") as file:
                file.readinto(head)
            count = flash.ioctl(block_map.COUNT, 0)
            last = block_map.last_block(flash, self._pack.path)
            self._blocks = blocks = block_map.file_blocks(
                last, head[_COUNT], count, lambda at: word_at(read(address + at, 4))
            )
        except (OSError, ValueError):
            return FILES
        if flash.ioctl(block_map.SIZE, 0) != block_map.BLOCK:
            return FILES
        crc = block_map.part_crc(blocks, head[_REST_AT], head[_END_AT], self._read_flash)
        if crc != head[_REST_CRC]:
            return PACK
        params = self._params
        params[FLASH] = address
        params[PACK_BLOCKS] = head[_COUNT]
        for i in range(TABLES):
            place = head[_TABLE_AT + i]
            if place >> 12 >= head[_COUNT]:
                return PACK
            params[TABLE + i] = blocks[place >> 12] + (place & 0xFFF)
        if not scan.are_tables_sound(params, address):
            return PACK
        functions = block_map.last_block, _one_by_one, scan.native_sample, scan.mark_words
        for i, one in enumerate(functions + (count.to_bytes(2, "little"), str(address))):
            params[FUNCTION + i] = word_at(read(id(one), 4))
        heap = array("I", bytes(16))
        if not scan.find_heap(scan.RAM_AT, scan.RAM_SIZE >> 2, heap):
            return LAYOUT
        places = scan.HEAP_TABLE, scan.HEAP_FIRST, scan.HEAP_BLOCKS, scan.ROOTS
        for i, place in enumerate(places):
            params[place] = heap[i]
        return ""

    def _read_flash(self, at, size):
        return self._read(self._address + at, size)

    def _mark_stack(self):
        """Tell the native code which part of the stack is in use."""
        in_use = micropython.stack_use()  # pyright: ignore[reportAttributeAccessIssue]
        self._params[STACK] = (_STACK_TOP - in_use) & -4
        self._params[STACK_END] = _STACK_TOP - _BEGAN_WITH

    def relink(self):
        """Relink everything possible; return how many words were changed."""
        if self.why:
            return 0
        self._mark_stack()
        self.has_relinked = True
        changed = scan.relink(0, *self._sources()[:3], self._marks, self._work)
        if self._layout_check:
            if not self._layout_check.after():
                self.why = LAYOUT
            self._layout_check = None
            delattr(sys.modules["hal.xip"], "layout_check")  # it runs once
            del sys.modules["hal.xip.layout_check"]
        return changed

    def make_room(self):
        """Empty the interpreter's newest pool of names if it is large and more than half full.

        Its names move to a pool of their own, so that the next pool need not be twice as large. To
        be called after the copies were freed: a pool stays for ever where it is made.
        """
        if self.why:
            return
        place = self._params[NEWEST_POOL]
        if not place:
            return
        head = self._read(RAM_AT + place, _POOL_HEAD)
        room, names = word_at(head[8:12]), word_at(head[12:16])
        if room >= _LARGE_POOL and 2 * names > room:
            try:
                copy = bytearray(_POOL_HEAD + _NAME * names)
            except MemoryError:
                return  # until the next time
            scan.split_pool(0, place, copy)

    def check(self):
        """Return how many words were relinked so far and still are, and how many are wrong.

        Modules that have another CRC in flash than the pack's head says count as one more.
        """
        from hal.xip import check

        linked, wrong = check.walk(*self._sources())
        head = array("I", bytes(HEAD))
        with open(self._pack.path, "rb") as file:
            file.readinto(head)
        crc = block_map.part_crc(
            self._blocks, _MODULES_AT + _ENTRY * head[_MODULES], head[_REST_AT], self._read_flash
        )
        return linked, wrong + (crc != head[_MODULES_CRC])

    def undo(self):
        """Copy back into the heap what still refers to the pack, for good."""
        from uctypes import addressof

        from hal.xip.undo import undo

        self.why = FILES
        undo(*self._sources(), self._read, addressof)

    def _sources(self):
        return self._params, self._address, self._blocks, self._work


def word_at(data):
    """Return the first word of some bytes."""
    return int.from_bytes(data, "little")


def relinker_of(pack, marks):
    """Return the Relinker of a pack, switched on if every check passes.

    None where this is no RP2040, so that nothing runs from a pack in flash. marks: see `start`.
    """
    implementation = sys.implementation
    if "RP2040" not in getattr(implementation, "_machine", ""):
        return None
    relinker = Relinker(pack)
    major, minor = implementation.version[:2]
    if major != MAJOR or not OLDEST_MINOR <= minor <= NEWEST_MINOR:
        relinker.why = VERSION
        return relinker
    try:
        import rp2
        import vfs
        from uctypes import addressof, bytearray_at

        systems = [system for system, path in vfs.mount() if path == "/"]
        if not systems or not isinstance(systems[0], vfs.VfsLfs2):
            relinker.why = FILES
            return relinker
        flash = rp2.Flash()
        address = addressof(flash)
    except (ImportError, OSError, TypeError):  # TypeError: it has no address
        relinker.why = FILES
        return relinker
    relinker.start(flash, address, marks, bytearray_at)
    return relinker


def _one_by_one():
    """A generator whose type is needed."""
    yield
