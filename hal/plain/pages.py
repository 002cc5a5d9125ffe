"""Kernels for one-bit panels, in plain Python: copy the bytes of a picture, or turn them.

A *run* is as in hal/plain/pixels.py.
"""

from hal.plain.pixels import AT, COUNT, LINE, SKIP, WIDTH


def gather(out, source, run):
    """Copy the bytes of a rectangle one after the other. out: run[COUNT] bytes, mutated."""
    at = run[AT]
    line = run[LINE]
    for i in range(run[COUNT]):
        out[i] = source[at]
        at += 1
        line -= 1
        if line == 0:
            at += run[SKIP]
            line = run[WIDTH]
    run[AT] = at
    run[LINE] = line


def turn(out, source, run):
    """Turn bytes of eight rows into bytes of eight columns, a byte for each row.

    source: MONO_VLSB. out: run[COUNT] bytes, mutated; bit n of a byte is the n-th column's. In
    the run are the index of the leftmost byte of the first band, the next row from 0, the bytes
    from one band of eight rows to the next, and 0 or, to read upwards, the last row.
    """
    row = run[LINE]
    last = run[SKIP]
    for i in range(run[COUNT]):
        y = last - row if last else row
        at = run[AT] + (y >> 3) * run[WIDTH]
        byte = 0
        for bit in range(8):
            byte |= (source[at + bit] >> (y & 7) & 1) << bit
        out[i] = byte
        row += 1
    run[LINE] = row
