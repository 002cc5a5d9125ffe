"""Turns key levels into key events: debounce, repeat and long press, as pure logic.

`Keys` gets the levels and the time once a frame, and then returns events. It never waits, never
reads a clock and never allocates. A test is therefore a table of (levels, now).

* The first edge counts at once. After an edge the key is ignored for 20 ms, while it bounces.
* Directions repeat: first after 350 ms, then every 90 ms. A repetition is a long press.
* A key in `long_mask` gives its event late: a short press when it is released before 500 ms, a
  long press when 500 ms are reached. Every other key gives its event when it goes down. The mask
  of the moment when the key goes down applies.
* On boards with few keys a long press of a key stands for another key (`longs`). While the scene
  has a use for that other key, the held key counts as one in `long_mask`.
"""

from engine.compat import const

LONG = const(16)  # added to the key's number in an event

_BOUNCE_MS = const(20)
_REPEAT_FIRST_MS = const(350)
_HELD_MS = const(300)  # longer than a tap
_REPEAT_NEXT_MS = const(90)
_LONG_MS = const(500)
_KEYS = const(8)
_DIRECTIONS = const(0x0F)  # UP, DOWN, LEFT, RIGHT are the bits 0..3


class Keys:
    """The state of eight logical keys.

    pending   mask of the keys that are down and will give their event when released, or held long
    """

    def __init__(self, diff_ms, longs=None):
        """Begin with all keys up.

        diff_ms: the board clock's: diff_ms(a, b) is a - b in signed milliseconds. longs: the
        board's, a dict of logical key -> the logical key that a long press of it stands for.
        """
        self._diff_ms = diff_ms
        self._longs = [-1] * _KEYS
        for key, other in (longs or {}).items():
            self._longs[key] = other
        # Bit masks of keys.
        self._down = 0  # keys that are down, debounced
        self._silent = 0  # keys that were down at `forget`: without effect until released
        self.pending = 0
        self._repeating = 0  # directions that are down and give an event again and again
        self._short = 0  # events that `next_event` has not returned yet
        self._long = 0
        # Small ints in a list are stored in place: no allocation.
        self._edge_ms = [0] * _KEYS  # time of the last edge
        self._next_ms = [0] * _KEYS  # time since the edge at which the key repeats next
        self._deaf = 0  # keys whose last edge is so recent that they may still bounce
        self._now_ms = 0

    def update(self, levels, now_ms, long_mask, held_keys=0x3FF):
        """Take in the keys that are down now (bit n for key n) at this time.

        long_mask: the keys that have a long function at present; held_keys: the keys of
        `longs` that have a use at present.
        """
        self._now_ms = now_ms
        for key in range(_KEYS):
            bit = 1 << key
            if self._deaf & bit:
                if self._diff_ms(now_ms, self._edge_ms[key]) < _BOUNCE_MS:
                    continue
                self._deaf &= ~bit
            if (levels ^ self._down) & bit:
                self._down ^= bit
                self._deaf |= bit
                self._edge_ms[key] = now_ms
                if self._down & bit:
                    other = self._longs[key]
                    is_long = long_mask & bit or (other >= 0 and held_keys >> other & 1)
                    self._pressed(key, bit, is_long)
                else:
                    self._released(bit)
            elif self._down & bit:
                self._held(key, bit, now_ms)

    def next_event(self):
        """Return the next event: a key number, plus LONG for a long press; -1 if there is none."""
        if not self._short | self._long:
            return -1
        for key in range(_KEYS):
            bit = 1 << key
            if self._short & bit:
                self._short &= ~bit
                return key
            if self._long & bit:
                self._long &= ~bit
                other = self._longs[key]
                return other if other >= 0 else key + LONG
        return -1

    def forget(self):
        """Drop all pending events; a key that is held gives no event until it is released.

        Called at a change of scene: a key pressed in one scene has no effect in the next.
        """
        self.drop()
        self._silent = self._down

    def drop(self):
        """Drop the events that were not returned yet; a key that is held still counts as held."""
        self._short = self._long = self.pending = self._repeating = 0

    def is_held(self, key):
        """Return whether a key has been down for 300 ms, and went down after the last `forget`."""
        bit = 1 << key
        if not self._down & ~self._silent & bit:
            return False
        return self._diff_ms(self._now_ms, self._edge_ms[key]) >= _HELD_MS

    def _pressed(self, key, bit, is_long):
        if is_long:
            self.pending |= bit
            return
        self._short |= bit
        if bit & _DIRECTIONS:
            self._repeating |= bit
            self._next_ms[key] = _REPEAT_FIRST_MS

    def _released(self, bit):
        if self.pending & bit:
            self.pending &= ~bit
            self._short |= bit
        self._repeating &= ~bit
        self._silent &= ~bit

    def _held(self, key, bit, now_ms):
        held_ms = self._diff_ms(now_ms, self._edge_ms[key])
        if self.pending & bit and held_ms >= _LONG_MS:
            self.pending &= ~bit
            self._long |= bit
        elif self._repeating & bit and held_ms >= self._next_ms[key]:
            self._long |= bit
            self._next_ms[key] = held_ms + _REPEAT_NEXT_MS
