"""Slides the tiles of the rack from an older order to the present one."""

from app.core.animation import paced_ms
from app.okey.rack import EMPTY, SLOTS
from engine.compat import const

_SLIDE_MS = const(150)
_SHIFT = const(8)  # the way of a tile runs from 0 to 256


class RackSlide:
    """One slide at a time. Nothing is allocated while tiles move."""

    def __init__(self, painter, loop):
        """Slide on the rack of `painter`."""
        self._painter = painter
        self._loop = loop
        self.origins = bytearray(SLOTS)  # by slot: the slot its tile comes from
        self._began_ms = 0
        self._ms = 0
        self.is_running = False

    def begin(self, old, ms=_SLIDE_MS):
        """Start from the older order `old`, bytes with a kind or EMPTY for each slot.

        ms: how long it takes at normal speed.
        """
        left = bytearray(old)  # the tiles that have no place in the new order yet
        slots = self._painter.rack.slots
        for slot in range(SLOTS):
            self.origins[slot] = slot
            if slots[slot] == old[slot]:
                left[slot] = EMPTY
        for slot in range(SLOTS):
            if slots[slot] not in (EMPTY, old[slot]):
                origin = left.find(bytes((slots[slot],)))
                self.origins[slot] = origin
                left[origin] = EMPTY
        self._ms = paced_ms(ms, self._loop.settings.speed)
        self._began_ms = self._loop.now_ms
        self.is_running = self._ms > 0 and bytes(slots) != bytes(old)
        self.tick()

    def tick(self):
        """Paint the tiles where they are now; at the end, the rack."""
        gone_ms = self._loop.board.clock.diff_ms(self._loop.now_ms, self._began_ms)
        if self.is_running and gone_ms < self._ms:
            left = (self._ms - gone_ms << _SHIFT) // self._ms
            self._painter.paint_sliding_hand(self.origins, (1 << _SHIFT) - (left * left >> _SHIFT))
        else:
            self.end()

    def end(self):
        """Paint the rack as it is."""
        self.is_running = False
        self._painter.paint_own_hand()
