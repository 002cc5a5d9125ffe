"""How much of a long test is run: a sample, or the whole with LAWS=all, as `make laws` does.

Portable; on MicroPython it is always a sample.
"""

import os

from engine.compat import IS_MICROPYTHON

ALL = not IS_MICROPYTHON and os.getenv("LAWS") == "all"


def sampled(few, whole):
    """Return how many of something are tried."""
    return whole if ALL else few


def few_on_cpython(cases, count=1):
    """Return the cases (games, boards) of a test in which much is reckoned or painted.

    All of them where the kernels are native code; on CPython, where they are plain, the first.
    """
    return cases if ALL or IS_MICROPYTHON else cases[:count]
