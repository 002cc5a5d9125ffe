"""Native code that walks the chip's memory and relinks what refers to copies of the pack.

docs/running-from-flash.md explains it with drawings; hal/xip/relinker.py calls it. The words used:

* block: 16 bytes, the unit of the garbage collector's heap (py/gc.c);
* copy: bytes in the heap that the pack in flash holds too: code, a text, bytes, a name;
* inner pointer: a word that points into a copy, not to its start. Code that runs has one, and so
  has a generator that waits. The collector does not count it as a reference, so a copy with an
  inner pointer is never relinked: without the word that points to its start it would be freed;
* live block: one that the collector's allocation table says is in use; head: the first block of
  an allocation.

An entry of the pack's tables is a word: in bits 24 to 31 the number of a flash block of the pack,
in bits 12 to 23 the number of bytes, in bits 0 to 11 where in the block they begin. A `place` is
an offset: from RAM_AT in memory, from the start of the flash in flash.

The whole walk is one native call, `relink`. MicroPython runs callbacks (timers, pins, scheduled
functions) between two instructions of bytecode only, so none can run in the middle of it. A hard
interrupt can, but its callback has no heap: it cannot make a generator, so no new inner pointer.

Addresses are the chip's. `base` is 0 there; in the tests it leads to a memory that is made up.
"""

# Viper has no tuples, and takes a buffer or a number for a pointer.
# ruff: noqa: SIM109
# pyright: reportArgumentType=false
from engine.compat import const, micropython

RAM_AT = const(0x20000000)
_RAM_SHIFT = const(18)
RAM_SIZE = const(0x40000)  # bytes, without the stack
BLOCKS = const(0x4000)  # of 16 bytes, in all of that

POOLS = const(20)  # of interned strings, at most
_POOL_HEAD = const(24)  # bytes
NATIVES = const(32)  # pieces of native code that are left out of the marking, at most
WORK = const(144)  # words that `relink` wants for itself: 2 * POOLS + 2 * (POOLS + NATIVES)

# Indices into `params`, an array of words.
FLASH = const(0)  # the address of the flash
FUNCTION = const(1)  # the addresses of the interpreter's types: a function of bytecode
_GENERATOR = const(2)
_NATIVE = const(3)
_VIPER = const(4)
_BYTES = const(5)
_TEXT = const(6)
TABLE = const(7)  # the places in flash of the pack's tables
TABLES = const(64)
HEAP_TABLE = const(71)  # the address of the collector's allocation table
HEAP_FIRST = const(72)  # the address of the heap's first block
HEAP_BLOCKS = const(73)  # how many blocks the heap has
STACK = const(74)  # the addresses of the first word of the stack in use, and behind the last
STACK_END = const(75)
PACK_BLOCKS = const(76)  # how many blocks of flash the pack has
ROOTS = const(77)  # the place in memory of the interpreter's state, or a little less
NEWEST_POOL = const(78)  # its place in memory; 0 if there may be more pools than POOLS
PARAMS = const(79)

# The interpreter's state ends with the description of its heap, and has some 900 bytes before it.
_STATE = const(2048)

_HASH_SEED = const(5381)
_CODE_KEY = const(0x155555)  # parts the keys of code from those of data

# The first word of raw code: two zero bytes, its kind, and whether it is a generator.
_RAW_BYTECODE_GENERATOR = const(0x1020000)
_IS_GENERATOR = const(0x1000000)
_RAW_NATIVE = const(0x30000)
_RAW_VIPER = const(0x40000)

_HEAD = const(1)  # in the allocation table, two bits a block: 0 free, 1 head, 2 tail, 3 marked
_HEADS = const(0x55)  # a byte of the table has none of these bits if none of its blocks is a head


@micropython.viper
def find_heap(at: ptr32, left: int, heap: ptr32) -> int:
    """Find the collector's description of its heap in memory; return whether it is there.

    at: the memory; left: how many words to look at; heap: gets four words, as in `params` from
    HEAP_TABLE on and for ROOTS. The description is recognised by how its words depend on each
    other: the address of the allocation table, its length in bytes, up to two more tables
    (finalisers, weak references), the first block, and the end, four blocks for each byte of the
    table.
    Source: mp_state_mem_area_t and mp_state_ctx_t in py/mpstate.h.
    """
    words = left
    while left > 6:
        left -= 1
        table = at[0]
        size = at[1]
        if table >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT and size > 64 and size < BLOCKS >> 2:
            n = 2
            while n < 5:
                first = at[n]
                if first > table and first < table + 0x2000 and at[n + 1] - first == size << 6:
                    heap[0] = table
                    heap[1] = first
                    heap[2] = size << 2
                    heap[3] = (words - left - 1) << 2
                    if heap[3] > _STATE:
                        heap[3] -= _STATE
                    else:
                        heap[3] = 0
                    return 1
                n += 1
        at = ptr32(int(at) + 4)
    return 0


