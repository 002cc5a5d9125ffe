"""The board of a running device, as hal/contract.py describes it; make_board.py makes it."""

import os

from hal.keymap import turn_labels, turned_key

_LOOK_MS = 4  # time between looks at the keys while sleeping: the greatest delay of a key


class Board:
    """A device. The attributes are those of hal/contract.py, and `led` or None."""

    def __init__(self, parts):
        """Take a dict of all attributes."""
        for name in parts:
            setattr(self, name, parts[name])
        self.is_turned = False
        self._turning = parts["display"], parts["keys"], parts["labels"]

    def turn(self, is_turned):
        """Turn picture and keys by half a turn, if they stand the other way."""
        if is_turned != self.is_turned:
            self.is_turned = is_turned
            display, keys, labels = self._turning
            display.turn()
            keys.turn()
            turn_labels(labels)

    def entropy(self):
        """Return eight random bytes."""
        return os.urandom(8)


class Clock:
    """The device's time."""

    def __init__(self, time, keys):
        """Use MicroPython's module `time`; a change of `keys` ends a sleep."""
        self.now_ms = time.ticks_ms
        self.diff_ms = time.ticks_diff
        self._pause_ms = time.sleep_ms
        self._keys = keys

    def sleep_ms(self, ms):
        """Wait for `ms`, or until a key goes down or up."""
        start = self.now_ms()
        left_ms = ms
        while left_ms > 0 and not self._keys.have_changed():
            self._pause_ms(min(left_ms, _LOOK_MS))
            left_ms = ms - self.diff_ms(self.now_ms(), start)

    def left_ms(self, began, ms):
        """Return what is left of the `ms` since `began`; 0 if a key has gone down or up."""
        return 0 if self._keys.have_changed() else ms - self.diff_ms(self.now_ms(), began)

    def today(self):
        """Return -1: no board keeps the date without power."""
        return -1


class PinKeys:
    """The keys of a board, each wired to ground, with a pull-up."""

    def __init__(self, keys, pins):
        """Read `pins`; pins[i] is the logical key keys[i]."""
        self._keys = keys
        self._bits = [1 << key for key in keys]
        self._pins = pins
        self._told = 0
        self._is_turning = False  # the directions change places as soon as no key is down

    def turn(self):
        """Exchange opposite directions; a key that is down remains what it was until it is up."""
        self._is_turning = not self._is_turning

    def levels(self):
        """Return the bit mask of the logical keys that are down now."""
        self._told = self._read()
        if self._is_turning and not self._told:
            self._is_turning = False
            self._keys = [turned_key(key) for key in self._keys]
            self._bits = [1 << key for key in self._keys]
        return self._told

    def have_changed(self):
        """Return whether any key has gone down or up since the last call of `levels`."""
        return self._read() != self._told

    def _read(self):
        levels = 0
        for i in range(len(self._pins)):
            if not self._pins[i]():
                levels |= self._bits[i]
        return levels
