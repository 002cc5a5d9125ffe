"""The panel on which the cards of a yaku are laid down, one by one."""

from app.core import theme
from app.table.panels import blank_panel


class YakuPanel:
    """A panel with a heading and a row for cards."""

    def __init__(self, painter, heading, count):
        """Paint the panel without cards. count: how many will be laid down."""
        layout = painter.layout
        x, y, w, h = layout.YAKU
        self._cards = painter.cards
        card_w = self._cards.w
        font = layout.FONT_PROMPT
        gap = (h - self._cards.h - font.cap) // 3
        self._step = min(card_w + 2, (w - 8 - card_w) // max(count - 1, 1))
        self._x = x + (w - card_w - self._step * (count - 1)) // 2
        self._y = y + h - self._cards.h - gap
        blank_panel(painter, layout.YAKU)
        painter.canvas.text_centred(font, x, y + gap - font.top, w, heading, theme.GOLD)

    def lay(self, card, number):
        """Paint a card: the one with this number, from 0."""
        self._cards.draw(card, self._x + number * self._step, self._y)
