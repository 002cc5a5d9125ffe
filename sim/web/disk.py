"""A file system for hal/store.py that keeps a few small files in a log. Portable.

A browser gives a worker files of its own, each of which is opened before the application runs.
hal/store.py makes, renames and removes files as it plays. So all of its files are here in memory,
and every change of them is one record in a log. A record counts if its CRC is right; the first
wrong one ends the log. A page that is closed or killed while a record is written loses that
record and nothing else, which is what hal/store.py expects of a file system.

There are two logs. A log that has grown is written anew in the other, which counts as soon as its
header is complete:

    header    "TSL1", generation (4 bytes), CRC of both (4 bytes)
    record    kind (1), length of the name (1), of the data (4), name, data, CRC (4)

The CRC of a record covers the CRC before it, so that records of an older log are never taken for
newer ones. Numbers are stored with the low byte first.

A log is an object with `size()`, `read(at, count)`, `write(at, data)` and `truncate(size)`.
`write` returns when the data is kept. All raise OSError. `Disk` is mounted by vfs.mount.
"""

import binascii
import io

from engine.compat import const

_MAGIC = b"TSL1"
_HEADER = const(12)  # bytes
_ABOUT = const(6)  # bytes of a record before its name
_WRITE, _APPEND, _RENAME, _REMOVE = range(4)
_ALL = const(4)  # ends a snapshot, so that a part of one is not taken for it

_ROOMY = const(16_384)  # a log up to this size is never written anew
_WASTE = const(4)  # one that is so many times as large as its files is

_ENOENT = const(2)
_DIRECTORY = const(0x4000)
_FILE = const(0x8000)


class BadSaves(ValueError):
    """Bytes that are no log; the text is a word that says why: "strange" or "damaged"."""


class Disk:
    """The files: a dict `files` of name -> bytes, and the log of their changes."""

    def __init__(self, logs=()):
        """Read the newer log. logs: two logs, or none if nothing is to be kept."""
        self.files = {}
        self._logs = list(logs)
        self._generation = 0
        self._log = None
        self._at = 0  # where the next record goes
        self._crc = b""
        if logs:
            self._open()

    def _open(self):
        """Read the log with the highest generation, and write it anew if it has grown."""
        newest = None
        for log in self._logs:
            generation = _generation(log.read(0, _HEADER))
            if generation > self._generation:
                self._generation = generation
                newest = log
        if newest is None:
            self._renew()
            return
        self._log = newest
        content = newest.read(0, newest.size())
        self._at, self._crc = _read_records(content, self.files)
        held = sum([len(data) for data in self.files.values()])
        if self._at > _ROOMY and self._at > _WASTE * held:
            try:
                self._renew()
            except OSError:
                pass  # there is no room for a second log: this one goes on growing

    def _renew(self):
        """Write all files to the other log, and go on there."""
        log = self._logs[1] if self._log is self._logs[0] else self._logs[0]
        self._generation += 1
        content = self.snapshot()
        log.truncate(0)
        log.write(_HEADER, content[_HEADER:])
        log.write(0, content[:_HEADER])
        self._log = log
        self._at = len(content)
        self._crc = content[-4:]

    def snapshot(self):
        """Return a log of the files as they are: what a player may keep elsewhere."""
        start = _MAGIC + self._generation.to_bytes(4, "little")
        parts = [start + _crc(start)]
        crc = parts[0][-4:]
        for name in sorted(self.files):
            record = _record(crc, _WRITE, name, self.files[name])
            crc = record[-4:]
            parts.append(record)
        parts.append(_record(crc, _ALL, "", b""))
        return b"".join(parts)

    def replace(self, content):
        """Replace all files by those of a snapshot. Raises BadSaves, OSError."""
        files = {}
        if _generation(content[:_HEADER]) < 0:
            raise BadSaves("strange")
        end = len(content)
        if _read_records(content, files)[0] != end or content[end - _ABOUT - 4] != _ALL:
            raise BadSaves("damaged")
        before = self.files
        self.files = files
        if self._logs:
            try:
                self._renew()
            except OSError:
                self.files = before
                raise

    def change(self, kind, name, data):
        """Write a record and return when it is kept. Raises OSError."""
        if self._log is None:
            return
        record = _record(self._crc, kind, name, data)
        self._log.write(self._at, record)
        self._at += len(record)
        self._crc = record[-4:]

    # What vfs.mount and the interpreter ask of a file system. Paths begin with a slash.

    def mount(self, readonly, mkfs):
        """Do nothing: the log has been read."""

    def umount(self):
        """Do nothing: every record is kept already."""

    def open(self, path, mode):
        """Return a file. mode: "rb", "wb" or "ab", as hal/store.py opens files."""
        name = path.lstrip("/")
        if mode == "rb":
            return io.BytesIO(self._content(name))
        return _Written(self, name, _APPEND if mode == "ab" else _WRITE)

    def _content(self, name):
        if name not in self.files:
            raise OSError(_ENOENT, name)
        return self.files[name]

    def ilistdir(self, path):
        """Yield (name, type, inode, size) of every file."""
        for name in sorted(self.files):
            yield name, _FILE, 0, len(self.files[name])

    def stat(self, path):
        """Return the ten numbers of os.stat; only type and size are known."""
        name = path.strip("/")
        if name:
            return _FILE, 0, 0, 0, 0, 0, len(self._content(name)), 0, 0, 0
        return _DIRECTORY, 0, 0, 0, 0, 0, 0, 0, 0, 0

    def rename(self, old, new):
        """Give a file another name; a file that has it is replaced."""
        old = old.lstrip("/")
        new = new.lstrip("/")
        content = self._content(old)
        self.change(_RENAME, old, new.encode())
        del self.files[old]
        self.files[new] = content

    def remove(self, path):
        name = path.lstrip("/")
        self._content(name)
        self.change(_REMOVE, name, b"")
        del self.files[name]


