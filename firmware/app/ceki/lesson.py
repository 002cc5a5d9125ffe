"""The panel of a guided hand: its texts, over the picture that they explain."""

from app.core import theme
from app.core.draw import wrap
from app.core.scene import Scene
from app.table.painter import capsule_h
from app.texts.ceki_guide import ids
from engine.compat import const
from hal.contract import BACK, OK

_EDGE = const(4)  # between the panel's edge and its words


class Lesson(Scene):
    """Shows a few sentences page by page: OK goes on, BACK ends the guided hand."""

    def __init__(self, painter, place, paint, texts, then):
        """Show `texts`, each on one or more pages; then call `then()`.

        place: x, y, w, h of the panel, and the step from line to line; paint: paints the picture
        around the panel.
        """
        self._painter = painter
        self._place = place
        self._paint = paint
        self._then = then
        _, _, w, h, step = place
        rows = (h - capsule_h(painter.layout.FONT) - _EDGE) // step
        self._pages = []
        for text in texts:
            lines = wrap(painter.layout.FONT, text, w - 2 * _EDGE)
            self._pages += [lines[at : at + rows] for at in range(0, len(lines), rows)]

    def draw(self):
        """Paint the picture below, and the page over it."""
        self._paint()
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        x, y, w, h, step = self._place
        painter.scenery.prompt(canvas, x, y, w, h)
        keys_y = y + h - capsule_h(layout.FONT) - 2
        pairs = [(OK, ids.GO_ON), (BACK, ids.LEAVE)]
        painter.keys_at((x, keys_y, w), self.loop.board.labels, pairs)
        y += _EDGE - layout.FONT.top
        for line in self._pages[0]:
            canvas.text(layout.FONT, x + _EDGE, y, line, theme.WHITE)
            y += step

    def key(self, key, is_long):
        """Turn the page, or leave."""
        if key == BACK:
            self.loop.home()
        elif key == OK:
            del self._pages[0]
            if self._pages:
                self.draw()
            else:
                self._then()
