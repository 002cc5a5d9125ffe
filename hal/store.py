"""Small files that survive trouble, and the match journal.

A file is four bytes of CRC and the data, written beside the old one and then renamed over it.
A journal is a header file and segment files of at most sixteen records and 215 bytes: on
littlefs a file that small lives in its directory's block, and writing it again costs one page of
256 bytes there, while appending to one long file erases a block almost every time.

Everything here fits any file system MicroPython mounts and a desk's directory alike. Two things
can go wrong, and each is an exception that is also an English sentence: StoreError (nothing could
be written) and Damaged (what was read is not what was written). The application goes on after
both.
"""

import binascii
import os

from engine.compat import const

_ENOENT = const(2)
_FULL = const((28, 36))  # ENOSPC; ENAMETOOLONG: littlefs, with no room for one more name
_UNWRITABLE = const((1, 2, 13, 20, 30))  # EPERM, ENOENT, EACCES, ENOTDIR, EROFS

_SEGMENT = const(16)  # records in one segment file
_LONG = const(255)
_SEGMENT_BYTES = const(215)  # with what littlefs adds, one page; a longer entry has its own file
_GENERATIONS = const(10)
_MAX_ENTRY = const(0xFFFF)

# A desk may refuse to rename over an existing file; there `replace` does it.
_rename = getattr(os, "replace", os.rename)


class StoreError(Exception):
    """Something could not be written or read.

    `reason` is "full", "unwritable", "failed" or, of a Damaged, "damaged".
    """

    def __init__(self, reason, sentence):
        """Say why, in a word and in an English sentence."""
        super().__init__(sentence)
        self.reason = reason


class Damaged(StoreError):
    """What is stored is not what was written."""


def _failure(name, error):
    """Return the StoreError for an OSError met while storing `name`."""
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
    """Return an entry's length as it stands before it: an entry is hardly ever a long one."""
    return bytes((size,)) if size < _LONG else bytes((_LONG,)) + size.to_bytes(2, "little")


def _crc(data):
    return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")


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
        """Keep everything in the directory `root`, which is made when first written to."""
        self.root = root

    def load(self, name):
        """Return the bytes stored under `name`, None if there are none. Raises Damaged."""
        content = _read(self.path(name, "dat"))
        if content is None:
            return None
        data = content[4:]
        if len(content) < 4 or _crc(data) != content[:4]:
            raise _damaged(name)
        return data

    def save(self, name, data):
        """Store bytes under `name`: whole, or not at all. Raises StoreError."""
        path = self.path(name, "dat")
        temporary = self.path(name, "tmp")
        self.write(name, temporary, _crc(data) + data, "wb")
        try:
            _rename(temporary, path)
        except OSError as error:
            raise _failure(name, error)

    def set_aside(self, name):
        """Keep what is stored under `name` as NAME.bad, NAME.bad1 and so on, out of the way."""
        aside = self.spare(name)
        try:
            _rename(self.path(name, "dat"), self.path(name, aside))
        except OSError as error:
            raise _failure(name, error)

    def spare(self, name):
        """Return the ending under which nothing of `name` has been set aside yet."""
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
        """Return the directory's entries, none if it is not there yet. Raises StoreError."""
        try:
            return os.listdir(self.root)
        except OSError as error:
            if error.errno == _ENOENT:
                return []
            raise _failure(self.root, error)

    def write(self, name, path, data, mode):
        """Write bytes to a file of `name`, making the directory if need be."""
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
                _forget(path)  # where there is no room, half a file must not take what is left
            raise _failure(name, error)


