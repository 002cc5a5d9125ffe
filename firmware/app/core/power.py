"""Power saving: dims the light, switches it off, lowers the clock, and detects a low battery.

Boards without a dimmable light, a second clock or a battery skip the respective part.
"""

from app.core import theme
from engine.compat import const

_BATTERY_MS = const(2000)  # time between readings, and between paintings of the icon
_LOW_PERCENT = const(10)  # below this the battery becomes low
_FINE_PERCENT = const(15)  # from this on the battery is no longer low
_LEFT_MS = const(20_000)  # without a key: then nobody may be at the device
_DIM_PART = const(4)  # the dimmed light has the set brightness divided by this
_DIMMEST = const(2)  # per cent, the least brightness of the dimmed light

_AWAKE, _DIM, _ASLEEP = range(3)

_ICON_W = const(15)
_ICON_H = const(9)


class Power:
    """The light, the clock and the battery of a board.

    is_low       whether the battery needs charging
    is_asleep    whether the light is out; a key switches it on
    due          whether the player must be warned of a low battery; the caller resets it
    """

    def __init__(self, board, settings, now_ms):
        """Take the board's light, clock and battery; the loop switches the light on."""
        self._clock = board.clock
        self._light = board.light
        self._chip = board.chip
        self._battery = board.battery
        self._settings = settings
        self._state = _AWAKE
        self._key_ms = now_ms
        self._battery_ms = now_ms
        self.is_low = False
        self.due = False

    def brighten(self):
        """Set the light to the brightness of the settings."""
        if self._light:
            self._light.brightness(self._settings.brightness)

    @property
    def is_asleep(self):
        """Whether the light is out."""
        return self._state == _ASLEEP

    def is_left_alone(self, now_ms):
        """Return whether the light is out, or no key has been pressed for 20 s."""
        return self.is_asleep or self._clock.diff_ms(now_ms, self._key_ms) > _LEFT_MS

    def keys(self, levels, now_ms):
        """Note the time if a key is down, and wake the light; return whether the light was out.

        levels: mask of the keys that are down. A key that switches the light on has no other
        effect.
        """
        if not levels:
            return False
        self._key_ms = now_ms
        state = self._state
        if state != _AWAKE:
            self._state = _AWAKE
            self.brighten()
            self.pace(False)
        return state == _ASLEEP

    def pace(self, is_thinking):
        """Give the chip its higher clock while the light is bright or a scene thinks."""
        if self._chip:
            is_needed = is_thinking or self._state == _AWAKE
            self._chip.run(is_needed and self._settings.chip == "quick")

    def tick(self, now_ms):
        """Dim the light if it is time; return whether the battery was read.

        Only a key makes the light brighter again, because time differences of the clock are wrong
        after days.
        """
        if self._light:
            settings = self._settings
            idle_ms = self._clock.diff_ms(now_ms, self._key_ms)
            if settings.sleep and idle_ms >= settings.sleep * 1000:
                self._fall(_ASLEEP, 0)
            elif settings.dim and idle_ms >= settings.dim * 1000:
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
        """Paint the icon of an empty battery in the upper right corner."""
        x = canvas.width - _ICON_W
        canvas.rect(x, 0, _ICON_W, _ICON_H, theme.INK)
        canvas.frame(x + 1, 1, 11, 7, theme.WHITE)
        canvas.rect(x + 12, 3, 2, 3, theme.WHITE)
        canvas.rect(x + 3, 3, 2, 3, theme.RED)
