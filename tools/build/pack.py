"""Puts compiled modules into one file, from which hal/xip/importer.py imports them.

Format of the file (all numbers are little-endian):

* The head: `MAGIC`, 8 bytes. Then, 4 bytes each: the number of entries, the size of the file, the
  end of the modules, and the number of flash blocks that the file takes on littlefs. Then the
  places of 64 tables, the end of the modules and the end of the file, each as a block and a place
  in it, `block << 12 | place`. Then the CRC-32 of everything behind the modules, the CRC-32 of the
  modules, and the CRC-32 of the head up to here with the index.
* The index: the number of the first entry of each of 64 groups, and the number of all entries,
  2 bytes each.
* The entries, group by group. Each module and package has the hash of its path (`/app/loop.mpy`,
  `/app`), which is the upper 30 bits of its CRC-32, and its place in the file, 4 bytes each. The
  place of a package is 0. The lowest bits of the hash are the number of the group.
* The modules.
* Names that the interpreter gives to modules and that no module contains, each followed by a 0.
* The tables for hal/xip/relinker.py. They list code, bytes, texts and names that lie in one block,
  and so need no copy in the heap. A table has the number of its entries; then for each entry,
  sorted by keys, `block << 24 | length << 12 | place`, 4 bytes; then the keys, 2 bytes each. A key
  is computed from the first eight bytes (or all, if there are fewer) and from whether it is code.
  The lowest bits of a key are the number of the table; they are not stored in it.

The importer checks the CRC of head and index before the first import. The relinker checks the CRC
of the tables in flash. The CRC of the modules is for the self-check.

If possible, each function's code lies in one block, and native code begins at a word
(tools/build/mpy.py). The order of the modules is chosen so that few texts lie in two blocks, since
these stay copied in the heap (`_laid_out`). Some modules get an empty name more (`mpy.closed`).
"""

import math
import struct
from binascii import crc32
from bisect import bisect_right
from collections import Counter

from hal.xip.importer import ENTRY, GROUPS, HEAD, LARGEST, MAGIC, PLACE
from tools.build import mpy

_ENTRIES = HEAD + 2 * (GROUPS + 1)

BLOCK = 4096  # of littlefs on a Pico
TABLES = 64  # so small that little of a block is left over: 64 need 4 KB less than 32
_TABLE_BITS = 6
_KEY = 0x3FFFFF
_CODE_KEY = 0x155555
_WORD = 4
_MOST_BLOCKS = 256
# Bytes that a name in two blocks costs: it keeps in the heap all names that were made known just
# before and after it (relink_names in hal/xip/scan.py).
_LOST_NAME = 400

# The values that `_in_order` tries. The packs differ by 5 KB; chance decides which is smallest.
_NATIVE_FIRST = (1e-5, 1.5e-5, 2e-5, 2.5e-5, 3e-5, 4e-5, 6e-5, 1e-4)


def _hash_of(name):
    return crc32(name.encode()) >> 2


# Blocks ---------------------------------------------------------------------------------------


def _pointers(block):
    """Return how many bytes at the beginning of a file's block littlefs uses itself."""
    return 4 * (block & -block).bit_length()


def block_starts(size):
    """Return the places in a file of this size where its blocks begin."""
    starts = [0]
    while starts[-1] < size:
        starts.append(starts[-1] + BLOCK - _pointers(len(starts) - 1))
    return starts[:-1]


def _placed(at, length, starts):
    """Return the block of some bytes of the file and their place in it, or None if in two."""
    block = bisect_right(starts, at) - 1
    place = _pointers(block) + at - starts[block]
    return (block, place) if place + length <= BLOCK else None


def _place(constant, begin, starts):
    """Return the block and place of a constant, or None if no reference to it is possible.

    begin: the place of its module in the file. The 0 behind a text is part of the text.
    """
    placed = _placed(begin + constant.place, constant.length + (not constant.is_code), starts)
    if placed and constant.kind == mpy.NATIVE and placed[1] % _WORD:
        return None
    return placed if 0 < constant.length < BLOCK else None


class _Module:
    """A module that waits for its place.

    data        its bytes, b"" for a package
    constants   list of mpy.Constant, in their order
    ends        where in the module each of them ends
    names       the names among them, each as its number and its letters
    costs       what each costs, in bytes, if it lies in two blocks and is no code
    native      bytes of its largest native code
    """

    def __init__(self, data, is_only_here):
        """is_only_here(letters): whether no other module has this name."""
        self.data = data
        self.constants = _constants(data)
        self.ends = [one.place + one.length + (not one.is_code) for one in self.constants]
        self.names = []
        self.costs = []
        for number, (kind, letters) in enumerate(_contents(data)):
            is_dear = kind == mpy.NAME and is_only_here(letters)
            if kind == mpy.NAME:
                self.names.append((number, letters))
            self.costs.append(_LOST_NAME if is_dear else len(letters))
        natives = [one.length for one in self.constants if one.kind == mpy.NATIVE]
        self.native = max(natives, default=0)

    def lost(self, begin, starts):
        """Return how many bytes its constants cost that lie in two blocks.

        begin: its place in the file. A text stays in the heap. Code moves to the next block, as
        `mpy.settled` does it.
        """
        lost = 0
        for start in starts[bisect_right(starts, begin) :]:
            number = bisect_right(self.ends, start - begin)
            if number == len(self.ends):
                break
            constant = self.constants[number]
            before = start - begin - constant.place
            if before > 0 and 0 < constant.length < BLOCK:
                lost += before if constant.is_code else self.costs[number]
        return lost


