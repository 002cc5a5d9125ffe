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
    if board is None:
        _start_on_device()
    else:
        from app.core import application

        application.run(board, launch)


def _start_on_device():
    """Start on the board that runs this; what goes wrong is said on its panel, if it can be."""
    try:
        complaint = _mount()
        implementation = sys.implementation
        if implementation.name == "micropython" and implementation.version[:2] < _OLDEST:
            complaint = "Tessera needs MicroPython 1.26 or newer; this is " + sys.version
        if complaint:
            print(complaint)
            _boot().say((complaint,))
        else:
            from hal.boards.live.run import run

            run(_boot, _run_on_device)
    except Exception as error:
        _say_failed(error)
    finally:
        try:
            _leave()
        finally:
            _leave()  # where Ctrl-C came a second time; else it does nothing


def _mount():
    """Let modules be imported from the pack; return "", or what is wrong with it."""
    try:
        from tessera import mount
    except ImportError:  # they are in the firmware, or files of their own
        return ""
    return mount()


def _say_failed(error):
    """Say on the panel that not even the start went well: what the pack has inside is damaged.

    The boot pack is another file, with all that this takes.
    """
    if "tessera" not in sys.modules:
        raise error
    print(type(error).__name__, error)
    from tessera import mount_boot

    try:
        mount_boot()
    except (OSError, ValueError):
        return
    _boot().say(("Tessera cannot start. Run python -m tools.flash again.", str(error)))


def _leave():
    """Leave nothing in memory that refers to the pack."""
    if "tessera" in sys.modules:
        sys.modules["tessera"].leave()


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
