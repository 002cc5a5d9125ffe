"""MicroPython's `framebuf` for CPython: the same pixels, fast enough for a moving screen.

It has every format and every drawing call except `text` (the application has its own fonts) and
`poly`. Neither exists here, so a call fails at once. Reading a palette beyond its end raises an
error; on the chip it returns the bytes that follow in memory.

Speed: a row of a buffer is one big int. Drawing w pixels is one masked "or" on that int, in every
format. A `_Layout` says how wide the field of a pixel is, and at which end of the int the row
starts. The prepared rows of a sprite are cached; the key is the content of the sprite.
tests/host/test_framebuf.py compares every byte with the real interpreter's.
"""

import sys
from functools import cache
from typing import Literal

MVLSB = MONO_VLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

# The number of cached sprites: a game's art and the glyphs of its texts are well below it.
_CACHED_SPRITES = 4096
_CACHED_BYTES = 4096
_prepared = {}


class _Layout:
    """How one format lays pixels into bytes.

    `bits` is the number of bits that a pixel holds. `field` is the distance in bits from one pixel
    to the next in a row. It is 8 in MONO_VLSB, where a byte holds one bit of each of eight rows.
    Widths are rounded up to `align` pixels and heights to `rows`.
    """

    def __init__(self, bits, field, order, align, rows=1):
        self.bits = bits
        self.field = field
        self.order: Literal["little", "big"] = order
        self.align = align
        self.rows = rows
        self.top = (1 << bits) - 1

    def value(self, colour):
        """Return the value that a pixel stores for `colour`."""
        return int(colour != 0) if self.bits == 1 else colour & self.top

    @cache  # noqa: B019 - there are seven layouts, and they live as long as the module
    def repeat(self, value, count):
        """Return the row int of `count` pixels that all hold `value`."""
        return ((1 << (self.field * count)) - 1) // ((1 << self.field) - 1) * value


_LAYOUTS = {
    MONO_VLSB: _Layout(1, 8, "little", 1, 8),
    RGB565: _Layout(16, 16, "little", 1),
    GS4_HMSB: _Layout(4, 4, "big", 2),
    MONO_HLSB: _Layout(1, 1, "big", 8),
    MONO_HMSB: _Layout(1, 1, "little", 8),
    GS2_HMSB: _Layout(2, 2, "little", 4),
    GS8: _Layout(8, 8, "big", 1),
}


