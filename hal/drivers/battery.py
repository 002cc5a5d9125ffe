"""A battery gauge: the remaining charge from the voltage at an ADC pin behind a divider.

Samples vary by tens of millivolts, because of the radio, the light and the ADC itself. A reading
is therefore the mean of several samples, readings are smoothed, and the shown percentage changes
only by 3 or more, or to 0 or 100, because nobody trusts a gauge that goes up and down by itself.
"""

from engine.compat import const

_REFERENCE_MV = const(3300)
_FULL_SCALE = const(65535)
_SAMPLES = const(16)
_SMOOTHING = const(16)  # a reading moves the average by a sixteenth of the difference
_STEP_PERCENT = const(3)  # a smaller change of the charge is not shown

_EXTERNAL_MV = const(4400)  # above the voltage of any cell: the board is powered by USB
_LOW_MV = const(3400)
_RECOVERED_MV = const(3550)

# Discharge curve of a lithium cell at rest: millivolts and percent, interpolated linearly.
_CURVE_MV = const((3300, 3500, 3600, 3680, 3740, 3790, 3850, 3920, 4000, 4080, 4150))
_CURVE_PERCENT = const((0, 5, 10, 20, 30, 40, 50, 65, 80, 92, 100))


def charge(mv):
    """Return the percentage that a lithium cell has left at a voltage."""
    if mv <= _CURVE_MV[0]:
        return 0
    for i in range(1, len(_CURVE_MV)):
        if mv < _CURVE_MV[i]:
            low = _CURVE_MV[i - 1]
            percent = _CURVE_PERCENT[i - 1]
            rise = _CURVE_PERCENT[i] - percent
            return percent + (mv - low) * rise // (_CURVE_MV[i] - low)
    return 100


class Battery:
    """A gauge over a machine.ADC: `mv`, `percent`, `is_low`, `is_external` after each `update`."""

    def __init__(self, adc, divider=3, drop_mv=0):
        """Borrow the ADC and take a first reading.

        divider: ratio of the battery's voltage to the pin's. drop_mv: voltage drop of a diode
        between battery and divider, 0 without a diode.
        """
        self._adc = adc
        self._divider = divider
        self._drop_mv = drop_mv
        self.is_low = False
        self._settle_at(self._read_mv())
        self.percent = charge(self.mv)

    def update(self):
        """Take a reading; call it every second or less often."""
        reading = self._read_mv()
        if (reading > _EXTERNAL_MV) != self.is_external:
            self._settle_at(reading)  # USB was plugged in or out: skip the smoothing
        else:
            self._sum += reading - self.mv
            self._judge()
        percent = charge(self.mv)
        if abs(percent - self.percent) >= _STEP_PERCENT or percent in (0, 100):
            self.percent = percent

    def _settle_at(self, mv):
        self._sum = mv * _SMOOTHING
        self._judge()

    def _judge(self):
        self.mv = self._sum // _SMOOTHING
        self.is_external = self.mv > _EXTERNAL_MV
        if self.mv < _LOW_MV:
            self.is_low = True
        elif self.mv > _RECOVERED_MV:
            self.is_low = False

    def _read_mv(self):
        total = 0
        for _ in range(_SAMPLES):
            total += self._adc.read_u16()
        pin_mv = total // _SAMPLES * _REFERENCE_MV // _FULL_SCALE
        return pin_mv * self._divider + self._drop_mv
