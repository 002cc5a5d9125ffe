"""Shows how a player can finish: the rack slides into its groups, and they light up in turn."""

from app.core.animation import paced_ms
from app.core.cues import LAID
from engine.compat import const
from engine.okey import score
from engine.okey.melds import is_of_pairs

# How long things take at normal speed.
_GATHER_MS = const(400)  # the rack slides into its groups
_LIGHT_MS = const(220)  # from group to group that lights up


class FinishGroups:
    """One finish at a time.

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
