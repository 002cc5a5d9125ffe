"""A piezo buzzer on a PWM pin: a tone with a volume, until it is silenced.

A piezo is loudest with a duty cycle of one half. Shorter pulses are softer, so the length of the
pulse sets the volume. Pulses longer than 0.1 ms are not louder.
"""

from engine.compat import const

_LOUDEST_NS = const(100_000)
_HALF_SECOND_NS = const(500_000_000)


class Buzzer:
    """A buzzer over a machine.PWM. Its pin must not share a PWM slice with a backlight."""

    def __init__(self, pwm):
        """Borrow the PWM and silence it."""
        self._pwm = pwm
        self._pulse_ns = _LOUDEST_NS
        self.silence()

    def tune(self):
        """Set the tone anew after a change of the chip's clock."""
        if self._hz:
            self.tone(self._hz)

    def volume(self, percent):
        """Set the volume of the following tones, 0 to 100."""
        self._pulse_ns = _LOUDEST_NS // 100 * percent

    def tone(self, hz):
        """Sound a tone until the next call of `tone` or `silence`."""
        pulse_ns = min(self._pulse_ns, _HALF_SECOND_NS // hz)
        self._hz = hz
        self._pwm.freq(hz)
        self._pwm.duty_ns(pulse_ns)

    def silence(self):
        self._hz = 0
        self._pwm.duty_ns(0)