def _laid_out(contents, at, starts):
    """Return the modules in their order in the file, name -> bytes, and their places.

    contents: the modules, b"" for a package; at: where the first may begin. Of several orders it
    is the one with the fewest names that lie in two blocks, and of those the shortest.
    """
    known = Counter()
    for data in contents.values():
        known.update({letters for kind, letters in _contents(data) if kind == mpy.NAME})
    modules = {name: _Module(data, lambda one: known[one] == 1) for name, data in contents.items()}

    def cost(laid):
        found, begins = laid
        return _lost_names(modules, found, begins, starts), sum(map(len, found.values()))

    return min([_in_order(modules, at, starts, first) for first in _NATIVE_FIRST], key=cost)


def _lost_names(modules, contents, begins, starts):
    """Return how many names lie in two blocks wherever they occur."""
    lost = set()
    placed = set()
    for name, data in contents.items():
        constants = _constants(data)
        for number, letters in modules[name].names:
            if letters not in placed:
                is_placed = _place(constants[number], begins[name], starts) is not None
                (placed if is_placed else lost).add(letters)
    return len(lost - placed)


def _in_order(modules, at, starts, native_first):
    """Return as `_laid_out` one order of some `_Module`s.

    Next comes the module that loses the least at the ends of blocks for its size. Modules with
    large native code, the hardest to place, may lose more, so that they do not come last:
    native_first for each byte of it.
    """

    def cost(name, lost):
        module = modules[name]
        return (lost + 1) / (len(module.data) + 1) - module.native * native_first

    # The one that would cost least if nothing were lost is first: after it few can be the best.
    waiting = sorted((cost(name, 0), name) for name in modules)
    found = {}
    begins = {}
    while waiting:
        best = math.inf, "", 0.0
        for least, name in waiting:
            if least > best[0]:
                break
            best = min(best, (cost(name, modules[name].lost(at, starts)), name, least))
        _, name, least = best
        waiting.remove((least, name))
        data = modules[name].data
        begins[name] = begin = at if data else 0
        found[name] = data and mpy.settled(data, lambda one, n=begin: _place(one, n, starts))
        at += len(found[name])
    return found, begins


# Tables ---------------------------------------------------------------------------------------


def key_of(data, is_code):
    """Return the key of some bytes, computed from their first eight bytes as two words.

    Code has other keys than equal data.
    """
    low, high = struct.unpack("<II", data[:8].ljust(8, b"\0"))
    mixed = (low + 31 * high) & 0x3FFFFFFF
    return (mixed ^ mixed >> 10 ^ mixed >> 20 ^ (_CODE_KEY if is_code else 0)) & _KEY


def _given(contents):
    """Return the names that the interpreter gives to modules and that no module contains, sorted.

    For app/core/loop.mpy these are `/t/app/loop.mpy`, `app.core.loop`, `app` and `loop`.
    """
    given = set()
    for name, data in contents.items():
        if data:
            parts = name[1 : -len(".mpy")].split("/")
            dotted = [".".join(parts[: n + 1]) for n in range(len(parts))]
            given |= {PLACE + name, *parts, *dotted}
    known = {data[at : at + n] for data in contents.values() for at, n, _ in _constants(data)}
    return sorted(word for word in given if word.encode() not in known)


def _constants(data):
    return mpy.constants(data) if data else []


def _contents(data):
    """Return (kind, bytes) of each constant of a module."""
    return [(kind, data[at : at + n]) for at, n, kind in _constants(data)]


def _kept(contents, begins, given, end, starts):
    """Yield (content, whether it is code, block, place) of everything that a table may list.

    given: names; the first begins at `end`.
    """
    for name, data in contents.items():
        for constant in _constants(data):
            placed = _place(constant, begins[name], starts)
            content = data[constant.place : constant.place + constant.length]
            if placed:
                yield content, constant.is_code, *placed
    for word in given:
        placed = _placed(end, len(word) + 1, starts)
        if placed:
            yield word.encode(), False, *placed
        end += len(word) + 1


