"""Runs on the board: prints its facts, as one line that ast.literal_eval reads."""

import binascii
import os
import sys


def _text(path, count):
    """Return the beginning of a file, or None if there is none."""
    try:
        with open(path, "rb") as file:
            return file.read(count)
    except OSError:
        return None


def _frozen():
    """Return what the build says of the Tessera in the firmware, None if there is none."""
    before = sys.path[:]
    sys.path[:] = [".frozen"]
    try:
        import tessera_build  # pyright: ignore[reportMissingImports]

        return tessera_build
    except ImportError:
        return None
    finally:
        sys.path[:] = before


def _id():
    """Return the chip's own number in hex digits, "" on another port."""
    try:
        import machine

        return binascii.hexlify(machine.unique_id()).decode()
    except (ImportError, AttributeError):
        return ""


def _odd():
    """Return the paths where a folder stands in place of a file, or a file of a folder."""
    found = []
    for path in ("/lib", "/data", "/main.py", "/main.py.new", "/data/board"):
        try:
            is_folder = os.stat(path)[0] & 0x4000
        except OSError:
            continue
        if bool(is_folder) != (path in ("/lib", "/data")):
            found.append(path)
    return tuple(found)


_build = _frozen()
_implementation = sys.implementation
_space = os.statvfs("/")
print(
    repr(
        {
            "id": _id(),
            "name": _implementation.name,
            "version": tuple(_implementation.version),
            "build": sys.version,
            "machine": getattr(_implementation, "_machine", ""),
            "mpy": getattr(_implementation, "_mpy", 0),
            "platform": sys.platform,
            "block": _space[0],
            "size": _space[1] * _space[2],
            "free": _space[0] * _space[3] if _space[3] <= _space[2] else 0,  # below 0 when full
            "root": os.listdir("/"),
            "odd": _odd(),
            "main": _text("/main.py", 64),
            "board": _text("/data/board", 64),
            "frozen": _build and (_build.PROFILE, _build.SOURCES),
            "languages": getattr(_build, "LANGUAGES", None) or _text("/lib/tessera.lang", 256),
        }
    )
)
