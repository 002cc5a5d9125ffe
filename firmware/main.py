"""Starts Tessera: the simulator calls `start`, a device runs this file after every reset."""

import sys

_OLDEST = (1, 26)


def start(board=None, launch=None):
    """Run the application on a board until it is left.

    board: see hal/contract.py. launch: dict of what to start with, all of it optional: `game`,
    `options`, `seats`, `seed` (a match is begun at once), `watch` (every seat a bot), `lang`,
    `speed`, `report` (called with one line of notation for every action).
    """
    implementation = sys.implementation
    if implementation.name == "micropython" and implementation.version[:2] < _OLDEST:
        print("Tessera needs MicroPython 1.26 or newer; this is", sys.version)
        return
    if board is None:
        print("No board is set up here; run the simulator with: python -m sim")
        return
    from app import application  # not before the version is known to do

    application.run(board, launch)


if __name__ == "__main__":
    start()
