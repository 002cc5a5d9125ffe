"""Looks through the chip's memory for what refers to copies of what is in flash, as native code.

hal/in_flash.py says what for; tests/hal/test_in_flash.py has the same in plain words. A piece is
16 bytes: what the heap is made of.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
from engine.compat import const, micropython

RAM_AT = const(0x20000000)
_RAM_SHIFT = const(18)
RAM_SIZE = const(0x40000)  # bytes
PIECES = const(0x4000)
POOLS = const(12)  # of names, at most: each has room for twice as many as the one before
_POOL = const(24)  # bytes: the head of one
NATIVES = const(32)  # pieces of native code that are looked at, at most

# Where in `facts` is what, each a word.
FLASH = const(0)  # where the flash begins
FUNCTION = const(1)  # the types of what refers to copies
_GENERATOR = const(2)
_NATIVE = const(3)
_VIPER = const(4)
_BYTES = const(5)
_TEXT = const(6)
TABLE = const(7)  # where in flash the tables are
TABLES = const(32)


@micropython.viper
def find_area(at: ptr32, left: int, area: ptr32) -> int:
    """Find what the collector knows of its heap; return whether it is there.

    at: the memory; left: how many words to look at; area: gets where the table is that says which
    pieces are free, where the first piece is, and how many there are. All that is known by itself:
    a table, its length in bytes, up to two more tables, the first piece, and where the pieces end,
    four for each byte of the table. Source: py/mpstate.h, py/gc.c.
    """
    while left > 6:
        left -= 1
        table = at[0]
        size = at[1]
        if table >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT and size > 64 and size < PIECES >> 2:
            n = 2
            while n < 5:
                first = at[n]
                if first > table and first < table + 0x2000 and at[n + 1] - first == size << 6:
                    area[0] = table
                    area[1] = first
                    area[2] = size << 2
                    return 1
                n += 1
        at = ptr32(int(at) + 4)
    return 0


@micropython.viper
def find_pools(at: ptr32, place: int, pools: ptr32) -> int:
    """Note where the interpreter keeps its names: pools, in rising order; return twice how many.

    at: the heap; place: its address. Two words each: where a pool is, and how many bytes its head
    and its names are. The head is six words (the pool before; how many names are in those before;
    how many it has room for; how many it has; where their hashes are; where their lengths are),
    then come where the names are, the hashes, the lengths. Source: py/qstr.h, py/qstr.c.
    """
    count = 0
    left = PIECES
    while left and count < 2 * POOLS:
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
def find_natives(at: ptr32, facts, ram: ptr8, flash, blocks, found: ptr32) -> int:
    """Note what native code in the heap is a copy; return twice how many pieces of code that is.

    at: the heap, `ram` too. Two words each: how far into the memory it is (an address would keep
    alive what comes there later), and how many bytes.
    """
    known = ptr32(facts)
    count = 0
    left = PIECES
    while left and count < 2 * NATIVES:
        left -= 1
        kind = at[0]
        copy = 0
        if kind == known[_NATIVE] or kind == known[_VIPER]:
            copy = at[3] - RAM_AT
        if copy > 0 and copy < RAM_SIZE and copy & 15 == 0:
            place = int(find(int(ram) + copy, -1, facts, flash, blocks))
            if place:
                found[count] = copy
                found[count + 1] = ptr32(int(ptr8(flash)) + place)[0] >> 12 & 0xFFF
                count += 2
        at = ptr32(int(at) + 16)
    return count


@micropython.viper
def clear(used: ptr32):
    """Mark nothing."""
    n = PIECES >> 4
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
        if word >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT:
            word -= RAM_AT
            if word & 15:
                used[word >> 6] |= 1 << (word >> 3 & 6)
            else:
                used[word >> 6] |= 2 << (word >> 3 & 6)


@micropython.viper
def mark_used(at: ptr32, word: int, left: int, piece: int, table: ptr8, used: ptr8):
    """Mark as `mark` does what pieces of the heap point to that are not free.

    left: how many pieces to look at; piece: the number of the first; table: two bits for each
    piece, 0 where it is free.
    """
    while left > 0:
        left -= 1
        if table[piece >> 2] >> (piece << 1 & 6) & 3:
            n = 4
            while n:
                n -= 1
                word = at[n]
                if word >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT:
                    word -= RAM_AT
                    if word & 15:
                        used[word >> 6] |= 1 << (word >> 3 & 6)
                    else:
                        used[word >> 6] |= 2 << (word >> 3 & 6)
        piece += 1
        at = ptr32(int(at) + 16)


@micropython.viper
def find(here: ptr8, size: int, facts: ptr32, flash: ptr8, blocks: ptr32) -> int:
    """Return where in flash a table says where the same is as in memory; 0 if it is nowhere.

    size: how much, -1 if nobody knows: then it is code, which is no shorter than what is found.
    What a table is, and a key, tools/build/pack.py says.
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
    table = ptr32(int(flash) + facts[TABLE + (key & (TABLES - 1))])
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
    left = PIECES
    while left:
        left -= 1
        kind = at[0]
        slot = 0
        size = -1
        if kind >> 24 == 16:  # the firmware's: a type
            n = FUNCTION
            while n <= _TEXT and kind != known[n]:
                n += 1
            if n <= _TEXT:
                slot = 3
            if slot and n >= _BYTES:
                size = at[2]  # something shorter in flash may be how it begins
        elif kind | 0x1000000 == 0x1020000 or kind == 0x30000 or kind == 0x40000:
            slot = 1  # code of which functions will be made
        copy = at[slot] - RAM_AT
        if slot and copy > 0 and copy < RAM_SIZE and copy & 15 == 0:
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
                    at[slot] = known[FLASH] + there
                    changed += 1
                if kind == known[_NATIVE] or kind == 0x30000:
                    inner = at[2] - RAM_AT - copy
                    if inner > 0 and inner < length:
                        at[2] = known[FLASH] + there + inner
        at = ptr32(int(at) + 16)
    return changed


@micropython.viper
def refer_names(place: int, facts, ram: ptr8, flash, blocks, used: ptr8) -> int:
    """Make a pool's names that are copies refer to what is in flash; return how many.

    place: the pool's address. Names stand one behind the other in chunks, which only the first of
    each keeps: so it is a whole row or none. The pool's last row may go on in the next pool, or
    with the next name there will be.
    """
    base = int(ram) - RAM_AT
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
        if begin >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT and begin & 15 == 0:
            whole = 1
        while i < count and at[i] == end:
            if whole and int(find(base + end, lengths[i], facts, flash, blocks)) == 0:
                whole = 0
            end += lengths[i] + 1
            i += 1
        if i == count:
            whole = 0
        piece = (begin - RAM_AT) >> 4
        last = (end - 1 - RAM_AT) >> 4
        while whole and piece <= last:
            if used[piece >> 2] >> (piece << 1 & 6) & 3:
                whole = 0
            piece += 1
        while whole and first < i:
            found = int(find(base + at[first], lengths[first], facts, flash, blocks))
            entry = ptr32(int(ptr8(flash)) + found)[0]
            at[first] = ptr32(facts)[FLASH] + ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF)
            first += 1
            changed += 1
    return changed


@micropython.native
def nothing():
    """Be native: that type is wanted too."""
