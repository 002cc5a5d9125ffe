"""The base of one-bit panels: a byte is eight rows of a column, and brightness is a contrast."""

from engine.compat import const

_CONTRAST = const(0x81)
_OFF = const(b"\xae")
_ON = const(b"\xaf")


class Oled:
    """A one-bit panel: shows MONO_VLSB canvases of its own size.

    A driver sets `_source` and implements `_send(x, y, w, h)`, which sends the pages of a
    rectangle of `_picture`; y and h are multiples of 8.
    """

    def __init__(self, bus, sleep_ms, width, height, reset=None):
        """Borrow the bus, a function that waits, and the reset pin, if any."""
        self._bus = bus
        self._sleep_ms = sleep_ms
        self._reset = reset
        self._picture = b""
        self._level = bytearray((_CONTRAST, 0x80))
        self.width = width
        self.height = height
        self.is_turned = False

    def directions(self, is_turned):
        """Return the commands for the picture upright or turned by half a turn.

        Segment remap and COM direction: most modules are upright with both reversed.
        """
        self.is_turned = is_turned
        return (b"\xa0", b"\xc0") if is_turned else (b"\xa1", b"\xc8")

    def turn(self):
        """Turn the picture by half a turn; all of it has to be sent again."""
        for codes in self.directions(not self.is_turned):
            self._bus.commands(codes)

    def start(self, setup):
        """Reset the controller, set it up, blank the panel and switch it on.

        setup: a tuple with one bytes object per command: the command and its parameters, at most
        eight bytes.
        """
        if self._reset is not None:
            self._reset(0)
            self._sleep_ms(1)  # at least 10 us
            self._reset(1)
            self._sleep_ms(2)
        self._bus.commands(_OFF)
        for codes in setup:
            self._bus.commands(codes)
        self._picture = bytes(self.width * self.height >> 3)
        self._send(0, 0, self.width, self.height)
        self.wake()

    def show(self, canvas):
        """Send the canvas's dirty rectangles, each widened to pages of eight rows."""
        if canvas.width != self.width or canvas.height != self.height or not canvas.mono:
            raise ValueError("the canvas does not fit the panel")
        self._picture = canvas.buffer
        dirty = canvas.dirty
        for i in range(0, canvas.dirty_count * 4, 4):
            y = dirty[i + 1] & -8
            h = (dirty[i + 1] + dirty[i + 3] - y + 7) & -8
            self._send(dirty[i], y, dirty[i + 2], h)
        canvas.clear_dirty()

    def contrast(self, percent):
        """Set the brightness, 0 to 100; at 0 the picture is still visible."""
        self._level[1] = percent * 255 // 100
        self._bus.commands(self._level)

    def sleep(self):
        """Switch the panel off; the controller keeps the picture."""
        self._bus.commands(_OFF)

    def wake(self):
        """Switch the panel on again, with the picture as before."""
        self._bus.commands(_ON)

    def _send(self, x, y, w, h):
        raise NotImplementedError