@micropython.viper
def find_pools(base: int, params: ptr32, pools: ptr32) -> int:
    """Note where the pools of interned strings are, in rising order; return twice how many.

    pools: gets two words each, the place of a pool, and how many bytes its head and its pointers
    take. (An address would keep alive what is allocated there later.) The head is
    six words: the pool before; the number of names before; its room; how many names it has; where
    their hashes are; where their lengths are. Behind it come the pointers to the names, the
    hashes and the lengths. Source: qstr_pool_t in py/qstr.h, qstr_add in py/qstr.c.
    """
    count = 0
    block = 0
    table = ptr8(base + params[HEAP_TABLE])
    at = ptr32(base + params[HEAP_FIRST])
    left = params[HEAP_BLOCKS]
    while left and count < 2 * POOLS:
        if block & 3 == 0 and table[block >> 2] & _HEADS == 0:
            left -= 4
            block += 4
            at = ptr32(int(at) + 64)
            continue
        left -= 1
        if table[block >> 2] >> (block << 1 & 6) & 3 == _HEAD:
            room = at[2]
            size = _POOL_HEAD + (room << 2)
            address = int(at) - base
            is_room = room > 0 and room < BLOCKS and at[3] <= room
            if is_room and at[4] == address + size and at[5] == at[4] + room:
                pools[count] = address - RAM_AT
                pools[count + 1] = size
                count += 2
        block += 1
        at = ptr32(int(at) + 16)
    return count


@micropython.viper
def newest_pool(base: int, pools: ptr32, count: int) -> int:
    """Return the place of the pool that the interpreter adds names to.

    pools: as from `find_pools`, which returned `count`. The newest has most names before it.
    """
    newest = pools[0]
    most = -1
    while count:
        count -= 2
        before = ptr32(base + RAM_AT + pools[count])[1]
        if before > most:
            most = before
            newest = pools[count]
    return newest


@micropython.viper
def split_pool(base: int, place: int, copy: ptr32):
    """Move all names of the newest pool to a pool before it, so that it is empty again.

    place: of the pool; copy: gets the other pool, which has room for these names alone. All of it
    has to be one call, in which no name is made or looked for.
    """
    pool = ptr32(base + RAM_AT + place)
    hashes = ptr8(base + pool[4])
    lengths = ptr8(base + pool[5])
    count = pool[3]
    behind = ptr8(int(copy) + _POOL_HEAD + (count << 2))
    n = 0
    while n < count:
        copy[6 + n] = pool[6 + n]
        behind[n] = hashes[n]
        behind[count + n] = lengths[n]
        n += 1
    copy[0] = pool[0]
    copy[1] = pool[1]
    copy[2] = count
    copy[3] = count
    copy[4] = int(behind) - base
    copy[5] = int(behind) + count - base
    pool[0] = int(copy) - base
    pool[1] = pool[1] + count
    pool[3] = 0
    while n:  # else the collector takes them for references
        n -= 1
        pool[6 + n] = 0


@micropython.viper
def find_natives(base: int, params, flash, blocks, natives: ptr32) -> int:
    """Note which native code in the heap is a copy; return twice how many pieces of code that is.

    natives: gets two words each, the place of a copy, and how many bytes it has.
    """
    known = ptr32(params)
    count = 0
    block = 0
    table = ptr8(base + known[HEAP_TABLE])
    at = ptr32(base + known[HEAP_FIRST])
    left = known[HEAP_BLOCKS]
    while left and count < 2 * NATIVES:
        if block & 3 == 0 and table[block >> 2] & _HEADS == 0:
            left -= 4
            block += 4
            at = ptr32(int(at) + 64)
            continue
        left -= 1
        if table[block >> 2] >> (block << 1 & 6) & 3 == _HEAD:
            kind = at[0]
            copy = 0
            if kind == known[_NATIVE] or kind == known[_VIPER]:
                copy = at[3] - RAM_AT
            if copy > 0 and copy < RAM_SIZE and copy & 15 == 0:
                place = int(look_up(base + RAM_AT + copy, -1, params, flash, blocks))
                if place:
                    natives[count] = copy
                    natives[count + 1] = ptr32(int(ptr8(flash)) + place)[0] >> 12 & 0xFFF
                    count += 2
        block += 1
        at = ptr32(int(at) + 16)
    return count