class _Written:
    """A file that is open for writing. It changes when it is closed, by one record."""

    def __init__(self, disk, name, kind):
        self._disk = disk
        self._name = name
        self._kind = kind
        self._parts = []

    def write(self, data):
        """Take bytes; return how many."""
        self._parts.append(bytes(data))
        return len(data)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.close()

    def close(self):
        """Keep what was written. Raises OSError; the file is then as it was."""
        data = b"".join(self._parts)
        self._disk.change(self._kind, self._name, data)
        files = self._disk.files
        files[self._name] = files.get(self._name, b"") + data if self._kind == _APPEND else data


def _crc(data):
    return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")


def _generation(header):
    """Return the generation of a log, -1 if its header is not a whole one."""
    if len(header) < _HEADER or header[:4] != _MAGIC or _crc(header[:8]) != header[8:]:
        return -1
    return int.from_bytes(header[4:8], "little")


def _record(before, kind, name, data):
    """Return a record. before: the CRC before it."""
    encoded = name.encode()
    record = bytes((kind, len(encoded))) + len(data).to_bytes(4, "little") + encoded + data
    return record + _crc(before + record)


def _read_records(content, files):
    """Carry out the records of a log in `files`; return (where they end, the last CRC)."""
    at = _HEADER
    crc = content[_HEADER - 4 : _HEADER]
    while at + _ABOUT <= len(content):
        named = at + _ABOUT + content[at + 1]
        end = named + int.from_bytes(content[at + 2 : at + 6], "little")
        if _crc(crc + content[at:end]) != content[end : end + 4]:
            break
        crc = content[end : end + 4]
        name = content[at + _ABOUT : named].decode()
        _carry_out(files, content[at], name, content[named:end])
        at = end + 4
    return at, crc


def _carry_out(files, kind, name, data):
    if kind == _WRITE:
        files[name] = data
    elif kind == _APPEND:
        files[name] = files.get(name, b"") + data
    elif kind == _RENAME:
        files[data.decode()] = files.pop(name)
    elif kind == _REMOVE:
        del files[name]
