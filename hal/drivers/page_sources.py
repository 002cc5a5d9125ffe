"""Sources that read rectangles of a one-bit canvas for a bus. See hal/drivers/sources.py."""

from array import array

from engine.compat import NATIVE

if NATIVE:
    from hal.native.pages import gather, turn
else:
    from hal.plain.pages import gather, turn

_RUN_WORDS = 5  # described in hal/plain/pages.py


class Pages:
    """Reads the bytes of a one-bit picture (MONO_VLSB) unchanged: eight rows each, by page."""

    def __init__(self):
        self.left = 0
        self._buffer = b""
        self._run = array("I", [0] * _RUN_WORDS)

    def open(self, buffer, stride, x, y, w, h):
        """Begin with a rectangle of pixels; y and h are multiples of 8."""
        run = self._run
        self._buffer = buffer
        run[0] = (y >> 3) * stride + x
        run[1] = w
        run[2] = w
        run[3] = stride - w
        self.left = w * (h >> 3)

    def read(self, out, count):
        """Put the next `count` bytes at the start of `out`."""
        self._run[4] = count
        gather(out, self._buffer, self._run)
        self.left -= count


class Columns:
    """Reads eight columns of a one-bit picture (MONO_VLSB), one byte per row."""

    def __init__(self):
        self.left = 0
        self._buffer = b""
        self._run = array("I", [0] * _RUN_WORDS)

    def open(self, buffer, stride, x, y, h, upwards):
        """Begin with the columns from x on and h rows from y on; y and h are multiples of 8.

        upwards: whether to read from the last row up; else the rows are read downwards.
        """
        run = self._run
        self._buffer = buffer
        run[0] = (y >> 3) * stride + x
        run[1] = 0
        run[2] = stride
        run[3] = h - 1 if upwards else 0
        self.left = h

    def read(self, out, count):
        """Put the next `count` bytes at the start of `out`."""
        self._run[4] = count
        turn(out, self._buffer, self._run)
        self.left -= count