@micropython.viper
def clear_marks(marks: ptr32):
    """Clear all marks."""
    n = BLOCKS >> 4
    while n:
        n -= 1
        marks[n] = 0


@micropython.viper
def mark_words(at: ptr32, word: int, left: int, marks: ptr8):
    """Mark the blocks to which words point: bit 1 for a pointer to the start, else bit 0.

    word: 0. It is a local variable: as a parameter it is kept in a register. left: how many words.
    """
    while left > 0:
        left -= 1
        word = at[0]
        at = ptr32(int(at) + 4)
        if word >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT:
            word -= RAM_AT
            if word & 15:
                marks[word >> 6] |= 1 << (word >> 3 & 6)
            else:
                marks[word >> 6] |= 2 << (word >> 3 & 6)


@micropython.viper
def mark_live(at: ptr32, word: int, left: int, block: int, table: ptr8, marks: ptr8):
    """Mark which blocks the live blocks among some point to, as `mark_words` does.

    left: how many blocks; block: the number of the first; table: the allocation table.
    """
    while left > 0:
        if block & 3 == 0 and left > 3 and table[block >> 2] == 0:
            left -= 4
            block += 4
            at = ptr32(int(at) + 64)
            continue
        left -= 1
        if table[block >> 2] >> (block << 1 & 6) & 3:
            n = 4
            while n:
                n -= 1
                word = at[n]
                if word >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT:
                    word -= RAM_AT
                    if word & 15:
                        marks[word >> 6] |= 1 << (word >> 3 & 6)
                    else:
                        marks[word >> 6] |= 2 << (word >> 3 & 6)
        block += 1
        at = ptr32(int(at) + 16)


@micropython.viper
def hash_of(at: ptr8, length: int) -> int:
    """Return the hash that the interpreter keeps of a name or text, 1 to 255.

    Source: qstr_compute_hash in py/qstr.c; the RP2040 has one byte of it.
    """
    value = _HASH_SEED
    n = 0
    while n < length:
        value = (value * 33 ^ at[n]) & 0xFF
        n += 1
    if value == 0:
        value = 1
    return value


@micropython.viper
def are_equal(one: ptr8, other: ptr8, left: int) -> int:
    """Return whether `left` bytes at two places are the same."""
    while left > 3:
        if one[0] ^ other[0] | one[1] ^ other[1] | one[2] ^ other[2] | one[3] ^ other[3]:
            return 0
        one = ptr8(int(one) + 4)
        other = ptr8(int(other) + 4)
        left -= 4
    while left:
        left -= 1
        if one[left] != other[left]:
            return 0
    return 1


@micropython.viper
def look_up(here: ptr8, size: int, params: ptr32, flash: ptr8, blocks: ptr32) -> int:
    """Return the place in flash of the table's entry for bytes in memory; 0 if there is none.

    size: how many bytes; -1: code, whose size only the pack knows; -2 to -8: code of 1 to 7 bytes.
    If a function's code begins with the whole code of another function, the other's is found as
    well. That does no harm: its instructions never get beyond that part. blocks: the places in
    flash of the pack's blocks. tools/build/pack.py says what a table and a key are;
    hal/xip/relinker.py has checked that all places are in the pack.
    """
    key = 0
    n = size
    if n < -1:
        n = -1 - size
    elif n < 0 or n > 8:
        n = 8
    while n:
        n -= 1
        byte = here[n]
        if n > 3:
            byte *= 31
        key += byte << ((n & 3) << 3)
    key &= 0x3FFFFFFF
    key ^= key >> 10 ^ key >> 20
    if size < 0:
        key ^= _CODE_KEY
    table = ptr32(int(flash) + params[TABLE + (key & (TABLES - 1))])
    key = key >> 6 & 0xFFFF
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
        if size < -1 and -1 - size != n:
            continue
        if int(are_equal(int(here), int(same), n)):
            return int(table) + (low << 2) - int(flash)
    return 0


