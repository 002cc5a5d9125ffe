"""What touches every pixel, of a picture or on its way to the wire: the one viper file of the hal.

Nothing imports this but hal/kernels.py, on MicroPython builds that have native code;
hal/pixels_plain.py answers the same in plain words, and a test compares the two. Read that first.

Pointers are cast in the annotations, unlike in the games' kernels: parameters get the registers
first, and a pointer cast in the body would live on the stack, beside the object it came from.
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


@micropython.viper
def lay(out: ptr8, cloth: ptr8, run: ptr32):
    """Lay cells of 8 by 8 pixels into a picture in sixteen inks."""
    at = run[0]
    start = run[3]
    stride = run[4]
    lines = run[5]
    while lines > 0:
        cell = 0
        while cell < run[1]:
            kind = cloth[at + cell] << 5
            end = kind + 32
            if lines < 8:
                end = kind + (lines << 2)
            to = start + (cell << 2)
            while kind < end:
                out[to] = cloth[kind]
                out[to + 1] = cloth[kind + 1]
                out[to + 2] = cloth[kind + 2]
                out[to + 3] = cloth[kind + 3]
                to += stride
                kind += 4
            cell += 1
        at += run[2]
        start += stride << 3
        lines -= 8
