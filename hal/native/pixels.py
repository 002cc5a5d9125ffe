"""Kernels that touch every pixel of a picture, as native code.

hal/plain/pixels.py says what they do. Tests compare the two.

Pointers are cast in the annotations, unlike in the games' kernels. Parameters get the registers
first; a pointer that is cast in the body would live on the stack, beside the object it came from.
All words stay below 2^31, since viper's integers have 32 bits on the chip and 64 on a desk.
"""

from engine.compat import micropython


@micropython.viper
def fill_pairs(table: ptr8, palette: ptr8):
    """Fill the table of pairs; in bytecode that takes 20 ms, at the start and for each game."""
    for ink in range(16):
        green = palette[1]
        high = palette[0] & 0xF8 | green >> 5
        low = green << 3 & 0xE0 | palette[2] >> 3
        palette = ptr8(int(palette) + 3)
        for other in range(16):
            left = ptr8(int(table) + (ink << 6) + (other << 2))
            left[0] = high
            left[1] = low
            right = ptr8(int(table) + (other << 6) + (ink << 2))
            right[2] = high
            right[3] = low


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
def lay(out: ptr32, cloth: ptr32, shape: ptr32, x: int, y: int, w: int, h: int):
    """Lay cells of 8 by 8 pixels into a picture in sixteen inks: a word is a line of a cell.

    The cells at the rectangle's sides are laid through `mask`, whose bits are those of their
    pixels within it; the pixel in column p of a cell has the four bits from (p ^ 1) * 4 on.
    """
    right = x + w
    if right > shape[5]:
        right = shape[5]
    bottom = y + h
    if bottom > shape[6]:
        bottom = shape[6]
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    if x >= right:
        return
    first = int(cloth)
    stride = shape[4]
    while y < bottom:
        lines = 8 - (y & 7)
        if lines > bottom - y:
            lines = bottom - y
        kinds = ptr8(first + shape[0] + (y >> 3 & shape[3]) * shape[1])
        skip = (y & 7) << 2
        line = int(out) + y * stride
        column = x
        while column < right:
            cell = column >> 3
            cloth = ptr32(first + (kinds[cell & shape[2]] << 5) + skip)
            to = ptr32(line + (cell << 2))
            end = (cell + 1) << 3
            left = lines
            if column & 7 or end > right:
                mask = 0
                while column < end and column < right:
                    mask |= 15 << (((column & 7) ^ 1) << 2)
                    column += 1
                while left > 0:
                    to[0] = (to[0] ^ cloth[0]) & mask ^ to[0]
                    cloth = ptr32(int(cloth) + 4)
                    to = ptr32(int(to) + stride)
                    left -= 1
            elif left == 8:
                to[0] = cloth[0]
                to = ptr32(int(to) + stride)
                to[0] = cloth[1]
                to = ptr32(int(to) + stride)
                to[0] = cloth[2]
                to = ptr32(int(to) + stride)
                to[0] = cloth[3]
                to = ptr32(int(to) + stride)
                to[0] = cloth[4]
                to = ptr32(int(to) + stride)
                to[0] = cloth[5]
                to = ptr32(int(to) + stride)
                to[0] = cloth[6]
                to = ptr32(int(to) + stride)
                to[0] = cloth[7]
            else:
                while left > 0:
                    to[0] = cloth[0]
                    cloth = ptr32(int(cloth) + 4)
                    to = ptr32(int(to) + stride)
                    left -= 1
            column = end
        y += lines
