"""Starts the application on a device, and shows sentences on its panel while it does not run.

main.py imports this module from the pack, from the boot pack (which lacks the application), or
from the firmware.
"""

from app.core import theme
from app.fonts import small
from hal.boards.live.boot import Boot


def boot():
    """Return a Boot with the application's palette and font."""
    return Boot(theme.PALETTE, small.FONT)


def say(*sentences):
    """Show sentences on the panel, if possible."""
    boot().say(sentences)


def start():
    """Run the application until it ends, unless a key held down asks for the REPL."""
    from hal.boards.live.run import run

    run(boot, run_on)


def run_on(board):
    """Run the application on a board until it ends."""
    drop_boot()
    from app import application

    application.run(board, asks=True)


def drop_boot():
    """Drop the modules that only make the board: 5 KB of the heap."""
    from app.core.modules import drop

    drop("hal.boards")
    drop("hal.keymap")
    drop("rp2")
