"""Names that are copies of what is in flash are referred to there, a whole row of them or none.

The memory is that of tests/hal/test_in_flash.py, with pools and chunks as the interpreter makes
them.
"""

from array import array

from engine.rng import Rng
from tests.hal.test_in_flash import (
    BEHIND,
    BLOCK,
    BLOCKS,
    END,
    FLASH,
    IN_USE,
    MEMORIES,
    RAM,
    RAM_BYTES,
    SIZE,
    WANTED,
    Memory,
    in_flash,
    noise,
    put_word,
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
        self.memory.ram[SIZE:] = bytes(BEHIND)
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
            self.at += 48
        for _ in range(rng.below(4)):
            self._point()

    def _pool(self, room):
        rng = self.rng
        place = self.at
        size = POOL + 4 * room
        self.at += (size + 2 * room + 15) // 16 * 16
        count = rng.below(room + 1) if not rng.below(3) else room
        names = [self._name() for _ in range(count)]
        head = (0, 1000, room, count, RAM + place + size, RAM + place + size + room)
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
        if not rng.below(12):
            return FLASH + rng.below(BLOCKS * BLOCK), name
        if self.chunk + len(name) + 1 > self.end or not rng.below(20):
            self.chunk = self.at
            self.end = self.at = self.at + 64 + 16 * rng.below(4)
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
            i = 0
            while i < len(names):
                first = i
                row = []
                while i < len(names) and (not row or names[i][0] == sum_of(row)):
                    row.append(names[i])
                    i += 1
                begin = row[0][0] - RAM
                end = (sum_of(row) - RAM + 15) // 16 * 16
                there = [self.memory.same(at - RAM, len(name)) for at, name in row]
                is_free = not [to for to in pointed if begin <= to < end]
                is_row = row[0][0] >> 18 == RAM >> 18 and begin % 16 == 0 and i < len(names)
                if is_row and is_free and None not in there:
                    for n, (at, _) in enumerate(there):
                        found[place + POOL + 4 * (first + n)] = FLASH + at
        return found


def sum_of(row):
    """Return where what stands behind the last name of a row begins."""
    return row[-1][0] + len(row[-1][1]) + 1


def test_names_are_referred_to_row_by_row():
    module = in_flash()
    if module is None:
        return
    total = 0
    found = array("I", bytes(8 * 12))
    for number in range(2 * MEMORIES):
        heap = Names(Rng((number, 1, 9, 4)))
        memory = heap.memory
        count = module.find_pools(heap.ram, RAM, found)
        pools = [(found[i] - RAM, found[i + 1]) for i in range(0, count, 2)]
        assert pools == heap.pools, number
        used = bytearray(SIZE // 64)
        begin = 0
        for place, size in heap.pools:
            module.mark(memoryview(heap.ram)[begin:], 0, (place - begin) // 4, used)
            begin = place + size
        module.mark(memoryview(heap.ram)[begin:], 0, (END - begin) // 4, used)
        WANTED[:] = heap.ram
        wanted = heap.wanted()
        for at, word in wanted.items():
            put_word(WANTED, at, word)
        changed = 0
        for place, _ in heap.pools:
            changed += module.refer_names(
                RAM + place, memory.facts, heap.ram, memory.flash, memory.blocks, used
            )
        assert heap.ram == WANTED and changed == len(wanted), number
        total += changed
        heap.ram[memory.first : heap.at] = bytes(heap.at - memory.first)
        heap.ram[SIZE:] = bytes(BEHIND)
    assert total > MEMORIES, total


def test_the_collector_s_table_is_found():
    module = in_flash()
    if module is None:
        return
    known = array("I", bytes(4 * 64))
    found = array("I", bytes(12))
    for more in (0, 1, 2):  # tables beside the one
        for at in (0, 20, 64 - 7):
            for size, is_right in ((0xEFF, True), (0xEFE, False)):
                known = array("I", [0x20003000 + 7 * i for i in range(64)])
                area = [0x20002994, 0xEFF] + [0x20003894] * more + [0x20004040]
                for i, word in enumerate(area + [0x20004040 + 64 * size]):
                    known[at + i] = word
                assert module.find_area(known, 64, found) == is_right
                if is_right:
                    assert list(found) == [0x20002994, 0x20004040, 4 * 0xEFF]
