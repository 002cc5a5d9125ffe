"""Puts compiled modules into the one file that firmware/tessera.py imports them from.

What is in it, all numbers little-endian:

* `MAGIC`, the number of entries, the size of the file, where the modules end, and how many blocks
  of flash it takes on littlefs, 4 bytes each; where each of 16 tables is, a block and a place in
  it, `block << 12 | place`, 4 bytes each;
* the number of the first entry of each of 64 groups, and of all entries, 2 bytes each;
* the entries, group by group: for each module and package the hash of its path (`/app/loop.mpy`,
  `/app`), which is the upper 30 bits of its CRC-32, and where it begins, 4 bytes each; a package
  begins at 0. The lowest bits of the hash say which group it is in;
* the modules;
* the tables for hal/in_flash.py of what need not be copied to the heap: bytecode, bytes and texts
  of 16 bytes and more that are in one block. A table is the number of its entries and these,
  sorted, each two words: a key, made of the first eight bytes, and
  `block << 24 | length << 12 | place`. The lowest bits of the key say which table it is in.
"""

import struct
from binascii import crc32
from bisect import bisect_right

from firmware.tessera import ENTRY, GROUPS, HEAD, LARGEST, MAGIC
from tools import mpy

_ENTRIES = HEAD + 2 * (GROUPS + 1)

BLOCK = 4096  # of littlefs on a Pico
TABLES = 16
SHORTEST = 16  # bytes: a copy of less takes no more of the heap than what refers to it
_KEY = 0x3FFFFFFF
_MOST_BLOCKS = 256


def _hash_of(name):
    return crc32(name.encode()) >> 2


# Blocks ---------------------------------------------------------------------------------------


def _pointers(block):
    """Return how many bytes at the beginning of a file's block littlefs keeps for itself."""
    return 4 * (block & -block).bit_length()


def block_starts(size):
    """Return where in a file of that size each block of it begins."""
    starts = [0]
    while starts[-1] < size:
        starts.append(starts[-1] + BLOCK - _pointers(len(starts) - 1))
    return starts[:-1]


def _placed(at, length, starts):
    """Return the block in which bytes of the file are and where in it, or None if in two."""
    block = bisect_right(starts, at) - 1
    place = _pointers(block) + at - starts[block]
    return (block, place) if place + length <= BLOCK else None


# Tables ---------------------------------------------------------------------------------------


def key_of(data):
    """Return the key of some bytes: what their first eight, as two words, make of it."""
    low, high = struct.unpack_from("<II", data)
    return (low + 31 * high) & _KEY


def _entries(contents, begins, starts):
    """Return the entries of each table: lists of (key, place)."""
    tables = [set() for _ in range(TABLES)]
    for name, data in contents.items():
        for at, length in mpy.constants(data) if name.endswith(".mpy") else ():
            placed = _placed(begins[name] + at, length + 1, starts)  # a text's 0 is part of it
            if placed and SHORTEST <= length < BLOCK:
                block, place = placed
                key = key_of(data[at:])
                tables[key % TABLES].add((key, block << 24 | length << 12 | place))
    return [sorted(table) for table in tables]


def _tables(contents, begins, end):
    """Return the file from the end of the modules on, and where each table is."""
    starts = block_starts(_MOST_BLOCKS * BLOCK)
    rest = b""
    places = []
    for table in _entries(contents, begins, starts):
        words = [len(table), *[word for entry in table for word in entry]]
        rest += bytes(-(end + len(rest)) % 4)
        placed = _placed(end + len(rest), 4 * len(words), starts)
        if not placed:
            block = bisect_right(starts, end + len(rest)) - 1
            rest += bytes(starts[block + 1] - end - len(rest))
            placed = _placed(end + len(rest), 4 * len(words), starts)
        assert placed, "more tables are needed"
        places.append(placed[0] << 12 | placed[1])
        rest += struct.pack(f"<{len(words)}I", *words)
    return rest, places


# The file -------------------------------------------------------------------------------------


def pack(folder, target):
    """Write all the modules in a folder to the file `target`."""
    contents = {}
    for path in sorted(folder.rglob("*")):
        name = "/" + path.relative_to(folder).as_posix()
        contents[name] = b"" if path.is_dir() else path.read_bytes()
    names = sorted(contents, key=lambda name: _hash_of(name) % GROUPS)
    hashes = [_hash_of(name) for name in names]
    groups = [sum(value % GROUPS == group for value in hashes) for group in range(GROUPS)]
    assert len(set(hashes)) == len(names) and max(groups) <= LARGEST, "another hash is needed"
    group_starts = [sum(groups[:group]) for group in range(GROUPS + 1)]
    at = _ENTRIES + ENTRY * len(names)
    begins = {}
    for name in names:
        begins[name] = at if contents[name] else 0
        at += len(contents[name])
    rest, places = _tables(contents, begins, at)
    size = at + len(rest)
    blocks = len(block_starts(size))
    head = struct.pack(f"<8s4I{TABLES}I", MAGIC, len(names), size, at, blocks, *places)
    assert len(head) == HEAD and blocks <= _MOST_BLOCKS
    entries = [
        word for name, value in zip(names, hashes, strict=True) for word in (value, begins[name])
    ]
    groups = struct.pack(f"<{len(group_starts)}H", *group_starts)
    index = struct.pack(f"<{len(entries)}I", *entries)
    target.write_bytes(b"".join([head, groups, index, *[contents[name] for name in names], rest]))


def read(path, names):
    """Return the modules called `names` that are in such a file: name -> bytes."""
    data = path.read_bytes()
    count, _, end = struct.unpack_from("<III", data, len(MAGIC))
    numbers = struct.unpack_from(f"<{2 * count}I", data, _ENTRIES)
    begin_of = dict(zip(numbers[::2], numbers[1::2], strict=True))
    begins = sorted(begin for begin in begin_of.values() if begin)
    end_of = dict(zip(begins, [*begins[1:], end], strict=True))
    found = {name: begin_of.get(_hash_of(name), 0) for name in names}
    return {name: data[begin : end_of[begin]] for name, begin in found.items() if begin}
