"""The heap of a device: frees the copies of what lies in flash, and collects garbage.

On a board whose modules lie in one file in flash, importing a module copies its code, texts and
names into the heap. The board's `drop_copies` makes everything refer to the flash again; the next
collection frees the copies. Boards with frozen modules, or with source files and more memory,
have nothing to relink.
"""

import gc

from engine.compat import IS_MICROPYTHON

drop_copies = None  # the board's, see hal/contract.py; None: nothing was copied


def begin(drop):
    """Begin on a board whose `drop_copies` this is."""
    global drop_copies
    drop_copies = drop


def collect():
    """Collect garbage: 20 ms on the chip. A computer's interpreter does so by itself."""
    if IS_MICROPYTHON:
        gc.collect()


def relink():
    """Something was loaded, or forgotten: drop its copies and collect; 60 ms on the chip."""
    if drop_copies:
        drop_copies()
    collect()
