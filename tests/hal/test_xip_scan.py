"""Words that refer to copies of the pack are relinked, and nothing else in memory changes.

The memory here is made up: a heap with a stack behind it, of which a part is in use, the
collector's allocation table, and a flash of three blocks. The plain version of the native code is
`Memory.wanted`.
"""

import sys
from array import array

from engine.compat import NATIVE
from engine.rng import Rng

MEMORIES = 120
RAM = 0x20000000
FLASH = 0x10000000
SIZE = 0x40000  # bytes of the heap
BEHIND = 0x2000  # bytes of the stack
END = SIZE + BEHIND
IN_USE = 4096  # bytes of the heap: the rest is 0
BLOCK = 4096
BLOCKS = 3
TABLES = 64
KINDS = (0x10041230, 0x10041298, 0x10041300, 0x10041368, 0x1004A000, 0x1004A068)
FUNCTION, GENERATOR, NATIVE_FUNCTION, VIPER_FUNCTION, BYTES, TEXT = KINDS
NATIVE_CODE = 0x00030000
HEAD, TAIL = 1, 2  # in the allocation table
CODE = (0x00020000, 0x01020000, NATIVE_CODE, 0x00040000)
NO_KINDS = (0x10041234, 0x20041230, 0x00041230, 0, 0x00050000, 0x03020000, 0x01020001, 0x00020002)
PARAMS = 79  # words, see hal/xip/scan.py
TABLE = 7

