"""Small files that survive a power cut, and the match journal.

A file is four bytes of CRC and the data. It is written under another name and then renamed over
the old file. A journal is a header file and segment files of at most sixteen records and 215
bytes. On littlefs a file that small lies in its directory's block, and writing it again costs one
page of 256 bytes. Appending to one long file would erase a block almost every time.

The store works on every file system that MicroPython mounts, and in a directory of a computer.
It raises two exceptions, each with an English sentence: StoreError (writing or reading failed) and
Damaged (the data read is not the data written). The application goes on after both.
"""

import binascii
import os

from engine.compat import const

_ENOENT = const(2)
_FULL = const((28, 36))  # ENOSPC; ENAMETOOLONG: littlefs without room for another name
_UNWRITABLE = const((1, 2, 13, 20, 30))  # EPERM, ENOENT, EACCES, ENOTDIR, EROFS

_SEGMENT = const(16)  # records in one segment file
_LONG = const(255)  # length byte of a long entry: two bytes with its length follow
_SEGMENT_BYTES = const(215)  # one page with littlefs's own data; a longer entry has its own file
_GENERATIONS = const(10)
_FIRST = const(65)  # "A", the generation 0
_FIRST_BEFORE = const(48)  # "0", the generation 0 of earlier versions
_LEFT = "_left"  # ends the name of the file that `Journal.leave` saves
_MAX_ENTRY = const(0xFFFF)

# A computer's `rename` may refuse to replace an existing file; `replace` does not.
_rename = getattr(os, "replace", os.rename)


class StoreError(Exception):
    """Something could not be written or read.

    `reason` is "full", "unwritable", "failed" or, of a Damaged, "damaged".
    """

    def __init__(self, reason, sentence):
        """Take the reason as one word, and an English sentence."""
        super().__init__(sentence)
        self.reason = reason


class Damaged(StoreError):
    """The stored data is not the data that was written."""


def _failure(name, error):
    """Return the StoreError for an OSError that was raised while storing `name`."""
    if error.errno in _FULL:
        reason, why = "full", "there is no room left"
    elif error.errno in _UNWRITABLE:
        reason, why = "unwritable", "the place cannot be written to"
    else:
        reason, why = "failed", "the storage answered with error " + str(error.errno)
    return StoreError(reason, "could not store " + name + ": " + why)


def _damaged(name):
    return Damaged("damaged", "what is stored as " + name + " is damaged")


def _length(size):
    """Return the length bytes that precede an entry: one, or three for the rare long entry."""
    return bytes((size,)) if size < _LONG else bytes((_LONG,)) + size.to_bytes(2, "little")


def _crc(data):
    return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")


def _generation(byte):
    """Return the number of a generation, given as a byte of the header's file."""
    return byte - (_FIRST if byte >= _FIRST else _FIRST_BEFORE)


