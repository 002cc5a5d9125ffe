"""Starts Tessera: the simulator calls `start`, a device runs this file after every reset."""

import sys

_OLDEST = (1, 26)


def start(board=None, launch=None):
    """Run the application on a board until it is left.

    board: see hal/contract.py; None on a device, which makes its own. launch: dict of what to
    start with, all of it optional: `game`, `options`, `seats`, `seed` (a match is begun at once),
    `watch` (every seat a bot), `lang`, `speed`, `report` (called with one line of notation for
    every action), `match` (the text of a record, which is gone on with).
    """
    before = _mount() if board is None else None
    try:
        implementation = sys.implementation
        if implementation.name == "micropython" and implementation.version[:2] < _OLDEST:
            complaint = "Tessera needs MicroPython 1.26 or newer; this is " + sys.version
            print(complaint)
            if board is None:
                _boot().say((complaint,))
        elif board is None:
            from hal.boards.live.run import run

            run(_boot, _run_on_device)
        else:
            from app.core import application  # not before the version is known to do

            application.run(board, launch)
    finally:
        if before:
            from tessera import unmount

            unmount(before)


def _mount():
    """Let modules be imported from the one file that they are in; return what `unmount` wants.

    None where there is no such file.
    """
    try:
        from tessera import mount

        return mount()
    except (ImportError, OSError):  # they are in the firmware, or files of their own
        return None


def _run_on_device(board):
    from app.core.modules import drop

    drop("hal.boards")  # what made the board has done its work
    drop("hal.keymap")
    drop("rp2")
    globals().pop("rp2", None)  # the firmware's _boot.py leaves it here, with 1.4 KB of heap
    from app.core import application

    application.run(board)


def _boot():
    """Return what starts a device."""
    from app.core import theme
    from app.fonts import small
    from hal.boards.live.boot import Boot

    return Boot(theme.PALETTE, small.FONT)


if __name__ == "__main__":
    start()
