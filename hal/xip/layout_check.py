"""Checks whether this interpreter keeps things where the relinker expects them.

`before` reads only: it makes one of everything that is relinked, and each word of it has to be
what the sources of the known versions say. `after` is called when the first relinking is done:
what was made has to be relinked or untouched, and has to mean what it meant.
docs/running-from-flash.md lists what is checked.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
from hal.xip import sample, scan
from hal.xip.scan import (
    BLOCKS,
    FLASH,
    HEAP_BLOCKS,
    HEAP_FIRST,
    HEAP_TABLE,
    POOLS,
    RAM_AT,
    STACK,
    STACK_END,
)

_REFERS_AT = 12  # bytes into a function: its code; into a text: its bytes
_LENGTH_AT = 8  # of a text
_WAITING_WORDS = 12  # of a generator that waits, at least: one of them points into its code
_POOL_HEAD = 24  # bytes
_NAMES = 2  # of the newest pool are checked
_HEAD = 1  # in the allocation table


class LayoutCheck:
    """Checks the memory layout of the running interpreter."""

    def __init__(self, params, flash, blocks, marks, work, read, mark_stack):
        """Make a sample of each kind of object that is relinked.

        params, flash, blocks, marks, work: as of scan.relink; read(at, size): the bytes there;
        mark_stack(): enters into the params where the stack is in use.
        """
        self._mark_stack = mark_stack
        self._arguments = params, flash, blocks
        self._params = params
        self._marks = marks
        self._work = work
        self._read = read
        self._waiting = sample.stages()
        next(self._waiting)
        text, data = sample.text(), sample.data()
        self._parts = sample.add_up, sample.stages, text, data
        self._sizes = -1, -1, len(text), len(data)
        self._was = self._now()
        self._places = [0] * len(self._parts)

    def _word(self, at):
        return int.from_bytes(self._read(at, 4), "little")

    def _now(self):
        """Return the address that each part of the sample refers to."""
        return [self._word(id(one) + _REFERS_AT) for one in self._parts]

    def before(self):
        """Return whether the layout is the expected one. Changes nothing."""
        return (
            self._is_heap_known()
            and self._is_stack_seen()
            and self._are_parts_known()
            and self._is_waiting_seen()
            and self._are_names_known()
        )

    def _is_heap_known(self):
        """Return whether a new object is the head of live blocks."""
        one = [None] * 9
        params = self._params
        block = (id(one) - params[HEAP_FIRST]) >> 4
        if id(one) & 15 or not 0 <= block < params[HEAP_BLOCKS] <= BLOCKS:
            return False
        bits = self._read(params[HEAP_TABLE] + (block >> 2), 1)[0]
        return bits >> (block << 1 & 6) & 3 == _HEAD

    def _is_stack_seen(self):
        """Return whether an object that only a local variable refers to is found on the stack."""
        one = [None]
        self._mark_stack()
        begin, end = self._params[STACK], self._params[STACK_END]
        scan.clear_marks(self._marks)
        scan.mark_words(begin, 0, (end - begin) >> 2, self._marks)
        place = id(one) - RAM_AT
        return self._marks[place >> 6] >> (place >> 3 & 6) & 2 == 2

    def _are_parts_known(self):
        """Return whether each part refers to a copy that the pack's tables contain."""
        params, flash, blocks = self._arguments
        for n, size in enumerate(self._sizes):
            copy = self._was[n]
            if size >= 0 and self._word(id(self._parts[n]) + _LENGTH_AT) != size:
                return False
            if copy >> 18 != RAM_AT >> 18 or copy & 15:
                return False
            found = scan.look_up(copy, size, params, flash, blocks)
            if not found:
                return False
            entry = self._word(params[FLASH] + found)
            self._places[n] = params[FLASH] + blocks[entry >> 24] + (entry & 0xFFF)
        return True

    def _is_waiting_seen(self):
        """Return whether a suspended generator has an inner pointer into its code."""
        at = id(self._waiting)
        code = self._was[1]
        inner = [self._word(at + 4 * n) - code for n in range(_WAITING_WORDS)]
        return any(0 < one < 64 for one in inner)

    def _are_names_known(self):
        """Return whether the newest pool's last names have the hashes and lengths stored there."""
        count = scan.find_pools(0, self._params, self._work)
        if not 2 <= count < 2 * POOLS:
            return False
        pools = [RAM_AT + self._work[n] for n in range(0, count, 2)]
        pool = max(pools, key=lambda at: self._word(at + 4) & 0x7FFFFFFF)  # names before it
        have = self._word(pool + 12)
        hashes = self._word(pool + 16)
        lengths = self._word(pool + 20)
        for n in range(max(0, have - _NAMES), have):
            length = self._read(lengths + n, 1)[0]
            name = self._word(pool + _POOL_HEAD + 4 * n)
            if self._read(name + length, 1)[0]:
                return False
            if scan.hash_of(name, length) != self._read(hashes + n, 1)[0]:
                return False
        return True

    def after(self):
        """Return whether each part was relinked or left alone, and still has its value."""
        now = self._now()
        for n, place in enumerate(self._places):
            if now[n] not in (self._was[n], place):
                return False
        if now[1] != self._was[1]:  # what waits has to stay
            return False
        add_up, _, text, data = self._parts
        return (
            now != self._was
            and add_up(100) == 5050
            and next(self._waiting) == sample.SECOND
            and text == sample.text()
            and data == sample.data()
        )
