"""Stands in for the pack's importer where Tessera is frozen into the firmware.

Frozen modules need no pack: nothing is mounted, and nothing is copied into the heap. `mount` only
makes imports faster, because MicroPython otherwise looks on the file system first, 8 ms for each
import. A /lib/tessera.pack that was left on the board is not looked at.
"""

import sys

pack = relinker = None  # there is no pack to import from
_path = None  # sys.path before `mount`


def mount():
    """Import from the firmware only, until `leave`. Returns "": nothing is wrong."""
    global _path
    if _path is None:
        _path = sys.path[:]
        sys.path[:] = [".frozen"]
    return ""


def mount_boot():
    """Do nothing: what draws a last sentence is in the firmware too."""


def leave():
    """Import as before `mount`. A second call does nothing."""
    global _path
    if _path is not None:
        sys.path[:] = _path
        _path = None
