"""A small picture twice as large in one bit, in plain Python."""

LEVEL = 4  # the bit of a tone where its level begins
RIMMED = 64


def carve(out, stride, x, y, inks, w, h, tones):
    """Draw a picture of inks twice as large in one bit, like a woodcut: tones with outlines.

    out: MONO_VLSB in rows of `stride` bytes, mutated; the picture's upper left corner goes to
    (x, y), and all of it must be within. inks: rows of w + 2 bytes, an ink each. The rows above
    and below the picture belong to its surroundings, and so do the first and last byte of a row.
    From 16 on a byte is no ink. tones: a byte for each ink. Its four lowest bits are the pixels
    of a square of two by two, row by row, light where the bit is set. Two bits at LEVEL are its
    level, RIMMED the seventh.

    A pixel beside an ink of a higher level is dark, so shapes on paper have outlines. A pixel of
    a RIMMED ink beside ink 0 is light. Corners are smoothed by the rule known as Scale2x.
    """
    across = w + 2
    for row in range(h):
        for column in range(w):
            at = (row + 1) * across + column + 1
            for n in range(4):
                side = 1 if n & 1 else -1
                vertical = across if n & 2 else -across
                is_light = _is_light(inks, at, side, vertical, tones, n)
                _put(out, stride, x + column * 2 + (n & 1), y + row * 2 + (n >> 1), is_light)


def _is_light(inks, at, side, vertical, tones, n):
    """Return whether pixel n of the ink at `at` is light. side, vertical: to its neighbours."""
    ink = inks[at]
    beside = inks[at + side]
    over = inks[at + vertical]
    if beside == over and inks[at - side] != beside and inks[at - vertical] != beside:
        return tones[beside] >> n & 1
    tone = tones[ink]
    if tone & RIMMED and (beside == 0 or over == 0):
        return 1
    level = tone >> LEVEL & 3
    for other in (beside, over):
        if other < 16 and tones[other] >> LEVEL & 3 > level:
            return 0
    return tone >> n & 1


def _put(out, stride, x, y, is_light):
    at = (y >> 3) * stride + x
    bit = 1 << (y & 7)
    out[at] = out[at] | bit if is_light else out[at] & (255 ^ bit)
