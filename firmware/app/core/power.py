"""What the device may do without: the light dims and goes out; the battery warns when it is low.

A device without a light or without a battery never hears of either.
"""

from app.core import theme
from engine.compat import const

DIM_MS = const(30_000)  # without a key
SLEEP_MS = const(120_000)

_BATTERY_MS = const(2000)  # between readings, and between paintings of the icon
_LOW_PERCENT = const(10)
_FINE_PERCENT = const(15)  # from here on it is no longer low
_DIM_PART = const(4)  # of the brightness
_DIMMEST = const(2)  # per cent

_AWAKE, _DIM, _ASLEEP = range(3)

_ICON_W = const(15)
_ICON_H = const(9)


class Power:
    """The light and the battery of a board.

    is_low       the battery needs a charger
    is_asleep    the light is out, and only a key brings it back
    due          it has become low, and nobody has been told yet: whoever tells sets this to False
    """

    def __init__(self, board, settings, now_ms):
        """Switch the light on."""
        self._clock = board.clock
        self._light = board.light
        self._battery = board.battery
        self._settings = settings
        self._state = _AWAKE
        self._key_ms = now_ms
        self._battery_ms = now_ms
        self.is_low = False
        self.due = False
        self.brighten()

    def brighten(self):
        """Give the light the brightness that the settings say."""
        if self._light:
            self._light.brightness(self._settings.brightness)

    @property
    def is_asleep(self):
        """Whether the light is out."""
        return self._state == _ASLEEP

    def keys(self, levels, now_ms):
        """Take in which keys are down; return whether they only wake the device up."""
        if not levels:
            return False
        self._key_ms = now_ms
        state = self._state
        if state != _AWAKE:
            self._state = _AWAKE
            self.brighten()
        return state == _ASLEEP

    def tick(self, now_ms):
        """Dim the light when its time has come; return whether the battery was looked at.

        A key is needed to get back: after days the clock's differences say nothing any more.
        """
        if self._light:
            idle_ms = self._clock.diff_ms(now_ms, self._key_ms)
            if idle_ms >= SLEEP_MS:
                self._fall(_ASLEEP, 0)
            elif idle_ms >= DIM_MS:
                self._fall(_DIM, max(self._settings.brightness // _DIM_PART, _DIMMEST))
        if not self._battery or self._clock.diff_ms(now_ms, self._battery_ms) < _BATTERY_MS:
            return False
        self._battery_ms = now_ms
        self._battery.update()
        self._judge()
        return True

    def _fall(self, state, percent):
        if state > self._state:
            self._state = state
            self._light.brightness(percent)

    def _judge(self):
        battery = self._battery
        if battery.is_external or battery.percent >= _FINE_PERCENT:
            self.is_low = False
        elif battery.percent < _LOW_PERCENT and not self.is_low:
            self.is_low = True
            self.due = True

    def draw(self, canvas):
        """Paint the icon of an empty battery into the upper right corner."""
        x = canvas.width - _ICON_W
        canvas.rect(x, 0, _ICON_W, _ICON_H, theme.INK)
        canvas.frame(x + 1, 1, 11, 7, theme.WHITE)
        canvas.rect(x + 12, 3, 2, 3, theme.WHITE)
        canvas.rect(x + 3, 3, 2, 3, theme.RED)
