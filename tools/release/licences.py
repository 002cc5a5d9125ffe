"""Copies the licences of what a firmware contains, from the checkout that it is built with."""

import re

from sim.command import UsageError, write_text

_FILES = {
    "MicroPython": "LICENSE",
    "pico-sdk": "lib/pico-sdk/LICENSE.TXT",
    "TinyUSB": "lib/tinyusb/LICENSE",
}
# MicroPython's copy of littlefs has no file with its licence: a comment names the BSD-3-Clause,
# whose text is pico-sdk's licence below the line with the copyright.
_LITTLEFS = "lib/littlefs/lfs2.h"
_COMMENT = re.compile(r"/\*(.*?)\*/", re.S)
_CONDITIONS = "Redistribution and use in source and binary forms"


def write(checkout, folder):
    """Write a file for each into a new folder. Raises UsageError if the checkout lacks one."""
    folder.mkdir(parents=True)
    for name, path in _FILES.items():
        write_text(folder / f"{name}.txt", _read(checkout, path))
    write_text(folder / "littlefs.txt", _littlefs(checkout))


def _littlefs(checkout):
    comment = _COMMENT.match(_read(checkout, _LITTLEFS))
    _, found, conditions = _read(checkout, _FILES["pico-sdk"]).partition(_CONDITIONS)
    if not comment or "BSD-3-Clause" not in comment[1] or not found:
        raise UsageError(f"the licence of littlefs is not found in {checkout / _LITTLEFS}")
    lines = [line.strip(" *") for line in comment[1].splitlines()]
    return "\n".join(line for line in lines if line) + f"\n\n{found}{conditions}"


def _read(checkout, path):
    try:
        return (checkout / path).read_text("utf-8")
    except OSError:
        raise UsageError(f"the checkout of MicroPython lacks {path}, a licence of the firmware")
