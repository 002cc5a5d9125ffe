"""The Canvas in plain Python: for desks, and for chips without native code."""

import io

import framebuf

from hal.surface import Surface

_CLEAR = 255  # colour in the palette of a one-bit sprite that means "leave what is there"
_PICTURES = 0xE0  # the upper byte of the letters that are pictures
_GLYPH_BYTES = 32  # two bytes a row, and a font's index holds up to 15 rows


class Canvas(Surface):
    """A picture that is drawn on with framebuf: shapes, sprites and texts."""

    def __init__(self, width, height, mono=False, make_buffer=bytearray):
        """Make a Surface, and what drawing on it needs. Arguments: see Surface."""
        Surface.__init__(self, width, height, mono, make_buffer)
        # The sources of blit. Lists, because filling in a list allocates nothing; blit takes
        # them as it takes a tuple, which the type checker's stubs do not know.
        self._source = [b"", 0, 0, 0]
        self._glyph_bits = bytearray(_GLYPH_BYTES)
        self._glyph = [self._glyph_bits, 0, 0, framebuf.MONO_HLSB]
        # The two colours of a one-bit sprite. The key is compared after the palette, and 255 is
        # no ink, so a background of 255 is transparent.
        self._inks = bytearray(2)
        self._palette = framebuf.FrameBuffer(self._inks, 2, 1, framebuf.GS8)

    def rect(self, x, y, w, h, ink):
        self.frame_buffer.fill_rect(x, y, w, h, ink)
        self.touch(x, y, w, h)

    def hline(self, x, y, w, ink):
        self.frame_buffer.hline(x, y, w, ink)
        self.touch(x, y, w, 1)

    def clear(self, x, y, w, h):
        """Paint what lies under everything: the cloth, or the ground."""
        if self.cloth:
            self.cells(self.cloth, x, y, w, h)
        else:
            self.rect(x, y, w, h, self.ground)

    def frame(self, x, y, w, h, ink):
        """Draw the outline of a rectangle, one pixel wide and within it."""
        if w > 0 and h > 0:
            self.frame_buffer.rect(x, y, w, h, ink)
            self.touch(x, y, w, h)

    def outline(self, x, y, w, h, ink):
        """Draw the outline of a rectangle without its corners, one pixel wide and within it."""
        paint = self.frame_buffer
        paint.hline(x + 1, y, w - 2, ink)
        paint.hline(x + 1, y + h - 1, w - 2, ink)
        paint.vline(x, y + 1, h - 2, ink)
        paint.vline(x + w - 1, y + 1, h - 2, ink)
        self.touch(x, y, w, h)

    def collage(self, sheet, number, x, y, paint=None, seen=255):
        """Draw a picture that is put together from stamps, or on another framebuffer `paint`.

        sheet: (w, h, papers, firsts, layers, stamps, sizes, keys): width and height; of each
        picture the ink of its paper, and where its layers begin; each layer's stamp, x and y in
        three bytes; of each stamp its pixels in sixteen inks, its width and height in two bytes,
        and the ink that is not drawn. seen: how many columns will be seen; stamps that lie right
        of them are left out. Marks nothing as changed: what is drawn around the picture does.
        """
        paint = paint or self.frame_buffer
        paint.fill_rect(x, y, sheet[0], sheet[1], sheet[2][number])
        layers = sheet[4]
        sizes = sheet[6]
        at = sheet[3][number] * 3
        end = sheet[3][number + 1] * 3
        source = self._source
        while at < end:
            if layers[at + 1] < seen:
                stamp = layers[at]
                source[0] = sheet[5][stamp]
                source[1] = sizes[2 * stamp]
                source[2] = sizes[2 * stamp + 1]
                source[3] = framebuf.GS4_HMSB
                left = x + layers[at + 1]
                paint.blit(source, left, y + layers[at + 2], sheet[7][stamp])  # pyright: ignore[reportArgumentType]
            at += 3

    def inlay(self, sheet, number, x, y, ink, light):
        """Draw a picture that is put together from one-bit stamps.

        sheet: (firsts, layers, stamps, ...): where the layers of each picture begin; each layer's
        stamp, x, y and whether it is in `light`, four bytes; the stamps, as `mask` takes them.
        Marks nothing as changed.
        """
        firsts = sheet[0]
        layers = sheet[1]
        stamps = sheet[2]
        for at in range(firsts[number] * 4, firsts[number + 1] * 4, 4):
            self._inks[0] = _CLEAR
            self._inks[1] = light if layers[at + 3] else ink
            source = self._source
            stamp = stamps[layers[at]]
            source[0] = stamp[0]
            source[1] = stamp[1]
            source[2] = stamp[2]
            source[3] = stamp[3]
            left = x + layers[at + 1]
            self.frame_buffer.blit(source, left, y + layers[at + 2], _CLEAR, self._palette)  # pyright: ignore[reportArgumentType]

    def pair(self, sheet, number, x, y):
        """Draw a pair of pictures: number is row * columns + column.

        sheet: the columns' pictures and then the rows', as for `inlay`; then how many columns
        there are, and of each row its ink, its light, and the sprite that it is drawn upon.
        """
        columns = sheet[3]
        row = number // columns
        ink = sheet[4][row]
        light = sheet[5][row]
        self.sprite(sheet[6][row], x, y)
        self.inlay(sheet, number % columns, x, y, ink, light)
        self.inlay(sheet, columns + row, x, y, ink, light)

    def sprite(self, sprite, x, y):
        """Draw a sprite with its upper left corner at (x, y)."""
        source = self._source
        source[0] = sprite[0]
        source[1] = sprite[1]
        source[2] = sprite[2]
        source[3] = sprite[3]
        key = sprite[4] if sprite[4] < 0 else sprite[4] & 15
        self.frame_buffer.blit(source, x, y, key)  # pyright: ignore[reportArgumentType]
        self.touch(x, y, sprite[1], sprite[2])

    def mask(self, sprite, x, y, ink, paper=-1):
        """Draw a one-bit sprite: its ones in `ink`, its zeros in `paper` or not at all (-1)."""
        source = self._source
        source[0] = sprite[0]
        source[1] = sprite[1]
        source[2] = sprite[2]
        source[3] = sprite[3]
        self._inks[0] = _CLEAR if paper < 0 else paper
        self._inks[1] = ink
        self.frame_buffer.blit(source, x, y, _CLEAR, self._palette)  # pyright: ignore[reportArgumentType]
        self.touch(x, y, sprite[1], sprite[2])

    def text(self, font, x, y, string, ink):
        """Write a line of text, its first row at y; return the x of a letter to follow it."""
        self._inks[0] = _CLEAR
        self._inks[1] = ink
        start = x
        index = font.index
        stream = font.stream
        bits = self._glyph_bits
        glyph = self._glyph
        for char in string:
            code = ord(char)
            if code >> 8 == _PICTURES:
                if self.picture:
                    self.picture(code & 255, x, y + font.top - 2, font.cap)
                    self._inks[1] = ink
                x += font.cap + 2 + font.gap
                continue
            at = font.find(code)
            width = index[at]
            rows = index[at + 1]
            if rows & 15:
                stream.seek(index[at + 2] | index[at + 3] << 8)
                stream.readinto(bits)
                glyph[1] = width
                glyph[2] = rows & 15
                self.frame_buffer.blit(glyph, x, y + (rows >> 4), _CLEAR, self._palette)  # pyright: ignore[reportArgumentType]
            x += width + font.gap
        self.touch(start, y, x - start - font.gap, font.height)
        return x

    def digits(self, value):
        """Return a number, less than 100,000, as a text to be drawn or measured before the next.

        On a chip to make a str takes 0.3 ms: it is looked for among all names that there are.
        """
        return str(value)

    def text_centred(self, font, x, y, w, string, ink):
        """Write a line of text in the middle of the w pixels from x on."""
        return self.text(font, x + (w - font.width(string)) // 2, y, string, ink)

    def text_right(self, font, x, y, string, ink):
        """Write a line of text whose last column is x - 1."""
        return self.text(font, x - font.width(string), y, string, ink)


def measure(font, string):
    """Return the width of a text in pixels, with a gap after each of its letters."""
    width = font.gap * len(string)
    for char in string:
        code = ord(char)
        width += font.cap + 2 if code >> 8 == _PICTURES else font.index[font.find(code)]
    return width


def prepare(font):
    """Make what `Canvas.text` needs to read a font without allocating.

    A stream over its letters, since a slice allocates. A str hands out its letters as interned
    strings; interning allocates, once: now.
    """
    font.stream = io.BytesIO(font.data)
    face = font.face
    for code in range(face[0], face[0] + face[1] // 4):
        chr(code)
    for code in face[4:]:
        chr(code)
