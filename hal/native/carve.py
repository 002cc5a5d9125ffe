"""A small picture twice as large in one bit, as native code.

hal/plain/carve.py says what it does. A test compares the two.
"""

from engine.compat import const, micropython

_LEVEL = const(4)
_RIMMED = const(64)


@micropython.viper
def carve(out: ptr8, stride: int, x: int, y: int, inks: ptr8, w: int, h: int, tones: ptr8):
    """Draw a picture of inks like a woodcut; `n` counts the four pixels of an ink's square."""
    across = w + 2
    line = 0
    while line < h:
        at = (line + 1) * across + 1
        end = at + w
        column = x
        while at < end:
            ink = inks[at]
            tone = tones[ink]
            level = tone >> _LEVEL & 3
            n = 0
            while n < 4:
                side = 1
                if n & 1 == 0:
                    side = 0 - 1
                vertical = across
                if n & 2 == 0:
                    vertical = 0 - across
                beside = inks[at + side]
                over = inks[at + vertical]
                light = tone >> n & 1
                if beside == over and inks[at - side] != beside and inks[at - vertical] != over:
                    light = tones[beside] >> n & 1
                elif tone & _RIMMED and (beside == 0 or over == 0):
                    light = 1
                else:
                    if beside < 16 and tones[beside] >> _LEVEL & 3 > level:
                        light = 0
                    if over < 16 and tones[over] >> _LEVEL & 3 > level:
                        light = 0
                row = y + line * 2 + (n >> 1)
                to = ptr8(int(out) + (row >> 3) * stride + column + (n & 1))
                bit = 1 << (row & 7)
                if light:
                    to[0] = to[0] | bit
                else:
                    to[0] = to[0] & (255 ^ bit)
                n += 1
            column += 2
            at += 1
        line += 1
