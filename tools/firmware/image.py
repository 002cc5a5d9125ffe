"""Compiles MicroPython with the modules of a board folder, and makes the .uf2."""

import json
import os
import shutil
import subprocess

from sim.command import ROOT, UsageError
from tools.firmware import board_folder, room, uf2
from tools.firmware.checkout import port_of, version_of
from tools.firmware.room import KB

OUT = ROOT / "build"

_LINES = 15  # of a failed build's output that are shown
_OF_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES")


def firmware(checkout, board, profile, languages=None):
    """Build a .uf2 in build/; return the lines that describe it. Raises UsageError.

    checkout: a folder that tools/firmware/checkout.py does not refuse; board, profile: names;
    languages: see building.sources.
    """
    out = OUT / f"tessera-{profile}-{board}.uf2"
    out.unlink(missing_ok=True)
    home = OUT / "firmware" / board  # of all displays: little of it differs
    _forget_others(home, [str(checkout), version_of(checkout), os.environ.get("CMAKE_ARGS", "")])
    board_folder.make(checkout, board, profile, home / board, languages)
    _compile(checkout, board, home)
    made = home / "made"
    image = (made / "firmware.bin").read_bytes()
    flash = flash_size((made / "pico_flash_region.ld").read_text("utf-8"))
    romfs = room.evaluate(board_folder.romfs_of(checkout, board), flash)
    room.refuse_overlap(len(image), flash, romfs)
    if (made / "firmware.uf2").exists():  # of a pico-sdk with picotool
        shutil.copyfile(made / "firmware.uf2", out)
    elif is_rp2040((made / "CMakeCache.txt").read_text("utf-8")):
        out.write_bytes(uf2.wrap(image))
    else:
        raise UsageError("a .uf2 for this chip needs picotool; build without PICO_NO_PICOTOOL")
    return [
        f"{os.path.relpath(out)}: the image has {-(-len(image) // KB)} of "
        f"{room.free(flash, romfs) // KB} KB; the file system has {room.STORAGE // KB} KB.",
        "make flash puts it on the board that is plugged in.",
    ]


def _forget_others(home, settings):
    """Remove a build with other settings, since CMake keeps the settings of its first run."""
    stamp = home / "settings.json"
    text = json.dumps(settings)
    if stamp.exists() and stamp.read_text("utf-8") == text:
        return
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    stamp.write_text(text, "utf-8")


def _compile(checkout, board, home):
    """Run MicroPython's own build; its output goes to build.log. Raises UsageError if it fails."""
    # Variables that were given to our make would override those of MicroPython's make.
    env = {name: value for name, value in os.environ.items() if name not in _OF_MAKE}
    command = [
        *("make", "-j", str(os.cpu_count() or 1), "-C", str(port_of(checkout))),
        f"BOARD={board}",
        f"BOARD_DIR={home / board}",
        f"BUILD={home / 'made'}",
        f"FROZEN_MANIFEST={ROOT / 'manifest.py'}",
    ]
    log = home / "build.log"
    with log.open("w") as file:
        done = subprocess.run(command, env=env, stdout=file, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        said = log.read_text("utf-8", "replace")
        print("".join(said.splitlines(keepends=True)[-_LINES:]))
        sentence = f"MicroPython's build failed; {os.path.relpath(log)} has all of its output"
        if "picotool failed" in said:
            sentence += '; CMAKE_ARGS="-DPICO_NO_PICOTOOL=1" builds for an RP2040 without picotool'
        raise UsageError(sentence)


def flash_size(region):
    """Return the size of the flash: region is the text of pico-sdk's pico_flash_region.ld."""
    return room.evaluate(region.partition("LENGTH =")[2])


def is_rp2040(cache):
    """Return whether a CMakeCache.txt is of a build for the RP2040."""
    return "PICO_PLATFORM:STRING=rp2040\n" in cache
