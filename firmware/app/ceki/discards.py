"""The discards: the counts of the kinds thrown and live, then all discards, the last first."""

from app.core import theme
from app.core.scene import Scene
from app.table.results import head
from app.texts.catalog import fill, t
from app.texts.ceki import ids
from app.texts.table import ids as table_ids
from engine.ceki import cards
from hal.contract import BACK, OK

_TALLY = -1  # the first page
_BESIDE = 14  # from the left edge of a small card to the figures beside it
_BELOW = 5  # from a large card to the figures below it


class Discards(Scene):
    """The counts of the twelve kinds, then pages with every discard in small."""

    def __init__(self, painter, view):
        """Show the painter's heap. view: the player's, which says what is live."""
        layout = painter.layout
        _, y, w, step_x, step_y = layout.HEAP_PAGE
        self._painter = painter
        self._view = view
        self._in_row = w // step_x
        self._on_page = self._in_row * ((layout.RESULT_KEYS[1] - y) // step_y)
        self._first = _TALLY  # or the first discard of the page

    def key(self, key, is_long):
        """Turn the page; after the last one, or with BACK, go back to the table."""
        if key == BACK or self._is_last():
            self.loop.pop()
        else:
            self._first = 0 if self._first == _TALLY else self._first + self._on_page
            self.draw()

    def _is_last(self):
        if self._first == _TALLY:
            return not self._painter.displayed.heap
        return self._first + self._on_page >= len(self._painter.displayed.heap)

    def draw(self):
        if self._first == _TALLY:
            self._draw_tally()
        else:
            self._draw_heap()
        hints = [(BACK, table_ids.KEY_BACK)]
        if not self._is_last():
            hints.insert(0, (OK, table_ids.KEY_MORE))
        painter = self._painter
        painter.keys.draw(painter.layout.RESULT_KEYS, hints)

    def _draw_tally(self):
        """Paint how many cards of each kind are on the heap, and how many are live."""
        painter = self._painter
        canvas = painter.canvas
        layout = painter.layout
        heap = painter.displayed.heap
        head(painter, t(ids.TALLY_TITLE))
        left, top, step_x, step_y, columns = layout.TALLY
        font = layout.FONT_PROMPT
        deck = painter.cards
        for kind in range(cards.KINDS):
            if layout.TALLY_IS_LARGE:
                row, column = divmod(kind, columns)
            else:
                column, row = divmod(kind, cards.KINDS // columns)
            x = left + column * step_x
            y = top + row * step_y
            face = cards.faces_of(kind)[0]
            thrown = len([face for face in heap if cards.kind_of(face) == kind])
            live = self._view.live(kind)
            ink = theme.WHITE if live else theme.GREY
            text = "%d/" % thrown
            if layout.TALLY_IS_LARGE:
                deck.draw(face, x, y)
                x += (deck.w - font.width(text + str(live))) // 2
                y += deck.h + _BELOW - font.top
            else:
                deck.mini(face, x, y)
                x += _BESIDE
            x = canvas.text(font, x, y, text, ink)
            canvas.text(font, x, y, str(live), theme.GOLD if live else theme.GREY)

    def _draw_heap(self):
        painter = self._painter
        layout = painter.layout
        heap = painter.displayed.heap
        head(painter, fill(ids.HEAP_TITLE, len(heap)))
        x, y, _, step_x, step_y = layout.HEAP_PAGE
        in_row = self._in_row
        for i in range(min(self._on_page, len(heap) - self._first)):
            face = heap[-1 - self._first - i]
            painter.cards.mini(face, x + i % in_row * step_x, y + i // in_row * step_y)
