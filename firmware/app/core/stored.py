"""Reads the application's own JSON files: settings, statistics, solved puzzles."""

import json

from hal.files import StoreError, damaged


def read(store, name, take):
    """Call take(found) with what a file of the store has; return its bytes, None without a file.

    take raises ValueError, TypeError, AttributeError or KeyError for what `found` may not be.
    Raises StoreError, for such a file Damaged. Want of memory is no damage: the file stays.
    """
    data = store.load(name)
    if data is None:
        return None
    try:
        take(json.loads(data.decode()))
    except MemoryError:
        raise StoreError("memory", "there is not enough memory to read " + name)
    except (ValueError, TypeError, AttributeError, KeyError, RuntimeError):
        raise damaged(name)  # RuntimeError: it is nested too deep
    return data


def set_aside(store, name):
    """Set a damaged file aside; if that fails, the next save replaces it."""
    try:
        store.set_aside(name)
    except StoreError:
        pass
