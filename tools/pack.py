"""Puts compiled modules into the one file that firmware/tessera.py imports them from.

What is in it, all numbers little-endian:

* `MAGIC`, the number of entries and the size of the file, 4 bytes each;
* the number of the first entry of each of 64 groups, and of all entries, 2 bytes each;
* the entries, group by group: for each module and package the hash of its path (`/app/loop.mpy`,
  `/app`), which is the upper 30 bits of its CRC-32, and where it begins, 4 bytes each; a package
  begins at 0. The lowest bits of the hash say which group it is in;
* the modules.
"""

import struct
from binascii import crc32

from firmware.tessera import ENTRY, GROUPS, HEAD, LARGEST, MAGIC

_ENTRIES = HEAD + 2 * (GROUPS + 1)


def _hash_of(name):
    return crc32(name.encode()) >> 2


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
    starts = [sum(groups[:group]) for group in range(GROUPS + 1)]
    at = _ENTRIES + ENTRY * len(names)
    entries = []
    for name, value in zip(names, hashes, strict=True):
        entries += [value, at if contents[name] else 0]
        at += len(contents[name])
    head = [MAGIC, struct.pack("<II", len(names), at), struct.pack(f"<{len(starts)}H", *starts)]
    index = struct.pack(f"<{len(entries)}I", *entries)
    target.write_bytes(b"".join([*head, index, *[contents[name] for name in names]]))


def read(path, names):
    """Return the modules called `names` that are in such a file: name -> bytes."""
    data = path.read_bytes()
    count = struct.unpack_from("<I", data, len(MAGIC))[0]
    numbers = struct.unpack_from(f"<{2 * count}I", data, _ENTRIES)
    begin_of = dict(zip(numbers[::2], numbers[1::2], strict=True))
    begins = sorted(begin for begin in begin_of.values() if begin)
    end_of = dict(zip(begins, [*begins[1:], len(data)], strict=True))
    found = {name: begin_of.get(_hash_of(name), 0) for name in names}
    return {name: data[begin : end_of[begin]] for name, begin in found.items() if begin}
