"""A small picture three times as large, as native code.

hal/plain/enlarge.py says what it does. A test compares the two.
"""

from engine.compat import micropython


@micropython.viper
def enlarge(out: ptr8, stride: int, x: int, y: int, inks: ptr8, w: int, h: int):
    """Draw a picture of inks into one of sixteen inks, in rows of `stride` bytes.

    `top`, `middle` and `bottom` are the rows of a square, three inks each, the first the highest.
    """
    out = ptr8(int(out) + y * stride)
    across = w + 2
    at = across + 1
    while h > 0:
        h -= 1
        column = x
        end = at + w
        while at < end:
            ink = inks[at]
            above = inks[at - across]
            below = inks[at + across]
            left = inks[at - 1]
            right = inks[at + 1]
            top = ink * 0x111
            middle = top
            bottom = top
            if above != below and left != right:
                if left == above:
                    top = top & 0xFF | left << 8
                    if ink != inks[at - across + 1]:
                        top = top & 0xF0F | left << 4
                    if ink != inks[at + across - 1]:
                        middle = middle & 0xFF | left << 8
                elif left == below:
                    bottom = bottom & 0xFF | left << 8
                    if ink != inks[at + across + 1]:
                        bottom = bottom & 0xF0F | left << 4
                    if ink != inks[at - across - 1]:
                        middle = middle & 0xFF | left << 8
                if right == above:
                    top = top & 0xFF0 | right
                    if ink != inks[at - across - 1]:
                        top = top & 0xF0F | right << 4
                    if ink != inks[at + across + 1]:
                        middle = middle & 0xFF0 | right
                elif right == below:
                    bottom = bottom & 0xFF0 | right
                    if ink != inks[at + across - 1]:
                        bottom = bottom & 0xF0F | right << 4
                    if ink != inks[at - across + 1]:
                        middle = middle & 0xFF0 | right
            to = ptr8(int(out) + (column >> 1))
            if column & 1:
                to[0] = to[0] & 0xF0 | top >> 8
                to[1] = top
                to = ptr8(int(to) + stride)
                to[0] = to[0] & 0xF0 | middle >> 8
                to[1] = middle
                to = ptr8(int(to) + stride)
                to[0] = to[0] & 0xF0 | bottom >> 8
                to[1] = bottom
            else:
                to[0] = top >> 4
                to[1] = to[1] & 0xF | top << 4
                to = ptr8(int(to) + stride)
                to[0] = middle >> 4
                to[1] = to[1] & 0xF | middle << 4
                to = ptr8(int(to) + stride)
                to[0] = bottom >> 4
                to[1] = to[1] & 0xF | bottom << 4
            column += 3
            at += 1
        at += 2
        out = ptr8(int(out) + 3 * stride)
