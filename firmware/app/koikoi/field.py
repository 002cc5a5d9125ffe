"""Paints the field of a Koi-Koi table: its cards, their marks, and the card upon it."""

from app.core import theme
from app.koikoi.card_facts import CHOSEN, MATCH, UNMARKED
from app.koikoi.displayed import BESIDE, EMPTY, NO_CARD, SLOTS

# By mark of a card of the field; there is no frame without a mark.
_MARK_INKS = bytes((theme.INK, theme.GOLD, theme.WHITE))


class Field:
    """Two rows of slots; they overlap if there are many.

    columns    how many there were when the field was painted last
    """

    def __init__(self, painter):
        """Paint as `painter` does, which has its cards."""
        self._painter = painter
        self._canvas = painter.canvas
        self._layout = painter.layout
        self._displayed = painter.displayed
        self._cards = painter.cards
        self._marks = bytearray(SLOTS)
        self.columns = 0

    @property
    def is_tight(self):
        """Whether so many cards lie on the field that they overlap."""
        return self._displayed.columns() > self._layout.FIELD_COLUMNS

    def _step(self, column=0):
        """Return the distance between the columns of the field, up to `column` at least."""
        layout = self._layout
        last = max(column, self._displayed.columns() - 1)
        if last < layout.FIELD_COLUMNS:
            return layout.FIELD_STEP
        return (layout.FIELD[2] - self._cards.w) // last

    def slot_x(self, slot):
        """Return the left edge of a slot of the field, which may be the next free one."""
        column = slot // 2
        return self._layout.FIELD[0] + column * self._step(column)

    def slot_y(self, slot):
        """Return the upper edge of a slot of the field."""
        return self._layout.FIELD_Y[slot & 1]

    def paint(self, jolt=0):
        """Paint the whole field, and on one bit the gauges beside a small one.

        jolt: how many pixels lower all cards are that are settled, for a moment; not on one bit
        """
        self.columns = self._displayed.columns()
        x, y, w, h = self._layout.FIELD
        edge = self._layout.EDGE
        self._painter.erase(x - edge, y - edge, w + 2 * edge, h + 2 * edge)
        step = self._step()
        rows = self._layout.FIELD_Y
        slots = self._displayed.slots
        is_mono = self._canvas.mono
        for slot in range(SLOTS):
            if slots[slot] != EMPTY:
                if is_mono:
                    self._mark(slot)
                else:
                    self._cards.draw(slots[slot], x + slot // 2 * step, rows[slot & 1] + jolt)
        for slot in range(SLOTS):
            if self._marks[slot] and not is_mono:
                self._mark(slot)
        if is_mono:
            self._painter.paint_gauge(self._displayed.viewer)
        self.paint_open_card()

    def land(self, card, x, y, jolt):
        """Paint a card above its place (x, y) and its shadow; the field is `jolt` pixels lower.

        On one bit, where the gauges would have to be painted too, the field stays.
        """
        canvas = self._canvas
        depth = 1
        if canvas.mono:
            canvas.rect(x - 1, y - 1, self._cards.w + 1, self._cards.h + 1, theme.INK)
        else:
            self.paint(jolt)
            canvas.rect(x, y, self._cards.w, self._cards.h, theme.INK)
            if jolt:
                depth = self._layout.EDGE
        self._cards.draw(card, x - depth, y - depth)

    def paint_slot(self, slot):
        """Paint one slot of the field again; beyond the room for the field, all of it."""
        layout = self._layout
        now = self._displayed.columns()
        if max(self.columns, now) > layout.FIELD_ROOM:
            self.paint()
            return
        self.columns = now
        x, y = self.slot_x(slot), self.slot_y(slot)
        if self._marks[slot]:
            self._marks[slot] = UNMARKED
            self._mark(slot)
        right, down = layout.LAID
        self._painter.erase(x, y, self._cards.w + right, self._cards.h + down)
        if self._displayed.slots[slot] != EMPTY:
            self._cards.draw(self._displayed.slots[slot], x, y)

    def mark_month(self, month, chosen=NO_CARD):
        """Mark the cards of a month on the field, one of them as chosen; -1 marks none."""
        displayed = self._displayed
        # Light on dark in one bit: these are the ones, unless one of them is to be chosen.
        only = NO_CARD if self._canvas.mono else EMPTY
        for slot in range(SLOTS):
            if self._marks[slot]:
                self._marks[slot] = UNMARKED
                if not self.is_tight:
                    self._mark(slot)
        for slot in range(SLOTS):
            card = displayed.slots[slot]
            if card != EMPTY and card >> 2 == month:
                self._marks[slot] = CHOSEN if chosen in (card, only) else MATCH
        if self.is_tight:
            self.paint()
            return
        for slot in range(SLOTS):
            if self._marks[slot]:
                self._mark(slot)

    def _mark(self, slot):
        """Paint the frame of a slot by its mark; without a mark, the cloth.

        In one bit there is no room for a frame: the card itself is drawn in another way.
        """
        mark = self._marks[slot]
        ink = _MARK_INKS[mark]
        x, y = self.slot_x(slot), self.slot_y(slot)
        if self._canvas.mono:
            card = self._displayed.slots[slot]
            if card != EMPTY:
                self._cards.draw(card, x, y, mark)
        elif self.is_tight:
            self._canvas.rect(x + 2, y + self._cards.h - 5, 18, 4, ink)
        elif mark == UNMARKED:
            self._painter.unframe(x, y, self._cards.w, self._cards.h, self._layout.EDGE)
        else:
            self._cards.mark(x, y, ink, self._layout.EDGE)

    def forget_marks(self):
        """Forget all marks, before the field is painted again."""
        for slot in range(SLOTS):
            self._marks[slot] = UNMARKED

    def open_place(self):
        """Return (x, y) of the card that is not settled yet."""
        return self.place_on(self._displayed.open_slot)

    def place_on(self, slot):
        """Return (x, y) of a card on top of a slot's card, or BESIDE the stock."""
        layout = self._layout
        if slot == BESIDE:
            return layout.TURNED
        return self.slot_x(slot) + layout.LAID[0], self.slot_y(slot) + layout.LAID[1]

    def paint_open_card(self):
        """Paint the card that is not settled yet, if there is one."""
        if self._displayed.open_card != NO_CARD:
            x, y = self.open_place()
            self._cards.draw(self._displayed.open_card, x, y)
