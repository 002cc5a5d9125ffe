"""A picture half as large again, in plain Python."""

from hal.plain.enlarge import enlarge


def stretch(small, out, stride, across, x, y, w, h):
    """Draw a picture half as large again, with its upper left corner at (x, y).

    small: GS4_HMSB in rows of `across` bytes. The picture begins in its second row and its third
    column; the inks around it count as neighbours. w, h: the picture's size, both even. out:
    GS4_HMSB in rows of `stride` bytes, mutated; all of the larger picture must be within.

    The picture is made three times as large by the rule of `enlarge`, of which every second pixel
    of every second row is drawn.
    """
    inks = bytearray((w + 2) * (h + 2))
    for row in range(h + 2):
        for column in range(w + 2):
            inks[row * (w + 2) + column] = _get(small, across, column + 1, row)
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
