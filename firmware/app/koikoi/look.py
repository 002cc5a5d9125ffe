"""One card, large: its month, its plant, what it is, and the yaku it counts for."""

from app import theme
from app.koikoi.words import card_name, kind_name, plant, yaku_name
from app.koikoi.zoom import Zoom
from app.scene import Scene
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi import yaku
from hal.contract import BACK, LEFT, RIGHT


class Look(Scene):
    """A card enlarged; LEFT and RIGHT go through those that can be looked at."""

    def __init__(self, painter, cards, card, options):
        """Show `card`, one of `cards`."""
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
        """Paint the card and what there is to say of it."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        card = self._cards[self._at]
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        self._zoom.draw(card, layout.LOOK[0], layout.LOOK[1])
        x, y, step = layout.LOOK_WORDS
        font = layout.FONT_PROMPT
        name = card_name(card)
        lines = [
            (fill(ids.ZOOM_MONTH, (card >> 2) + 1), theme.GREY),
            (plant(card >> 2), theme.GOLD),
        ]
        lines.append((name, theme.WHITE))
        if kind_name(card) != name:
            lines.append((kind_name(card), theme.WHITE))
        for text, ink in lines:
            canvas.text(font, x, y, text, ink)
            y += step
        self._draw_yaku(card, x, y + layout.LOOK_GAP)
        pairs = [(RIGHT, table_ids.HINT_MORE), (BACK, table_ids.HINT_BACK)]
        painter.keys_at(layout.LOOK_KEYS, self.loop.board.labels, pairs)

    def _draw_yaku(self, card, x, y):
        """Write which yaku the card counts for."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT
        canvas.text(font, x, y, t(ids.ZOOM_COUNTS), theme.GREY)
        for one in yaku.in_play(self._options):
            if card in yaku.fitting(one, self._options):
                y += layout.LOOK_STEP
                canvas.text(font, x, y, yaku_name(one), theme.WHITE)