@micropython.viper
def are_tables_sound(params: ptr32, flash: ptr8) -> int:
    """Return whether all entries of the pack's tables lead to places in its blocks."""
    n = TABLE
    while n < TABLE + TABLES:
        table = ptr32(int(flash) + params[n])
        left = table[0]
        if left < 0 or (params[n] & 0xFFF) + 4 + 6 * left > 4096:
            return 0
        while left:
            entry = table[left]
            if entry >> 24 & 0xFF >= params[PACK_BLOCKS]:
                return 0
            if (entry & 0xFFF) + (entry >> 12 & 0xFFF) > 4096 or entry >> 12 & 0xFFF == 0:
                return 0
            left -= 1
        n += 1
    return 1


@micropython.viper
def relink_objects(base: int, params, flash, blocks, marks: ptr8) -> int:
    """Make functions, texts and bytes that refer to copies refer to the flash; return how many.

    Only words of a head are changed, and only where the bytes at both ends are the same. A native
    function also has an inner pointer, to its prelude, which is changed at once; the next time
    nothing holds the copy any more. Sources: mp_obj_fun_bc_t in py/objfun.h, mp_obj_str_t in
    py/objstr.h, mp_raw_code_t in py/emitglue.h.
    """
    known = ptr32(params)
    changed = 0
    block = 0
    kind = 0
    table = ptr8(base + known[HEAP_TABLE])
    at = ptr32(base + known[HEAP_FIRST])
    left = known[HEAP_BLOCKS]
    while left:
        if block & 3 == 0 and table[block >> 2] & _HEADS == 0:
            left -= 4
            block += 4
            at = ptr32(int(at) + 64)
            continue
        left -= 1
        slot = 0
        size = -1
        if table[block >> 2] >> (block << 1 & 6) & 3 == _HEAD:
            kind = at[0]
            if kind >> 24 == 16:  # an address in the firmware: of a type
                n = FUNCTION
                while n <= _TEXT and kind != known[n]:
                    n += 1
                if n <= _TEXT:
                    slot = 3
                if slot and n >= _BYTES:
                    size = at[2]  # known for data, so that nothing shorter is found
            elif (
                kind | _IS_GENERATOR == _RAW_BYTECODE_GENERATOR
                or kind == _RAW_NATIVE
                or kind == _RAW_VIPER
            ):
                slot = 1  # the raw code from which functions will be made
        copy = at[slot] - RAM_AT
        if slot and copy > 0 and copy < RAM_SIZE and copy & 15 == 0:
            found = int(look_up(base + RAM_AT + copy, size, params, flash, blocks))
            if found:
                entry = ptr32(int(ptr8(flash)) + found)[0]
                there = ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF)
                length = entry >> 12 & 0xFFF
                one = copy >> 4
                last = (copy + length - 1) >> 4
                mask = 1  # in the first block: references are to its start
                while one <= last and marks[one >> 2] >> (one << 1 & 6) & mask == 0:
                    one += 1
                    mask = 3
                if one > last:
                    at[slot] = known[FLASH] + there
                    changed += 1
                if kind == known[_NATIVE] or kind == _RAW_NATIVE:
                    inner = at[2] - RAM_AT - copy
                    if inner > 0 and inner < length:
                        at[2] = known[FLASH] + there + inner
        block += 1
        at = ptr32(int(at) + 16)
    return changed


@micropython.viper
def relink_names(base: int, place: int, params, flash, blocks, marks: ptr8) -> int:
    """Make the names of a pool that are copies refer to the flash; return how many.

    place: of the pool. New names stand one behind the other in a chunk, which only the pointer to
    its first name keeps alive. So all names of a chunk are relinked, or none. The pool may have
    names outside the heap (relinked before, or of a ROMFS) among them. A chunk ends where the next
    name of the heap is elsewhere. The last chunk of a pool is left alone: its next names may be in
    the next pool, or are still to come.
    """
    pool = ptr32(base + RAM_AT + place)
    at = ptr32(int(pool) + _POOL_HEAD)
    lengths = ptr8(base + pool[5])
    count = pool[3]
    changed = 0
    i = 0
    while i < count:
        first = i
        begin = at[i]
        if begin >> _RAM_SHIFT != RAM_AT >> _RAM_SHIFT:
            i += 1
            continue
        end = begin
        whole = 0  # whether all names of the chunk are in the pack, and nothing points into it
        if begin & 15 == 0:
            whole = 1
        while i < count and (at[i] == end or at[i] >> _RAM_SHIFT != RAM_AT >> _RAM_SHIFT):
            if at[i] == end:
                if whole and int(look_up(base + end, lengths[i], params, flash, blocks)) == 0:
                    whole = 0
                end += lengths[i] + 1
            i += 1
        if i == count:
            whole = 0
        block = (begin - RAM_AT) >> 4
        last = (end - 1 - RAM_AT) >> 4
        while whole and block <= last:
            if marks[block >> 2] >> (block << 1 & 6) & 3:
                whole = 0
            block += 1
        while whole and first < i:
            if at[first] >> _RAM_SHIFT == RAM_AT >> _RAM_SHIFT:
                found = int(look_up(base + at[first], lengths[first], params, flash, blocks))
                entry = ptr32(int(ptr8(flash)) + found)[0]
                there = ptr32(blocks)[entry >> 24 & 0xFF] + (entry & 0xFFF)
                at[first] = ptr32(params)[FLASH] + there
                changed += 1
            first += 1
    return changed


