"""Drives a panel only while no key is down, for as long as it is not known which board this is.

What is a panel's reset or light on one board is a key to ground on another, and a pin that is
driven high and pulled to ground at once is a short. So every pin that is a key on any board is
watched: one that is an input reads low when its key is down, and so does one that we drive high,
because `Pin()` reads what is on the pad. One that we drive low cannot be told, and does no harm.
"""

from hal.boards.live.make import input_pin

_BLIND = -1  # driven by a bus: its level is not ours to know


class KeyDown(Exception):
    """A key went down; whatever was being driven has to be released."""


class Guard:
    """`machine` and `time` in one for a panel's driver: looks at the keys before every step."""

    def __init__(self, machine, time, keys):
        """Make inputs of the GPIOs that are keys on any board."""
        self.ticks_ms = time.ticks_ms
        self.ticks_diff = time.ticks_diff
        self.pause_ms = time.sleep_ms  # without watching
        self._machine = machine
        self.Pin = _Pins(self, machine.Pin)
        self._driven = {}  # GPIO -> the level we gave it, or _BLIND
        self._keys = {number: input_pin(number, machine) for number in keys}

    def down(self):
        """Return the GPIOs of the keys that can be seen to be down, sorted."""
        found = [n for n in self._keys if self._driven.get(n, 1) == 1 and not self._keys[n]()]
        return sorted(found)

    def ignore(self, numbers):
        """Watch some GPIOs no longer: they are no keys here."""
        for number in numbers:
            del self._keys[number]

    def check(self):
        """Raise KeyDown if a key is down."""
        if self.down():
            raise KeyDown()

    def release(self):
        """Make inputs of all pins that were driven."""
        for number in self._driven:
            input_pin(number, self._machine)
        self._driven.clear()

    def lend(self, number):
        """Return a pin for a bus that is going to drive it."""
        self._driven[number] = _BLIND
        return self._machine.Pin(number)

    def drive(self, number, level):
        """Drive a pin from now on."""
        self.check()
        self._driven[number] = level
        return self._machine.Pin(number, self._machine.Pin.OUT, value=level)

    def sleep_ms(self, ms):
        """Wait, watching."""
        for _ in range(ms):
            self.check()
            self.pause_ms(1)

    # What a panel's maker asks of `machine`.

    def SPI(self, number, hz, **settings):  # noqa: N802 - as in machine
        """Return an SPI bus that is watched."""
        self.check()
        return _Bus(self, self._machine.SPI(number, hz, **settings))

    def I2C(self, number, **settings):  # noqa: N802
        """Return an I2C bus that is watched."""
        self.check()
        return _Bus(self, self._machine.I2C(number, **settings))


class _Pins:
    """`machine.Pin`: makes outputs, and pins for a bus."""

    def __init__(self, guard, pin):
        self._guard = guard
        self.OUT = pin.OUT

    def __call__(self, number, mode=None, value=0):
        if mode is None:
            return self._guard.lend(number)
        return _Output(self._guard, number, value)


class _Output:
    """An output that looks at the keys before it moves."""

    def __init__(self, guard, number, level):
        self._guard = guard
        self._number = number
        guard.drive(number, level)

    def __call__(self, level):
        self._guard.drive(self._number, level)


class _Bus:
    """A bus that looks at the keys before it sends."""

    def __init__(self, guard, bus):
        self._guard = guard
        self._bus = bus

    def write(self, data):
        self._guard.check()
        self._bus.write(data)

    def writeto(self, address, data):
        self._guard.check()
        self._bus.writeto(address, data)
