"""Lets modules run where they are in the chip's flash, and their copies in the heap be freed.

The importer copies into the heap what it reads of a module: code, bytes, texts, names. They stand,
byte for byte, in /lib/tessera.pack too, and the chip reads its flash as it reads memory. So after
something was imported, whatever refers to such a copy is made to refer to what it is a copy of,
and the next collection frees the copy. What is in the firmware, or in a ROMFS, runs like that
always; the stock firmware offers neither to others.

Nothing here can be wrong about what is in the heap: a word is only changed where the bytes that
it points to are, one by one, those that it points to afterwards, and neither are ever written. An
interpreter that keeps its functions otherwise would keep them in the heap, as all others do.
What runs, or waits in a generator, points into the middle of its copy, which the collector does
not see: a copy into which any word of the memory points stays, for this time.

Not to be written while the application runs: the file. tools.flash stops it first.
"""

# Viper takes a buffer or a number for a pointer, and littlefs whatever is like a block device.
# pyright: reportArgumentType=false
import sys
from array import array

from engine.compat import const, micropython
from hal import copies
from hal.copies import FLASH, FUNCTION, NATIVES, PIECES, POOLS, RAM_AT, RAM_SIZE, TABLE, TABLES

# The stack ends here. Its last 128 bytes are what the firmware began with, before any module was
# there: what looks like a reference there is none (in 1.28 there is one, to 0x20010080).
_STACK_TOP = const(0x20042000)
_BEGAN_WITH = const(128)

_BLOCK = const(4096)  # of littlefs, and of flash that is erased
_SIZES = (4, 5)  # what a block device is asked for: how many blocks there are; how large they are

# In the file's head, words: the number of its blocks, and the block and place of each table.
_HEAD = const(152)  # bytes
_COUNT = const(5)
_TABLE_AT = const(6)
_FACTS = const(39)


class Copies:
    """What the heap holds copies of."""

    def __init__(self, modules, facts, blocks, flash, buffer):
        """Take the facts, where in flash the blocks of the file are (arrays of "I"), the flash.

        modules: a tessera.Modules; buffer: what `drop` may write to, if it is long enough.
        """
        self._modules = modules
        self._facts = facts
        self._blocks = blocks
        self._flash = flash
        # If it has to be made, then now: later no piece may be as large as that.
        self._used = buffer if len(buffer) >= PIECES // 4 else bytearray(PIECES // 4)
        self._pools = array("I", bytes(8 * POOLS))
        self._natives = array("I", bytes(8 * NATIVES))
        self._area = array("I", bytes(12))
        self._has_area = copies.find_area(RAM_AT, RAM_SIZE >> 2, self._area)

    def drop(self):
        """Refer to no copy any more that can be spared; return how many there were.

        The file is closed, too: open it takes more of the heap than most copies.
        """
        self._modules.close()
        used = self._used
        copies.clear(used)
        names = self._mark()
        in_use = micropython.stack_use()  # pyright: ignore[reportAttributeAccessIssue]
        begin = _STACK_TOP - in_use & -4
        copies.mark(begin, 0, (_STACK_TOP - _BEGAN_WITH - begin) >> 2, used)
        facts, flash, blocks = self._facts, self._flash, self._blocks
        changed = copies.refer(RAM_AT, 0, facts, RAM_AT, flash, blocks, used)
        for i in range(0, names, 2):
            changed += copies.refer_names(self._pools[i], facts, RAM_AT, flash, blocks, used)
        return changed

    def _mark(self):
        """Mark what anything but stack and names points to; return twice how many pools there are.

        What is free holds the oldest references, and instructions look like some: free pieces, and
        native code of ours, are left out, where it is known what is free.
        """
        used = self._used
        if not self._has_area:
            copies.mark(RAM_AT, 0, RAM_SIZE >> 2, used)
            return 0
        table, first, left = self._area
        facts, flash, blocks = self._facts, self._flash, self._blocks
        natives = self._natives
        count = copies.find_natives(RAM_AT, facts, RAM_AT, flash, blocks, natives)
        spared = [(RAM_AT + natives[i], natives[i + 1]) for i in range(0, count, 2)]
        pools = self._pools
        count = copies.find_pools(RAM_AT, RAM_AT, pools)
        spared += [(pools[i], pools[i + 1]) for i in range(0, count, 2)]
        copies.mark(RAM_AT, 0, (table - RAM_AT) >> 2, used)
        begin = first
        for place, size in sorted(spared):
            pieces = (place - begin) >> 4
            copies.mark_used(begin, 0, pieces, (begin - first) >> 4, table, used)
            begin = place + size + 15 & -16
        left -= (begin - first) >> 4
        copies.mark_used(begin, 0, left, (begin - first) >> 4, table, used)
        return count


class _Looked:
    """The flash as a block device that is only read, and knows which block was read last."""

    def __init__(self, flash):
        self._flash = flash
        self.block = 0

    def readblocks(self, block, buffer, offset=0):
        self.block = block
        self._flash.readblocks(block, buffer, offset)

    def ioctl(self, request, argument):
        return self._flash.ioctl(request, argument) if request in _SIZES else 0


def last_block(flash, path):
    """Return in which block of a littlefs a file ends. Raises OSError.

    It is asked of littlefs itself: the blocks of older versions of the file still say the same.
    """
    import vfs

    looked = _Looked(flash)
    with vfs.VfsLfs2(looked).open(path, "rb") as file:
        file.seek(-1, 2)
        file.read(1)
    return looked.block


def blocks_of(last, count, read):
    """Return where in flash the blocks of a file are, array of "I".

    last: its last block; count: how many it has; read(at): the word there. Each block but the
    first begins with the number of the one before (Source: littlefs, SPEC.md, CTZ skip-lists).
    """
    blocks = array("I", bytes(4 * count))
    block = last
    for i in range(count - 1, -1, -1):
        blocks[i] = at = block * _BLOCK
        block = read(at)
    return blocks


def copies_of(modules, buffer):
    """Return the Copies of a tessera.Modules; None where this is no RP2040 or no littlefs.

    buffer: see Copies.
    """
    if "RP2040" not in getattr(sys.implementation, "_machine", ""):
        return None
    try:
        import rp2
        from machine import mem32
        from uctypes import addressof

        flash = rp2.Flash()
        start = addressof(flash)
        if flash.ioctl(_SIZES[1], 0) != _BLOCK:
            return None
        last = last_block(flash, modules.path)
    except (ImportError, OSError, TypeError):  # TypeError: it has no address
        return None
    head = array("I", bytes(_HEAD))
    with open(modules.path, "rb") as file:
        file.readinto(head)
    blocks = blocks_of(last, head[_COUNT], lambda at: mem32[start + at])
    facts = array("I", bytes(4 * _FACTS))
    facts[FLASH] = start
    functions = blocks_of, _one_by_one, copies.nothing, copies.mark
    for i, one in enumerate(functions + (_HEAD.to_bytes(2, "little"), str(start))):
        facts[FUNCTION + i] = mem32[id(one)]
    for i in range(TABLES):
        place = head[_TABLE_AT + i]
        facts[TABLE + i] = blocks[place >> 12] + (place & 0xFFF)
    return Copies(modules, facts, blocks, flash, buffer)


def _one_by_one():
    """Be a generator: its type is wanted."""
    yield
