"""A picture on the canvas half as large again, in plain Python."""

from hal.plain.enlarge import enlarge


def stretch(out, stride, x, y, inks, w, h):
    """Make a picture that lies at (x, y) half as large again; its upper left corner stays.

    out: GS4_HMSB in rows of `stride` bytes, mutated; all of the larger picture must be within.
    w, h: the size before, both even. inks: room for (w + 2) by (h + 2) bytes, mutated within a
    frame of what is no ink, at the sides another than above and below.

    The picture is made three times as large by the rule of `enlarge`, of which every second pixel
    of every second row is drawn.
    """
    across = w + 2
    for row in range(h):
        for column in range(w):
            inks[(row + 1) * across + column + 1] = _get(out, stride, x + column, y + row)
    large_stride = (3 * w + 1) // 2
    large = bytearray(large_stride * 3 * h)
    enlarge(large, large_stride, 0, 0, inks, w, h)
    for row in range(3 * h // 2):
        for column in range(3 * w // 2):
            ink = _get(large, large_stride, 2 * column, 2 * row)
            at = (y + row) * stride + (x + column >> 1)
            out[at] = out[at] & 0xF0 | ink if x + column & 1 else out[at] & 0x0F | ink << 4


def _get(pixels, stride, x, y):
    """Return the ink of a pixel."""
    pair = pixels[y * stride + (x >> 1)]
    return pair & 15 if x & 1 else pair >> 4
