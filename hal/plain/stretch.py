"""A picture half as large again, in plain Python."""

from hal.plain.enlarge import lay, lines


def stretch(small, out, stride, across, x, y, w, h):
    """Draw a picture half as large again, with its upper left corner at (x, y).

    small: GS4_HMSB in rows of `across` bytes. The picture begins in its second row and its third
    column; the inks around it count as neighbours. w, h: the picture's size, both even. out:
    GS4_HMSB in rows of `stride` bytes, mutated; all of the larger picture must be within.

    The picture is made three times as large by the rule of `enlarge`, of which every second pixel
    of every second row is drawn.
    """
    inks = []
    for row in range(0, across * (h + 2), across):
        inks.append(small[row] & 15)
        for pair in small[row + 1 : row + 1 + w // 2]:
            inks.append(pair >> 4)
            inks.append(pair & 15)
        inks.append(small[row + 1 + w // 2] >> 4)
    is_drawn = True
    for line in lines(inks, w, h):
        if is_drawn:
            lay(out, stride, x, y, line[::2])
            y += 1
        is_drawn = not is_drawn