class Journal:
    """A header and a growing list of entries, each of which is durable once `append` returns.

    Files: NAME.hdr holds CRC, generation digit and header; NAME.G_NNNN are the segments of
    generation G. A record is length (one byte, or 255 and two bytes), entry, CRC over the record's
    number and both. A damaged record ends its segment for the reader, and the numbers tell whether
    the next segment carries on from there.
    """

    def __init__(self, store, name):
        """Use the files of `store` that begin with `name`."""
        self._store = store
        self._name = name
        self._generation = -1  # not known yet
        self._count = 0  # entries
        self._segment = 0  # number of the segment that is written to
        self._room = _SEGMENT  # records that still fit into it
        self._bytes = 0  # in it
        self.lost = False  # `entries` met some it could not use

    def start(self, header):
        """Begin anew with `header` (bytes). The old content stays until this one is safe."""
        generation = 0
        try:
            old = _read(self._path("hdr"))
        except StoreError:
            old = None  # it is given up, readable or not
        if old is not None and len(old) > 4:
            generation = (old[4] - 48 + 1) % _GENERATIONS
        self._sweep(generation, True)
        body = bytes((48 + generation,)) + header
        temporary = self._path("tmp")
        self._store.write(self._name, temporary, _crc(body) + body, "wb")
        try:
            _rename(temporary, self._path("hdr"))
        except OSError as error:
            raise _failure(self._name, error)
        self._sweep(generation, False)
        self._generation = generation
        self._count = self._segment = self._bytes = 0
        self._room = _SEGMENT
        self.lost = False

    def append(self, entry):
        """Add an entry of at most 65535 bytes. Raises StoreError."""
        if self._generation < 0:
            raise ValueError("a journal is started or loaded before it is written to")
        if len(entry) > _MAX_ENTRY:
            raise ValueError("a journal's entry has at most 65535 bytes")
        record = _length(len(entry)) + entry
        record += _crc(self._count.to_bytes(2, "little") + record)
        size = len(record)
        if not self._room or (self._bytes and self._bytes + size > _SEGMENT_BYTES):
            self._segment += 1
            self._room = _SEGMENT
            self._bytes = 0
        path = self._segment_path(self._segment)
        try:
            self._store.write(self._name, path, record, "ab")
        except StoreError:
            self._room = 0  # half a record may lie there: the next one goes elsewhere
            raise
        self._count += 1
        self._room -= 1
        self._bytes += size

    def header(self):
        """Return the header, None if nothing was started. Raises Damaged."""
        content = _read(self._path("hdr"))
        if content is None:
            return None
        if len(content) < 5 or _crc(content[4:]) != content[:4]:
            raise _damaged(self._name)
        self._generation = content[4] - 48
        return content[5:]

    def entries(self, take):
        """Call `take` with every entry under the header just read, in order.

        (A list of hundreds would want a large piece of a littered heap.) Entries that a cut or a
        fault has spoilt are left out, with all that follow them, and `lost` is then True. Writing
        may go on after the last one.
        """
        self.lost = False
        self._room = 0
        self._count = 0
        self._segment = -1
        prefix = self._name + "." + str(self._generation) + "_"
        for filename in sorted(self._segments()):
            if filename.startswith(prefix):
                self._segment = int(filename[len(prefix) :])
                whole = self._read_segment(filename, take)
                self.lost = self.lost or not whole

    def exists(self):
        """Return whether something was started, readable or not."""
        try:
            return _read(self._path("hdr")) is not None
        except StoreError:
            return True

    def clear(self):
        """Forget header and entries."""
        _remove(self._path("hdr"))
        self._sweep(-1, False)
        self._generation = -1

    def set_aside(self):
        """Keep the files under other names (NAME.bad, NAME.bad_G_NNNN), out of the way.

        Where these are taken, NAME.bad1 and so on: what was set aside before stays.
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

    def _read_segment(self, filename, take):
        """Give a segment's usable records to `take`; return whether all of it was usable."""
        content = _read(self._store.root + "/" + filename) or b""
        at = 0
        while at + 5 <= len(content):
            start = at + 1
            length = content[at]
            if length == _LONG:
                start = at + 3
                length = int.from_bytes(content[at + 1 : at + 3], "little")
            end = start + length
            number = self._count.to_bytes(2, "little")
            if _crc(number + content[at:end]) != content[end : end + 4]:
                return False
            take(content[start:end])
            self._count += 1
            at = end + 4
        return at == len(content)

    def _segments(self):
        """Return the names of all segment files, of every generation; okey.0_0000~ is none."""
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
        """Remove the segments of `generation` (matching), or of every other one."""
        for filename in self._segments():
            if (filename[len(self._name) + 1] == str(generation)) == matching:
                _remove(self._store.root + "/" + filename)
