"""The Canvas as native code, for MicroPython builds that have it.

hal/plain/canvas.py draws the same in plain Python, and is read first. Tests compare the two.
hal/native/pixels.py says how pointers are cast.
"""

# Viper takes a buffer or a number for a pointer.
# pyright: reportArgumentType=false
from array import array

from engine.compat import micropython
from hal.surface import Surface


class Canvas(Surface):
    """A picture that is drawn on by native code.

    Bytecode whose variables and stack take more than eleven words allocates a block of heap at
    each call. In a fragmented heap the search for it takes 0.1 to 0.3 ms. Native code keeps
    them on the C stack. So even `rect`, which would take thirteen words, is native.
    """

    def __init__(self, width, height, mono=False, make_buffer=bytearray):
        """Make a Surface, and an array for the kernels: `shape` is width, height, mono."""
        Surface.__init__(self, width, height, mono, make_buffer)
        self.shape = array("i", (width, height, mono))
        self._source = [b"", 0, 0, 0]  # what blit reads from: to fill in a list allocates nothing
        self._digits = bytearray(8)
        self._alone = (b"\x00\x01", bytes(4), [self._source])  # a sheet with one stamp

    @micropython.viper
    def touch(self, x: int, y: int, w: int, h: int):
        """Mark a rectangle as changed, unless it lies in one that is marked, as most do."""
        if self.all_dirty:
            return
        right = x + w
        bottom = y + h
        dirty = ptr16(self.dirty)
        left = int(self.dirty_count)
        while left > 0:
            is_beyond = right > dirty[0] + dirty[2] or bottom > dirty[1] + dirty[3]
            if x >= dirty[0] and y >= dirty[1] and not is_beyond:
                return
            dirty = ptr16(int(dirty) + 8)
            left -= 1
        self._touch(x, y, w, h)

    @micropython.native
    def rect(self, x, y, w, h, ink):
        self.frame_buffer.fill_rect(x, y, w, h, ink)
        if not self.all_dirty:
            self.touch(x, y, w, h)

    @micropython.native
    def hline(self, x, y, w, ink):
        self.frame_buffer.hline(x, y, w, ink)
        if not self.all_dirty:
            self.touch(x, y, w, 1)

    @micropython.native
    def clear(self, x, y, w, h):
        """Paint what lies under everything: the cloth, or the ground."""
        if self.cloth:
            self.cells(self.cloth, x, y, w, h)
        else:
            self.rect(x, y, w, h, self.ground)

    @micropython.native
    def frame(self, x, y, w, h, ink):
        """Draw the outline of a rectangle, one pixel wide and within it."""
        if w > 0 and h > 0:
            self.frame_buffer.rect(x, y, w, h, ink)
            if not self.all_dirty:
                self.touch(x, y, w, h)

    @micropython.native
    def outline(self, x, y, w, h, ink):
        """Draw the outline of a rectangle without its corners, one pixel wide and within it."""
        paint = self.frame_buffer
        paint.hline(x + 1, y, w - 2, ink)
        paint.hline(x + 1, y + h - 1, w - 2, ink)
        paint.vline(x, y + 1, h - 2, ink)
        paint.vline(x + w - 1, y + 1, h - 2, ink)
        if not self.all_dirty:
            self.touch(x, y, w, h)

    @micropython.native
    def collage(self, sheet, number, x, y, paint=None, seen=255):
        """Draw a picture from a sheet of stamps, or on another framebuffer `paint`."""
        is_own = paint is None
        if is_own:
            paint = self.frame_buffer
        paint.fill_rect(x, y, sheet[0], sheet[1], sheet[2][number])
        layers = sheet[4]
        stamps = sheet[5]
        sizes = sheet[6]
        keys = sheet[7]
        at = sheet[3][number] * 3
        end = sheet[3][number + 1] * 3
        if is_own:
            at = self._paste_all(layers, stamps, sizes, keys, at, end, x, y, seen)
        source = self._source
        while at < end:
            if layers[at + 1] < seen:
                number = layers[at]
                source[0] = stamps[number]
                source[1] = sizes[2 * number]
                source[2] = sizes[2 * number + 1]
                source[3] = 2  # GS4_HMSB
                paint.blit(source, x + layers[at + 1], y + layers[at + 2], keys[number])
            at += 3

    @micropython.viper
    def _paste_all(
        self,
        layers: ptr8,
        stamps,
        sizes: ptr8,
        keys: ptr8,
        at: int,
        end: int,
        x: int,
        y: int,
        seen: int,
    ) -> int:
        """Draw the stamps of a picture by `paste`; return where the first is that it refuses."""
        paste = self.paste
        buffer = self.buffer
        shape = self.shape
        while at < end:
            number = layers[at]
            left = layers[at + 1]
            if left < seen:
                w = sizes[2 * number]
                h = sizes[2 * number + 1]
                left += x
                top = y + layers[at + 2]
                if not paste(buffer, stamps[number], w, h, left, top, keys[number], shape):
                    break
            at += 3
        return at

    @micropython.native
    def inlay(self, sheet, number, x, y, ink, light):
        """Draw a picture from a sheet of one-bit stamps."""
        self.dots(0, 0, self, sheet, number, -1, x, y, ink, light)

    @micropython.native
    def pair(self, sheet, number, x, y):
        """Draw a pair of pictures from a sheet of columns and rows."""
        columns = sheet[3]
        row = number // columns
        ink = sheet[4][row]
        light = sheet[5][row]
        self.sprite(sheet[6][row], x, y)
        number -= row * columns
        self.dots(0, 0, self, sheet, number, columns + row, x, y, ink, light)

    @micropython.native
    def sprite(self, sprite, x, y):
        """Draw a sprite with its upper left corner at (x, y)."""
        w = sprite[1]
        h = sprite[2]
        key = sprite[4]
        if not self.paste(self.buffer, sprite[0], w, h, x, y, key, self.shape):
            source = self._source
            source[0] = sprite[0]
            source[1] = w
            source[2] = h
            source[3] = sprite[3]
            self.frame_buffer.blit(source, x, y, key if key < 0 else key & 15)
        if not self.all_dirty:
            self.touch(x, y, w, h)

    @micropython.native
    def mask(self, sprite, x, y, ink, paper=-1):
        """Draw a one-bit sprite: its ones in `ink`, its zeros in `paper` or not at all (-1)."""
        w = sprite[1]
        h = sprite[2]
        if paper >= 0:
            self.frame_buffer.fill_rect(x, y, w, h, paper)
        alone = self._alone
        alone[2][0] = sprite
        self.dots(0, 0, self, alone, 0, -1, x, y, ink, ink)
        if not self.all_dirty:
            self.touch(x, y, w, h)

    @staticmethod
    @micropython.viper
    def paste(
        out: ptr8, data: ptr8, w: int, rows: int, x: int, y: int, key: int, shape: ptr32
    ) -> bool:
        """Draw a sprite of w by `rows` pixels in sixteen inks in the picture `out`.

        It is quicker than blit. Returns False, and draws nothing, on one bit and if the sprite is
        partly outside the picture.
        """
        if shape[2] or x < 0 or y < 0 or x + w > shape[0] or y + rows > shape[1]:
            return False
        skip = (shape[0] + 1) >> 1
        out = ptr8(int(out) + y * skip + (x >> 1))
        x &= 1
        skip -= (w + x) >> 1
        # When `clear` pixels of a line are left, only the last `last` of them may have the key.
        # hal/canvas.py explains the key. Bit 7 is set only in -1, and then no pixel has it.
        clear = 0
        last = 1
        if key & 0x80:
            clear = w
        elif key & 0x10:
            clear = w - 2
            last = 3
            key &= 15
        both = key << 4 | key
        while rows > 0:
            rows -= 1
            left = w
            if x:
                pair = data[0] >> 4
                if pair != key:
                    out[0] = out[0] & 0xF0 | pair
                out = ptr8(int(out) + 1)
                left -= 1
            if clear == 0:  # the key may be in any pixel: most pairs are drawn or left as a whole
                end = int(out) + (left >> 1)
                left &= 1
                if x:
                    while int(out) < end:
                        pair = data[0] << 4 & 0xF0 | data[1] >> 4
                        data = ptr8(int(data) + 1)
                        if pair != both:
                            if pair >> 4 == key:
                                out[0] = out[0] & 0xF0 | pair & 15
                            elif pair & 15 == key:
                                out[0] = out[0] & 15 | pair & 0xF0
                            else:
                                out[0] = pair
                        out = ptr8(int(out) + 1)
                else:
                    while int(out) < end:
                        pair = data[0]
                        data = ptr8(int(data) + 1)
                        if pair != both:
                            if pair >> 4 == key:
                                out[0] = out[0] & 0xF0 | pair & 15
                            elif pair & 15 == key:
                                out[0] = out[0] & 15 | pair & 0xF0
                            else:
                                out[0] = pair
                        out = ptr8(int(out) + 1)
            while left > 1:
                if left <= clear:
                    if x:
                        while left > last:
                            out[0] = data[0] << 4 | data[1] >> 4
                            data = ptr8(int(data) + 1)
                            out = ptr8(int(out) + 1)
                            left -= 2
                    else:
                        while left > last + 6:
                            out[0] = data[0]
                            out[1] = data[1]
                            out[2] = data[2]
                            out[3] = data[3]
                            data = ptr8(int(data) + 4)
                            out = ptr8(int(out) + 4)
                            left -= 8
                        while left > last:
                            out[0] = data[0]
                            data = ptr8(int(data) + 1)
                            out = ptr8(int(out) + 1)
                            left -= 2
                    if left < 2:
                        break
                pair = data[0]
                if x:
                    pair = pair << 4 & 0xF0 | data[1] >> 4
                if pair >> 4 == key:
                    if pair & 15 != key:
                        out[0] = out[0] & 0xF0 | pair & 15
                elif pair & 15 == key:
                    out[0] = out[0] & 15 | pair & 0xF0
                else:
                    out[0] = pair
                data = ptr8(int(data) + 1)
                out = ptr8(int(out) + 1)
                left -= 2
            if left:
                pair = data[0]
                if x:
                    pair <<= 4
                if pair >> 4 & 15 != key:
                    out[0] = out[0] & 15 | pair & 0xF0
            if left | x:
                data = ptr8(int(data) + 1)
            out = ptr8(int(out) + skip)
        return True

    @staticmethod
    @micropython.viper
    def dots(
        to: ptr8,
        byte: int,
        canvas,
        sheet,
        first: int,
        second: int,
        x: int,
        y: int,
        ink: int,
        light: int,
    ):
        """Draw one or two pictures (second: -1) from a sheet of one-bit stamps.

        The bytes of a stamp are zero beyond its width. The values of `to` and `byte` do not
        matter: they are local variables, which as parameters are kept in registers.
        """
        firsts = ptr8(sheet[0])
        stamps = sheet[2]
        shape = ptr32(canvas.shape)
        width = shape[0]
        stride = (width + 1) >> 1
        while first >= 0:
            layer = ptr8(int(ptr8(sheet[1])) + (firsts[first] << 2))
            left = firsts[first + 1] - firsts[first]
            first = second
            second = -1
            while left > 0:
                left -= 1
                stamp = stamps[layer[0]]
                data = ptr8(stamp[0])
                across = int(stamp[1])
                rows = int(stamp[2])
                at = x + layer[1]
                top = y + layer[2]
                tint = light if layer[3] else ink
                both = tint << 4 | tint
                layer = ptr8(int(layer) + 4)
                is_easy = shape[2] ^ 1  # in inks, and wholly to be seen
                if at < 0 or top < 0 or at + across > width or top + rows > shape[1]:
                    is_easy = 0
                out = int(ptr8(canvas.buffer))
                if is_easy:
                    out += top * stride + (at >> 1)
                while rows > 0:
                    rows -= 1
                    i = 0
                    while i < across:
                        byte = data[0]
                        data = ptr8(int(data) + 1)
                        if is_easy:
                            to = ptr8(out + (i >> 1))
                            if at & 1:
                                if byte & 0x80:
                                    to[0] = to[0] & 0xF0 | tint
                                byte = byte << 1 & 0xFF
                                to = ptr8(int(to) + 1)
                            while byte:
                                if byte & 0x80:
                                    if byte & 0x40:
                                        to[0] = both
                                    else:
                                        to[0] = to[0] & 0x0F | both & 0xF0
                                elif byte & 0x40:
                                    to[0] = to[0] & 0xF0 | tint
                                byte = byte << 2 & 0xFF
                                to = ptr8(int(to) + 1)
                        else:
                            beyond = at + i
                            while byte:
                                if uint(beyond) >= uint(width) or uint(top) >= uint(shape[1]):
                                    byte &= 0x7F
                                if byte & 0x80:
                                    if shape[2]:
                                        to = ptr8(out + (top >> 3) * width + beyond)
                                        bit = 1 << (top & 7)
                                        to[0] |= bit
                                        if tint == 0:
                                            to[0] ^= bit
                                    else:
                                        to = ptr8(out + top * stride + (beyond >> 1))
                                        shift = (beyond & 1) << 2
                                        to[0] = to[0] & 0x0F << shift | tint << 4 - shift
                                byte = byte << 1 & 0xFF
                                beyond += 1
                        i += 8
                    if is_easy:
                        out += stride
                    top += 1

    @micropython.viper
    def text(self, font, x: int, y: int, string, ink: int) -> int:
        """Write a line of text, its first row at y; return the x of a letter to follow it.

        The text ends at a zero. ink: -1 to measure it alone.
        """
        index = ptr8(font.index)
        face = ptr16(font.face)
        letters = ptr8(string)  # UTF-8, and a zero after it
        start = x
        if ink >= 0:
            data = int(ptr8(font.data))
            shape = ptr32(self.shape)
            picture = int(ptr8(self.buffer))
            stride = (shape[0] + 1) >> 1
            both = ink << 4 | ink
        while letters[0]:
            code = letters[0]
            letters = ptr8(int(letters) + 1)
            if code >= 0x80:
                code &= 0x3F
                while letters[0] >> 6 == 2:
                    code = code << 6 | letters[0] & 0x3F
                    letters = ptr8(int(letters) + 1)
                if code >> 8 == 0x2E0:  # U+E0.., whose first byte is EE: a picture
                    cap = int(font.cap)
                    if ink >= 0:
                        draw = self.picture
                        if draw:
                            draw(code & 0xFF, x, y + int(font.top) - 2, cap)
                    x += cap + 2 + face[2]
                    continue
                code &= 0xFFFF
            number = (code - face[0]) << 2
            if uint(number) >= uint(face[1]):  # as `Font.find` does it
                codes = ptr16(int(face) + 8)
                low = 0
                high = face[3]
                while low < high:
                    middle = (low + high) >> 1
                    if codes[middle] < code:
                        low = middle + 1
                    else:
                        high = middle
                if low == face[3] or codes[low] != code:
                    low = face[3]
                number = face[1] + (low << 2)
            glyph = ptr8(int(index) + number)
            width = glyph[0]
            if ink >= 0:
                rows = glyph[1] & 15
                top = y + (glyph[1] >> 4)
                row = ptr8(data + (glyph[2] | glyph[3] << 8))
                if shape[2] or width > 8 or x < 0 or top < 0 or top + rows > shape[1]:
                    is_easy = 0
                else:
                    is_easy = int(x + width <= shape[0])
                if is_easy:  # as in `dots`, which to call takes as long as to draw a letter
                    out = picture + top * stride + (x >> 1)
                    while rows > 0:
                        rows -= 1
                        byte = row[0]
                        row = ptr8(int(row) + 1)
                        to = ptr8(out)
                        if x & 1:
                            if byte & 0x80:
                                to[0] = to[0] & 0xF0 | ink
                            byte = byte << 1 & 0xFF
                            to = ptr8(int(to) + 1)
                        while byte:
                            if byte & 0x80:
                                if byte & 0x40:
                                    to[0] = both
                                else:
                                    to[0] = to[0] & 0x0F | both & 0xF0
                            elif byte & 0x40:
                                to[0] = to[0] & 0xF0 | ink
                            byte = byte << 2 & 0xFF
                            to = ptr8(int(to) + 1)
                        out += stride
                else:
                    source = self._source
                    source[0] = int(row)
                    source[1] = width
                    source[2] = rows
                    alone = self._alone
                    alone[2][0] = source
                    self.inlay(alone, 0, x, top, ink, ink)
            x += width + face[2]
        if ink >= 0 and not self.all_dirty:
            self.touch(start, y, x - start - face[2], font.height)
        return x

    @micropython.viper
    def digits(self, value: int):
        """Return a number of five digits at most as text, which the next one overwrites."""
        out = ptr8(self._digits)
        if value < 0:
            value = 0 - value
            out[0] = 45
            out = ptr8(int(out) + 1)
        unit = 10000
        is_begun = 0
        while unit > 0:
            digit = 48
            while value >= unit:
                value -= unit
                digit += 1
            unit = unit * 205 >> 11  # a tenth of it
            if is_begun or digit > 48 or unit == 0:
                is_begun = 1
                out[0] = digit
                out = ptr8(int(out) + 1)
        out[0] = 0
        return self._digits

    @micropython.native
    def text_centred(self, font, x, y, w, string, ink):
        """Write a line of text in the middle of the w pixels from x on."""
        taken = self.text(font, 0, 0, string, -1) - font.gap
        if taken < 0:
            taken = 0
        return self.text(font, x + (w - taken) // 2, y, string, ink)

    @micropython.native
    def text_right(self, font, x, y, string, ink):
        """Write a line of text whose last column is x - 1."""
        taken = self.text(font, 0, 0, string, -1) - font.gap
        if taken < 0:
            taken = 0
        return self.text(font, x - taken, y, string, ink)


def measure(font, string):
    """Return the width of a text in pixels, with a gap after each of its letters."""
    return Canvas.text(None, font, 0, 0, string, -1)


def prepare(font):
    """Do nothing: `Canvas.text` reads the letters of a font where they lie."""
