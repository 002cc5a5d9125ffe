"""Where a bus gets its pixels: rectangles of a canvas, read in the form a colour panel wants.

A source is opened on a rectangle; `left` says how many bytes of it are still to come and
`read(out, count)` gives the next ones. Buses need to know no more, so each sends in chunks of its
own liking. Nothing allocates after the start.
"""

from array import array

from hal import twins

_expand = twins.load("pixels").expand

_RUN_WORDS = 5  # hal/plain/pixels.py says what they are


def fill_pair_table(table, palette):
    """Fill in what two pixels in one byte are on the wire, for each of the 256 bytes.

    table: bytearray(1024), mutated; four bytes a pair: RGB565 of the left pixel, then of the
    right, each with the high byte first, as ST77xx controllers take it (framebuf.RGB565 has the
    low byte first). palette: 48 bytes, red green blue of each ink.
    """
    for pair in range(256):
        for side in range(2):
            ink = (pair & 15 if side else pair >> 4) * 3
            at = pair * 4 + side * 2
            table[at] = palette[ink] & 0xF8 | palette[ink + 1] >> 5
            table[at + 1] = palette[ink + 1] << 3 & 0xE0 | palette[ink + 2] >> 3


class Inks:
    """Pixels of a 16-ink picture (GS4_HMSB) as RGB565. Read multiples of four bytes."""

    def __init__(self, palette):
        """Make the table for a palette of 48 bytes."""
        self.left = 0
        self._buffer = b""
        self._run = array("I", [0] * _RUN_WORDS)
        self._table = bytearray(1024)
        self.recolour(palette)

    def recolour(self, palette):
        """Change what the inks look like from the next read on."""
        fill_pair_table(self._table, palette)

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
        _expand(out, self._buffer, self._table, self._run)
        self.left -= count
