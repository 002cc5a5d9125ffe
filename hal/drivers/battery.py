"""How much is left in the battery, from the voltage at an ADC pin behind a divider.

What is read jumps about by tens of millivolts, with the radio, the light and the ADC itself. So
several samples make a reading, readings are smoothed, and what is shown changes only when it has
moved enough: a gauge that goes up and down by itself is believed by nobody.
"""

from engine.compat import const

_REFERENCE_MV = const(3300)
_FULL_SCALE = const(65535)
_SAMPLES = const(16)
_SMOOTHING = const(16)  # a reading moves the average by a sixteenth of the difference
_STEP_PERCENT = const(3)  # a change of the charge by less is not shown

_EXTERNAL_MV = const(4400)  # no cell has that: the board is fed by USB
_LOW_MV = const(3400)
_RECOVERED_MV = const(3550)

# A lithium cell at rest: millivolts and percent, from empty to full, straight lines between.
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

        divider: by how much the voltage at the pin is smaller than the battery's. drop_mv: what
        a diode between the two takes.
        """
        self._adc = adc
        self._divider = divider
        self._drop_mv = drop_mv
        self.is_low = False
        self._settle_at(self._read_mv())
        self.percent = charge(self.mv)

    def update(self):
        """Take a reading into account: now and then, a second apart or more."""
        reading = self._read_mv()
        if (reading > _EXTERNAL_MV) != self.is_external:
            self._settle_at(reading)  # plugged in or out: no way to get there by and by
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
