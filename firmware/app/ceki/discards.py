"""The discards, spread out to be looked through: the last one first."""

from app.core.scene import Scene
from app.table.results import head
from app.texts.catalog import fill
from app.texts.ceki import ids
from app.texts.table import ids as table_ids
from hal.contract import BACK, OK


class Discards(Scene):
    """Pages with every discard in small; one is enough for most hands."""

    def __init__(self, painter):
        """Show the heap as the painter's `shown` has it."""
        layout = painter.layout
        _, y, w, step_x, step_y = layout.HEAP_PAGE
        self._painter = painter
        self._in_row = w // step_x
        self._on_page = self._in_row * ((layout.RESULT_KEYS[1] - y) // step_y)
        self._first = 0

    def key(self, key, is_long):
        """Turn the page; after the last one, or with BACK, go back to the table."""
        if key == BACK or self._is_last():
            self.loop.back()
        else:
            self._first += self._on_page
            self.draw()

    def _is_last(self):
        return self._first + self._on_page >= len(self._painter.displayed.heap)

    def draw(self):
        """Paint the page."""
        painter = self._painter
        layout = painter.layout
        heap = painter.displayed.heap
        head(painter, fill(ids.HEAP_TITLE, len(heap)))
        x, y, _, step_x, step_y = layout.HEAP_PAGE
        in_row = self._in_row
        for i in range(min(self._on_page, len(heap) - self._first)):
            face = heap[-1 - self._first - i]
            painter.cards.mini(face, x + i % in_row * step_x, y + i // in_row * step_y)
        pairs = [(BACK, table_ids.HINT_BACK)]
        if not self._is_last():
            pairs.insert(0, (OK, table_ids.HINT_MORE))
        painter.keys_at(layout.RESULT_KEYS, self.loop.board.labels, pairs)
