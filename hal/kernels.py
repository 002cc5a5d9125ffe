"""Which twin touches the pixels: the viper kernels where they run, plain Python elsewhere.

What `expand`, `gather`, `turn` and `lay` do is said in hal/pixels_plain.py.
"""

from engine.compat import IS_MICROPYTHON

if IS_MICROPYTHON:
    try:
        from hal.pixels import expand, gather, lay, turn
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        from hal.pixels_plain import expand, gather, lay, turn
else:
    from hal.pixels_plain import expand, gather, lay, turn

__all__ = ("expand", "gather", "lay", "turn")
