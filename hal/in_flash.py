"""Lets modules run where they are in the chip's flash, and their copies in the heap be freed.

The importer copies into the heap what it reads of a module: bytecode, bytes and texts. They stand,
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

_RAM_AT = const(0x20000000)
_RAM_SHIFT = const(18)
_RAM_SIZE = const(0x40000)  # bytes
_STACK = const(0x2000)  # behind those
_PIECES = const(0x4000)  # of 16 bytes

_BLOCK = const(4096)  # of littlefs, and of flash that is erased
_SIZES = (4, 5)  # what a block device is asked for: how many blocks there are; how large they are

# In the file's head, words: the number of its blocks, and the block and place of each table.
_HEAD = const(88)  # bytes
_COUNT = const(5)
_TABLE_AT = const(6)
_TABLES = const(16)

# Where in `facts` is what, each a word.
_FLASH = const(0)  # where the flash begins
_FUNCTION = const(1)  # the types of what refers to copies
_GENERATOR = const(2)
_BYTES = const(3)
_TEXT = const(4)
_TABLE = const(5)  # where in flash the tables are
_FACTS = const(21)


class Copies:
    """What the heap holds copies of."""

    def __init__(self, facts, blocks, flash):
        """Take the facts, where in flash the blocks of the file are (arrays of "I"), the flash."""
        self._facts = facts
        self._blocks = blocks
        self._flash = flash
        self._used = bytearray(_PIECES // 4)  # now: later no piece may be as large as that

    def drop(self):
        """Refer to no copy any more that can be spared; return how many there were."""
        mark(_RAM_AT, 0, (_RAM_SIZE + _STACK) >> 2, self._used)
        return refer(_RAM_AT, 0, self._facts, _RAM_AT, self._flash, self._blocks, self._used)


@micropython.viper
def mark(at: ptr32, word: int, left: int, used: ptr8):
    """Mark which pieces of 16 bytes something points to, two bits each: into it; to its start.

    word: 0; left: how many words to look at. Parameters get the registers.
    """
    word = _PIECES >> 2
    while word:
        word -= 1
        used[word] = 0
    while left:
        left -= 1
        word = at[0]
        at = ptr32(int(at) + 4)
        if word >> _RAM_SHIFT == _RAM_AT >> _RAM_SHIFT:
            word -= _RAM_AT
            if word & 15:
                used[word >> 6] |= 1 << (word >> 3 & 6)
            else:
                used[word >> 6] |= 2 << (word >> 3 & 6)


@micropython.viper
def refer(
    at: ptr32, kind: int, facts: ptr32, ram: ptr8, flash: ptr8, blocks: ptr32, used: ptr8
) -> int:
    """Make what refers to copies in `ram` refer to what is in flash; return how often.

    at: `ram` too; kind: 0. Parameters get the registers. A table is the number of its entries and
    the entries, sorted: a key, made of the first eight bytes, and where it is:
    block << 24 | length << 12 | place in the block.
    """
    changed = 0
    left = _PIECES
    while left:
        left -= 1
        kind = at[0]
        copy = 0
        size = -1
        if kind >> 24 == 16:  # the firmware's: a type
            if kind == facts[_FUNCTION] or kind == facts[_GENERATOR]:
                copy = 3
            elif kind == facts[_BYTES] or kind == facts[_TEXT]:
                copy = 3
                size = at[2]  # something shorter in flash may be how it begins
        elif kind | 0x1000000 == 0x1020000:  # code of which functions will be made
            copy = 1
        if copy:
            word = ptr32(int(at) + (copy << 2))
            copy = word[0] - _RAM_AT
            if copy > 0 and copy < _RAM_SIZE and copy & 15 == 0:
                here = ptr8(int(ram) + copy)
                key = (ptr32(here)[0] + 31 * ptr32(here)[1]) & 0x3FFFFFFF
                table = ptr32(int(flash) + facts[_TABLE + (key & (_TABLES - 1))])
                low = 0
                high = table[0]
                while low < high:
                    middle = (low + high) >> 1
                    if table[1 + 2 * middle] < key:
                        low = middle + 1
                    else:
                        high = middle
                high = table[0]
                while low < high and table[1 + 2 * low] == key:
                    entry = table[2 + 2 * low]
                    low += 1
                    length = entry >> 12 & 0xFFF
                    there = blocks[entry >> 24 & 0xFF] + (entry & 0xFFF)
                    same = ptr8(int(flash) + there)
                    n = length
                    if size >= 0 and size != length:
                        continue
                    while n and here[n - 1] == same[n - 1]:
                        n -= 1
                    if n == 0:
                        piece = copy >> 4
                        last = (copy + length - 1) >> 4
                        mask = 1  # to its start everything points that refers to it
                        while piece <= last and used[piece >> 2] >> (piece << 1 & 6) & mask == 0:
                            piece += 1
                            mask = 3
                        if piece > last:
                            word[0] = facts[_FLASH] + there
                            changed += 1
                        low = high
        at = ptr32(int(at) + 16)
    return changed


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


def copies_of(path):
    """Return the Copies of a file of modules; None where this is no RP2040 or no littlefs."""
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
        last = last_block(flash, path)
    except (ImportError, OSError, TypeError):  # TypeError: it has no address
        return None
    head = array("I", bytes(_HEAD))
    with open(path, "rb") as file:
        file.readinto(head)
    blocks = blocks_of(last, head[_COUNT], lambda at: mem32[start + at])
    facts = array("I", bytes(4 * _FACTS))
    facts[_FLASH] = start
    for i, one in enumerate((blocks_of, _one_by_one, _HEAD.to_bytes(2, "little"), str(start))):
        facts[_FUNCTION + i] = mem32[id(one)]
    for i in range(_TABLES):
        place = head[_TABLE_AT + i]
        facts[_TABLE + i] = blocks[place >> 12] + (place & 0xFFF)
    return Copies(facts, blocks, flash)


def _one_by_one():
    """Be a generator: its type is wanted."""
    yield
