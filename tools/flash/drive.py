"""The drive as which a board in BOOTSEL appears: finds it, and copies a firmware onto it.

Linux lists mounted drives in /proc/mounts. If nothing mounts them by itself, udisksctl is asked
to. macOS has them in /Volumes, Windows as letters.
"""

import errno
import os
import shutil
import string
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from sim.command import UsageError

CHIPS = {"RPI-RP2": "RP2040", "RP2350": "RP2350"}  # the name of the drive -> chip
PATIENCE_S = 60  # a board that is to appear as a drive

_ABOUT = "INFO_UF2.TXT"
_NAME = "tessera.uf2"
_MOUNTS = Path("/proc/mounts")
_LABELS = Path("/dev/disk/by-label")
_POLL_S = 0.5
_REFUSED = {
    errno.ENOSPC: "is full",
    errno.EROFS: "is read-only",
    errno.EACCES: "may not be written by you",
    errno.EPERM: "may not be written by you",
}


class Drive(NamedTuple):
    """A board in BOOTSEL."""

    root: Path
    chip: str


def find():
    """Return the only board in BOOTSEL, or None. Raises UsageError if there are several."""
    found = [drive for drive in map(_drive, roots()) if drive]
    if len(found) > 1:
        names = " and ".join(str(drive.root) for drive in found)
        raise UsageError(f"several boards wait as drives, {names}: leave only one plugged in")
    return found[0] if found else None


def wait():
    """Return the board that appears as a drive. Raises UsageError if none does."""
    end = time.monotonic() + PATIENCE_S
    while True:
        drive = find()
        if drive:
            return drive
        if time.monotonic() > end:
            raise UsageError(missing())
        time.sleep(_POLL_S)


def missing():
    """Return what to do if no drive can be seen."""
    devices = unmounted()
    if devices:
        device = devices[0]
        return (
            f"the board waits as the drive {device}, which is not mounted: run sudo mount -o "
            f"uid=$(id -u) {device} /mnt, and repeat the command"
        )
    return (
        "the board does not appear as a drive: unplug it, hold BOOTSEL while you plug it in, and "
        "repeat the command"
    )


def copy(data, drive):
    """Copy a .uf2 file's bytes onto a drive. Raises UsageError.

    The board restarts as soon as it has the last block. An error that then comes instead of an
    answer tells nothing: whether all has arrived is seen when the board is back.
    """
    try:
        with (drive.root / _NAME).open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        if error.errno in _REFUSED:
            raise UsageError(
                f"the drive {drive.root} {_REFUSED[error.errno]}: unplug the board, hold BOOTSEL "
                "while you plug it in, and repeat the command"
            )


def _drive(root):
    """Return the Drive at a place, or None."""
    try:
        lines = (root / _ABOUT).read_text("ascii", "replace").splitlines()
    except OSError:
        return None
    about = dict(line.partition(": ")[::2] for line in lines)
    chip = CHIPS.get(about.get("Board-ID", ""))
    return Drive(root, chip) if chip else None


def roots():
    """Return the places where drives are mounted."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in string.ascii_uppercase[3:]]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    for device in unmounted():
        if shutil.which("udisksctl"):
            command = ["udisksctl", "mount", "--no-user-interaction", "-b", device]
            subprocess.run(command, capture_output=True, check=False)
    return [Path(place) for _, place in _mounted()]


def unmounted():
    """Return the devices of boards in BOOTSEL that are mounted nowhere; on Linux alone."""
    mounted = {device for device, _ in _mounted()}
    devices = [str((_LABELS / name).resolve()) for name in CHIPS if (_LABELS / name).exists()]
    return [device for device in devices if device not in mounted]


def _mounted():
    """Return the (device, place) of each FAT drive that is mounted; on Linux alone."""
    if not _MOUNTS.exists():
        return []
    words = [line.split(" ") for line in _MOUNTS.read_text("utf-8", "replace").splitlines()]
    return [(w[0], _unescaped(w[1])) for w in words if len(w) > 2 and w[2] in ("vfat", "msdos")]


def _unescaped(place):
    r"""Return a path of /proc/mounts as it is.

    >>> _unescaped(r"/media/a\040b")
    '/media/a b'
    """
    head, *rest = place.split("\\")
    return head + "".join(chr(int(part[:3], 8)) + part[3:] for part in rest)
