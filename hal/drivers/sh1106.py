"""SH1106: 128x64 OLEDs with 132 columns of memory, addressed page by page.

The panel shows columns 2 to 129, at both rotations.
"""

from engine.compat import const
from hal.drivers.oled import Oled
from hal.drivers.page_sources import Pages

_PAGE = const(0xB0)
_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_FIRST = const(2)

_SETUP = (
    b"\xd5\x80",  # clock
    b"\xa8\x3f",  # 64 rows
    b"\xd3\x00",  # no display offset
    b"\x40",  # start at line 0
    b"\xad\x8b",  # DC-DC converter on
    b"\x32",  # at 8 V
    b"\xda\x12",  # alternating COM pins
    b"\x81\x80",  # contrast
    b"\xd9\x22",  # pre-charge
    b"\xdb\x35",  # VCOM
    b"\xa4",  # show the memory, not all pixels on
    b"\xa6",  # a bit of 1 is lit
)


class SH1106(Oled):
    """A panel of 128x64 pixels on SPI or I2C."""

    def __init__(self, bus, sleep_ms, rotation=0, reset=None):
        """Start the panel. rotation: 0, or 2 for half a turn."""
        Oled.__init__(self, bus, sleep_ms, 128, 64, reset)
        self._source = Pages()
        self._place = bytearray(3)
        self.start(_SETUP + self.directions(rotation != 0))

    def _send(self, x, y, w, h):
        place = self._place
        place[1] = _COLUMN_LOW | (_FIRST + x) & 15
        place[2] = _COLUMN_HIGH | (_FIRST + x) >> 4
        for page in range(y, y + h, 8):
            place[0] = _PAGE | page >> 3
            self._bus.commands(place)
            self._source.open(self._picture, self.width, x, page, w, 8)
            self._bus.pixels(self._source)
