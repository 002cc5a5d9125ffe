"""SSD1306: the controller of most 128x64 OLEDs. It takes a window, then the window's bytes."""

from engine.compat import const
from hal.drivers.oled import Oled
from hal.drivers.page_sources import Pages

_COLUMNS = const(0x21)
_PAGES = const(0x22)

_SETUP = (
    b"\xd5\x80",  # clock
    b"\xa8\x3f",  # 64 rows
    b"\xd3\x00",  # no display offset
    b"\x40",  # start at line 0
    b"\x8d\x14",  # charge pump on
    b"\x20\x00",  # horizontal addressing: the next page's first column follows the last
    b"\xda\x12",  # alternating COM pins
    b"\x81\xcf",  # contrast
    b"\xd9\xf1",  # pre-charge
    b"\xdb\x40",  # VCOMH
    b"\xa4",  # show the memory, not all pixels on
    b"\xa6",  # a bit of 1 is lit
)


class SSD1306(Oled):
    """A panel of 128x64 pixels on SPI or I2C."""

    def __init__(self, bus, sleep_ms, rotation=0, reset=None):
        """Start the panel. rotation: 0, or 2 for half a turn."""
        Oled.__init__(self, bus, sleep_ms, 128, 64, reset)
        self._source = Pages()
        self._window = bytearray((_COLUMNS, 0, 0, _PAGES, 0, 0))
        self.start(_SETUP + self.directions(rotation != 0))

    def _send(self, x, y, w, h):
        window = self._window
        window[1] = x
        window[2] = x + w - 1
        window[4] = y >> 3
        window[5] = (y + h - 1) >> 3
        self._bus.commands(window)
        self._source.open(self._picture, self.width, x, y, w, h)
        self._bus.pixels(self._source)
