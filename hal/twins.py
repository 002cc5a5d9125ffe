"""Chooses between native code and its twin in plain Python. No other module of hal/ chooses.

hal/native/NAME.py holds functions compiled to machine code (viper, native). hal/plain/NAME.py
holds functions with the same names and effects in plain Python. NATIVE tells which of the two is
in use.
"""

from engine.compat import IS_MICROPYTHON, load_module

NATIVE = IS_MICROPYTHON
if NATIVE:
    try:
        import hal.native.pixels  # noqa: F401 - only to find out whether it can be imported
    except (ImportError, SyntaxError, ValueError):  # a MicroPython without native code
        NATIVE = False


def load(name):
    """Return the module hal.native.NAME where there is native code, else hal.plain.NAME."""
    return load_module("hal.native" if NATIVE else "hal.plain", name)
