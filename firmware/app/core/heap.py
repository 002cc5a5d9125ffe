"""The heap of a device: frees copies of code and data that lie in flash, and collects garbage.

On a board whose modules lie in one file in flash, importing a module copies its bytecode, texts
and names into the heap. The board's relinker (hal/xip/) makes all references point to the flash
again, and the next garbage collection frees the copies. Boards with frozen modules, or with source
files and more memory, have nothing to relink.
"""

import gc

from engine.compat import IS_MICROPYTHON

relinker = None  # the board's, see hal/contract.py; None: the board has no copies to free

# Free bytes that a game and its copies need when it is chosen. On a Pico with the relinker off,
# boards with a one-bit display had 83 KB free and played all games. Boards with 240x240 had 64 to
# 74 KB free, which was too little for every game.
_NEEDED_WITHOUT_RELINKING = 80_000


def begin(of_board):
    """Set the board's relinker, or None."""
    global relinker
    relinker = of_board


def collect():
    """Collect garbage: 20 to 28 ms on the chip. Does nothing on CPython."""
    if IS_MICROPYTHON:
        gc.collect()


def lacks_room():
    """Return whether no game fits: relinking is off, and too little of the heap is free."""
    if relinker is None or not relinker.why:
        return False
    gc.collect()
    return gc.mem_free() < _NEEDED_WITHOUT_RELINKING  # pyright: ignore[reportAttributeAccessIssue]


def relink():
    """Relink and collect garbage, after modules were loaded or dropped; 60 ms on the chip."""
    if relinker:
        relinker.relink()
        collect()
        relinker.make_room()
