"""Kernels that touch every pixel of a picture, as native code.

hal/plain/pixels.py says what they do. Tests compare the two.

Pointers are cast in the annotations, unlike in the games' kernels. Parameters get the registers
first; a pointer that is cast in the body would live on the stack, beside the object it came from.
All words stay below 2^31, since viper's integers have 32 bits on the chip and 64 on a desk.
"""

from engine.compat import micropython


@micropython.viper
def expand(out: ptr32, source: ptr8, table: ptr32, run: ptr32):
    """Turn four-bit pixels, two a byte, into RGB565 as it goes over the wire.

    The wire takes 64 cycles for a byte of the source. A loop with one in a turn takes 70, which
    is too slow for it; with eight in a turn it is 26.
    """
    at = run[0]
    line = run[1]
    left = run[4]
    source = ptr8(int(source) + at)
    while left > 0:
        count = line if line < left else left
        left -= count
        line -= count
        at += count
        while count >= 8:
            out[0] = table[source[0]]
            out[1] = table[source[1]]
            out[2] = table[source[2]]
            out[3] = table[source[3]]
            out[4] = table[source[4]]
            out[5] = table[source[5]]
            out[6] = table[source[6]]
            out[7] = table[source[7]]
            out = ptr32(int(out) + 32)
            source = ptr8(int(source) + 8)
            count -= 8
        while count > 0:
            out[0] = table[source[0]]
            out = ptr32(int(out) + 4)
            source = ptr8(int(source) + 1)
            count -= 1
        if line == 0:
            at += run[3]
            source = ptr8(int(source) + run[3])
            line = run[2]
    run[0] = at
    run[1] = line


@micropython.viper
def lay(out: ptr32, cloth: ptr32, run: ptr32):
    """Lay cells of 8 by 8 pixels into a picture in sixteen inks: a word is a line of a cell."""
    kinds = ptr8(int(cloth) + run[0])
    first = int(cloth)
    start = int(out) + run[3]
    stride = run[4]
    lines = run[5]
    while lines > 0:
        cell = 0
        while cell < run[1]:
            cloth = ptr32(first + (kinds[cell] << 5))
            out = ptr32(start + (cell << 2))
            left = lines
            if left >= 8:
                left = 0
                out[0] = cloth[0]
                out = ptr32(int(out) + stride)
                out[0] = cloth[1]
                out = ptr32(int(out) + stride)
                out[0] = cloth[2]
                out = ptr32(int(out) + stride)
                out[0] = cloth[3]
                out = ptr32(int(out) + stride)
                out[0] = cloth[4]
                out = ptr32(int(out) + stride)
                out[0] = cloth[5]
                out = ptr32(int(out) + stride)
                out[0] = cloth[6]
                out = ptr32(int(out) + stride)
                out[0] = cloth[7]
            while left > 0:
                out[0] = cloth[0]
                cloth = ptr32(int(cloth) + 4)
                out = ptr32(int(out) + stride)
                left -= 1
            cell += 1
        kinds = ptr8(int(kinds) + run[2])
        start += stride << 3
        lines -= 8
