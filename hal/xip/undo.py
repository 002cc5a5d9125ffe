"""Undoes relinking when the application ends: remaining references lead to the heap again.

The interpreter never forgets a name, and a program of the player's may hold a text or a function
that is byte for byte one of ours. After this the pack may be removed and its flash written over.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
from array import array

from engine.compat import const, micropython
from hal.xip import scan
from hal.xip.scan import FLASH, RAM_AT, is_in_pack, look_up

_CHUNK = const(256)  # bytes of names that are copied together
_FOUND = const(64)  # objects that are looked for at a time
_ROUNDS = const(32)  # at most

# As in scan.py: native code cannot use another module's constants.
_POOL_HEAD = const(24)
_HEAD = const(1)
_FUNCTION = const(1)
_GENERATOR = const(2)
_BYTES = const(5)
_TEXT = const(6)
_HEAP_TABLE = const(71)
_HEAP_FIRST = const(72)
_HEAP_BLOCKS = const(73)


@micropython.viper
def find_links(base: int, params, blocks, found: ptr32) -> int:
    """Note objects that refer to the pack: where the word is, and a size, -1 for code.

    found: gets up to _FOUND pairs; returns how many. Native code is left out: only Tessera's own
    can refer to it, and that is forgotten.
    """
    known = ptr32(params)
    count = 0
    block = 0
    table = ptr8(base + known[_HEAP_TABLE])
    at = ptr32(base + known[_HEAP_FIRST])
    left = known[_HEAP_BLOCKS]
    while left and count < _FOUND:
        left -= 1
        slot = 0
        size = -1
        if table[block >> 2] >> (block << 1 & 6) & 3 == _HEAD:
            kind = at[0]
            if kind == known[_FUNCTION] or kind == known[_GENERATOR]:
                slot = 3
            if kind == known[_BYTES] or kind == known[_TEXT]:
                slot = 3
                size = at[2]
            if kind | 0x1000000 == 0x1020000:
                slot = 1
        if slot and int(is_in_pack(at[slot], params, blocks)):
            found[2 * count] = int(at) + 4 * slot - base
            found[2 * count + 1] = size
            count += 1
        block += 1
        at = ptr32(int(at) + 16)
    return count


def undo(params, flash, blocks, work, read, address_of):
    """Copy back into the heap what still refers to the pack.

    params, flash, blocks, work: as of scan.relink; read(at, size): a bytearray over the memory
    there, which can be written to as well; address_of(one): where a bytearray's bytes are.
    """
    for n in range(0, scan.find_pools(0, params, work), 2):
        _undo_names(RAM_AT + work[n], params, blocks, read, address_of)
    found = array("i", bytes(8 * _FOUND))
    for _ in range(_ROUNDS):
        count = find_links(0, params, blocks, found)
        for n in range(0, 2 * count, 2):
            _undo_object(found[n], found[n + 1], params, flash, blocks, read, address_of)
        if count < _FOUND:
            break


def _word(read, at):
    return int.from_bytes(read(at, 4), "little")


def _put_word(read, at, word):
    read(at, 4)[:] = word.to_bytes(4, "little")


def _undo_names(pool, params, blocks, read, address_of):
    """Copy a pool's names back.

    Names that stand one behind the other in the pool get a chunk together, which the first of
    them keeps alive. Where a name of the heap stands between them another chunk begins, so that
    they may be relinked again.
    """
    count = _word(read, pool + 12)
    lengths = _word(read, pool + 20)
    chunk = None
    used = 0
    for n in range(count):
        slot = pool + _POOL_HEAD + 4 * n
        name = _word(read, slot)
        if is_in_pack(name, params, blocks):
            size = read(lengths + n, 1)[0] + 1
            if chunk is None or used + size > _CHUNK:
                chunk = bytearray(max(_CHUNK, size))
                used = 0
            chunk[used : used + size] = read(name, size)
            _put_word(read, slot, address_of(chunk) + used)
            used += size
        elif name >> 18 == RAM_AT >> 18:
            chunk = None


def _undo_object(at, size, params, flash, blocks, read, address_of):
    """Copy back what one object refers to. at: the address of the word."""
    there = _word(read, at)
    if size < 0:
        found = 0
        while not found and size >= -8:
            found = look_up(there, size, params, flash, blocks)
            size -= 1
        if not found:
            return
        size = _word(read, params[FLASH] + found) >> 12 & 0xFFF
    copy = bytearray(size + 1)
    copy[:] = read(there, size + 1)
    _put_word(read, at, address_of(copy))
