"""Kernels that touch every pixel of a picture, in plain Python.

A *run* says what of a picture is being read and how far the reading has come, so that a rectangle
can be sent in chunks of any size. It is an array of five 32-bit words; the kernels move it on.
"""

AT = 0  # index of the next byte in the source
LINE = 1  # bytes left in the present line
WIDTH = 2  # bytes a line
SKIP = 3  # bytes between the end of a line and the next
COUNT = 4  # how many to do now
WORDS = 5


def fill_pairs(table, palette):
    """Fill the table that gives the RGB565 colours of the two pixels of a byte, for 256 bytes.

    table: bytearray(1024), mutated; four bytes a pair: RGB565 of the left pixel, then of the
    right, each with the high byte first, as ST77xx controllers take it (framebuf.RGB565 has the
    low byte first). palette: 48 bytes, red green blue of each ink.
    """
    for pair in range(256):
        for side in range(2):
            ink = (pair & 15 if side else pair >> 4) * 3
            at = pair * 4 + side * 2
            table[at] = palette[ink] & 0xF8 | palette[ink + 1] >> 5
            table[at + 1] = palette[ink + 1] << 3 & 0xE0 | palette[ink + 2] >> 3


def expand(out, source, table, run):
    """Turn four-bit pixels, two a byte, into RGB565 as it goes over the wire.

    out: run[COUNT] * 4 bytes, mutated. source: GS4_HMSB. table: see `fill_pairs`.
    """
    at = run[AT]
    line = run[LINE]
    for i in range(0, run[COUNT] * 4, 4):
        pair = source[at] * 4
        out[i] = table[pair]
        out[i + 1] = table[pair + 1]
        out[i + 2] = table[pair + 2]
        out[i + 3] = table[pair + 3]
        at += 1
        line -= 1
        if line == 0:
            at += run[SKIP]
            line = run[WIDTH]
    run[AT] = at
    run[LINE] = line


def lay(out, cloth, shape, x, y, w, h):
    """Lay cells of 8 by 8 pixels into a rectangle of a picture in sixteen inks (GS4_HMSB).

    out: the picture, mutated; the part of the rectangle outside of it is ignored. cloth: 32 bytes
    for each kind of cell, then the map: which kind lies where, one byte a cell. shape: seven
    words: index of the map in cloth; cells in a row of the map; masks of a cell's column and row,
    which give its place in a map that repeats; bytes a line of the picture; its width and height.
    """
    first, across, column_mask, row_mask, stride, width, height = shape
    left = max(x, 0)
    right = min(x + w, width)
    if left >= right:
        return
    columns = range(left >> 3, right + 7 >> 3)
    cells = ()  # where the cells of this row begin in cloth, from the one with the left edge on
    for row in range(max(y, 0), min(y + h, height)):
        if not cells or row & 7 == 0:
            kinds = first + (row >> 3 & row_mask) * across
            cells = [cloth[kinds + (column & column_mask)] * 32 for column in columns]
        line = (row & 7) * 4
        pairs = bytearray().join([cloth[cell + line : cell + line + 4] for cell in cells])
        pairs = pairs[left >> 1 & 3 : (right + 1 >> 1) - (left >> 3) * 4]
        at = row * stride + (left >> 1)
        end = at + len(pairs)
        if left & 1:
            pairs[0] = out[at] & 0xF0 | pairs[0] & 0x0F
        if right & 1:
            pairs[-1] = pairs[-1] & 0xF0 | out[end - 1] & 0x0F
        out[at:end] = pairs
