"""Puts another firmware on a board, and carries the board's files over.

The files are fetched, the board appears as a drive, the .uf2 is copied, and when the board is back
its files are put on a new file system. After an interruption at any step the next run goes on:
tools/flash/kept.py keeps the files until then.
"""

import sys
import time

from sim.command import UsageError
from tools.build import building
from tools.device import board as device
from tools.device import install, saves
from tools.flash import drive, kept

PATIENCE_S = 60  # a board that is to come back with its new firmware
_POLL_S = 0.5


def refuse(image, chip, profile):
    """Raise UsageError if an image is not for a board. profile: the wanted one, or None."""
    if image.chip != chip:
        raise UsageError(f"{image.name} is for the {image.chip}, and this board has an {chip}")
    own = image.ours and image.ours.profile
    if own and own != building.ANY and profile not in (None, own):
        raise UsageError(f"{image.name} is for {own}, not for {profile}")


def begin(board, facts, image, dry_run):
    """Say what will be done, fetch the board's files, and let the board appear as a drive.

    Return whether it does; with dry_run it says no more than that. Raises UsageError.
    """
    files = kept.on_board(board, facts)
    kept.refuse_too_many(files)
    print(f"{image.name} goes on this board: {image.describe()}.")
    print(f"1. Saves, settings and your own files ({saves.count(files)}) go to {kept.home()}.")
    print("2. The board appears as a drive, and the firmware is copied to it.")
    print("3. When it is back, its files are put where this firmware looks for them.", flush=True)
    if dry_run:
        return False
    if drive.find():
        raise UsageError("another board waits as a drive: unplug that one and repeat")
    kept.fetch(board, facts, files, image.path)
    board.bootloader()
    return True


def allow(place, is_empty):
    """Ask whether a board that waits as a drive has files; return whether it is to be filled.

    False: look again, it was plugged in anew. is_empty: nothing on it matters, as the user says.
    Raises UsageError if nobody can be asked.
    """
    waiting = kept.every()
    if waiting:
        for one in waiting:
            print(
                f"The files of board {one.folder.name} are in {one.folder}: if this is that "
                "board, they are put back."
            )
        return True
    if is_empty:
        return True
    why = f"the board waits as the drive {place.root} and cannot be asked for its saves"
    if not sys.stdin.isatty():
        raise UsageError(
            f"{why}: plug it in anew without BOOTSEL and repeat; or, if nothing on it matters, "
            'repeat with ARGS="--empty"'
        )
    print(f"{why[0].upper()}{why[1:]}.")
    print("Plug it in anew without BOOTSEL and press Enter; or, if nothing on it matters,")
    try:
        return input("type empty: ").strip() == "empty"
    except EOFError:
        raise UsageError("the board was left as it is")


def fill(image, place):
    """Copy an image onto the board that waits as a drive."""
    refuse(image, place.chip, None)
    print(f"Copying {image.name} to {place.root} ...", flush=True)
    drive.copy(image.path.read_bytes(), place)


def returned(port, image):
    """Return the board when it is back with its new firmware. Raises UsageError.

    port: its name, or None if it is the only one.
    """
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            board = device.Board(device.find_port(port))
            break
        except UsageError as problem:
            if time.monotonic() > end:
                raise UsageError(
                    f"the board did not come back ({problem}); unplug it, plug it in again and "
                    "repeat the command: its files are kept until then"
                )
            time.sleep(_POLL_S)
    try:
        facts = board.facts()
        if not image.runs_on(facts):
            raise UsageError(
                f"the board came back with {facts.build}, not with {image.name}: repeat the "
                "command; its files are kept until then"
            )
    except BaseException:
        board.close()
        raise
    return board


def carry_back(board, facts, is_empty):
    """Put the board's own files on it, after its firmware was changed.

    is_empty: nothing on it mattered.
    """
    own = kept.find(facts)
    if own:
        kept.settle(board, facts, own, is_fresh=True)
    elif is_empty:
        board.format()


def name_display(board, facts, profile):
    """Write which display a board has, where the firmware asks for it; return whether it changed.

    Raises UsageError if the firmware is for another one.
    """
    built = facts.frozen[0]
    if profile in (None, building.ANY, built):
        return False
    if built != building.ANY:
        raise UsageError(f"the firmware of this board is for {built}, not for {profile}")
    steps = install.remembering(profile, facts)
    install.carry_out(board, steps)
    return bool(steps)
