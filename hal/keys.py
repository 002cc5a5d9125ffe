"""From key levels to key events: debounce, repeat and long press, as pure logic.

`Keys` is told the levels and the time once a frame and then hands out what happened. It never
waits, never reads a clock and never allocates, so a table of (levels, now) is a whole test.

* A first edge counts at once; then that key is deaf for 20 ms, while its contacts bounce.
* Directions repeat: after 350 ms, then every 90 ms. A repetition is handed out as LONG.
* A key in `long_mask` speaks late: SHORT when it is let go before 500 ms, LONG when 500 ms are
  reached. Every other key speaks when it goes down. Which of the two a key is, is settled when
  it goes down.
* On boards with few keys a key held long is another key (`longs`). The held key is in the long
  mask while the scene has a use for that other key, and speaks at once otherwise.
"""

from engine.compat import const

LONG = const(16)  # added to the key's number in an event

_BOUNCE_MS = const(20)
_REPEAT_FIRST_MS = const(350)
_REPEAT_NEXT_MS = const(90)
_LONG_MS = const(500)
_KEYS = const(8)
_DIRECTIONS = const(0x0F)  # UP, DOWN, LEFT, RIGHT are the bits 0..3


class Keys:
    """The state of eight logical keys.

    pending   mask of the keys that are down and will speak when they are let go, or held long
    """

    def __init__(self, diff_ms, longs=None):
        """`diff_ms(a, b)` is the board's clock: a - b in signed milliseconds.

        longs: the board's, a dict of logical key -> the one it becomes when it is held long.
        """
        self._diff_ms = diff_ms
        self._longs = [-1] * _KEYS
        for key, other in (longs or {}).items():
            self._longs[key] = other
        self._down = 0  # what we believe, bounces removed
        self._silent = 0  # down since `forget`: of no effect until it is let go
        self.pending = 0  # went down as a long key and has not spoken yet
        self._repeating = 0
        self._short = 0  # what happened and was not handed out yet
        self._long = 0
        # Small ints in a list are stored in place: no allocation.
        self._edge_ms = [0] * _KEYS
        self._next_ms = [0] * _KEYS
        self._deaf = 0
        self._now_ms = 0

    def update(self, levels, now_ms, long_mask, reached=0xFF):
        """Take in the keys that are down now (bit n for key n) at this time.

        long_mask: the keys that have a long function at present; reached: the keys that holding
        another one may stand for at present.
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
                    is_long = long_mask & bit or (other >= 0 and reached >> other & 1)
                    self._pressed(key, bit, is_long)
                else:
                    self._released(bit)
            elif self._down & bit:
                self._held(key, bit, now_ms)

    def next_event(self):
        """Return the next event, a key number, plus LONG if it was held long; -1 if none."""
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
        """Drop what has not been handed out; keys that are held stay silent until let go.

        For a change of scene: a key pressed in one is not released into another.
        """
        self.drop()
        self._silent = self._down

    def drop(self):
        """Drop what has not been handed out; a key that is held goes on to count as held."""
        self._short = self._long = self.pending = self._repeating = 0

    def is_held(self, key):
        """Return whether a key is down, has been for 350 ms, and not since before `forget`."""
        bit = 1 << key
        if not self._down & ~self._silent & bit:
            return False
        return self._diff_ms(self._now_ms, self._edge_ms[key]) >= _REPEAT_FIRST_MS

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
