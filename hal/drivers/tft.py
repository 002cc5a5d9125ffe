"""The base of all colour panels with a controller of the ST77xx family.

The controller's memory is larger than most panels. Each driver gives the place of the panel's
glass in the memory at rotation 0. The window of a picture at each rotation is computed from that
place, so that no table of offsets is needed (docs/drivers.md).
"""

from engine.compat import const
from hal.drivers.sources import Inks

_SWRESET = const(0x01)
_SLPOUT = const(0x11)
_INVOFF = const(0x20)
_INVON = const(0x21)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

# Bits of MADCTL: reverse the rows, reverse the columns, exchange rows and columns, exchange blue
# and red.
_MY = const(0x80)
_MX = const(0x40)
_MV = const(0x20)
_BGR = const(0x08)
_TURNS = (0, _MX | _MV, _MX | _MY, _MY | _MV)  # quarter turns clockwise

_RESET_MS = const(120)
_BAND = const(8)  # rows sent at a time when the glass is blanked


def entry_of(table, width, height, rotation):
    """Return the entry of a panel in its driver's table. Raises ValueError if it has none.

    width, height: as the panel is held; the table has the sizes at rotation 0.
    """
    size = (height, width) if rotation & 1 else (width, height)
    if size not in table:
        raise ValueError("the driver knows no glass of %dx%d at rotation 0" % size)
    return table[size]


class Tft:
    """A colour panel: shows 16-ink canvases; smaller ones are centred.

    glass: (columns and rows of the controller's memory, the first column and row that the glass
    shows, columns and rows of the glass), all at rotation 0.
    """

    def __init__(self, bus, pause, palette, glass, rotation=0, reset=None):
        """Borrow the bus, a hal.boards.live.chip.Pause, and the reset pin, if any.

        palette: 48 bytes, red green blue of each ink. rotation: quarter turns, 0 to 3. Nothing is
        sent before `start`.
        """
        self._bus = bus
        self._pause = pause
        self._reset = reset
        self._setup = None  # what `start` was given, until it has been sent
        self._inks = Inks(palette)
        self._window = bytearray(4)
        columns, rows, x, y, w, h = glass
        self._columns = columns
        self._rows = rows
        self._madctl = _TURNS[rotation]
        if self._madctl & _MX:
            x = columns - x - w
        if self._madctl & _MY:
            y = rows - y - h
        if self._madctl & _MV:
            x, y, w, h = y, x, h, w
            self._columns, self._rows = rows, columns
        self._first_x = x
        self._first_y = y
        self.width = w
        self.height = h

    def start(self, setup, inverted, bgr=False):
        """Reset the controller. The first `show` sets it up, and switches it on with a picture.

        In between the application can be loaded: a controller that was awake, as after a soft
        reset of the chip, takes no command for 120 ms.

        setup: pairs of command and parameters. inverted: whether the panel needs INVON. bgr:
        whether the panel's colour filters are in the order blue, green, red.
        """
        if self._reset is None:
            self._bus.command(_SWRESET)
        else:
            self._reset(0)
            self._pause.sleep_ms(1)  # at least 10 us
            self._reset(1)
        self._pause.begin()
        self._setup = setup, _INVON if inverted else _INVOFF
        self._madctl |= _BGR if bgr else 0

    def _set_up(self, setup, inversion):
        """Do what `start` has left to do. The glass stays dark."""
        bus = self._bus
        self._pause.end(_RESET_MS)
        bus.command(_SLPOUT)
        self._pause.sleep_ms(10)  # at least 5
        for code, data in setup:
            bus.command(code, data)
        bus.command(_COLMOD, b"\x05")  # RGB565
        self._orient()
        bus.command(inversion)
        self._setup = None

    def turn(self):
        """Turn the picture by half a turn, and blank the glass."""
        self._madctl ^= _MX | _MY
        self._first_x = self._columns - self._first_x - self.width
        self._first_y = self._rows - self._first_y - self.height
        if not self._setup:  # else that is done when the panel is set up
            self._orient()
            self._blank()

    def _orient(self):
        self._bus.command(_MADCTL, bytes((self._madctl,)))

    def show(self, canvas):
        """Send the canvas's dirty rectangles, each widened to even columns.

        If the glass has an odd number of columns, widening may add one column, which goes to a
        column of the memory outside the glass.
        """
        stride = (canvas.width + 1) >> 1
        left = (self.width - canvas.width) >> 1 & -2
        top = (self.height - canvas.height) >> 1
        if left < 0 or top < 0 or canvas.mono:
            raise ValueError("the canvas does not fit the panel")
        first = self._setup
        if first:
            self._set_up(*first)
            if left or top:
                self._blank()
            canvas.touch_all()  # the controller's memory holds noise after power-on
        dirty = canvas.dirty
        for i in range(0, canvas.dirty_count * 4, 4):
            x = dirty[i] & -2
            w = (dirty[i] + dirty[i + 2] - x + 1) & -2
            y = dirty[i + 1]
            h = dirty[i + 3]
            self._inks.open(canvas.buffer, stride, x, y, w, h)
            self._send(left + x, top + y, w, h)
        canvas.clear_dirty()
        if first:
            self._bus.command(_DISPON)

    def recolour(self, palette):
        """Change the colours of the inks; pixels on the glass keep theirs until sent again."""
        self._inks.recolour(palette)

    def _send(self, x, y, w, h):
        """Send the opened rectangle of the source to a place on the glass."""
        self._span(_CASET, self._first_x + x, w)
        self._span(_RASET, self._first_y + y, h)
        self._bus.command(_RAMWR)
        self._bus.pixels(self._inks)

    def _span(self, code, first, count):
        window = self._window
        window[0] = first >> 8
        window[1] = first & 0xFF
        first += count - 1
        window[2] = first >> 8
        window[3] = first & 0xFF
        self._bus.command(code, window)

    def _blank(self):
        """Paint the whole glass in ink 0, also where no canvas reaches."""
        w = (self.width + 1) & -2
        band = bytes(_BAND * w >> 1)
        for y in range(0, self.height, _BAND):
            rows = min(_BAND, self.height - y)
            self._inks.open(band, w >> 1, 0, 0, w, rows)
            self._send(0, y, w, rows)
