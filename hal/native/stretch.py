"""A picture on the canvas half as large again, as native code.

hal/plain/stretch.py says what it does. A test compares the two.
"""

from engine.compat import micropython


@micropython.viper
def stretch(out: ptr8, stride: int, x: int, y: int, inks: ptr8, w: int, h: int):
    """Make a picture that lies at (x, y) half as large again; its upper left corner stays.

    Two by two inks become three by three. `top`, `middle` and `bottom` are the rows of those,
    three inks each, the first the highest.
    """
    out = ptr8(int(out) + y * stride)
    across = w + 2
    at = across + 1
    row = 0
    while row < h:
        row += 1
        column = x
        end = at + w
        while at < end:
            pair = out[column >> 1]
            inks[at] = pair & 15 if column & 1 else pair >> 4
            column += 1
            at += 1
        at += 2
        out = ptr8(int(out) + stride)
    out = ptr8(int(out) - h * stride)
    at = across + 1
    while h > 0:
        h -= 2
        column = x
        end = at + w
        while at < end:
            # The upper left ink: its four corners.
            ink = inks[at]
            above = inks[at - across]
            below = inks[at + across]
            left = inks[at - 1]
            right = inks[at + 1]
            top = ink << 8 | ink << 4
            middle = top
            if above != below and left != right:
                if left == above:
                    top = top & 0xFF | left << 8
                elif left == below:
                    middle = middle & 0xFF | left << 8
                if right == above:
                    top = top & 0xF0F | right << 4
                elif right == below:
                    middle = middle & 0xF0F | right << 4
            # The upper right one: the middle of its upper and of its lower edge.
            left = ink
            ink = right
            corner = inks[at + 1 - across]
            under = inks[at + 1 + across]
            right = inks[at + 2]
            first = ink
            second = ink
            if corner != under and left != right:
                if left == corner:
                    if ink != inks[at + 2 - across]:
                        first = corner
                elif right == corner and ink != above:
                    first = corner
                if left == under:
                    if ink != inks[at + 2 + across]:
                        second = under
                elif right == under and ink != below:
                    second = under
            top |= first
            middle |= second
            # The lower left one: the middle of its left and of its right edge.
            ink = below
            above = inks[at]
            left = inks[at + across - 1]
            right = under
            low = at + across + across
            below = inks[low]
            first = ink
            second = ink
            if above != below and left != right:
                if left == above:
                    if ink != inks[low - 1]:
                        first = left
                elif left == below and ink != inks[at - 1]:
                    first = left
                if right == above:
                    if ink != inks[low + 1]:
                        second = right
                elif right == below and ink != inks[at + 1]:
                    second = right
            bottom = first << 8 | second << 4 | under
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
            at += 2
        at += 2 + across
        out = ptr8(int(out) + 3 * stride)
