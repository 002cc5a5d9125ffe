"""The picture: sixteen inks, or one bit on small panels, and what of it has changed.

Everything is allocated when a Canvas is made; drawing allocates nothing (tested with the heap
locked). Every call marks what it touched in a few dirty rectangles, which the display driver
sends and clears. Coordinates may lie outside: what does not fit is not drawn.

On a one-bit canvas ink 0 is black and every other ink is white.
"""

import binascii
from array import array

import framebuf

_DIRTY_MAX = 8
# Two rectangles become one when that adds at most this many pixels: sending a window of its own
# costs about as much (address set-up and the Python around it, against 0.26 us a pixel).
_DIRTY_SLACK = 256
_CLEAR = 255  # colour in the palette of a one-bit sprite that means "leave what is there"
_GLYPH_BYTES = 32  # two bytes a row, and a font's index holds up to 15 rows


class Canvas:
    """A picture of `width` by `height` pixels with its buffer, made once at boot.

    A sprite is a tuple (data, w, h, format, key): read-only bytes in a framebuf format, and the
    ink that is not drawn (-1: all are). `buffer` and `format` are for drivers and pictures.
    """

    def __init__(self, width, height, mono=False):
        """Allocate: MONO_VLSB (what OLED controllers take) if mono, else GS4_HMSB."""
        self.width = width
        self.height = height
        self.mono = mono
        if mono:
            self.format = framebuf.MONO_VLSB
            self.buffer = bytearray(width * ((height + 7) // 8))
        else:
            self.format = framebuf.GS4_HMSB
            self.buffer = bytearray((width + 1) // 2 * height)
        self.frame_buffer = framebuf.FrameBuffer(self.buffer, width, height, self.format)
        # The dirty rectangles: x, y, w, h of each, `dirty_count` of them.
        self.dirty = array("h", [0] * (4 * _DIRTY_MAX))
        self.dirty_count = 0
        # What blit reads from: lists, because filling in a list allocates nothing.
        self._source = [b"", 0, 0, 0]
        self._glyph_bits = bytearray(_GLYPH_BYTES)
        self._glyph = [self._glyph_bits, 0, 0, framebuf.MONO_HLSB]
        # The two colours of a one-bit sprite. The key is compared after the palette, and 255 is
        # no ink, so a background of 255 is transparent.
        self._inks = bytearray(2)
        self._palette = framebuf.FrameBuffer(self._inks, 2, 1, framebuf.GS8)
        self.touch(0, 0, width, height)

    def fill(self, ink):
        """Paint everything."""
        self.frame_buffer.fill(ink)
        self.touch(0, 0, self.width, self.height)

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
            x1 if x1 < x2 else x2,
            y1 if y1 < y2 else y2,
            (x2 - x1 if x1 < x2 else x1 - x2) + 1,
            (y2 - y1 if y1 < y2 else y1 - y2) + 1,
        )

    def sprite(self, sprite, x, y):
        """Draw a sprite with its upper left corner at (x, y)."""
        source = self._source
        source[0] = sprite[0]
        source[1] = sprite[1]
        source[2] = sprite[2]
        source[3] = sprite[3]
        self.frame_buffer.blit(source, x, y, sprite[4])
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
        self.frame_buffer.blit(source, x, y, _CLEAR, self._palette)
        self.touch(x, y, sprite[1], sprite[2])

    def text(self, font, x, y, string, ink):
        """Write a line of text, its first row at y; return the x of a letter to follow it."""
        self._inks[0] = _CLEAR
        self._inks[1] = ink
        start = x
        for char in string:
            x = self._letter(font, x, y, ord(char))
        self.touch(start, y, x - start - font.gap, font.height)
        return x

    def char(self, font, x, y, code, ink):
        """Write the glyph of one code point; return the x of a letter to follow it."""
        self._inks[0] = _CLEAR
        self._inks[1] = ink
        end = self._letter(font, x, y, code)
        self.touch(x, y, end - x - font.gap, font.height)
        return end

    def text_width(self, font, string):
        """Return the width of a text in pixels, without the gap after its last letter."""
        return font.width(string)

    def text_centred(self, font, x, y, w, string, ink):
        """Write a line of text in the middle of the w pixels from x on."""
        return self.text(font, x + (w - font.width(string)) // 2, y, string, ink)

    def text_right(self, font, x, y, string, ink):
        """Write a line of text whose last column is x - 1."""
        return self.text(font, x - font.width(string), y, string, ink)

    def _letter(self, font, x, y, code):
        at = font.find(code)
        index = font.index
        width = index[at]
        rows = index[at + 1]
        if rows & 15:
            font.stream.seek(index[at + 2] | index[at + 3] << 8)
            font.stream.readinto(self._glyph_bits)
            glyph = self._glyph
            glyph[1] = width
            glyph[2] = rows & 15
            self.frame_buffer.blit(glyph, x, y + (rows >> 4), _CLEAR, self._palette)
        return x + width + font.gap

    def touch(self, x, y, w, h):
        """Mark a rectangle as changed; the part outside the picture does not count."""
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        if x + w > self.width:
            w = self.width - x
        if y + h > self.height:
            h = self.height - y
        if w <= 0 or h <= 0:
            return
        dirty = self.dirty
        for i in range(0, self.dirty_count * 4, 4):
            left = dirty[i]
            top = dirty[i + 1]
            right = left + dirty[i + 2]
            if x >= left and x + w <= right and y >= top and y + h <= top + dirty[i + 3]:
                return
        self._add_dirty(x, y, w, h)

    def _add_dirty(self, x, y, w, h):
        """Store a rectangle, joined with those it is cheaper to send together with."""
        dirty = self.dirty
        while True:
            best = -1
            best_cost = 1 << 28
            for i in range(0, self.dirty_count * 4, 4):
                cost = self._union_cost(i, x, y, w, h)
                if cost < best_cost:
                    best_cost = cost
                    best = i
            if best_cost > _DIRTY_SLACK and self.dirty_count < _DIRTY_MAX:
                break
            # Join, take the old one out, and see whether the result joins with another.
            right = x + w
            bottom = y + h
            if dirty[best] + dirty[best + 2] > right:
                right = dirty[best] + dirty[best + 2]
            if dirty[best + 1] + dirty[best + 3] > bottom:
                bottom = dirty[best + 1] + dirty[best + 3]
            if dirty[best] < x:
                x = dirty[best]
            if dirty[best + 1] < y:
                y = dirty[best + 1]
            w = right - x
            h = bottom - y
            self.dirty_count -= 1
            for i in range(4):
                dirty[best + i] = dirty[self.dirty_count * 4 + i]
        i = self.dirty_count * 4
        dirty[i] = x
        dirty[i + 1] = y
        dirty[i + 2] = w
        dirty[i + 3] = h
        self.dirty_count += 1

    def _union_cost(self, i, x, y, w, h):
        """Return the pixels that joining with dirty rectangle i would add (or save, below 0)."""
        dirty = self.dirty
        left = dirty[i]
        top = dirty[i + 1]
        right = left + dirty[i + 2]
        bottom = top + dirty[i + 3]
        alone = w * h + (right - left) * (bottom - top)
        if x < left:
            left = x
        if y < top:
            top = y
        if x + w > right:
            right = x + w
        if y + h > bottom:
            bottom = y + h
        return (right - left) * (bottom - top) - alone

    def clear_dirty(self):
        """Forget the dirty rectangles: the panel shows the picture."""
        self.dirty_count = 0

    def crc(self):
        """Return the CRC-32 of the raw buffer, the fingerprint of a golden frame."""
        return binascii.crc32(self.buffer)
