"""The heap of a device: frees the copies of what lies in flash, and collects garbage.

On a board whose modules lie in one file in flash, importing a module copies its code, texts and
names into the heap. The board's relinker (hal/xip/) makes everything refer to the flash again; the
next collection frees the copies. Boards with frozen modules, or with source files and more memory,
have nothing to relink.
"""

import gc

from engine.compat import IS_MICROPYTHON

relinker = None  # the board's, see hal/contract.py; None: nothing was copied

# Bytes that are free while a game is chosen, of which a game and its copies take their room. On a
# Pico whose relinker was off one-bit displays left 83 KB and played all games; of 64 to 74 KB, on
# 240x240, no game had enough (docs/measurements.md).
_NEEDED_WITHOUT_RELINKING = 80_000


def begin(of_board):
    """Begin on a board whose relinker this is."""
    global relinker
    relinker = of_board


def collect():
    """Collect garbage: 20 ms on the chip. A computer's interpreter does so by itself."""
    if IS_MICROPYTHON:
        gc.collect()


def lacks_room():
    """Return whether no game fits: relinking is off, and the rest of the heap is too small."""
    if relinker is None or not relinker.why:
        return False
    gc.collect()
    return gc.mem_free() < _NEEDED_WITHOUT_RELINKING  # pyright: ignore[reportAttributeAccessIssue]


def relink():
    """Something was loaded, or forgotten: relink and collect; 60 ms on the chip."""
    if relinker:
        relinker.relink()
    collect()
