"""What hal/pixels.py does, in plain Python: for desks, and for chips without native code.

A *run* says what of a picture is being read and how far the reading has come, so that a rectangle
can be sent in chunks of any size. It is an array of five 32-bit words; the kernels move it on.
"""

AT = 0  # index of the next byte in the source; turn: of the leftmost byte of the first band
LINE = 1  # bytes left in the present line; turn: the next row, from 0
WIDTH = 2  # bytes a line; turn: bytes from one band of eight rows to the next
SKIP = 3  # bytes between the end of a line and the next; turn: the last row if read from there up
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

    source: MONO_VLSB. out: run[COUNT] bytes, mutated; bit n of a byte is the n-th column's. Rows
    go downwards or, if run[SKIP] is not 0, upwards from that row.
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
