"""Kernels for one-bit panels, as native code.

hal/plain/pages.py says what they do. A test compares the two.
"""

from engine.compat import micropython


@micropython.viper
def gather(out: ptr8, source: ptr8, run: ptr32):
    """Copy the bytes of a rectangle one after the other."""
    at = run[0]
    line = run[1]
    left = run[4]
    i = 0
    while left > 0:
        end = line if line < left else left
        left -= end
        line -= end
        end += i
        while i < end:
            out[i] = source[at]
            i += 1
            at += 1
        if line == 0:
            at += run[3]
            line = run[2]
    run[0] = at
    run[1] = line


@micropython.viper
def turn(out: ptr8, source: ptr8, run: ptr32):
    """Turn bytes of eight rows into bytes of eight columns."""
    row = run[1]
    last = run[3]
    left = run[4]
    i = 0
    while i < left:
        y = row
        if last != 0:
            y = last - row
        at = run[0] + (y >> 3) * run[2]
        y &= 7
        byte = 0
        bit = 0
        while bit < 8:
            byte |= ((source[at] >> y) & 1) << bit
            at += 1
            bit += 1
        out[i] = byte
        row += 1
        i += 1
    run[1] = row