@micropython.viper
def is_in_pack(word: int, params: ptr32, blocks: ptr32) -> int:
    """Return whether an address is in a block of the pack in flash."""
    at = word - params[FLASH]
    n = params[PACK_BLOCKS]
    while at >= 0 and n:
        n -= 1
        if (at ^ blocks[n]) >> 12 == 0:
            return 1
    return 0


@micropython.viper
def insert(spans: ptr32, count: int, place: int, size: int):
    """Insert a place and a size into `count` words of such pairs, sorted by place."""
    while count and spans[count - 2] > place:
        spans[count] = spans[count - 2]
        spans[count + 1] = spans[count - 1]
        count -= 2
    spans[count] = place
    spans[count + 1] = size


@micropython.viper
def relink(base: int, params, flash, blocks, marks, work: ptr32) -> int:
    """Relink every reference to a copy where that is possible; return how many were changed.

    params: array of PARAMS words, of addresses of the chip; flash: its first address; blocks: see
    `look_up`; marks: a buffer of two bits a block, cleared at the end, since the marks of 16
    blocks can look like an address to the collector; work: an array of WORK words.

    Words that are no references must not set marks. So these are not read: free blocks, which hold
    old references; pools, whose pointers are relinked below; native code of the pack, and the
    memory below the interpreter's state, where the firmware has code: instructions can look like
    addresses. In 1.28 two of them are also 0x200122d0, which kept 4 KB from being freed.
    """
    known = ptr32(params)
    clear_marks(marks)
    pools = int(find_pools(base, params, int(work)))
    spans = ptr32(int(work) + 8 * POOLS)
    natives = int(find_natives(base, params, flash, blocks, int(spans)))
    # The spans to leave out, sorted by place: sort the native code, then insert the pools.
    n = 2
    while n < natives:
        place = spans[n]
        size = spans[n + 1]
        insert(int(spans), n, place, size)
        n += 2
    count = natives
    n = 0
    while n < pools:
        insert(int(spans), count, work[n], work[n + 1])
        count += 2
        n += 2
    table = known[HEAP_TABLE]
    first = known[HEAP_FIRST] - RAM_AT
    left = known[HEAP_BLOCKS]
    end = first + (left << 4)
    ram = base + RAM_AT
    roots = known[ROOTS]
    mark_words(ram + roots, 0, (table - RAM_AT - roots) >> 2, marks)
    begin = first
    n = 0
    while n < count:
        block = (begin - first) >> 4
        mark_live(ram + begin, 0, (spans[n] - begin) >> 4, block, base + table, marks)
        begin = (spans[n] + spans[n + 1] + 15) & -16
        n += 2
    block = (begin - first) >> 4
    mark_live(ram + begin, 0, left - block, block, base + table, marks)
    mark_words(ram + end, 0, (RAM_SIZE - end) >> 2, marks)
    mark_words(base + known[STACK], 0, (known[STACK_END] - known[STACK]) >> 2, marks)
    changed = int(relink_objects(base, params, flash, blocks, marks))
    n = 0
    while n < pools:
        changed += int(relink_names(base, work[n], params, flash, blocks, marks))
        n += 2
    known[NEWEST_POOL] = 0
    if pools and pools < 2 * POOLS - 2:
        known[NEWEST_POOL] = int(newest_pool(base, int(work), pools))
    clear_marks(marks)
    return changed


@micropython.native
def native_sample():
    """A native function: the relinker reads the address of its type."""
