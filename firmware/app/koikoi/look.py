"""One card, large: its month, its plant, its kind, and the yaku it counts for.

The key hints appear only where there is room for them.
"""

from app.core import theme
from app.core.scene import Scene
from app.koikoi.words import card_name, kind_name, plant, tab_name, yaku_name
from app.koikoi.zoom import Zoom
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi import yaku
from hal.contract import BACK, LEFT, RIGHT


class Look(Scene):
    """A card enlarged; LEFT and RIGHT go through those that can be looked at."""

    def __init__(self, painter, cards, card, options):
        """Show `card`, one of `cards`; cards: bytes, those that can be looked at."""
        self._painter = painter
        self._cards = cards
        self._at = cards.find(bytes((card,)))
        self._options = options
        self._zoom = Zoom(painter.canvas)

    def key(self, key, is_long):
        """Show another card, or go back to the table."""
        if key in (LEFT, RIGHT):
            self._at = (self._at + (1 if key == RIGHT else -1)) % len(self._cards)
            self.draw()
        else:
            self.loop.back()

    def draw(self):
        """Paint the card and the texts about it."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        card = self._cards[self._at]
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        self._zoom.draw(card, layout.LOOK[0], layout.LOOK[1])
        x, y, month_step, plant_step = layout.LOOK_WORDS
        month = card >> 2
        tab = tab_name(month)
        place = self._taker(card) or fill(ids.ZOOM_MONTH, month + 1, tab)
        canvas.text(layout.FONT_PAGE, x, y, place, theme.GREY)
        y += month_step
        canvas.text(layout.FONT_PROMPT, x, y, plant(month), theme.GOLD)
        y += plant_step
        name = card_name(card)
        lines = [(name, theme.WHITE)]
        if kind_name(card) != name:
            lines.append((kind_name(card), theme.WHITE))
        y = self._write(lines, x, y) + layout.LOOK_GAP
        lines = [(t(ids.ZOOM_COUNTS), theme.GREY)]
        for one in yaku.in_play(self._options):
            if card in yaku.fitting(one, self._options):
                lines.append((yaku_name(one), theme.WHITE))
        if self._write(lines, x, y) <= layout.LOOK_KEYS[1]:
            pairs = [(RIGHT, table_ids.HINT_MORE), (BACK, table_ids.HINT_BACK)]
            painter.keys.draw(layout.LOOK_KEYS, pairs)

    def _taker(self, card):
        """Return the text that says who has captured a card, None if nobody has."""
        displayed = self._painter.displayed
        if card in displayed.captured[displayed.me]:
            return t(ids.ZOOM_YOURS)
        if card in displayed.captured[1 - displayed.me]:
            return fill(ids.ZOOM_THEIRS, self._painter.names[1 - displayed.me])
        return None

    def _write(self, lines, x, y):
        """Write (text, ink) below one another; return the y below them."""
        layout = self._painter.layout
        for text, ink in lines:
            self._painter.canvas.text(layout.FONT_PAGE, x, y, text, ink)
            y += layout.LOOK_STEP
        return y
