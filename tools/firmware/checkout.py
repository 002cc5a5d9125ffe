"""Checks whether a firmware can be built with a checkout of MicroPython, and what is missing."""

import re
import shutil
from pathlib import Path

from sim.command import UsageError, one_of
from tools.device.install import OLDEST

PROVED = ("1.26.1", "1.27.0", "1.28.0")  # tested on the emulated chip, see docs/flashing.md

_PROGRAMS = ("arm-none-eabi-gcc", "arm-none-eabi-g++", "cmake", "make", "gcc")
_PACKAGES = "gcc-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make gcc"
_SUBMODULES = ("pico-sdk", "tinyusb", "mbedtls", "micropython-lib")
_DOCS = "docs/flashing.md"


def port_of(checkout):
    """Return the folder of MicroPython's port for the RP2040."""
    return checkout / "ports" / "rp2"


def refuse(checkout, board):
    """Raise UsageError if something is missing; the sentence names the first such thing."""
    version_of(checkout)
    one_of("MicroPython board", board, boards_of(checkout))
    missing = [name for name in _PROGRAMS if not shutil.which(name)]
    if missing:
        raise UsageError(
            f"{' and '.join(missing)} not found: install the toolchain; on Debian and Ubuntu: "
            f"apt-get install {_PACKAGES}"
        )
    empty = [name for name in _SUBMODULES if not _has_files(checkout / "lib" / name)]
    if empty:
        raise UsageError(
            f"the checkout lacks the submodule lib/{empty[0]}; run: "
            f"make -C {port_of(checkout)} BOARD={board} submodules"
        )


def version_of(checkout):
    """Return the version of a checkout, such as 1.28.0. Raises UsageError if it cannot be used."""
    config = checkout / "py" / "mpconfig.h"
    if not config.is_file() or not (port_of(checkout) / "Makefile").is_file():
        raise UsageError(f"{checkout} is no checkout of MicroPython; {_DOCS} says how to get one")
    text = config.read_text("utf-8")
    found = re.findall(r"#define MICROPY_VERSION_(?:MAJOR|MINOR|MICRO)\s+(\d+)", text)
    if len(found) != 3 or tuple(map(int, found[:2])) < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        version = ".".join(found) or "too old"
        raise UsageError(f"{checkout} is MicroPython {version}; Tessera needs {oldest} or newer")
    return ".".join(found)


def boards_of(checkout):
    """Return the names of the boards that a checkout knows, sorted."""
    known = (port_of(checkout) / "boards").glob("*/mpconfigboard.h")
    return sorted(path.parent.name for path in known)


def _has_files(folder):
    return folder.is_dir() and any(Path(folder).iterdir())
