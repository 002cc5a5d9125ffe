"""A LED of one colour or three, on PWM pins."""

from engine.compat import const

_HZ = const(1000)
_FULL = const(65535)


class Led:
    """A LED over one machine.PWM per colour."""

    def __init__(self, pwms, active_low=False):
        """Borrow the PWMs (red, green, blue) and switch the LED off."""
        self._pwms = pwms
        self._active_low = active_low
        self.tune()
        self.show(0, 0, 0)

    def tune(self):
        """Set the frequency, at first and after a change of the chip's clock."""
        for pwm in self._pwms:
            pwm.freq(_HZ)

    def show(self, red, green, blue):
        """Show a colour, each part 0 to 255; a LED of one colour shows the brightest part."""
        pwms = self._pwms
        if len(pwms) == 1:
            self._set(pwms[0], max(red, green, blue))
        else:
            self._set(pwms[0], red)
            self._set(pwms[1], green)
            self._set(pwms[2], blue)

    def _set(self, pwm, level):
        level *= 257
        pwm.duty_u16(_FULL - level if self._active_low else level)