def _read(path):
    """Return a file's bytes, None if there is no such file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        if error.errno == _ENOENT:
            return None
        raise _failure(path, error)


def _remove(path):
    try:
        os.remove(path)
    except OSError as error:
        if error.errno != _ENOENT:
            raise _failure(path, error)


def _forget(path):
    try:
        os.remove(path)
    except OSError:
        pass


class Store:
    """Named small files in one directory. Names are letters a..z, digits and underscores."""

    def __init__(self, root):
        """Keep the files in the directory `root`, which is made at the first write."""
        self.root = root

    def load(self, name):
        """Return the bytes stored under `name`, None if there are none.

        Raises Damaged if the CRC is wrong, StoreError if the file cannot be read.
        """
        content = _read(self.path(name, "dat"))
        if content is None:
            return None
        data = content[4:]
        if len(content) < 4 or _crc(data) != content[:4]:
            raise _damaged(name)
        return data

    def save(self, name, data):
        """Store bytes under `name` atomically. Raises StoreError."""
        path = self.path(name, "dat")
        temporary = self.path(name, "tmp")
        self.write(name, temporary, _crc(data) + data, "wb")
        try:
            _rename(temporary, path)
        except OSError as error:
            raise _failure(name, error)

    def remove(self, name):
        """Remove what is stored under `name`, if anything is. Raises StoreError."""
        _remove(self.path(name, "dat"))

    def set_aside(self, name):
        """Rename the file of `name` to NAME.bad, NAME.bad1 and so on. Raises StoreError."""
        aside = self.spare(name)
        try:
            _rename(self.path(name, "dat"), self.path(name, aside))
        except OSError as error:
            raise _failure(name, error)

    def spare(self, name):
        """Return the first free ending for setting `name` aside: bad, bad1 and so on."""
        listing = self.listing()
        ending = "bad"
        while name + "." + ending in listing:
            ending = "bad" + str(int(ending[3:] or 0) + 1)
        return ending

    def journal(self, name):
        """Return the journal called `name`."""
        return Journal(self, name)

    def path(self, name, ending):
        """Return the path of a file that belongs to `name`. Raises ValueError for a bad name."""
        for letter in name:
            if letter not in "abcdefghijklmnopqrstuvwxyz0123456789_":
                raise ValueError("a stored name has only a-z, 0-9 and _, unlike " + repr(name))
        if not name:
            raise ValueError("a stored name is not empty")
        return self.root + "/" + name + "." + ending

    def listing(self):
        """Return the names in the directory, [] if it does not exist yet. Raises StoreError."""
        try:
            return os.listdir(self.root)
        except OSError as error:
            if error.errno == _ENOENT:
                return []
            raise _failure(self.root, error)

    def write(self, name, path, data, mode):
        """Write bytes to a file of `name`; make the directory if needed. Raises StoreError.

        mode: as for `open`, "wb" or "ab".
        """
        try:
            try:
                file = open(path, mode)  # noqa: SIM115 - closed by the `with` below
            except OSError as error:
                if error.errno != _ENOENT:
                    raise
                os.mkdir(self.root)
                file = open(path, mode)  # noqa: SIM115
            with file:
                file.write(data)
        except OSError as error:
            if path.endswith(".tmp"):
                _forget(path)  # half a file must not take the last free room
            raise _failure(name, error)


class Journal:
    """A header and a growing list of entries; an entry is durable when `append` returns.

    Files: NAME.hdr holds CRC, generation and header. NAME.G_NNNN are the segments of generation
    G. A record is length (one byte, or 255 and two bytes), entry, and a CRC over the header's CRC,
    the record's number, length and entry. The reader skips the rest of a segment after a damaged
    record. The CRC of the next segment's first record tells whether that segment continues from
    there. The CRC of the header binds a record to its own journal. NAME_left.dat says how many
    records there were when the journal was last left.

    The generation is a letter, A to J for 0 to 9. In journals of earlier versions it is a digit,
    and their records are not bound to the header.

    lost    whether `entries` missed records: damaged ones, or some that were there before
    """

    def __init__(self, store, name):
        """Use the files of `store` that begin with `name`."""
        self._store = store
        self._name = name
        self._generation = -1  # not known yet
        self._count = 0  # number of entries
        self._segment = 0  # number of the segment that is written to
        self._room = _SEGMENT  # records that still fit into the segment
        self._bytes = 0  # size of the segment
        self._bound = b""  # begins what the CRC of each record covers: the header's CRC
        self._key = b""  # the header's CRC
        self._left = 0  # how many entries there were when the journal was last left
        self._is_new = False  # started, and the header is not in its place yet
        self._torn = []  # (segment file, size of its usable part) of each damaged segment
        self.lost = False

    def start(self, header):
        """Begin a new journal with `header` (bytes). Raises StoreError.

        The old content stays until the first entry is safely written: only then the new header
        takes the old one's place. So a header without entries has lost them.
        """
        generation = 0
        try:
            old = _read(self._path("hdr"))
        except StoreError:
            old = None  # the old journal is replaced, readable or not
        if old is not None and len(old) > 4:
            generation = (_generation(old[4]) + 1) % _GENERATIONS
        self._sweep(generation, True)
        body = bytes((_FIRST + generation,)) + header
        temporary = self._path("tmp")
        self._key = self._bound = _crc(body)
        self._store.write(self._name, temporary, self._key + body, "wb")
        self._generation = generation
        self._is_new = True
        self._count = self._segment = self._bytes = self._left = 0
        self._room = _SEGMENT
        self._torn = []
        self.lost = False

    def append(self, entry):
        """Add an entry of at most 65535 bytes. Raises StoreError."""
        if self._generation < 0:
            raise ValueError("a journal is started or loaded before it is written to")
        if len(entry) > _MAX_ENTRY:
            raise ValueError("a journal's entry has at most 65535 bytes")
        record = _length(len(entry)) + entry
        record += self._sum(record)
        size = len(record)
        if not self._room or (self._bytes and self._bytes + size > _SEGMENT_BYTES):
            self._segment += 1
            self._room = _SEGMENT
            self._bytes = 0
        path = self._segment_path(self._segment)
        try:
            self._store.write(self._name, path, record, "ab" if self._bytes else "wb")
        except StoreError:
            self._room = 0  # the segment may end in half a record: the next goes to a new segment
            raise
        if self._is_new:
            self._replace_header()
        self._count += 1
        self._room -= 1
        self._bytes += size

    def _replace_header(self):
        try:
            _rename(self._path("tmp"), self._path("hdr"))
        except OSError as error:
            raise _failure(self._name, error)
        self._is_new = False
        self._sweep(self._generation, False)
        _remove(self._path("end"))

    def header(self):
        """Return the header, None if there is no journal.

        Raises Damaged if the CRC is wrong or the header is missing, StoreError if the file cannot
        be read.
        """
        content = _read(self._path("hdr"))
        if content is None:
            if self._is_headless():
                raise _damaged(self._name)
            return None
        if len(content) < 5 or _crc(content[4:]) != content[:4]:
            raise _damaged(self._name)
        self._generation = _generation(content[4])
        self._key = content[:4]
        self._bound = self._key if content[4] >= _FIRST else b""
        return content[5:]

    def _is_headless(self):
        """Return whether entries without a header are there, and no power cut explains them."""
        try:
            if not self._segments():
                return False
        except StoreError:
            return False
        # Else the power was cut during `clear` or `start`.
        return _read(self._path("end")) is None and _read(self._path("tmp")) is None

    def entries(self, take):
        """Call `take(entry)` with every entry in order. `header` has to be called before.

        No list is returned, because a list of hundreds of entries needs a large free block of the
        heap. Entries damaged by a power cut or a fault are left out, with all entries that follow
        them, and `lost` is then True. It is also True if there are fewer entries than when the
        journal was left, or none. Entries may be appended afterwards.
        """
        self._torn = []
        self._room = 0
        self._count = 0
        self._segment = -1
        prefix = self._name + "." + str(self._generation) + "_"
        for filename in sorted(self._segments()):
            if filename.startswith(prefix):
                self._segment = int(filename[len(prefix) :])
                self._read_segment(filename, take)
        self._left = self._count_left()
        self.lost = bool(self._torn) or self._count < max(1, self._left)

    def mend(self):
        """Drop what `entries` could not use, so that it is not missed again. Raises StoreError."""
        for filename, size in self._torn:
            path = self._store.root + "/" + filename
            if size:
                temporary = self._path("tmp")
                self._store.write(self._name, temporary, (_read(path) or b"")[:size], "wb")
                try:
                    _rename(temporary, path)
                except OSError as error:
                    raise _failure(self._name, error)
            else:
                _remove(path)
        self._torn = []
        self.lost = False
        self.leave()

    def leave(self):
        """Note how many entries there are, if that has changed. Raises StoreError."""
        if self._generation >= 0 and self._count != self._left:
            self._store.save(self._name + _LEFT, self._key + self._count.to_bytes(4, "little"))
            self._left = self._count

    def _count_left(self):
        """Return how many entries there were when this journal was last left, 0 if unknown."""
        try:
            noted = self._store.load(self._name + _LEFT)
        except StoreError:
            return 0
        if noted is None or noted[:4] != self._key:
            return 0
        return int.from_bytes(noted[4:], "little")

    def exists(self):
        """Return whether there is a header, readable or not."""
        try:
            return _read(self._path("hdr")) is not None
        except StoreError:
            return True

    def clear(self):
        """Remove header and entries. Raises StoreError.

        The header is first renamed to NAME.end. After a power cut this file tells entries of an
        ended match from entries that have lost their header.
        """
        try:
            _rename(self._path("hdr"), self._path("end"))
        except OSError as error:
            if error.errno != _ENOENT:
                raise _failure(self._name, error)
        self._sweep(-1, False)
        _remove(self._store.path(self._name + _LEFT, "dat"))
        _remove(self._path("end"))
        self._generation = -1

    def set_aside(self):
        """Rename the files to NAME.bad and NAME.bad_G_NNNN. Raises StoreError.

        If NAME.bad exists, NAME.bad1 and so on are used, so that no earlier copy is lost.
        """
        aside = self._store.spare(self._name)
        try:
            for filename in self._segments():
                tail = filename[len(self._name) + 1 :]
                _rename(self._store.root + "/" + filename, self._path(aside + "_" + tail))
            _rename(self._path("hdr"), self._path(aside))
        except OSError as error:
            if error.errno != _ENOENT:
                raise _failure(self._name, error)
        self._generation = -1

    def _path(self, ending):
        return self._store.path(self._name, ending)

    def _segment_path(self, number):
        digits = str(number)
        return self._path(str(self._generation) + "_" + "0" * (4 - len(digits)) + digits)

    def _sum(self, record):
        """Return the CRC of the next record, given without it."""
        number = (self._count & 0xFFFF).to_bytes(2, "little")
        return _crc(self._bound + number + record)

    def _read_segment(self, filename, take):
        """Pass a segment's usable entries to `take`."""
        content = _read(self._store.root + "/" + filename) or b""
        at = 0
        while at + 5 <= len(content):
            start = at + 1
            length = content[at]
            if length == _LONG:
                start = at + 3
                length = int.from_bytes(content[at + 1 : at + 3], "little")
            end = start + length
            if self._sum(content[at:end]) != content[end : end + 4]:
                break
            take(content[start:end])
            self._count += 1
            at = end + 4
        if at != len(content):
            self._torn.append((filename, at))

    def _segments(self):
        """Return the names of the segment files of all generations; okey.0_0000~ is not one."""
        start = self._name + "."
        names = []
        for filename in self._store.listing():
            tail = filename[len(start) :]
            if (
                filename.startswith(start)
                and len(tail) == 6
                and tail[1] == "_"
                and (tail[0] + tail[2:]).isdigit()
            ):
                names.append(filename)
        return names

    def _sweep(self, generation, matching):
        """Remove the segments of `generation` (matching True), or of all others (False)."""
        for filename in self._segments():
            if (filename[len(self._name) + 1] == str(generation)) == matching:
                _remove(self._store.root + "/" + filename)
