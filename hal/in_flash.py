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

_RAM_AT = const(0x20000000)
_RAM_SHIFT = const(18)
_RAM_SIZE = const(0x40000)  # bytes
# The stack ends here. Its last 128 bytes are what the firmware began with, before any module was
# there: what looks like a reference there is none (in 1.28 there is one, to 0x20010080).
_STACK_TOP = const(0x20042000)
_BEGAN_WITH = const(128)
_PIECES = const(0x4000)  # of 16 bytes
_POOLS = const(12)  # of names, at most: each has room for twice as many as the one before
_POOL = const(24)  # bytes: the head of one

_BLOCK = const(4096)  # of littlefs, and of flash that is erased
_SIZES = (4, 5)  # what a block device is asked for: how many blocks there are; how large they are

# In the file's head, words: the number of its blocks, and the block and place of each table.
_HEAD = const(152)  # bytes
_COUNT = const(5)
_TABLE_AT = const(6)
_TABLES = const(32)

# Where in `facts` is what, each a word.
_FLASH = const(0)  # where the flash begins
_FUNCTION = const(1)  # the types of what refers to copies
_GENERATOR = const(2)
_NATIVE = const(3)
_VIPER = const(4)
_BYTES = const(5)
_TEXT = const(6)
_TABLE = const(7)  # where in flash the tables are
_FACTS = const(39)


class Copies:
    """What the heap holds copies of."""

    def __init__(self, facts, blocks, flash, buffer):
        """Take the facts, where in flash the blocks of the file are (arrays of "I"), the flash.

        buffer: what `drop` may write to, if it is long enough.
        """
        self._facts = facts
        self._blocks = blocks
        self._flash = flash
        # If it has to be made, then now: later no piece may be as large as that.
        self._used = buffer if len(buffer) >= _PIECES // 4 else bytearray(_PIECES // 4)
        self._pools = array("I", bytes(8 * _POOLS))

    def drop(self):
        """Refer to no copy any more that can be spared; return how many there were."""
        used = self._used
        pools = self._pools
        count = find_pools(_RAM_AT, _RAM_AT, pools)
        clear(used)
        begin = _RAM_AT
        for i in range(0, count, 2):
            mark(begin, 0, (pools[i] - begin) >> 2, used)
            begin = pools[i] + pools[i + 1]
        mark(begin, 0, (_RAM_AT + _RAM_SIZE - begin) >> 2, used)
        in_use = micropython.stack_use()  # pyright: ignore[reportAttributeAccessIssue]
        begin = _STACK_TOP - in_use & -4
        mark(begin, 0, (_STACK_TOP - _BEGAN_WITH - begin) >> 2, used)
        facts, flash, blocks = self._facts, self._flash, self._blocks
        changed = refer(_RAM_AT, 0, facts, _RAM_AT, flash, blocks, used)
        for i in range(0, count, 2):
            changed += refer_names(pools[i], facts, _RAM_AT, flash, blocks, used)
        return changed


@micropython.viper
def find_pools(at: ptr32, place: int, pools: ptr32) -> int:
    """Note where the interpreter keeps its names: pools, in rising order; return twice how many.

    at: the heap; place: its address. Two words each: where a pool is, and how many bytes its head
    and its names are. The head is six words (the pool before; how many names are in those before;
    how many it has room for; how many it has; where their hashes are; where their lengths are),
    then come where the names are, the hashes, the lengths. Source: py/qstr.h, py/qstr.c.
    """
    count = 0
    left = _PIECES
    while left and count < 2 * _POOLS:
        left -= 1
        room = at[2]
        size = _POOL + (room << 2)
        if room > 0 and at[4] == place + size and at[5] == at[4] + room and at[3] <= room:
            pools[count] = place
            pools[count + 1] = size
            count += 2
        place += 16
        at = ptr32(int(at) + 16)
    return count


@micropython.viper
def clear(used: ptr32):
    """Mark nothing."""
    n = _PIECES >> 4
    while n:
        n -= 1
        used[n] = 0


@micropython.viper
def mark(at: ptr32, word: int, left: int, used: ptr8):
    """Mark which pieces of 16 bytes something points to, two bits each: into it; to its start.

    word: 0; left: how many words to look at. Parameters get the registers.
    """
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
def find(here: ptr8, size: int, facts: ptr32, flash: ptr8, blocks: ptr32) -> int:
    """Return where in flash a table says where the same is as in memory; 0 if it is nowhere.

    size: how much, -1 if nobody knows: then it is code, which is no shorter than what is found.
    What a table is, and a key, tools/pack.py says.
    """
    key = 0
    n = size
    if n < 0 or n > 8:
        n = 8
    while n:
        n -= 1
        byte = here[n]
        if n > 3:
            byte *= 31
        key += byte << ((n & 3) << 3)
    key &= 0x3FFFFFFF
    key ^= key >> 15
    table = ptr32(int(flash) + facts[_TABLE + (key & (_TABLES - 1))])
    key = key >> 5 & 0xFFFF
    count = table[0]
    keys = ptr16(int(table) + 4 + (count << 2))
    low = 0
    high = count
    while low < high:
        middle = (low + high) >> 1
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    while low < count and keys[low] == key:
        low += 1
        entry = table[low]
        n = entry >> 12 & 0xFFF
        same = ptr8(int(flash) + blocks[entry >> 24 & 0xFF] + (entry & 0xFFF))
        if size >= 0 and (size != n or same[n]):
            continue  # behind a text there is a 0
        while n and here[n - 1] == same[n - 1]:
            n -= 1
        if n == 0:
            return int(table) + (low << 2) - int(flash)
    return 0


