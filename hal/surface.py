"""The buffer of a picture with its dirty rectangles: the base of both Canvas classes."""

import binascii
from array import array

import framebuf

from hal import twins
from hal.dirty import DirtyRects

_lay = twins.load("pixels").lay


class Surface(DirtyRects):
    """A picture of `width` by `height` pixels. Its buffer is allocated once.

    buffer   the bytes that drivers read, in the framebuf format `format`: MONO_VLSB (the format
             of OLED controllers) on one-bit panels, else GS4_HMSB
    ground   the ink that `clear` paints if there is no cloth
    cloth    None, or a pattern of 8x8 cells that `clear` paints: (data, first, columns). data:
             the `cloth` of hal.plain.pixels.lay; first: index in data of the kinds of the cells;
             columns: cells in a row, which cover the width
    """

    def __init__(self, width, height, mono, make_buffer):
        """Allocate the buffer.

        make_buffer: function(size) that returns a buffer of `size` bytes.
        """
        DirtyRects.__init__(self, width, height)
        self.mono = mono
        self.format = framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
        stored = width * ((height + 7) // 8) if mono else (width + 1) // 2 * height
        self.buffer = make_buffer(stored)
        self.frame_buffer = framebuf.FrameBuffer(self.buffer, width, height, self.format)
        self.ground = 0
        self.cloth = None
        self._run = array("i", [0] * 6)  # for `lay`

    def fill(self, ink):
        """Paint everything."""
        self.frame_buffer.fill(ink)
        self.touch_all()

    def vline(self, x, y, h, ink):
        """Draw a vertical line of h pixels, downwards from (x, y)."""
        self.frame_buffer.vline(x, y, h, ink)
        self.touch(x, y, 1, h)

    def pixel(self, x, y, ink):
        """Draw one pixel."""
        self.frame_buffer.pixel(x, y, ink)
        self.touch(x, y, 1, 1)

    def line(self, x1, y1, x2, y2, ink):
        """Draw a line between two points, both included."""
        self.frame_buffer.line(x1, y1, x2, y2, ink)
        self.touch(
            min(x1, x2),
            min(y1, y2),
            abs(x2 - x1) + 1,
            abs(y2 - y1) + 1,
        )

    def cells(self, cloth, x, y, w, h):
        """Paint the cells of a cloth that a rectangle touches.

        Takes about 3 ms for 240x240 on an RP2040; one sprite per cell would take 275 ms.
        """
        data, first, columns = cloth
        left = max(x, 0) >> 3
        top = max(y, 0) >> 3
        count = (min(x + w, self.width) + 7 >> 3) - left
        lines = min(y + h + 7 & ~7, self.height) - top * 8
        if count <= 0 or lines <= 0:
            return
        run = self._run
        run[0] = first + top * columns + left
        run[1] = count
        run[2] = columns
        run[3] = (top * self.width + left) * 4
        run[4] = self.width >> 1
        run[5] = lines
        _lay(self.buffer, data, run)
        self.touch(left * 8, top * 8, count * 8, lines)

    def crc(self):
        """Return the CRC-32 of the buffer, which identifies a golden frame."""
        return binascii.crc32(self.buffer)
