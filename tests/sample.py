"""How much of a long test is run: a sample, or the whole with LAWS=all, as `make laws` does.

Portable; on MicroPython it is always a sample.
"""

import os

from engine.compat import IS_MICROPYTHON

ALL = not IS_MICROPYTHON and os.getenv("LAWS") == "all"


def sampled(few, whole):
    """Return how many of something are tried."""
    return whole if ALL else few
