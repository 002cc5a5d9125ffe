"""SH1107: OLEDs of 64x128 pixels that are held sideways, as 128x64.

The controller's pages run along the long side. A byte of the controller is eight pixels side by
side, and a column of the controller is a row of the canvas. Bytes are therefore turned when they
are sent (page_sources.Columns), and a rectangle is widened to multiples of eight pixels in both
directions.
"""

from engine.compat import const
from hal.drivers.oled import Oled
from hal.drivers.page_sources import Columns

_PAGE = const(0xB0)
_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)

_SETUP = (
    b"\xdc\x00",  # start at line 0
    b"\x81\x6f",  # contrast
    b"\x20",  # page addressing: the next byte goes to the next column
    b"\xc0",  # COM direction
    b"\xa4",  # show the memory, not all pixels on
    b"\xa6",  # a bit of 1 is lit
    b"\xa8\x3f",  # 64 rows
    b"\xd3\x60",  # display offset: the panel is wired to the middle of the COM pins
    b"\xd5\x41",  # clock
    b"\xd9\x22",  # pre-charge
    b"\xdb\x35",  # VCOM
    b"\xad\x8a",  # DC-DC converter off: the module has its own
)


class SH1107(Oled):
    """A panel of 64x128 pixels used as 128x64, on SPI or I2C."""

    def __init__(self, bus, sleep_ms, rotation=0, reset=None):
        """Start the panel. rotation: 0, or 2 for half a turn."""
        Oled.__init__(self, bus, sleep_ms, 128, 64, reset)
        self._source = Columns()
        self._place = bytearray(3)
        self.start(_SETUP + self.directions(rotation != 0))

    def directions(self, is_turned):
        """Return the commands for the picture upright or turned by half a turn.

        The segments are remapped here, and `_send` counts the columns down, because the other COM
        direction does not work with the display offset.
        """
        self.is_turned = is_turned
        return (b"\xa0",) if is_turned else (b"\xa1",)

    def _send(self, x, y, w, h):
        place = self._place
        column = self.height - y - h if self.is_turned else y
        place[1] = _COLUMN_LOW | column & 15
        place[2] = _COLUMN_HIGH | column >> 4
        for left in range(x & -8, x + w, 8):
            place[0] = _PAGE | left >> 3
            self._bus.commands(place)
            self._source.open(self._picture, self.width, left, y, h, self.is_turned)
            self._bus.pixels(self._source)
