"""Reads, writes, renames and removes the small files of hal/store.py and hal/journal.py.

It works on every file system that MicroPython mounts, and in a directory of a computer. There are
two exceptions, each with an English sentence: StoreError (reading or writing failed) and Damaged
(the data read is not the data written). The application goes on after both.
"""

import binascii
import os

from engine.compat import const

_ENOENT = const(2)
_FULL = const((28, 36))  # ENOSPC; ENAMETOOLONG: littlefs without room for another name
_UNWRITABLE = const((1, 2, 13, 20, 30))  # EPERM, ENOENT, EACCES, ENOTDIR, EROFS

# On littlefs an open file takes one piece of the heap, of this many bytes. The spare piece gives
# it its place when no other piece is large enough.
_OPEN_FILE = const(1152)
_spare = [bytearray(_OPEN_FILE)]

# A computer's `rename` may refuse to replace an existing file; `replace` does not.
_rename = getattr(os, "replace", os.rename)


class StoreError(Exception):
    """Something could not be written or read.

    `reason` is "full", "unwritable", "failed" or, of a Damaged, "damaged". It is "memory" if there
    is not enough of it to read what is stored.
    """

    def __init__(self, reason, sentence):
        """Take the reason as one word, and an English sentence."""
        super().__init__(sentence)
        self.reason = reason


class Damaged(StoreError):
    """The stored data is not the data that was written."""


def damaged(name):
    """Return the exception for damaged data of `name`."""
    return Damaged("damaged", "what is stored as " + name + " is damaged")


def _failure(name, error):
    """Return the StoreError for an OSError that was raised while storing `name`."""
    if error.errno in _FULL:
        reason, why = "full", "there is no room left"
    elif error.errno in _UNWRITABLE:
        reason, why = "unwritable", "the place cannot be written to"
    else:
        reason, why = "failed", "the storage answered with error " + str(error.errno)
    return StoreError(reason, "could not store " + name + ": " + why)


def crc(data):
    """Return the CRC-32 of bytes, as four bytes with the low one first."""
    return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")


def listing(folder):
    """Return the names in a directory, [] if it does not exist. Raises StoreError."""
    try:
        return os.listdir(folder)
    except OSError as error:
        if error.errno == _ENOENT:
            return []
        raise _failure(folder, error)


def read(path):
    """Return a file's bytes, None if there is no such file. Raises StoreError."""
    try:
        content = _used(path, "rb")
    except OSError as error:
        if error.errno == _ENOENT:
            return None
        raise _failure(path, error)
    _keep_spare()
    return content


def write(name, folder, path, data, mode):
    """Write bytes to a file of `folder`, which is made if needed. Raises StoreError.

    name: what the exception's sentence calls the data; mode: as for `open`, "wb" or "ab".
    """
    try:
        try:
            _used(path, mode, data)
        except OSError as error:
            if error.errno != _ENOENT:
                raise
            os.mkdir(folder)
            _used(path, mode, data)
    except OSError as error:
        if path.endswith(".tmp"):
            _forget(path)  # half a file must not take the last free room
        raise _failure(name, error)
    _keep_spare()


def rename(name, old, new, may_lack=False):
    """Rename a file of `name`, over an existing file if there is one. Raises StoreError.

    may_lack: do nothing if there is no file `old`.
    """
    try:
        _rename(old, new)
    except OSError as error:
        if not may_lack or error.errno != _ENOENT:
            raise _failure(name, error)


def remove(path):
    """Remove a file if there is one. Raises StoreError."""
    try:
        os.remove(path)
    except OSError as error:
        if error.errno != _ENOENT:
            raise _failure(path, error)


def _used(path, mode, data=None):
    """Open a file, and write data to it, or return what is in it.

    Nothing refers to the file afterwards, so that the spare piece can have its place again.
    """
    with _opened(path, mode) as file:
        return file.read() if data is None else file.write(data)


def _opened(path, mode):
    """Open a file, in the place of the spare piece if no other is large enough."""
    try:
        return open(path, mode)
    except MemoryError:
        _spare.clear()
        return open(path, mode)


def _keep_spare():
    """Take the spare piece again, now that the file that had its place is closed."""
    if not _spare:
        try:
            _spare.append(bytearray(_OPEN_FILE))
        except MemoryError:
            pass  # until the next file


def _forget(path):
    try:
        os.remove(path)
    except OSError:
        pass
