"""The light behind a colour panel, on a PWM pin."""

from engine.compat import const

_HZ = const(1000)  # does not flicker, and is slow enough for the transistor that drives the light
_FULL = const(65535)


class Backlight:
    """A light over a machine.PWM. A LED on the same PWM slice runs at its frequency."""

    def __init__(self, pwm):
        """Borrow the PWM and switch the light off, because the panel shows noise at first."""
        self._pwm = pwm
        self.tune()
        self.brightness(0)

    def tune(self):
        """Set the frequency, at first and after a change of the chip's clock."""
        self._pwm.freq(_HZ)

    def brightness(self, percent):
        """Set the perceived brightness, 0 to 100; the duty cycle is its square."""
        self._pwm.duty_u16(_FULL * percent // 100 * percent // 100)
