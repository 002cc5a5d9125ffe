"""Drives a panel only while no key is down; used until the board's profile is known.

The GPIO of a panel's reset or light on one board is a key to ground on another board. A pin that
is driven high while a key pulls it to ground is a short circuit. Every pin that is a key on any
board is therefore watched. An input pin reads low when its key is down. A pin that is driven high
does too, because `Pin()` reads the level of the pad. The key of a pin that is driven low cannot be
detected, but does no harm.
"""

from hal.boards.live.make import input_pin

_BLIND = -1  # driven by a bus: its level is unknown


class KeyDown(Exception):
    """A key went down; the caller has to release all driven pins."""


class KeySafePanel:
    """Replaces `machine` and `time` for a panel's driver; checks the keys before every step."""

    def __init__(self, machine, time, keys):
        """Make inputs of `keys`, the GPIOs that are keys on any board."""
        self.ticks_ms = time.ticks_ms
        self.ticks_diff = time.ticks_diff
        self.pause_ms = time.sleep_ms  # waits without checking the keys
        self._machine = machine
        self.Pin = _Pins(self, machine.Pin)
        self._driven = {}  # GPIO -> the level it is driven to, or _BLIND
        self._keys = {number: input_pin(number, machine) for number in keys}

    def down(self):
        """Return the GPIOs of the keys that are detected as down, sorted."""
        found = [n for n in self._keys if self._driven.get(n, 1) == 1 and not self._keys[n]()]
        return sorted(found)

    def ignore(self, numbers):
        """Stop watching some GPIOs, because they are not keys on this board."""
        for number in numbers:
            del self._keys[number]

    def check(self):
        """Raise KeyDown if a key is down."""
        if self.down():
            raise KeyDown()

    def release(self):
        """Make inputs of all driven pins."""
        for number in self._driven:
            input_pin(number, self._machine)
        self._driven.clear()

    def lend(self, number):
        """Return a pin that a bus will drive."""
        self._driven[number] = _BLIND
        return self._machine.Pin(number)

    def drive(self, number, level):
        """Drive a pin to a level; return the pin."""
        self.check()
        self._driven[number] = level
        return self._machine.Pin(number, self._machine.Pin.OUT, value=level)

    def sleep_ms(self, ms):
        """Wait, and check the keys every millisecond."""
        for _ in range(ms):
            self.check()
            self.pause_ms(1)

    # The part of `machine` that makes a panel's bus.

    def SPI(self, number, hz, **settings):  # noqa: N802 - as in machine
        """Return an SPI bus that checks the keys before it sends."""
        self.check()
        return _Bus(self, self._machine.SPI(number, hz, **settings))

    def I2C(self, number, **settings):  # noqa: N802
        """Return an I2C bus that checks the keys before it sends."""
        self.check()
        return _Bus(self, self._machine.I2C(number, **settings))


class _Pins:
    """Stands in for `machine.Pin`: makes outputs, and pins for a bus."""

    def __init__(self, guard, pin):
        self._guard = guard
        self.OUT = pin.OUT

    def __call__(self, number, mode=None, value=0):
        if mode is None:
            return self._guard.lend(number)
        return _Output(self._guard, number, value)


class _Output:
    """An output that checks the keys before its level changes."""

    def __init__(self, guard, number, level):
        self._guard = guard
        self._number = number
        guard.drive(number, level)

    def __call__(self, level):
        self._guard.drive(self._number, level)


class _Bus:
    """A bus that checks the keys before it sends."""

    def __init__(self, guard, bus):
        self._guard = guard
        self._bus = bus

    def write(self, data):
        self._guard.check()
        self._bus.write(data)

    def writeto(self, address, data):
        self._guard.check()
        self._bus.writeto(address, data)
