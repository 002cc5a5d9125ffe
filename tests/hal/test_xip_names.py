"""Names that are copies are relinked, all of a chunk or none; and the whole walk in one call.

The memory is that of tests/hal/test_xip_scan.py, with pools and chunks as the interpreter makes
them.
"""

from array import array

from engine.rng import Rng
from tests.hal.test_xip_scan import (
    BEHIND,
    BLOCK,
    BLOCKS,
    END,
    FLASH,
    HEAD,
    IN_USE,
    MEMORIES,
    RAM,
    RAM_BYTES,
    SIZE,
    TABLE_AT,
    TAIL,
    WANTED,
    Memory,
    base_of,
    noise,
    put_word,
    scan,
    word_at,
)

POOL = 24  # bytes: the head of a pool of names


class Names:
    """A heap with pools of names, many of which are in flash; of the interpreter's making.

    names   of each pool, where each of its names is, and its bytes
    """

    def __init__(self, rng):
        """Make them up."""
        self.rng = rng
        self.ram = RAM_BYTES
        self.memory = Memory(rng)
        self.memory.ram[self.memory.first : self.memory.last] = bytes(IN_USE)
        self.memory.ram[SIZE:END] = bytes(BEHIND)
        for n in range(IN_USE // 16):
            self.memory._set_state(n, 0)
        self.at = self.memory.first  # where in the heap there is room
        self.chunk = self.end = 0  # what of a chunk is free
        self.pools = []
        self.names = []
        for room in (3, 6, 12, 24)[: 1 + rng.below(4)]:
            self._pool(room)
        if rng.below(2):  # this one says that it has more names than it has room for
            head = (0, 1000, 1, 2, RAM + self.at + POOL + 4, RAM + self.at + POOL + 5)
            for i, word in enumerate(head):
                put_word(self.ram, self.at + 4 * i, word)
            self._use(self.at, self.at + 48)
            self.at += 48
        if rng.below(2):  # this one is no live pool any more
            place, size = self.pools[-1]
            for i in range(6):
                put_word(self.ram, self.at + 4 * i, word_at(self.ram, place + 4 * i))
            room = word_at(self.ram, place + 8)
            put_word(self.ram, self.at + 16, RAM + self.at + size)
            put_word(self.ram, self.at + 20, RAM + self.at + size + room)
        for _ in range(rng.below(4)):
            self._point()

    def _use(self, begin, end):
        """Have the collector's table say that this is in use."""
        first = (begin - self.memory.first) // 16
        for n in range(first, (end - self.memory.first) // 16):
            self.memory._set_state(n, TAIL if n > first else HEAD)

    def _pool(self, room):
        rng = self.rng
        place = self.at
        size = POOL + 4 * room
        self.at += (size + 2 * room + 15) // 16 * 16
        count = rng.below(room + 1) if not rng.below(3) else room
        names = [self._name() for _ in range(count)]
        head = (0, 1000, room, count, RAM + place + size, RAM + place + size + room)
        self._use(place, self.at)
        for i, word in enumerate(head):
            put_word(self.ram, place + 4 * i, word)
        for i, (at, name) in enumerate(names):
            put_word(self.ram, place + POOL + 4 * i, at)
            self.ram[place + size + room + i] = len(name)
        self.pools.append((place, size))
        self.names.append(names)

    def _name(self):
        """Return where a new name is, and the name: most often behind the last one."""
        rng = self.rng
        known = [one for one in self.memory.known if len(one) < 60]
        if not known or not rng.below(20):
            name = noise(rng, 1 + rng.below(20))
        else:
            name = known[rng.below(len(known))]
        if not rng.below(6):  # a ROMFS's, or relinked before
            return FLASH + rng.below(BLOCKS * BLOCK), name
        if self.chunk + len(name) + 1 > self.end or not rng.below(20):
            self.chunk = self.at
            self.end = self.at = self.at + 64 + 16 * rng.below(4)
            self._use(self.chunk, self.end)
        at = self.chunk
        self.ram[at : at + len(name)] = name
        self.chunk += len(name) + 1
        return RAM + at, name

    def _point(self):
        """Let a word point into what a name is in."""
        names = [name for names in self.names for name in names if name[0] >> 24 == RAM >> 24]
        if names:
            at, name = names[self.rng.below(len(names))]
            put_word(self.ram, SIZE + 4 * self.rng.below(32), at + self.rng.below(len(name)))

    def wanted(self):
        """Return which words of the heap should be others: where they are -> what they are."""
        found = {}
        heads = [at for place, size in self.pools for at in range(place, place + size, 4)]
        words = [at for at in range(self.memory.first, self.at, 4) if at not in heads]
        words += [at for at in self.memory.words if at >= SIZE]
        pointed = [word_at(self.ram, at) - RAM for at in words]
        for (place, _), names in zip(self.pools, self.names):
            rows = []
            for n, name in enumerate(names):
                if name[0] >> 18 == RAM >> 18:  # of the heap
                    if not rows or name[0] != sum_of(rows[-1]):
                        rows.append([])
                    rows[-1].append((n, name))
            for row in rows[:-1]:  # the last may go on
                begin = row[0][1][0] - RAM
                end = (sum_of(row) - RAM + 15) // 16 * 16
                there = [self.memory.same(at - RAM, len(name)) for _, (at, name) in row]
                is_free = not [to for to in pointed if begin <= to < end]
                if begin % 16 == 0 and is_free and None not in there:
                    for (n, _), (at, _) in zip(row, there):
                        found[place + POOL + 4 * n] = FLASH + at
        return found


def sum_of(row):
    """Return where what stands behind the last name of a row begins."""
    at, name = row[-1][1]
    return at + len(name) + 1


def test_names_are_referred_to_row_by_row():
    module = scan()
    if module is None:
        return
    total = 0
    found = array("I", bytes(8 * module.POOLS))
    for number in range(2 * MEMORIES):
        heap = Names(Rng((number, 1, 9, 4)))
        memory = heap.memory
        base = base_of(heap.ram)
        count = module.find_pools(base, memory.params, found)
        pools = [(found[i], found[i + 1]) for i in range(0, count, 2)]
        assert pools == heap.pools, number
        used = bytearray(SIZE // 64)
        begin = 0
        for place, size in heap.pools:
            module.mark_words(memoryview(heap.ram)[begin:], 0, (place - begin) // 4, used)
            begin = place + size
        module.mark_words(memoryview(heap.ram)[begin:], 0, (END - begin) // 4, used)
        WANTED[:] = heap.ram
        wanted = heap.wanted()
        for at, word in wanted.items():
            put_word(WANTED, at, word)
        changed = 0
        for place, _ in heap.pools:
            sources = memory.params, memory.flash, memory.blocks, used
            changed += module.relink_names(base, place, *sources)
        assert heap.ram == WANTED and changed == len(wanted), number
        total += changed
        heap.ram[memory.first : heap.at] = bytes(heap.at - memory.first)
        heap.ram[SIZE:END] = bytes(BEHIND)
    assert total > MEMORIES, total


def test_the_whole_walk_is_its_parts_one_after_the_other():
    """`relink` marks roots and what is live but pools and native code, then relinks the rest."""
    module = scan()
    if module is None:
        return
    total = 0
    work = array("I", bytes(4 * module.WORK))
    natives = array("I", bytes(8 * 32))
    pools = array("I", bytes(8 * module.POOLS))
    for number in range(MEMORIES):
        heap = Names(Rng((number, 3, 3, 8)))
        memory = heap.memory
        memory._is_free[: (heap.at - memory.first) // 16] = bytes((heap.at - memory.first) // 16)
        for _ in range(8):
            memory._copy()
        for _ in range(20):
            memory._refer()
        if memory.first < IN_USE // 64:
            continue
        # The allocation table is in front of the heap.
        table = memory.first - IN_USE // 64
        heap.ram[table : memory.first] = heap.ram[TABLE_AT:]
        memory.params[71] = RAM + table
        # In front of the table are instructions that look like pointers to all copies, then roots.
        roots = memory.params[77] = table // 2 & -4
        for n in range(min(roots // 4, IN_USE // 16)):
            put_word(heap.ram, 4 * n, RAM + memory.first + 16 * n + 4)
        for n in range(min((table - roots) // 4, 8)):
            block = memory.rng.below(IN_USE // 16)
            put_word(heap.ram, roots + 4 * n, RAM + memory.first + 16 * block + 4)
        base = base_of(heap.ram)
        before = bytes(heap.ram)
        sources = memory.params, memory.flash, memory.blocks
        memory.params[74] = RAM + SIZE + 64
        memory.params[75] = RAM + SIZE + 128
        used = bytearray(SIZE // 64)
        count = module.find_natives(base, *sources, natives)
        left_out = [(natives[i], natives[i + 1]) for i in range(0, count, 2)]
        count = module.find_pools(base, memory.params, pools)
        left_out += [(pools[i], pools[i + 1]) for i in range(0, count, 2)]
        for at in range(0, SIZE, 4):
            is_heap = memory.first <= at < memory.last
            if is_heap and memory.is_live(at) and not is_within(at & -16, left_out):
                module.mark_words(memoryview(heap.ram)[at:], 0, 1, used)
        module.mark_words(memoryview(heap.ram)[roots:], 0, (table - roots) // 4, used)
        module.mark_words(memoryview(heap.ram)[SIZE + 64 :], 0, 16, used)
        wanted = module.relink_objects(base, *sources, used)
        for i in range(0, count, 2):
            wanted += module.relink_names(base, pools[i], *sources, used)
        WANTED[:] = heap.ram
        heap.ram[:] = before
        used = noise(Rng((1, 2, 3, number)), SIZE // 64)
        changed = module.relink(base, *sources, used, work)
        assert heap.ram == WANTED and changed == wanted, number
        assert not any(used), number
        assert memory.params[78] == module.newest_pool(base, pools, count), number
        total += changed
        heap.ram[: memory.last] = bytes(memory.last)
        heap.ram[SIZE:END] = bytes(BEHIND)
    assert total > MEMORIES, total


def numbered(ram, place):
    """Return all names from the newest pool back: the number before each pool, and its names."""
    found = []
    at = RAM + place
    while at:
        head = [word_at(ram, at - RAM + 4 * n) for n in range(6)]
        hashes, lengths = head[4] - RAM, head[5] - RAM
        assert (hashes, lengths) == (at - RAM + POOL + 4 * head[2], hashes + head[2])
        names = [
            (word_at(ram, at - RAM + POOL + 4 * n), ram[hashes + n], ram[lengths + n])
            for n in range(head[3])
        ]
        found.append((head[1], names))
        at = head[0]
    return found


def test_an_emptied_pool_leaves_each_name_its_number():
    module = scan()
    if module is None:
        return
    found = array("I", bytes(8 * module.POOLS))
    for number in range(MEMORIES // 4):
        heap = Names(Rng((number, 5, 2, 8)))
        ram = heap.ram
        before = 1000
        behind = 0
        for (place, size), names in zip(heap.pools, heap.names):
            put_word(ram, place, behind)
            put_word(ram, place + 4, before)
            hashes = place + size
            ram[hashes : hashes + len(names)] = noise(heap.rng, len(names))
            before += len(names)
            behind = RAM + place
        base = base_of(ram)
        count = module.find_pools(base, heap.memory.params, found)
        place, size = heap.pools[-1]
        empty = len(heap.pools) > 1 and not heap.names[-2]
        assert module.newest_pool(base, found, count) == place or empty, number
        was = numbered(ram, place)
        first, names = was[0]
        room = POOL + 6 * len(names)
        copy = heap.at
        heap._use(copy, copy + (room + 15) // 16 * 16)
        rest = bytes(ram[copy + room :])
        module.split_pool(base, place, memoryview(ram)[copy : copy + room])
        assert numbered(ram, place) == [(first + len(names), [])] + was, number
        assert ram[copy + room :] == rest, number
        assert word_at(ram, place + 8) == (size - POOL) // 4, "as much room as before"
        assert not any(ram[place + POOL : place + size]), "nothing that looks like a reference"
        if names:
            assert module.find_pools(base, heap.memory.params, found) == count + 2
            count += 2
            assert module.newest_pool(base, found, count) == place, number
        ram[heap.memory.first : copy + room] = bytes(copy + room - heap.memory.first)
        ram[SIZE:END] = bytes(BEHIND)


def is_within(at, spans):
    """Return whether a block is one of some spans, (begin, size)."""
    return any(begin <= at < begin + size for begin, size in spans)


def test_the_tables_of_a_pack_are_held_against_its_blocks():
    module = scan()
    if module is None:
        return
    for number in range(20):
        memory = Memory(Rng((number, 7, 7, 1)))
        assert module.are_tables_sound(memory.params, memory.flash)
        first = memory.params[7 + memory.places[0][0] % 64]
        good = word_at(memory.flash, first + 4)
        for bad in (0x03000000, 0xFF001000, 0x00000000, 0x00002FFF, 0x00FFF002):
            put_word(memory.flash, first + 4, bad)
            assert not module.are_tables_sound(memory.params, memory.flash), hex(bad)
        put_word(memory.flash, first + 4, good)
        for bad in (700, 0x7FFFFFFF, 0xFFFFFFFF):
            put_word(memory.flash, first, bad)
            assert not module.are_tables_sound(memory.params, memory.flash), bad


def test_the_collector_s_table_is_found():
    module = scan()
    if module is None:
        return
    found = array("I", bytes(16))
    for more in (0, 1, 2):  # tables beside the one
        for at in (0, 20, 64 - 7, 600):
            for size, is_right in ((0xEFF, True), (0xEFE, False)):
                known = array("I", [0x20003000 + 7 * i for i in range(at + 7)])
                area = [0x20002994, 0xEFF] + [0x20003894] * more + [0x20004040]
                for i, word in enumerate(area + [0x20004040 + 64 * size]):
                    known[at + i] = word
                assert module.find_heap(known, len(known), found) == is_right
                if is_right:
                    roots = max(0, 4 * at - 2048)
                    assert list(found) == [0x20002994, 0x20004040, 4 * 0xEFF, roots]
