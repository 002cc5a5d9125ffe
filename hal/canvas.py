"""The picture: sixteen inks, or one bit on small panels, and what of it has changed.

Everything is allocated when a Canvas is made; drawing allocates nothing (tested with the heap
locked). Every call marks what it touched as dirty (hal/dirty.py). Coordinates may lie outside:
what does not fit is not drawn.

On a one-bit canvas ink 0 is black and every other ink is white.
"""

import binascii
from array import array

import framebuf

from hal.dirty import DirtyRects
from hal.kernels import lay

_CLEAR = 255  # colour in the palette of a one-bit sprite that means "leave what is there"
_GLYPH_BYTES = 32  # two bytes a row, and a font's index holds up to 15 rows


class Canvas(DirtyRects):
    """A picture of `width` by `height` pixels with its buffer, made once at boot.

    A sprite is a tuple (data, w, h, format, key): read-only bytes in a framebuf format, and the
    ink that is not drawn (-1: all are). `buffer` and `format` are for drivers and pictures.
    """

    def __init__(self, width, height, mono=False, make_buffer=bytearray):
        """Allocate: MONO_VLSB (what OLED controllers take) if mono, else GS4_HMSB.

        make_buffer: returns a buffer of so many bytes, for who keeps room for pictures.
        """
        DirtyRects.__init__(self, width, height)
        self.mono = mono
        self.format = framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
        stored = width * ((height + 7) // 8) if mono else (width + 1) // 2 * height
        self.buffer = make_buffer(stored)
        self.frame_buffer = framebuf.FrameBuffer(self.buffer, width, height, self.format)
        # What blit reads from. Lists, because filling in a list allocates nothing; blit takes
        # them as it takes a tuple, which the type checker's stubs do not know.
        self._source = [b"", 0, 0, 0]
        self._glyph_bits = bytearray(_GLYPH_BYTES)
        self._glyph = [self._glyph_bits, 0, 0, framebuf.MONO_HLSB]
        # The two colours of a one-bit sprite. The key is compared after the palette, and 255 is
        # no ink, so a background of 255 is transparent.
        self._inks = bytearray(2)
        self._palette = framebuf.FrameBuffer(self._inks, 2, 1, framebuf.GS8)
        self._cells = array("i", [0] * 6)

    def fill(self, ink):
        """Paint everything."""
        self.frame_buffer.fill(ink)
        self.touch_all()

    def rect(self, x, y, w, h, ink):
        """Paint a rectangle."""
        self.frame_buffer.fill_rect(x, y, w, h, ink)
        self.touch(x, y, w, h)

    def frame(self, x, y, w, h, ink):
        """Draw the outline of a rectangle, one pixel wide and within it."""
        if w > 0 and h > 0:
            self.frame_buffer.rect(x, y, w, h, ink)
            self.touch(x, y, w, h)

    def hline(self, x, y, w, ink):
        """Draw a line of w pixels to the right."""
        self.frame_buffer.hline(x, y, w, ink)
        self.touch(x, y, w, 1)

    def vline(self, x, y, h, ink):
        """Draw a line of h pixels downwards."""
        self.frame_buffer.vline(x, y, h, ink)
        self.touch(x, y, 1, h)

    def pixel(self, x, y, ink):
        """Draw one pixel."""
        self.frame_buffer.pixel(x, y, ink)
        self.touch(x, y, 1, 1)

    def line(self, x1, y1, x2, y2, ink):
        """Draw a line from end to end, both included."""
        self.frame_buffer.line(x1, y1, x2, y2, ink)
        self.touch(
            min(x1, x2),
            min(y1, y2),
            abs(x2 - x1) + 1,
            abs(y2 - y1) + 1,
        )

    def sprite(self, sprite, x, y):
        """Draw a sprite with its upper left corner at (x, y)."""
        source = self._source
        source[0] = sprite[0]
        source[1] = sprite[1]
        source[2] = sprite[2]
        source[3] = sprite[3]
        self.frame_buffer.blit(source, x, y, sprite[4])  # pyright: ignore[reportArgumentType]
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

    def cells(self, cloth, x, y, w, h):
        """Paint the cells of a cloth that a rectangle touches.

        cloth: (data, first, columns): what hal.pixels_plain.lay takes, where in it the kinds of
        the cells begin, and how many cells a row has, which cover the canvas's width. Some 10 ms
        for 240x240 on an RP2040, where a sprite a cell takes 275.
        """
        data, first, columns = cloth
        left = max(x, 0) >> 3
        top = max(y, 0) >> 3
        count = (min(x + w, self.width) + 7 >> 3) - left
        lines = min(y + h + 7 & ~7, self.height) - top * 8
        if count <= 0 or lines <= 0:
            return
        run = self._cells
        run[0] = first + top * columns + left
        run[1] = count
        run[2] = columns
        run[3] = (top * self.width + left) * 4
        run[4] = self.width >> 1
        run[5] = lines
        lay(self.buffer, data, run)
        self.touch(left * 8, top * 8, count * 8, lines)

    def text(self, font, x, y, string, ink):
        """Write a line of text, its first row at y; return the x of a letter to follow it."""
        self._inks[0] = _CLEAR
        self._inks[1] = ink
        start = x
        # Names of its own for what the loop needs: on the chip a look-up costs as much as
        # three pixels of the glyph.
        index = font.index
        stream = font.stream
        gap = font.gap
        first = font.first
        run = font.run
        bits = self._glyph_bits
        glyph = self._glyph
        for char in string:
            at = ord(char) - first
            at = at * 4 if 0 <= at < run else font.find(at + first)
            width = index[at]
            rows = index[at + 1]
            if rows & 15:
                stream.seek(index[at + 2] | index[at + 3] << 8)
                stream.readinto(bits)
                glyph[1] = width
                glyph[2] = rows & 15
                self.frame_buffer.blit(glyph, x, y + (rows >> 4), _CLEAR, self._palette)  # pyright: ignore[reportArgumentType]
            x += width + gap
        self.touch(start, y, x - start - gap, font.height)
        return x

    def char(self, font, x, y, code, ink):
        """Write the glyph of one code point; return the x of a letter to follow it."""
        return self.text(font, x, y, chr(code), ink)

    def text_centred(self, font, x, y, w, string, ink):
        """Write a line of text in the middle of the w pixels from x on."""
        return self.text(font, x + (w - font.width(string)) // 2, y, string, ink)

    def text_right(self, font, x, y, string, ink):
        """Write a line of text whose last column is x - 1."""
        return self.text(font, x - font.width(string), y, string, ink)

    def crc(self):
        """Return the CRC-32 of the raw buffer, the fingerprint of a golden frame."""
        return binascii.crc32(self.buffer)
