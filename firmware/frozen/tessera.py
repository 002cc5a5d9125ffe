"""Replaces the pack's importer where Tessera is frozen into the firmware.

Frozen modules need no pack: nothing is mounted, and nothing is copied into the heap. `mount` only
makes imports faster, because MicroPython otherwise searches the file system first, which takes
8 ms an import. A /lib/tessera.pack that was left on the board is ignored.
"""

import sys

pack = relinker = None  # there is no pack to import from
_path = None  # sys.path before `mount`


def mount():
    """Import from the firmware only, until `leave`. Returns "", which means no error."""
    global _path
    if _path is None:
        _path = sys.path[:]
        sys.path[:] = [".frozen"]
    return ""


def mount_boot():
    """Do nothing: the modules that show a message are in the firmware too."""


def leave():
    """Restore sys.path as before `mount`. A second call does nothing."""
    global _path
    if _path is not None:
        sys.path[:] = _path
        _path = None
