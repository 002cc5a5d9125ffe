"""A device while it is used, as hal/contract.py describes it; make.py puts it together."""

import os

_POLL_MS = 10


class Board:
    """A device. The attributes are those of hal/contract.py, and `led` or None."""

    def __init__(self, parts):
        """Take a dict of all attributes."""
        for name in parts:
            setattr(self, name, parts[name])

    def entropy(self):
        """Return eight random bytes."""
        return os.urandom(8)


class Clock:
    """The device's time."""

    def __init__(self, time):
        """Tell the time of MicroPython's module `time`."""
        self.now_ms = time.ticks_ms
        self.diff_ms = time.ticks_diff
        self.sleep_ms = time.sleep_ms

    def left_ms(self, deadline):
        """Return how many milliseconds there are until the deadline."""
        return self.diff_ms(deadline, self.now_ms())


class PinKeys:
    """The keys of a board, each to ground and with a pull-up."""

    def __init__(self, keys, pins):
        """Ask `pins`, each of which is the logical key at the same place in `keys`."""
        self._bits = [1 << key for key in keys]
        self._pins = pins

    def levels(self):
        """Return the bit mask of the logical keys that are down now."""
        levels = 0
        for i in range(len(self._pins)):
            if not self._pins[i]():
                levels |= self._bits[i]
        return levels


def restarter(keys, clock, reset):
    """Return a function that begins anew by `reset`, which is machine.soft_reset.

    Not while a key is down: that would be taken for safe mode.
    """

    def restart():
        while keys.levels():
            clock.sleep_ms(_POLL_MS)
        reset()

    return restart
