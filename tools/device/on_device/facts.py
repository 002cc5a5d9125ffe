"""Runs on the board: prints what it is, as one line that ast.literal_eval reads."""

import os
import sys


def _text(path, count):
    """Return the beginning of a file, or None if there is none."""
    try:
        with open(path, "rb") as file:
            return file.read(count)
    except OSError:
        return None


_implementation = sys.implementation
_space = os.statvfs("/")
print(
    repr(
        {
            "name": _implementation.name,
            "version": tuple(_implementation.version),
            "machine": getattr(_implementation, "_machine", ""),
            "mpy": getattr(_implementation, "_mpy", 0),
            "platform": sys.platform,
            "block": _space[0],
            "size": _space[1] * _space[2],
            "free": _space[0] * _space[3],
            "root": os.listdir("/"),
            "main": _text("/main.py", 64),
            "board": _text("/data/board", 64),
        }
    )
)
