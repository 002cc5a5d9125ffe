"""Chooses between native code and its twin in plain Python: nothing else in hal/ does.

hal/native/NAME.py holds functions for one processor (viper, native). hal/plain/NAME.py holds the
same functions by the same names in plain Python. NATIVE says which of the two this machine runs.
"""

from engine.compat import IS_MICROPYTHON

NATIVE = IS_MICROPYTHON
if NATIVE:
    try:
        import hal.native.pixels  # noqa: F401 - is it there, and does it load?
    except (ImportError, SyntaxError, ValueError):  # a MicroPython without native code
        NATIVE = False


def load(name):
    """Return the module hal.native.NAME where there is native code, else hal.plain.NAME."""
    return __import__(("hal.native." if NATIVE else "hal.plain.") + name, None, None, ("*",))
