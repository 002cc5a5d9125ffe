"""Which twin touches the pixels: the viper kernels where they run, plain Python elsewhere.

What `expand`, `lay` and `measure` do is said in hal/pixels_plain.py. NATIVE tells which they are.
"""

from engine.compat import IS_MICROPYTHON

NATIVE = IS_MICROPYTHON
if NATIVE:
    try:
        from hal.pixels import expand, lay, measure
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        NATIVE = False
if not NATIVE:
    from hal.pixels_plain import expand, lay, measure

__all__ = ("NATIVE", "expand", "lay", "measure")
