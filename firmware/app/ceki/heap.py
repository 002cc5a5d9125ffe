"""The discards, spread out to be looked through: the last one first."""

from app.scene import Scene
from app.table.results import head
from app.texts.catalog import fill
from app.texts.ceki import ids
from app.texts.table import ids as table_ids
from hal.contract import BACK


class Heap(Scene):
    """A page with every discard in small. Any key goes back to the table."""

    def __init__(self, painter):
        """Show the heap as the painter's `shown` has it."""
        self._painter = painter

    def key(self, key, is_long):
        """Go back to the table."""
        self.loop.back()

    def draw(self):
        """Paint everything."""
        painter = self._painter
        layout = painter.layout
        heap = painter.shown.heap
        head(painter, fill(ids.HEAP_TITLE, len(heap)))
        x, y, w, step_x, step_y = layout.HEAP_PAGE
        in_row = w // step_x
        for i in range(len(heap)):
            painter.cards.mini(heap[-1 - i], x + i % in_row * step_x, y + i // in_row * step_y)
        pairs = [(BACK, table_ids.HINT_BACK)]
        painter.keys_at(layout.RESULT_KEYS, self.loop.board.labels, pairs)