def _tables(kept, end, starts):
    """Return the rest of the file from `end` on, and the places of the tables in it.

    No table lies in two blocks. Each block gets the tables that fill it best.
    """
    tables = [{} for _ in range(TABLES)]
    for content, is_code, block, place in kept:
        key = key_of(content, is_code)
        entry = key >> _TABLE_BITS, block << 24 | len(content) << 12 | place
        tables[key % TABLES].setdefault((content, is_code), entry)
    written = [_table(sorted(table.values())) for table in tables]
    assert max(map(len, written)) <= BLOCK - _pointers(0x80), "more tables are needed"
    waiting = set(range(TABLES))
    places = [0] * TABLES
    rest = bytes(-end % _WORD)
    while waiting:
        block = bisect_right(starts, end + len(rest)) - 1
        following = starts[block + 1]
        for number in _fullest(written, waiting, following - end - len(rest)):
            waiting.remove(number)
            places[number] = block << 12 | _pointers(block) + end + len(rest) - starts[block]
            rest += written[number]
        if waiting:
            rest += bytes(following - end - len(rest))
    return rest, places


def _fullest(written, waiting, room):
    """Return the numbers of those of the waiting tables that together leave least of the room."""
    found: dict[int, tuple[int, ...]] = {0: ()}  # how much of it they take -> numbers
    for number in sorted(waiting):
        for taken, numbers in list(found.items()):
            total = taken + len(written[number])
            if total <= room:
                found.setdefault(total, (*numbers, number))
    return found[max(found)]


def _table(entries):
    """Return a table as in the file. entries: a sorted list of (key, entry)."""
    keys = [key for key, _ in entries]
    places = [place for _, place in entries]
    data = struct.pack(f"<I{len(entries)}I{len(entries)}H", len(entries), *places, *keys)
    return data + bytes(-len(data) % _WORD)


# The file -------------------------------------------------------------------------------------


def pack(folder, target, relinked=True):
    """Write all the modules in a folder to the file `target`.

    relinked: whether they are relinked; if not, the tables are empty.
    """
    contents = {}
    for path in sorted(folder.rglob("*")):
        name = "/" + path.relative_to(folder).as_posix()
        contents[name] = b"" if path.is_dir() else mpy.closed(path.read_bytes())
    names = sorted(contents, key=lambda name: _hash_of(name) % GROUPS)
    hashes = [_hash_of(name) for name in names]
    groups = [sum(value % GROUPS == group for value in hashes) for group in range(GROUPS)]
    assert len(set(hashes)) == len(names) and max(groups) <= LARGEST, "another hash is needed"
    group_starts = [sum(groups[:group]) for group in range(GROUPS + 1)]
    starts = block_starts(_MOST_BLOCKS * BLOCK)
    most = (BLOCK - _ENTRIES) // ENTRY  # hal/xip/relinker.py: modules begin in block 0
    assert len(names) <= most, f"{len(names)} modules and folders: the list has room for {most}"
    laid, begins = _laid_out(contents, _ENTRIES + ENTRY * len(names), starts)
    end = _ENTRIES + ENTRY * len(names) + sum(map(len, laid.values()))
    given = _given(laid) if relinked else []
    words = b"".join([word.encode() + b"\0" for word in given])
    kept = _kept(laid, begins, given, end, starts) if relinked else []
    rest, places = _tables(kept, end + len(words), starts)
    rest = words + rest
    size = end + len(rest)
    blocks = len(block_starts(size))
    assert blocks <= _MOST_BLOCKS
    entries = [
        word for name, value in zip(names, hashes, strict=True) for word in (value, begins[name])
    ]
    groups = struct.pack(f"<{len(group_starts)}H", *group_starts)
    index = struct.pack(f"<{len(entries)}I", *entries)
    modules = b"".join(laid.values())
    ends = [_at(end, starts), _at(size, starts)]
    numbers = [len(names), size, end, blocks, *places, *ends, crc32(rest), crc32(modules)]
    head = struct.pack(f"<8s{len(numbers)}I", MAGIC, *numbers)
    head += struct.pack("<I", crc32(head + groups + index))
    assert len(head) == HEAD
    target.write_bytes(b"".join([head, groups, index, modules, rest]))


def _at(at, starts):
    """Return a place in the file in the form of the head; the end of a block is in that block."""
    block = bisect_right(starts, at - 1) - 1
    return block << 12 | _pointers(block) + at - starts[block]


def read(path, names):
    """Return the modules with these names from a pack: name -> bytes."""
    data = path.read_bytes()
    count, _, end = struct.unpack_from("<III", data, len(MAGIC))
    numbers = struct.unpack_from(f"<{2 * count}I", data, _ENTRIES)
    begin_of = dict(zip(numbers[::2], numbers[1::2], strict=True))
    begins = sorted(begin for begin in begin_of.values() if begin)
    end_of = dict(zip(begins, [*begins[1:], end], strict=True))
    found = {name: begin_of.get(_hash_of(name), 0) for name in names}
    return {name: data[begin : end_of[begin]] for name, begin in found.items() if begin}
