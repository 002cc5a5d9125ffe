"""Checks everything that was relinked: does it still refer to the same bytes?

A player runs it in About; `python -m tools.chip` runs it at the end of each session.
Three witnesses that relinking does not write: the interpreter keeps a hash and a length with each
name and each text; the pack's tables say where each piece of code begins and what it begins with;
the pack's head has the CRC of all its bytes.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
from array import array

from engine.compat import const, micropython
from hal.xip.scan import find_pools, hash_of, is_in_pack, look_up

# As in scan.py: native code cannot use another module's constants.
_RAM_AT = const(0x20000000)
_POOL_HEAD = const(24)
_HEAD = const(1)
_FLASH = const(0)
_FUNCTION = const(1)
_BYTES = const(5)
_TEXT = const(6)
_HEAP_TABLE = const(71)
_HEAP_FIRST = const(72)
_HEAP_BLOCKS = const(73)


@micropython.viper
def check_names(base: int, place: int, params, blocks, tally: ptr32):
    """Check all names of a pool; add to the tally how many are in the pack, and how many wrong.

    place: how far into the memory the pool is.
    """
    pool = ptr32(base + _RAM_AT + place)
    names = ptr32(int(pool) + _POOL_HEAD)
    hashes = ptr8(base + pool[4])
    lengths = ptr8(base + pool[5])
    n = pool[3]
    while n:
        n -= 1
        at = names[n]
        if int(is_in_pack(at, params, blocks)):
            tally[0] += 1
            is_wrong = 0
            if ptr8(at)[lengths[n]]:
                is_wrong = 1
            if int(hash_of(at, lengths[n])) != hashes[n]:
                is_wrong = 1
            tally[1] += is_wrong


@micropython.viper
def check_objects(base: int, params, flash, blocks, tally: ptr32):
    """Check all functions, texts and bytes that refer to the pack; add to the tally."""
    known = ptr32(params)
    block = 0
    table = ptr8(base + known[_HEAP_TABLE])
    at = ptr32(base + known[_HEAP_FIRST])
    left = known[_HEAP_BLOCKS]
    while left:
        left -= 1
        slot = 0
        size = -1
        if table[block >> 2] >> (block << 1 & 6) & 3 == _HEAD:
            kind = at[0]
            if kind >> 24 == 16:
                n = _FUNCTION
                while n <= _TEXT and kind != known[n]:
                    n += 1
                if n <= _TEXT:
                    slot = 3
                if slot and n >= _BYTES:
                    size = at[2]
            elif kind | 0x1000000 == 0x1020000 or kind == 0x30000 or kind == 0x40000:
                slot = 1
        if slot and int(is_in_pack(at[slot], params, blocks)):
            tally[0] += 1
            there = at[slot] - known[_FLASH]
            found = int(look_up(int(ptr8(flash)) + there, size, params, flash, blocks))
            while slot and found == 0 and size < 0 and size > -8:  # shorter code than a key is
                size -= 1
                found = int(look_up(int(ptr8(flash)) + there, size, params, flash, blocks))
            is_wrong = 1
            if found:
                entry = ptr32(int(ptr8(flash)) + found)[0]
                if ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF) == there:
                    is_wrong = 0
            want = at[1]  # of a text: 0 is "not computed yet"
            if size >= 0 and want and int(hash_of(int(ptr8(flash)) + there, size)) != want:
                is_wrong = 1
            tally[1] += is_wrong
        block += 1
        at = ptr32(int(at) + 16)


def walk(params, flash, blocks, work):
    """Return how many words refer to the pack, and how many of them to something wrong.

    The arguments are those of scan.relink.
    """
    tally = array("I", bytes(8))
    for n in range(0, find_pools(0, params, work), 2):
        check_names(0, work[n], params, blocks, tally)
    check_objects(0, params, flash, blocks, tally)
    return tally[0], tally[1]
