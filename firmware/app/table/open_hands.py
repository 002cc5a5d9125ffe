"""All other hands of a practice match, open over the table.

A game's module `hands` says what a seat holds and paints it: `pieces(state, seat)`,
`size(painter)` and `draw(painter, piece, x, y)`.
"""

from app.core import theme
from app.core.scene import Scene
from app.texts.table import ids
from engine.compat import const, load_module
from hal.contract import BACK, OK

_GAP = const(3)  # pixels around a hand


class OpenHands(Scene):
    """As many hands as fit, each below the name of its seat; OK shows those that do not."""

    def __init__(self, table):
        """Show the hands of the state of `table`, except the player's own."""
        self._table = table
        self._hands = load_module("app." + table.match.game, "hands")
        self._seats = [seat for seat in range(table.view.players) if seat != table.viewer]
        self._first = 0

    def draw(self):
        """Paint the cloth, and the hands of this page."""
        painter = self._table.painter
        canvas = painter.canvas
        layout = painter.layout
        font = layout.FONT_PLATE
        w, h = self._hands.size(painter)
        row = font.cap + h + 3 * _GAP
        self._rows = max(1, layout.RESULT_KEYS[1] // row)
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        y = _GAP
        for seat in self._seats[self._first : self._first + self._rows]:
            canvas.text(font, _GAP, y - font.top, painter.names[seat], theme.WHITE)
            y += font.cap + _GAP
            pieces = self._hands.pieces(self._table.match.state, seat)
            step = min(w + 1, (canvas.width - 2 * _GAP - w) // max(1, len(pieces) - 1))
            x = _GAP
            for piece in pieces:
                self._hands.draw(painter, piece, x, y)
                x += step
            y += h + 2 * _GAP
        hints = [(BACK, ids.KEY_BACK)]
        if self._rows < len(self._seats):
            hints.insert(0, (OK, ids.KEY_MORE))
        painter.keys.draw(layout.RESULT_KEYS, hints)

    def key(self, key, is_long):
        """Turn the page, or go back to the table."""
        if key == OK and self._rows < len(self._seats):
            self._first += self._rows
            if self._first >= len(self._seats):
                self._first = 0
            self.draw()
        elif key in (OK, BACK):
            self.loop.pop()
