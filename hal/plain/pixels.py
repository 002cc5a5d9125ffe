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


def expand(out, source, table, run):
    """Turn four-bit pixels, two a byte, into RGB565 as it goes over the wire.

    out: run[COUNT] * 4 bytes, mutated. source: GS4_HMSB. table: see sources.pair_table.
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


def lay(out, cloth, run):
    """Lay cells of 8 by 8 pixels into a picture in sixteen inks (GS4_HMSB), row by row.

    out: the picture, mutated. cloth: 32 bytes for each kind of cell, then which kind lies where,
    one byte a cell. run: six words: where the first cell's kind stands in cloth, cells in a row,
    bytes of cloth from row to row, where in the picture to begin, its bytes a line, and lines.
    """
    at, cells, across, start, stride, lines = run
    while lines > 0:
        for cell in range(cells):
            kind = cloth[at + cell] * 32
            to = start + cell * 4
            for line in range(min(lines, 8)):
                out[to : to + 4] = cloth[kind + line * 4 : kind + line * 4 + 4]
                to += stride
        at += across
        start += stride * 8
        lines -= 8
