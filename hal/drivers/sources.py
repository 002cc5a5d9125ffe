"""Sources, which read rectangles of a canvas for a bus in the format of a colour panel.

A source is opened on a rectangle. `left` is the number of bytes still to be read, and
`read(out, count)` reads the next ones. A bus uses only these two, so each bus may choose the size
of its chunks. Nothing allocates after the start.
"""

from array import array

from engine.compat import NATIVE

_RUN_WORDS = 5  # described in hal/plain/pixels.py


class Inks:
    """Reads a 16-ink picture (GS4_HMSB) as RGB565, in multiples of four bytes."""

    def __init__(self, palette):
        """Make the table for a palette of 48 bytes."""
        if NATIVE:
            from hal.native.pixels import expand, fill_pairs
        else:
            from hal.plain.pixels import expand, fill_pairs
        self._expand = expand
        self._fill_pairs = fill_pairs
        self.left = 0
        self._buffer = b""
        self._run = array("I", [0] * _RUN_WORDS)
        self._table = bytearray(1024)
        self.recolour(palette)

    def recolour(self, palette):
        """Change the colours of the inks from the next read on. palette: 48 bytes."""
        self._fill_pairs(self._table, palette)

    def open(self, buffer, stride, x, y, w, h):
        """Begin with a rectangle of pixels; x and w are even. stride: bytes a line."""
        run = self._run
        w >>= 1
        self._buffer = buffer
        run[0] = y * stride + (x >> 1)
        run[1] = w
        run[2] = w
        run[3] = stride - w
        self.left = w * h * 4

    def read(self, out, count):
        """Put the next `count` bytes at the start of `out`, which is aligned to four bytes."""
        self._run[4] = count >> 2
        self._expand(out, self._buffer, self._table, self._run)
        self.left -= count
