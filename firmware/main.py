"""Starts Tessera: the simulator calls `start`; a device runs this file after every reset."""

import sys

_OLDEST = (1, 26)


def start(board=None, launch=None):
    """Run the application on a board until it ends.

    board: see hal/contract.py; None on a device, which makes its own board. launch: None or a
    dict of optional start-up requests: `game`, `options`, `seats`, `seed` (begin a match of `game`
    at once), `watch` (every seat a bot), `lang`, `speed`, `report` (called with one line of
    notation for every action), `match` (the text of a record, whose match is gone on with),
    `replay` (the text of a record, which is shown from its first round), `position` (a game, and a
    dict for its State.from_position, to practise from), `learn` (the game whose guided hand is
    opened), `resume` (the game whose match in play goes on), `offer` (the language to propose at
    the first start).
    """
    if board is None:
        _start_on_device()
    else:
        from app import application

        application.run(board, launch)


def _start_on_device():
    """Start on the device's board; show errors on its panel if possible."""
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
            _leave()  # in case a second Ctrl-C interrupted the first call; else it does nothing


def _mount():
    """Make the pack's modules importable; return "", or a sentence about what is wrong with it."""
    try:
        from tessera import mount
    except ImportError:  # no pack: the modules are in the firmware, or separate files
        return ""
    return mount()


def _say_failed(error):
    """Show on the panel that the start failed, because the contents of the pack are damaged.

    Uses the boot pack, a second file with all modules that showing a message needs.
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
    """Remove all references to the pack from memory."""
    if "tessera" in sys.modules:
        sys.modules["tessera"].leave()


def _run_on_device(board):
    _drop_boot()
    from app import application

    application.run(board, asks=True)


def _drop_boot():
    """Drop what only makes the board: 5 KB of the heap."""
    from app.core.modules import drop

    drop("hal.boards")
    drop("hal.keymap")
    drop("rp2")
    globals().pop("rp2", None)  # the firmware's _boot.py leaves it here


def _boot():
    """Return a hal.boards.live.boot.Boot with the application's palette and font."""
    from app.core import theme
    from app.fonts import small
    from hal.boards.live.boot import Boot

    return Boot(theme.PALETTE, small.FONT)


if __name__ == "__main__":
    start()
