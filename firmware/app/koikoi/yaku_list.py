"""The sheet of all yaku: the points of each, both players' progress, and its cards.

OK shows the cards of the selected yaku one by one, large, with who has them.
"""

from app.core import theme
from app.core.draw import inner_y
from app.core.scene import COMBINATIONS, Scene
from app.koikoi.words import GAUGE_OF, yaku_name
from app.texts.catalog import t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi import yaku
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP


class YakuList(Scene):
    """A list of the yaku in play, with all cards of the selected one.

    A made yaku is gold, a possible one white, an impossible one grey.

    painter     the table's painter
    progress    the rows: for each yaku the player's Progress and the opponent's
    names       of these two, as above the counts
    at, top     the selected row, and the first one that is shown
    """

    form = COMBINATIONS
    held_keys = 1 << BACK | 1 << F1 | 1 << F2

    def __init__(self, table):
        """Show the piles of both seats in `table.view`."""
        self.painter = table.painter
        self._show_cards = table.show_cards
        self._show_rules = table.show_rules
        view = table.view
        self._options = view.options
        self._own = view.captured[view.seat]
        self._other = view.captured[1 - view.seat]
        self._field = view.field
        self.progress = list(
            zip(
                yaku.progress(self._own, self._other, self._options),
                yaku.progress(self._other, self._own, self._options),
            )
        )
        self.names = (t(ids.SHEET_YOU), table.painter.names[1 - view.seat])
        self.at = 0
        self.top = 0

    def key(self, key, is_long):
        """Walk through the list, show cards large, open the rules at the yaku, or go back."""
        if key in (BACK, F1):
            self.loop.pop()
        elif key == OK:
            fits = self.cards()
            self._show_cards(fits, fits[0])
        elif key == F2:
            self._show_rules(topic=self.progress[self.at][0].yaku)
        elif key in (UP, LEFT):
            self._move(-1)
        elif key in (DOWN, RIGHT):
            self._move(1)

    def _move(self, step):
        seen = self.painter.layout.SHEET_ROWS
        self.at = (self.at + step) % len(self.progress)
        if self.at < self.top:
            self.top = self.at
        elif self.at >= self.top + seen:
            self.top = self.at - seen + 1
        self._draw_rows()
        self._draw_cards()

    def draw(self):
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        self._draw_rows()
        self._draw_cards()
        hints = [(OK, ids.KEY_LARGE), (F2, table_ids.MENU_RULES), (BACK, table_ids.KEY_BACK)]
        painter.keys.draw(layout.SHEET_KEYS, hints)

    def _draw_title(self):
        """Paint the title, on one bit the selected yaku's sign, and the names above the counts."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        x, y, w, h = layout.SHEET_TITLE
        painter.scenery.title(canvas, x, y, w, h)
        font = layout.FONT_SHEET
        y = inner_y(font, y, h)
        ink = painter.scenery.TITLE_INK
        end = canvas.text(font, layout.SHEET_NAME, y, t(ids.YAKU_TITLE), ink)
        if layout.SHEET_SIGNS:
            sign = layout.SHEET_SIGNS[GAUGE_OF[self.progress[self.at][0].yaku]]
            canvas.mask(sign, end + 3, y + font.top, ink)
        for name, edge in zip(self.names, layout.SHEET_COUNTS):
            canvas.text_right(font, edge, y, name, ink)

    def _draw_rows(self):
        self._draw_title()
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        x, y, w, step = layout.SHEET
        seen = layout.SHEET_ROWS
        painter.scenery.backdrop(canvas, x, y, w, step * seen)
        count = len(self.progress)
        if count > seen:  # a bar says where in the list one is
            w -= 2
            h = step * seen
            canvas.rect(x + w + 1, y + h * self.top // count, 1, h * seen // count, theme.WHITE)
        for at in range(self.top, min(self.top + seen, count)):
            self._draw_row(x, y + (at - self.top) * step, w, at)

    def _draw_row(self, x, y, w, at):
        layout = self.painter.layout
        canvas = self.painter.canvas
        font = layout.FONT_SHEET
        step = layout.SHEET[3]
        own, other = self.progress[at]
        selected = at == self.at
        if selected:
            canvas.rect(x, y, w, step, layout.SHEET_BAR)
        y = inner_y(font, y, step)
        ink = ink_of(own) if own.possible else ink_of(other)
        if selected and canvas.mono:
            ink = theme.INK
        canvas.text(font, x + layout.SHEET_NAME, y, yaku_name(own.yaku), ink)
        canvas.text_right(font, x + layout.SHEET_POINTS, y, str(own.points), ink)
        for one, edge in zip(self.progress[at], layout.SHEET_COUNTS):
            ink = theme.INK if selected and canvas.mono else ink_of(one)
            canvas.text_right(font, x + edge, y, _count(one), ink)

    def cards(self):
        """Return the cards that count for the selected yaku."""
        return yaku.fitting(self.progress[self.at][0].yaku, self._options)

    def _draw_cards(self):
        """Paint the cards of the selected yaku, marked by who has them or as on the field."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        x, y, w, h = layout.SHEET_CARDS
        painter.scenery.backdrop(canvas, 0, y, canvas.width, h)
        fits = self.cards()
        a_row = min(layout.SHEET_CARDS_A_ROW, len(fits))
        step = min(layout.SHEET_CARD_STEP, w // a_row)
        left = x + (w - step * a_row) // 2
        for number, card in enumerate(fits):
            x = left + number % a_row * step
            card_y = y + number // a_row * (layout.SHEET_CARD_H + 7)
            painter.cards.listed(card, x, card_y, card in self._other, step)
            bar_y = card_y + layout.SHEET_CARD_H + 1
            if card in self._own:
                canvas.rect(x, bar_y, step - 1, 3, theme.GOLD)
            elif card in self._other:
                canvas.rect(x, bar_y, step - 1, 3, layout.SHEET_OTHER)
            elif card in self._field:
                canvas.rect(x + step // 2 - 2, bar_y, 3, 3, theme.WHITE)


def ink_of(one):
    """Return the ink of the row of a yaku; one: its Progress."""
    if not one.possible:  # all its cards may be there: a better one counts, or something spoils it
        return theme.GREY
    return theme.WHITE if one.needed else theme.GOLD


def _count(one):
    """Return the count of cards as text: how many the seat has, of how many."""
    if not one.possible:
        return "-"
    return str(len(one.have)) + "/" + str(len(one.have) + one.needed)
