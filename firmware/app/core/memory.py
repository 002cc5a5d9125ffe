"""The heap of a device: frees the copies of what lies in flash, and collects garbage.

On a board whose modules lie in one file in flash, importing a module copies its code, texts and
names into the heap. The board's relinker (hal/xip/) makes everything refer to the flash again; the
next collection frees the copies. Boards with frozen modules, or with source files and more memory,
have nothing to relink.
"""

import gc

from engine.compat import IS_MICROPYTHON

relinker = None  # the board's, see hal/contract.py; None: nothing was copied


def begin(of_board):
    """Begin on a board whose relinker this is."""
    global relinker
    relinker = of_board


def collect():
    """Collect garbage: 20 ms on the chip. A computer's interpreter does so by itself."""
    if IS_MICROPYTHON:
        gc.collect()


def relink():
    """Something was loaded, or forgotten: relink and collect; 60 ms on the chip."""
    if relinker:
        relinker.relink()
    collect()
