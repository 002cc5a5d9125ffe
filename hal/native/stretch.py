"""A picture half as large again, as native code.

hal/plain/stretch.py says what it does. A test compares the two.
"""

from engine.compat import micropython


@micropython.viper
def stretch(small: ptr8, out: ptr8, stride: int, across: int, x: int, y: int, w: int, h: int):
    """Draw a picture half as large again: two by two inks become three by three.

    `small` is the byte to the left of a pair of inks, in the row above it. `a` to `d` are the pair
    in that row, in its own two rows and in the row below. `top`, `middle` and `bottom` are the
    rows of the larger square, three inks each, the first the highest.
    """
    line = int(out) + y * stride + (x >> 1)
    row = across + 1
    low = row + across
    deep = low + across
    next_row = stride + stride
    while h > 0:
        h -= 2
        out = ptr8(line)
        line += next_row + stride
        is_odd = x & 1
        end = int(small) + (w >> 1)
        while int(small) < end:
            a = small[1]
            b = small[row]
            c = small[low]
            d = small[deep]
            top = (b >> 4) * 0x110 | b & 15
            middle = top
            bottom = (c >> 4) * 0x110 | c & 15
            # An ink can change if those above and below it differ, and those beside it too.
            if (a ^ c) & 0xF0:  # the upper left one: its four corners
                left = small[row - 1] & 15
                right = b & 15
                if left != right:
                    above = a >> 4
                    below = c >> 4
                    if left == above:
                        top = top & 0xFF | left << 8
                    elif left == below:
                        middle = middle & 0xFF | left << 8
                    if right == above:
                        top = top & 0xF0F | right << 4
                    elif right == below:
                        middle = middle & 0xF0F | right << 4
            if (a ^ c) & 15:  # the upper right one: the middle of its upper and of its lower edge
                left = b >> 4
                right = small[row + 1] >> 4
                if left != right:
                    ink = b & 15
                    above = a & 15
                    below = c & 15
                    if left == above:
                        if ink != small[2] >> 4:
                            top = top & 0xFF0 | above
                    elif right == above and ink != a >> 4:
                        top = top & 0xFF0 | above
                    if left == below:
                        if ink != small[low + 1] >> 4:
                            middle = middle & 0xFF0 | below
                    elif right == below and ink != c >> 4:
                        middle = middle & 0xFF0 | below
            if (b ^ d) & 0xF0:  # the lower left one: the middle of its left and of its right edge
                left = small[low - 1] & 15
                right = c & 15
                if left != right:
                    ink = c >> 4
                    above = b >> 4
                    below = d >> 4
                    if left == above:
                        if ink != small[deep - 1] & 15:
                            bottom = bottom & 0xFF | left << 8
                    elif left == below and ink != small[row - 1] & 15:
                        bottom = bottom & 0xFF | left << 8
                    if right == above:
                        if ink != d & 15:
                            bottom = bottom & 0xF0F | right << 4
                    elif right == below and ink != b & 15:
                        bottom = bottom & 0xF0F | right << 4
            if is_odd:
                out[0] = out[0] & 0xF0 | top >> 8
                out[1] = top
                out[stride] = out[stride] & 0xF0 | middle >> 8
                out[stride + 1] = middle
                out[next_row] = out[next_row] & 0xF0 | bottom >> 8
                out[next_row + 1] = bottom
                out = ptr8(int(out) + 2)
            else:
                out[0] = top >> 4
                out[1] = out[1] & 0xF | top << 4
                out[stride] = middle >> 4
                out[stride + 1] = out[stride + 1] & 0xF | middle << 4
                out[next_row] = bottom >> 4
                out[next_row + 1] = out[next_row + 1] & 0xF | bottom << 4
                out = ptr8(int(out) + 1)
            is_odd ^= 1
            small = ptr8(int(small) + 1)
        small = ptr8(int(small) + across + across - (w >> 1))
