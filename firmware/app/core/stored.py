"""The application's own JSON files: settings, statistics, people met, progress with puzzles."""

import json
from binascii import crc32

from engine.compat import const
from hal.files import StoreError, damaged

_MOST = const(1 << 30)


class JsonFile:
    """One file of the store.

    is_new   whether there was none
    trouble  the StoreError of reading, None if it succeeded
    """

    def __init__(self, store, name, take):
        """Call take(found) with what the file has; a damaged one is set aside.

        take raises ValueError, TypeError, AttributeError or KeyError for what `found` may not be.
        """
        self._store = store
        self._name = name
        self._kept = None  # CRC-32 of the data last written or read
        self.is_new = False
        self.trouble = None
        try:
            data = store.load(name)
            self.is_new = data is None
            if data is not None:
                take(json.loads(data.decode()))
                self._kept = crc32(data)
        except StoreError as error:
            self.trouble = error
        except MemoryError:
            self.trouble = StoreError("memory", "there is not enough memory to read " + name)
        except (ValueError, TypeError, AttributeError, KeyError, RuntimeError):
            self.trouble = damaged(name)  # RuntimeError: it is nested too deep
        if self.trouble and self.trouble.reason == "damaged":
            self._set_aside()

    def _set_aside(self):
        try:
            self._store.set_aside(self._name)
        except StoreError:
            pass  # there is none any more, or the next save replaces it

    def save(self, found):
        """Write what json can write, if it has changed; set aside a file that could not be read.

        Raises StoreError, also if it was only memory that did not suffice to read the file.
        """
        if self.trouble and self.trouble.reason == "memory":
            raise self.trouble
        data = json.dumps(found, separators=(",", ":")).encode()
        if crc32(data) == self._kept:
            return
        if self.trouble and self._kept is None:
            self._set_aside()
        self._store.save(self._name, data)
        self._kept = crc32(data)


def is_count(value, least=0):
    """Return whether a value is an int, no bool, and at least `least`."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < _MOST


def count_of(value, least=0):
    """Return a value that is such an int. Raises ValueError for anything else."""
    if not is_count(value, least):
        raise ValueError("no count")
    return value