@micropython.viper
def refer(at: ptr32, kind: int, facts, ram: ptr8, flash, blocks, used: ptr8) -> int:
    """Make what refers to copies in the heap refer to what is in flash; return how often.

    at: the heap, `ram` too; kind: 0. Parameters get the registers. A native function refers to
    the middle of its code as well: that is changed at once, and the next time nothing keeps the
    copy any more.
    """
    known = ptr32(facts)
    changed = 0
    left = _PIECES
    while left:
        left -= 1
        kind = at[0]
        slot = 0
        size = -1
        if kind >> 24 == 16:  # the firmware's: a type
            n = _FUNCTION
            while n <= _TEXT and kind != known[n]:
                n += 1
            if n <= _TEXT:
                slot = 3
            if slot and n >= _BYTES:
                size = at[2]  # something shorter in flash may be how it begins
        elif kind | 0x1000000 == 0x1020000 or kind == 0x30000 or kind == 0x40000:
            slot = 1  # code of which functions will be made
        copy = at[slot] - _RAM_AT
        if slot and copy > 0 and copy < _RAM_SIZE and copy & 15 == 0:
            found = int(find(int(ram) + copy, size, facts, flash, blocks))
            if found:
                entry = ptr32(int(ptr8(flash)) + found)[0]
                there = ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF)
                length = entry >> 12 & 0xFFF
                piece = copy >> 4
                last = (copy + length - 1) >> 4
                mask = 1  # to its start everything points that refers to it
                while piece <= last and used[piece >> 2] >> (piece << 1 & 6) & mask == 0:
                    piece += 1
                    mask = 3
                if piece > last:
                    at[slot] = known[_FLASH] + there
                    changed += 1
                if kind == known[_NATIVE] or kind == 0x30000:
                    inner = at[2] - _RAM_AT - copy
                    if inner > 0 and inner < length:
                        at[2] = known[_FLASH] + there + inner
        at = ptr32(int(at) + 16)
    return changed


@micropython.viper
def refer_names(place: int, facts, ram: ptr8, flash, blocks, used: ptr8) -> int:
    """Make a pool's names that are copies refer to what is in flash; return how many.

    place: the pool's address. Names stand one behind the other in chunks, which only the first of
    each keeps: so it is a whole row or none. The pool's last row may go on in the next pool, or
    with the next name there will be.
    """
    base = int(ram) - _RAM_AT
    pool = ptr32(base + place)
    at = ptr32(int(pool) + _POOL)
    lengths = ptr8(base + pool[5])
    count = pool[3]
    changed = 0
    i = 0
    while i < count:
        first = i
        begin = at[i]
        end = begin
        whole = 0
        if begin >> _RAM_SHIFT == _RAM_AT >> _RAM_SHIFT and begin & 15 == 0:
            whole = 1
        while i < count and at[i] == end:
            if whole and int(find(base + end, lengths[i], facts, flash, blocks)) == 0:
                whole = 0
            end += lengths[i] + 1
            i += 1
        if i == count:
            whole = 0
        piece = (begin - _RAM_AT) >> 4
        last = (end - 1 - _RAM_AT) >> 4
        while whole and piece <= last:
            if used[piece >> 2] >> (piece << 1 & 6) & 3:
                whole = 0
            piece += 1
        while whole and first < i:
            found = int(find(base + at[first], lengths[first], facts, flash, blocks))
            entry = ptr32(int(ptr8(flash)) + found)[0]
            at[first] = ptr32(facts)[_FLASH] + ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF)
            first += 1
            changed += 1
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


def copies_of(path, buffer):
    """Return the Copies of a file of modules; None where this is no RP2040 or no littlefs.

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
        last = last_block(flash, path)
    except (ImportError, OSError, TypeError):  # TypeError: it has no address
        return None
    head = array("I", bytes(_HEAD))
    with open(path, "rb") as file:
        file.readinto(head)
    blocks = blocks_of(last, head[_COUNT], lambda at: mem32[start + at])
    facts = array("I", bytes(4 * _FACTS))
    facts[_FLASH] = start
    kinds = blocks_of, _one_by_one, _nothing, mark, _HEAD.to_bytes(2, "little"), str(start)
    for i, one in enumerate(kinds):
        facts[_FUNCTION + i] = mem32[id(one)]
    for i in range(_TABLES):
        place = head[_TABLE_AT + i]
        facts[_TABLE + i] = blocks[place >> 12] + (place & 0xFFF)
    return Copies(facts, blocks, flash, buffer)


def _one_by_one():
    """Be a generator: its type is wanted."""
    yield


@micropython.native
def _nothing():
    """Be native: that type is wanted too."""
