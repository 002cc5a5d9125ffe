"""A picture on the canvas half as large again, in plain Python."""

from hal.plain.enlarge import lay, lines


def stretch(out, stride, x, y, inks, w, h):
    """Make a picture that lies at (x, y) half as large again; its upper left corner stays.

    out: GS4_HMSB in rows of `stride` bytes, mutated; all of the larger picture must be within.
    w, h: the size before, both even. inks: room for (w + 2) by (h + 2) bytes, mutated within a
    frame of what is no ink, at the sides another than above and below.

    The picture is made three times as large by the rule of `enlarge`, of which every second pixel
    of every second row is drawn.
    """
    for row in range(h):
        at = (row + 1) * (w + 2) + 1
        for column in range(x, x + w):
            pair = out[(y + row) * stride + (column >> 1)]
            inks[at] = pair & 15 if column & 1 else pair >> 4
            at += 1
    for number, line in enumerate(lines(inks, w, h)):
        if not number & 1:
            lay(out, stride, x, y + (number >> 1), line[::2])
