"""Paints the cursor around a tile of the rack or a place on the table."""

from app.core import theme
from app.core.animation import SavedArea
from app.okey.rack import EMPTY, SLOTS
from engine.compat import const
from engine.okey.actions import DRAW_INDICATOR

# Places of the cursor outside the rack. Smaller numbers are slots of the rack.
SOURCE = const(24)  # the discard that may be taken
PILE = const(25)
OWN = const(26)  # the player's own discards

_EDGE = const(2)  # how far the cursor reaches around a tile


class Cursor:
    """Paints the cursor and the tile it holds, and removes both again.

    A group that is held stands in its slots; the cursor is a frame around it.
    """

    def __init__(self, painter):
        """Allocate a buffer for the pixels under the cursor."""
        self._painter = painter
        tiles = painter.tiles
        lift = painter.layout.LIFT
        self._background = SavedArea(
            painter.canvas, tiles.w + 2 * _EDGE, tiles.h + 2 * _EDGE + lift
        )
        self._edges = ()  # the four sides of the frame around a group
        self._group_w = 0  # which they fit

    def erase(self):
        """Remove the cursor from the picture."""
        self._background.restore()
        for edge in self._edges:
            edge.restore()

    def suspend(self):
        """Remove the cursor; later in the same frame it is painted again, or erased."""
        self._background.suspend()
        for edge in self._edges:
            edge.suspend()

    def paint(self, at, legal):
        """Paint the cursor at a slot or place; `legal` are the player's actions."""
        painter = self._painter
        tiles = painter.tiles
        joker = painter.displayed.joker
        rack = painter.rack
        held = rack.held
        x, y = self.position(at, legal)
        if painter.canvas.mono and held >= 0 and at < SLOTS:
            y = max(y, painter.layout.RACK[1] + 1)  # its frame stays below the key hints
        if rack.has_group:
            self._paint_around_group(x, y)
            return
        self._edges = ()
        lift = painter.layout.LIFT
        if held >= 0:  # keep the whole frame of the held tile on the screen
            x = min(max(x, _EDGE), painter.canvas.width - tiles.w - _EDGE)
            y = min(y, painter.canvas.height - tiles.h - _EDGE + lift)
        self._background.save(x - _EDGE, y - _EDGE - lift)
        if held >= 0 and at < SLOTS:
            y -= lift
            tiles.draw(held, x, y, joker)
        elif held >= 0:
            tiles.ghost(held, x, y, joker)
        elif painter.canvas.mono and at < SLOTS and rack.slots[at] != EMPTY:
            tiles.is_inverse = True
            tiles.draw(rack.slots[at], x, y, joker)
            tiles.is_inverse = False
            painter.canvas.frame(x - 1, y - 1, tiles.w + 2, tiles.h + 2, theme.WHITE)
            return
        # On one bit the frame ends with the tile: the line below tells what others have done.
        h = tiles.h - 2 if painter.canvas.mono and at >= SLOTS else tiles.h
        painter.scenery.cursor(painter.canvas, x, y, tiles.w, h, held >= 0)

    def _paint_around_group(self, x, y):
        """Paint the frame around the held group, whole, with the first tile at (x, y)."""
        painter = self._painter
        canvas = painter.canvas
        h = painter.tiles.h
        w = (len(painter.rack.carried) - 1) * painter.layout.PITCH + painter.tiles.w
        if not self._edges or w != self._group_w:
            self._group_w = w
            flat = [SavedArea(canvas, w + 2 * _EDGE, _EDGE) for _ in range(2)]
            self._edges = flat + [SavedArea(canvas, _EDGE, h) for _ in range(2)]
        right = min(x + w, canvas.width - _EDGE)
        x = max(x, _EDGE)
        y = min(y, canvas.height - h - _EDGE)
        above, below, before, after = self._edges
        above.save(x - _EDGE, y - _EDGE)
        below.save(x - _EDGE, y + h)
        before.save(x - _EDGE, y)
        after.save(right, y)
        painter.scenery.cursor(canvas, x, y, right - x, h, True)

    def position(self, at, legal):
        """Return x and y of a slot or place."""
        painter = self._painter
        layout = painter.layout
        if at < SLOTS:
            return painter.slot_x(at), painter.slot_y(at)
        if at == PILE:
            if DRAW_INDICATOR in legal:
                return layout.INDICATOR
            return layout.PILE[0], painter.pile_y()
        displayed = painter.displayed
        seat = displayed.source() if at == SOURCE else displayed.viewer
        return layout.DISCARD[displayed.discard_place(seat)]