class FrameBuffer:
    """A picture over a caller's writable buffer, as on MicroPython."""

    def __init__(self, buffer, width, height, format, stride=None):
        """Borrow `buffer`. Raises ValueError if it is too small or the format is unknown."""
        view = memoryview(buffer)
        if view.readonly:
            raise TypeError("object with writable buffer protocol required")
        self._open(buffer if isinstance(buffer, bytearray) else view.cast("B"), view.nbytes)
        self._shape(width, height, format, width if stride is None else stride)

    def _open(self, data, size):
        self._data = data
        self._size = size

    def _shape(self, width, height, format, stride):
        layout = _LAYOUTS.get(format)
        if layout is None:
            raise ValueError("invalid format")
        if not (1 <= width <= 0xFFFF and 1 <= height <= 0xFFFF and width <= stride <= 0xFFFF):
            raise ValueError("invalid size")
        self._stride = -(-stride // layout.align) * layout.align
        needed_rows = -(-height // layout.rows) * layout.rows
        needed = (needed_rows - layout.rows) * self._stride
        needed += layout.rows * -(-width // layout.align) * layout.align
        if needed > self._size * 8 // layout.bits:
            raise ValueError("buffer too small")
        self._width = width
        self._height = height
        self._format = format
        self._layout = layout

    @classmethod
    def _source(cls, source):
        """Return a framebuffer for reading: itself, or one over (buffer, w, h, format, stride)."""
        if isinstance(source, FrameBuffer):
            return source
        if not 4 <= len(source) <= 5:
            raise ValueError("a source is (buffer, w, h, format[, stride])")
        self = cls.__new__(cls)
        data = source[0]
        self._open(data if isinstance(data, bytes) else memoryview(data).cast("B"), len(data))
        stride = source[1] if len(source) == 4 else source[4]
        self._shape(source[1], source[2], source[3], stride)
        return self

    def _span(self, x, y, count):
        """Return first byte, end byte and shift of `count` pixels from (x, y) in the row int."""
        layout = self._layout
        field = layout.field
        if layout.rows == 8:
            first = (y >> 3) * self._stride + x
            return first, first + count, y & 7
        start = (y * self._stride + x) * field
        end = start + count * field
        last = (end + 7) >> 3
        return start >> 3, last, start & 7 if layout.order == "little" else (last << 3) - end

    def _row(self, x, y, count):
        """Return `count` pixels from (x, y) as a row int, all within the picture."""
        first, last, shift = self._span(x, y, count)
        row = int.from_bytes(self._data[first:last], self._layout.order) >> shift
        return row & self._layout.repeat(self._layout.top, count)

    def _merge(self, x, y, count, bits, mask):
        """Store the row int `bits` at (x, y) where `mask` has ones, all within the picture."""
        if not mask:
            return
        first, last, shift = self._span(x, y, count)
        order = self._layout.order
        row = int.from_bytes(self._data[first:last], order)
        row = (row & ~(mask << shift)) | (bits << shift)
        self._data[first:last] = row.to_bytes(last - first, order)

    def _merge_rows(self, x, y, count, rows):
        """Store one (bits, mask) below the other from (x, y) on, as `_merge` does."""
        layout = self._layout
        if layout.rows == 8:
            self._merge_pages(x, y, count, rows)
            return
        data = self._data
        order = layout.order
        from_bytes = int.from_bytes
        first, last, shift = self._span(x, y, count)
        length = last - first
        step = self._stride * layout.field >> 3
        for bits, mask in rows:
            if mask:
                last = first + length
                row = from_bytes(data[first:last], order) & ~(mask << shift) | bits << shift
                data[first:last] = row.to_bytes(length, order)
            first += step

    def _merge_pages(self, x, y, count, rows):
        """Do as `_merge_rows` in MONO_VLSB: the rows that share bytes are stored together."""
        bits = mask = 0
        for own, own_mask in rows:
            bits |= own << (y & 7)
            mask |= own_mask << (y & 7)
            y += 1
            if not y & 7:
                self._merge(x, y - 8, count, bits, mask)
                bits = mask = 0
        self._merge(x, y & ~7, count, bits, mask)

    def _get(self, x, y):
        return self._row(x, y, 1)

    def _set(self, x, y, colour):
        if 0 <= x < self._width and 0 <= y < self._height:
            self._merge(x, y, 1, self._layout.value(colour), self._layout.top)

    def pixel(self, x, y, c=None):
        """Draw one pixel, or return its colour (None outside) when `c` is left out."""
        if c is not None:
            self._set(x, y, c)
        elif 0 <= x < self._width and 0 <= y < self._height:
            return self._get(x, y)
        return None

    def fill(self, c):
        if self._format in (GS4_HMSB, GS8) and self._stride == self._width:
            value = self._layout.value(c)
            count = self._stride * self._height * self._layout.bits // 8
            self._data[:count] = (
                bytes((value * 17 & 255 if self._format == GS4_HMSB else value,)) * count
            )
            return
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x, y, w, h, c):
        right = min(self._width, x + w)
        bottom = min(self._height, y + h)
        x = max(x, 0)
        y = max(y, 0)
        count = right - x
        if w < 1 or count < 1:
            return
        layout = self._layout
        bits = layout.repeat(layout.value(c), count)
        first, last, _ = self._span(x, y, count)
        if layout.rows == 1 and count * layout.field == (last - first) * 8:  # whole bytes
            row = bits.to_bytes(last - first, layout.order)
            step = self._stride * layout.field >> 3
            for at in range(first, first + step * (bottom - y), step):
                self._data[at : at + len(row)] = row
            return
        mask = layout.repeat(layout.top, count)
        self._merge_rows(x, y, count, [(bits, mask)] * (bottom - y))

    def rect(self, x, y, w, h, c, f=False):
        """Draw the outline of a rectangle, or the whole of it if `f` is true."""
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def hline(self, x, y, w, c):
        """Draw a line of `w` pixels to the right."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        """Draw a line from end to end, both included."""
        dx, dy = abs(x2 - x1), abs(y2 - y1)
        step_x = 1 if x2 > x1 else -1
        step_y = 1 if y2 > y1 else -1
        steep = dy > dx
        if steep:
            x1, y1, dx, dy, step_x, step_y = y1, x1, dy, dx, step_y, step_x
        error = 2 * dy - dx
        for _ in range(dx):
            if steep:
                self._set(y1, x1, c)
            else:
                self._set(x1, y1, c)
            while error >= 0:
                y1 += step_y
                error -= 2 * dx
            x1 += step_x
            error += 2 * dy
        self._set(x2, y2, c)

    def scroll(self, xstep, ystep):
        """Move the picture; uncovered areas keep their old pixels."""
        if abs(xstep) >= self._width or abs(ystep) >= self._height:
            return
        count = self._width - abs(xstep)
        mask = self._layout.repeat(self._layout.top, count)
        rows = range(max(ystep, 0), self._height + min(ystep, 0))
        for y in reversed(rows) if ystep > 0 else rows:
            bits = self._row(max(-xstep, 0), y - ystep, count)
            self._merge(max(xstep, 0), y, count, bits, mask)

    def blit(self, fbuf, x, y, key=-1, palette=None):
        """Draw a framebuffer or (buffer, w, h, format[, stride]) with its corner at (x, y).

        Colours go through row 0 of `palette` first; then those equal to `key` are not drawn.
        """
        source = self._source(fbuf)
        left, top = max(0, -x), max(0, -y)
        count = min(self._width, x + source._width) - max(x, 0)
        height = min(self._height, y + source._height) - max(y, 0)
        if count < 1 or height < 1:
            return
        palette = None if palette is None else self._source(palette)
        if source._data is self._data or (palette and palette._data is self._data):
            self._blit_pixels(source, x, y, key, palette)
            return
        layout = self._layout
        whole = layout.repeat(layout.top, count)
        if source._format == self._format and key == -1 and palette is None:
            for row in range(height):
                bits = source._row(left, top + row, count)
                self._merge(max(x, 0), max(y, 0) + row, count, bits, whole)
            return
        drop = left if layout.order == "little" else source._width - left - count
        drop *= layout.field
        rows = source._rows_for(self._format, key, palette)
        x, y = max(x, 0), max(y, 0)
        rows = rows[top : top + height]
        if count < source._width:
            rows = [((bits >> drop) & whole, (mask >> drop) & whole) for bits, mask in rows]
        self._merge_rows(x, y, count, rows)

    def _rows_for(self, format, key, palette):
        """Return [(bits, mask)] of every row, ready to merge into a picture of `format`."""
        layout = _LAYOUTS[format]
        if self._size > _CACHED_BYTES:
            return self._prepare(layout, key, palette)
        shape = (self._width, self._height, self._format, self._stride, format, key)
        colours = None
        if palette is not None:
            colours = (bytes(palette._data), palette._width, palette._format)
        name = (bytes(self._data), shape, colours)
        rows = _prepared.get(name)
        if rows is None:
            if len(_prepared) >= _CACHED_SPRITES:
                _prepared.clear()
            rows = _prepared[name] = self._prepare(layout, key, palette)
        return rows

    def _prepare(self, layout, key, palette):
        key &= 0xFFFFFFFF
        rows = []
        for y in range(self._height):
            bits = mask = 0
            for x in range(self._width):
                colour = self._mapped(x, y, palette)
                if colour != key:
                    place = x if layout.order == "little" else self._width - 1 - x
                    bits |= layout.value(colour) << (place * layout.field)
                    mask |= layout.top << (place * layout.field)
            rows.append((bits, mask))
        return rows

    def _mapped(self, x, y, palette):
        colour = self._get(x, y)
        if palette is None:
            return colour
        if colour >= palette._width:
            raise IndexError("colour %d is beyond the palette" % colour)
        return palette._get(colour, 0)

    def _blit_pixels(self, source, x, y, key, palette):
        """Blit within one buffer, pixel by pixel, since later pixels may read earlier ones."""
        key &= 0xFFFFFFFF
        for row in range(max(0, -y), min(source._height, self._height - y)):
            for column in range(max(0, -x), min(source._width, self._width - x)):
                colour = source._mapped(column, row, palette)
                if colour != key:
                    self._set(x + column, y + row, colour)


def install():
    """Make this module the `framebuf` of all later imports."""
    sys.modules["framebuf"] = sys.modules[__name__]
