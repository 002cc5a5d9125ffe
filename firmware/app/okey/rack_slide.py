"""Moves the rack: its tiles slide to a new order, the groups of a finish light up in turn."""

from app.core.animation import paced_ms
from app.core.cues import LAID
from app.okey.rack import EMPTY, SLOTS
from engine.compat import const
from engine.okey import score
from engine.okey.melds import is_of_pairs

# How long things take at normal speed.
_SLIDE_MS = const(150)
_GATHER_MS = const(400)  # the rack slides into the groups of a finish
_LIGHT_MS = const(220)  # from group to group that lights up

_SHIFT = const(8)  # the way of a tile runs from 0 to 256


class RackSlide:
    """One slide at a time. Nothing is allocated while tiles move."""

    def __init__(self, painter, loop):
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
        self.is_running = False
        self._painter.paint_own_hand()


class FinishGroups:
    """Shows how a player can finish, one finish at a time.

    kind    the tile that it throws, None while none is shown
    """

    def __init__(self, painter, loop, slide):
        """Show on the rack of `painter`. slide: the RackSlide of the rack."""
        self.kind = None
        self._painter = painter
        self._rack = painter.rack
        self._loop = loop
        self._slide = slide
        self._lit = 0  # how many groups are
        self._lit_ms = 0  # since when

    def begin(self, kind):
        """Slide the rack, which holds no tile, into its groups; return whether that changes it."""
        rack = self._rack
        displayed = self._painter.displayed
        old = bytes(rack.slots)
        tiles = rack.hand()
        tiles[kind] -= 1
        groups = score.dearest(tiles, displayed.joker, kind, displayed.options)
        rack.lay(groups, [bytes((kind,))], displayed.joker, is_of_pairs(groups))
        rack.mark(displayed.joker)
        self.kind = kind
        self._lit = 0
        self._lit_ms = self._loop.now_ms
        self._slide.begin(old, _GATHER_MS)
        return bytes(rack.slots) != old

    def tick(self):
        """Light the next group when it is time; return whether all have been lit."""
        loop = self._loop
        ms = paced_ms(_LIGHT_MS, loop.settings.speed)
        if loop.board.clock.diff_ms(loop.now_ms, self._lit_ms) < ms:
            return False
        self._lit_ms = loop.now_ms
        if not self._rack.light(self._lit):
            return True
        self._lit += 1
        self._painter.paint_rack_changes()
        loop.play(LAID)
        return False

    def end(self):
        """Light all groups at once; return the tile that the finish throws."""
        if self._slide.is_running:
            self._slide.end()
        while self._rack.light(self._lit):
            self._lit += 1
        self._painter.paint_rack_changes()
        kind = self.kind
        self.kind = None
        return kind
