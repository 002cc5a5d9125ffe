"""The buffer of a picture with its dirty rectangles: the base of both Canvas classes."""

import binascii
from array import array

import framebuf

from engine.compat import NATIVE
from hal.dirty import DirtyRects

if NATIVE:
    from hal.native.pixels import lay
else:
    from hal.plain.pixels import lay


class Surface(DirtyRects):
    """A picture of `width` by `height` pixels. Its buffer is allocated once.

    buffer   the bytes that drivers read, in the framebuf format `format`: MONO_VLSB (the format
             of OLED controllers) on one-bit panels, else GS4_HMSB
    look     None, or a value for those who draw on it: the canvas does not read it
    ground   the ink that `clear` paints if there is no cloth
    cloth    None, or the pattern of cells that `clear` paints: (cloth, shape) as of
             hal.plain.pixels.lay; `spread` sets it
    picture  None, or what draws the pictures within texts: see hal/canvas.py
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
        self.look = None
        self.picture = None

    def fill(self, ink):
        self.frame_buffer.fill(ink)
        self.touch_all()

    def vline(self, x, y, h, ink):
        """Draw a vertical line of h pixels, downwards from (x, y)."""
        self.frame_buffer.vline(x, y, h, ink)
        self.touch(x, y, 1, h)

    def pixel(self, x, y, ink):
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

    def spread(self, data, columns, rows):
        """Set the cloth: a pattern of cells of 8x8 pixels, beginning in the upper left corner.

        data: 32 bytes for each kind of cell, then the kinds of columns * rows cells, row by row.
        A number that is smaller than the picture has is a power of two; the pattern then repeats.
        The picture's width is a multiple of 8.
        """
        first = len(data) - columns * rows
        across = 255 if columns * 8 >= self.width else columns - 1
        down = 255 if rows * 8 >= self.height else rows - 1
        measures = (first, columns, across, down, self.width >> 1, self.width, self.height)
        self.cloth = data, array("I", measures)

    def cells(self, cloth, x, y, w, h):
        """Paint a cloth on a rectangle.

        Takes about 3 ms for 240x240 on an RP2040; one sprite per cell would take 275 ms.
        """
        data, shape = cloth
        lay(self.buffer, data, shape, x, y, w, h)
        self.touch(x, y, w, h)

    def crc(self):
        """Return the CRC-32 of the buffer, which identifies a golden frame."""
        return binascii.crc32(self.buffer)