CODE_KEY = 0x155555
TABLE_AT = END  # of the collector: where nothing else is looked for
RAM_BYTES = bytearray(END + IN_USE // 64)  # one for all: it is large
WANTED = bytearray(END + IN_USE // 64)
GUARD = bytearray([0xAA] * 64)  # behind `used`, as if nothing pointed into what is there


def scan():
    """Return the module, or None where it cannot be."""
    if sys.implementation.name != "micropython":
        print("skipped: viper is MicroPython's")
        return None
    if not NATIVE:
        print("skipped: this MicroPython has no native code")
        return None
    import hal.xip.scan

    return hal.xip.scan


def word_at(data, at):
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24


def put_word(data, at, word):
    data[at : at + 4] = word.to_bytes(4, "little")


def base_of(ram):
    """Return what leads from the chip's addresses to where a memory really is."""
    from uctypes import addressof

    return addressof(ram) - RAM


def key_of(data, is_code=False):
    data = (bytes(data[:8]) + bytes(8))[:8]
    mixed = (word_at(data, 0) + 31 * word_at(data, 4)) & 0x3FFFFFFF
    return (mixed ^ mixed >> 10 ^ mixed >> 20 ^ (CODE_KEY if is_code else 0)) & 0x3FFFFF


def noise(rng, count):
    data = bytearray(count)
    for i in range(count):
        data[i] = rng.word() & 0xFF
    return data


NOISE = noise(Rng((4, 3, 2, 1)), BLOCKS * BLOCK)


class Memory:
    """A heap with a stack behind, and a flash that has much of what is in the heap."""

    def __init__(self, rng):
        """Make them up."""
        self.rng = rng
        self.blocks = array("I", (BLOCK, 0, 2 * BLOCK))
        self.flash = bytearray(NOISE)
        self.ram = RAM_BYTES
        self.first = (
            16 * (0, rng.below((SIZE - IN_USE) // 16), (SIZE - IN_USE) // 16)[rng.below(3)]
        )
        self.last = self.first + IN_USE
        # Where anything but 0 is: of the stack its first words, and its last.
        self.words = [
            at
            for area in ((self.first, self.last), (SIZE, SIZE + 128), (END - 128, END))
            for at in range(area[0], area[1], 4)
        ]
        self.places = []  # of what is in flash: (key, block, length, place)
        self.params = array("I", bytes(4 * PARAMS))
        self.params[0] = FLASH
        for i, kind in enumerate(KINDS):
            self.params[1 + i] = kind
        self.params[71] = RAM + TABLE_AT
        self.params[72] = RAM + self.first
        self.params[73] = IN_USE // 16
        self.params[76] = BLOCKS
        self._is_free = bytearray([1] * (IN_USE // 16))
        for n in range(IN_USE // 16):
            self._set_state(n, rng.below(4))
        self._spread()
        self._tables()
        self._scatter()
        self._copies = []
        for _ in range(12):
            self._copy()
        for _ in range(30):
            self._refer()
        for _ in range(rng.below(6)):
            self._point()

    # The flash.

    def _spread(self):
        """Put constants into the flash, many of which resemble each other."""
        known = []
        ends = [4 * self.rng.below(9) for _ in range(BLOCKS)]
        for _ in range(16):
            data = self._constant(known)
            block = self.rng.below(BLOCKS)
            place = ends[block] + self.rng.below(40)
            if place + len(data) <= 3000:
                known.append(data)
                ends[block] = place + len(data)
                self._keep(data, block, place)
        data = noise(self.rng, 16 + self.rng.below(40))
        self._keep(data, 0, BLOCK - len(data))
        self.known = known + [data]

    def _keep(self, data, block, place):
        at = self.blocks[block] + place
        self.flash[at : at + len(data)] = data
        if self.rng.below(5) and place + len(data) < BLOCK:
            self.flash[at + len(data)] = 0  # as behind a text
        is_code = self.rng.below(2)
        self.places.append((key_of(data, is_code), block, len(data), place))
        if not self.rng.below(4):  # the same as both
            self.places.append((key_of(data, not is_code), block, len(data), place))

    def _constant(self, known):
        rng = self.rng
        how = rng.below(7)
        if not known or how < 2:
            return noise(rng, 1 + (rng.below(16), rng.below(40), rng.below(300))[rng.below(3)])
        data = bytearray(known[rng.below(len(known))])
        if len(data) < 8:
            return data + noise(rng, 8)
        if how == 2:  # one byte of it is another
            data[rng.below(len(data))] ^= 1 << rng.below(8)
        elif how == 3:  # the key is the same, and the first bytes are not
            put_word(data, 0, word_at(data, 0) - 31 & 0xFFFFFFFF)
            put_word(data, 4, word_at(data, 4) + 1 & 0xFFFFFFFF)
        elif how == 4:  # it begins like another
            data += noise(rng, 1 + rng.below(40))
        elif how == 5:  # another begins like it
            data = data[: 1 + rng.below(len(data))]
        return data

    def _tables(self):
        at = 2 * BLOCK + 3200
        for i in range(TABLES):
            table = [place for place in sorted(self.places) if place[0] % TABLES == i]
            at += -at % 4
            self.params[TABLE + i] = at
            put_word(self.flash, at, len(table))
            at += 4
            for _, block, length, place in table:
                put_word(self.flash, at, block << 24 | length << 12 | place)
                at += 4
            for key, _, _, _ in table:
                self.flash[at : at + 2] = (key // TABLES).to_bytes(2, "little")
                at += 2
        assert at <= len(self.flash) - 60

    # The heap.

    def _set_state(self, block, state):
        at = TABLE_AT + block // 4
        shift = block % 4 * 2
        self.ram[at] = self.ram[at] & ~(3 << shift) | state << shift

    def is_head(self, at):
        block = (at - self.first) // 16
        return self.ram[TABLE_AT + block // 4] >> block % 4 * 2 & 3 == HEAD

    def is_live(self, at):
        block = (at - self.first) // 16
        return self.ram[TABLE_AT + block // 4] >> block % 4 * 2 & 3 != 0

    def _scatter(self):
        """Fill the memory with words of all sorts; only few point into it."""
        rng = self.rng
        for at in self.words:
            how = rng.below(16)
            if how < 8:
                word = 0
            elif how < 10:
                word = rng.word() << 16 | rng.word()
                if RAM <= word < RAM + SIZE:
                    word = 0
            elif how < 12:
                word = (KINDS + CODE + NO_KINDS)[rng.below(18)]
            elif how < 14:
                word = FLASH + rng.below(BLOCKS * BLOCK)
            else:
                word = (0, 1, RAM - 1, RAM - 16, RAM + SIZE, RAM + SIZE + 16, 0xFFFFFFFF)[
                    rng.below(7)
                ]
            put_word(self.ram, at, word)

    def _place(self, pieces):
        """Return where in the heap so many pieces are free, or -1; they are taken."""
        for _ in range(20):
            first = len(self._is_free) - pieces
            if self.rng.below(12):
                first = self.rng.below(first + 1)
            if all(self._is_free[first : first + pieces]):
                self._is_free[first : first + pieces] = bytes(pieces)
                for n in range(pieces):
                    self._set_state(first + n, TAIL if n else HEAD)
                return self.first + 16 * first
        return -1

    def _copy(self):
        """Put a copy into the heap, or what only looks like one."""
        rng = self.rng
        data = bytearray(self.known[rng.below(len(self.known))])
        length = len(data)
        if not rng.below(4):
            data[(0, rng.below(length), length - 1)[rng.below(3)]] ^= 1 << rng.below(8)
        at = SIZE if length < 100 and not rng.below(12) else self._place((length + 23) // 16)
        if at >= 0:
            self.ram[at : at + length] = data
            self._copies.append((at, length))

    def _refer(self):
        """Put something into the heap that refers to a copy, or nearly so."""
        rng = self.rng
        if not self._copies:
            return
        copy, length = self._copies[rng.below(len(self._copies))]
        at = self._place(1)
        if at < 0:
            return
        if not rng.below(8):
            self._set_state((at - self.first) // 16, (0, TAIL, 3)[rng.below(3)])
        how = rng.below(12)
        if how == 0:
            copy += (1, 4, 8, 15, -1, -4)[rng.below(6)]
        kinds = (KINDS, CODE, NO_KINDS)[0 if how < 7 else 1 if how < 10 else 2]
        kind = kinds[rng.below(len(kinds))]
        if how != 1 and kind in (NATIVE_FUNCTION, NATIVE_CODE) and rng.below(2):
            put_word(self.ram, at + 8, RAM + copy + rng.below(length + 3))  # its prelude
            put_word(self.ram, at, kind)
            put_word(self.ram, at + (4 if kind == NATIVE_CODE else 12), RAM + copy)
            return
        if how == 1 and at < self.last - 32:
            at += 4  # nothing in the heap begins there
        put_word(self.ram, at, kind)
        is_code = kind in CODE or (kind in NO_KINDS and rng.below(2))
        put_word(self.ram, at + (4 if is_code else 12), RAM + copy)
        if kind not in CODE:
            size = length if rng.below(5) else max(0, length + rng.below(9) - 4)
            put_word(self.ram, at + 8, size)

    def _point(self):
        """Let some word point to a copy: to its start, into it, or to what is beside it."""
        rng = self.rng
        if not self._copies:
            return
        copy, length = self._copies[rng.below(len(self._copies))]
        pieces = (length + 15) // 16
        where = (
            copy,
            copy + 1 + rng.below(15),
            copy + 16 * rng.below(pieces),
            copy + rng.below(16 * pieces),
            copy + 16 * pieces - 1,
            copy + 16 * pieces,
            copy - 1,
        )[rng.below(7)]
        if rng.below(3):
            at = (SIZE, SIZE + 4 * rng.below(32), END - 128 + 4 * rng.below(32), END - 4)[
                rng.below(4)
            ]
        else:
            at = self._place(1) + 4 * rng.below(4)
        put_word(self.ram, at, RAM + where)

    # The right result.

    def pointed(self):
        """Return where in the heap any word points."""
        found = set()
        for at in self.words:
            to = word_at(self.ram, at) - RAM
            if 0 <= to < SIZE:
                found.add(to)
        return found

    def wanted(self):
        """Return which words of the heap should be others: where they are -> what they are."""
        pointed = sorted(self.pointed())
        found = {}
        for at in range(self.first, self.last, 16):
            kind = word_at(self.ram, at)
            if (kind not in KINDS and kind not in CODE) or not self.is_head(at):
                continue
            slot = at + (12 if kind in KINDS else 4)
            copy = word_at(self.ram, slot) - RAM
            if copy <= 0 or copy >= SIZE or copy % 16:
                continue
            size = word_at(self.ram, at + 8) if kind in (BYTES, TEXT) else None
            there = self.same(copy, size)
            if there is not None:
                end = copy + (there[1] + 15) // 16 * 16
                if not [to for to in pointed if copy < to < end]:
                    found[slot] = FLASH + there[0]
                inner = word_at(self.ram, at + 8) - RAM - copy
                if kind in (NATIVE_FUNCTION, NATIVE_CODE) and 0 < inner < there[1]:
                    found[at + 8] = FLASH + there[0] + inner
        return found

    def same(self, copy, size):
        """Return where in flash the same is, and its length, or None. size: None if unknown."""
        begin = self.ram[copy : copy + (8 if size is None or size > 8 else size)]
        wanted = key_of(begin, size is None)
        for key, block, length, place in sorted(self.places):
            at = self.blocks[block] + place
            is_same = self.flash[at : at + length] == self.ram[copy : copy + length]
            is_whole = size is None or (size == length and self.flash[at + length] == 0)
            if is_same and is_whole and key == wanted:
                return at, length
        return None


def memories():
    for number in range(MEMORIES):
        memory = Memory(Rng((number, 5, 6, 7)))
        yield memory
        memory.ram[memory.first : memory.last] = bytes(IN_USE)
        memory.ram[SIZE:END] = bytes(BEHIND)


def marked(module, memory):
    """Return what `mark` makes of a memory: bytearray, with something behind that it leaves."""
    used = noise(Rng((1, 2, 3, 4)), SIZE // 64) + GUARD
    WANTED[:] = memory.ram
    module.clear_marks(used)
    module.mark_words(memory.ram, 0, END // 4, used)
    assert memory.ram == WANTED and used[SIZE // 64 :] == GUARD
    return used


def test_blocks_that_words_point_to_are_marked():
    module = scan()
    if module is None:
        return
    for memory in memories():
        wanted = bytearray(SIZE // 64) + GUARD
        for to in memory.pointed():
            wanted[to >> 6] |= (1 if to & 15 else 2) << (to >> 4 & 3) * 2
        assert marked(module, memory) == wanted


def test_only_what_refers_to_a_copy_that_can_be_spared_is_changed():
    module = scan()
    if module is None:
        return
    total = 0
    for number, memory in enumerate(memories()):
        used = marked(module, memory)
        sources = memory.params, memory.flash, memory.blocks, used
        before = [bytes(one) for one in sources]
        wanted = memory.wanted()
        for at, word in wanted.items():
            put_word(WANTED, at, word)
        changed = module.relink_objects(base_of(memory.ram), *sources)
        assert memory.ram == WANTED, number
        inner = len([at for at in wanted if at % 16 == 8])
        assert changed == len(wanted) - inner, number
        assert [bytes(one) for one in sources] == before, number
        total += changed
    assert total > 4 * MEMORIES, total


def test_native_code_that_is_a_copy_is_found():
    module = scan()
    if module is None:
        return
    found = array("I", bytes(8 * 32))
    for memory in memories():
        wanted = []
        for at in range(memory.first, memory.last, 16):
            copy = word_at(memory.ram, at + 12) - RAM
            is_native = word_at(memory.ram, at) in (NATIVE_FUNCTION, VIPER_FUNCTION)
            if is_native and memory.is_head(at):
                there = memory.same(copy, None) if 0 < copy < SIZE and copy % 16 == 0 else None
                wanted += [copy, there[1]] if there else []
        sources = memory.params, memory.flash, memory.blocks
        count = module.find_natives(base_of(memory.ram), *sources, found)
        assert list(found)[:count] == wanted


def test_of_the_heap_only_what_is_in_use_is_marked():
    module = scan()
    if module is None:
        return
    for number, memory in enumerate(memories()):
        rng = Rng((number, 4, 4, 1))
        table = noise(rng, IN_USE // 64)
        pieces = IN_USE // 16
        skipped = rng.below(pieces)
        wanted = bytearray(SIZE // 64) + GUARD
        for at in memory.words:
            piece = (at - memory.first) // 16
            in_use = skipped <= piece < pieces and table[piece // 4] >> piece % 4 * 2 & 3
            to = word_at(memory.ram, at) - RAM
            if memory.first <= at < memory.last and in_use and 0 <= to < SIZE:
                wanted[to >> 6] |= (1 if to & 15 else 2) << (to >> 4 & 3) * 2
        used = noise(rng, SIZE // 64) + GUARD
        module.clear_marks(used)
        at = memoryview(memory.ram)[memory.first + 16 * skipped :]
        module.mark_live(at, 0, pieces - skipped, skipped, table, used)
        assert used == wanted
