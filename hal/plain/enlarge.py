"""A small picture three times as large, in plain Python."""


def enlarge(out, stride, x, y, inks, w, h):
    """Draw a picture of inks three times as large, its edges smoothed.

    out: GS4_HMSB in rows of `stride` bytes, mutated; the picture's upper left corner goes to
    (x, y), and all of it must be within. inks: w by h inks, a byte each, with a frame around them
    of what is no ink, at the sides another than above and below.

    Each ink becomes a square of three by three. Where two of its neighbours that meet at a corner
    are alike, and the other two are not, that corner takes their ink, and what lies beside it too
    unless the square goes on there: the rule known as Scale3x.
    """
    for line in lines(inks, w, h):
        lay(out, stride, x, y, line)
        y += 1


def lines(inks, w, h):
    """Yield the rows of the enlarged picture, from above, each a list of inks."""
    across = w + 2
    for row in range(1, h + 1):
        top = []
        middle = []
        bottom = []
        for at in range(row * across + 1, row * across + 1 + w):
            if inks[at - across] == inks[at + across] or inks[at - 1] == inks[at + 1]:
                three = (inks[at],) * 3
                top += three
                middle += three
                bottom += three
                continue
            square = [inks[at]] * 9
            for vertical in (-across, across):
                for side in (-1, 1):
                    _corner(square, inks, at, vertical, side)
            top += square[:3]
            middle += square[3:6]
            bottom += square[6:]
        yield top
        yield middle
        yield bottom


def _corner(square, inks, at, vertical, side):
    """Give a corner of a square to the neighbours that meet there, if they are alike."""
    ink = inks[at + side]
    if ink != inks[at + vertical]:
        return
    down = 3 if vertical > 0 else -3
    square[4 + down + side] = ink
    if inks[at] != inks[at + vertical - side]:
        square[4 + down] = ink
    if inks[at] != inks[at - vertical + side]:
        square[4 + side] = ink


def lay(out, stride, x, y, line):
    """Draw a row of inks whose first pixel is (x, y)."""
    at = y * stride + (x >> 1)
    first = x & 1
    if first:
        out[at] = out[at] & 0xF0 | line[0]
        at += 1
    for i in range(first, len(line) - 1, 2):
        out[at] = line[i] << 4 | line[i + 1]
        at += 1
    if len(line) - first & 1:
        out[at] = out[at] & 0x0F | line[-1] << 4
