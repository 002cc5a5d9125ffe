"""Draws a Koi-Koi table: both seats with their captured cards, and the stock."""

from app.core import theme
from app.core.draw import inner_y
from app.koikoi.displayed import BESIDE, NO_CARD
from app.koikoi.field import Field
from app.koikoi.own_hand import OwnHand
from app.koikoi.words import card_name, card_text, note, tab_names
from app.table import painter
from app.texts.catalog import fill, t
from engine.koikoi import yaku
from engine.koikoi.cards import MONTHS


class Painter(painter.Painter):
    """Paints the table of a `Displayed` on a canvas.

    cards      app.koikoi.art.Cards, or another class that the layout names
    field      a Field
    hand       an OwnHand
    badges_x   by place where the points and the badge of a call begin
    headline   what stands in place of the seats' row: an object with `draw`; None for the seats
    """

    def __init__(self, loop, layout, displayed, names, levels, tabs):
        """Use the measures of `layout`, a module such as square.py; tabs: of app.koikoi.art."""
        super().__init__(loop, layout, displayed, names, levels)
        self.cards = layout.cards(self.canvas, tab_names())
        self.cards.tabs = tabs
        self.piles = layout.piles(self.canvas, self.cards)
        self.gauges = layout.gauges(self.canvas)
        self.keys.font = layout.FONT_NOTE
        self.field = Field(self)
        self.hand = OwnHand(self)
        self.note_text = ""
        self.headline = None
        self._woven = 0  # number of the round whose cloth lay on the table last
        self._cloth = None  # this cloth
        self.badges_x = [0, 0]
        self._lit = [False, False]  # which plate was painted as that of who is at turn
        self._progress = [(b"", None, None)] * 2  # per seat its pile, the other's, the gauges
        self._counted = [(b"", 0)] * 2  # per seat its pile, what it is worth
        if not self.canvas.mono:
            self.canvas.picture = self.cards.small.letter

    def round_text(self):
        """Return the text of the bar that says which month it is."""
        return fill(self.layout.MONTH_TEXT, self.displayed.round_no, self.displayed.rounds)

    def paint_table(self):
        """Paint the cloth of the month with everything on it."""
        number = self.displayed.round_no
        if number != self._woven:
            self._woven = number
            self._weave(self.layout.SEASON)
            self._cloth = self.canvas.cloth
        self.canvas.cloth = self._cloth
        self.field.columns = self.displayed.columns()
        super().paint_table()

    def _weave(self, area):
        self.layout.weave(self.canvas, (self._woven - 1) % MONTHS, area)

    def quieten(self):
        """Take the season off the cloth, before a page of text; `paint_table` brings it back."""
        if self._woven:
            self._weave(None)

    def paint_things(self):
        """Paint both seats, the field, the stock, and the text about the selected card."""
        for seat in (0, 1):
            self.paint_seat(seat)
            self.paint_pile(seat)
            self.paint_gauge(seat)
        self.field.paint()
        self.paint_stock()
        x, y, w, h = self.layout.CONTEXT  # which need not lie on the cloth
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self.show_note(self.note_text)

    def catch_up(self):
        """Paint what was postponed while skipping: the gauges too, which take 17 ms each."""
        if self.is_skipping:
            super().catch_up()
            for seat in (0, 1):
                self.paint_gauge(seat)

    # The seats.

    def paint_seat(self, seat):
        """Paint a seat's plate, points and call, and the backs of an opponent's hand."""
        layout = self.layout
        if self.headline or self.postpones(seat):
            return
        place = self.displayed.place(seat)
        x, y, w, h = layout.SEAT[place]
        self.erase(x, y, w, h)
        self.paint_plate(seat, layout.PLATE[place])
        self._lit[seat] = self.displayed.turn == seat
        if place:
            self._paint_backs(self.displayed.hands[seat])
        self._paint_badges(seat, place)

    def paint_beside_bar(self):
        """Paint what stands in place of the round and the seats."""
        if self.headline:
            self.headline.draw()

    def _paint_backs(self, count):
        """Paint a back for each card of the opponent's hand."""
        if self.layout.BACKS:
            x, y, step = self.layout.BACKS
            for i in range(count):
                self.cards.small_back(x + i * step, y)

    def _paint_badges(self, seat, place):
        """Paint the points of a seat's yaku, and whether it has called."""
        layout = self.layout
        canvas = self.canvas
        displayed = self.displayed
        x, y, w, h = layout.BADGES[place]
        self.erase(x, y, w, h)
        font = layout.FONT_NOTE
        right = x + w
        points = self._points(seat)
        if points:
            text = "+" + str(points)
            text_y = inner_y(font, y, h)
            canvas.text_right(font, right, text_y, text, theme.GOLD)
            right -= font.width(text) + 4
        self.badges_x[place] = right + 4
        if displayed.calls[seat]:
            w = self._paint_call(displayed.calls[seat], t(layout.CALL_TEXT[place]), right, y, h)
            self.badges_x[place] = right - w

    def _paint_call(self, calls, text, right, y, h):
        """Paint the badge of a seat that has called koi-koi, left of `right`; return its width."""
        canvas = self.canvas
        font = self.layout.FONT_CALL
        layout = self.layout
        if calls > 1:
            text = text + str(calls) if len(text) < 2 else "%s %d" % (text, calls)
        w = font.width(text) + 4
        ground, ink = layout.CALL_INKS
        canvas.rect(right - w, y + 1, w, h - 2, ground)
        canvas.text(font, right - w + 2, inner_y(font, y, h), text, ink)
        return w

    def paint_pile(self, seat):
        """Paint the cards that a seat has captured."""
        place = self.layout.PILE[self.displayed.place(seat)]
        self.erase(place[0], place[1], place[2], place[3])
        self.piles.draw(self.displayed.captured[seat], place)

    def gauge_place(self, seat):
        """Return where a seat's gauges have room, None if nowhere: on one bit beside the field."""
        place = self.layout.GAUGES[self.displayed.place(seat)]
        if place and self.canvas.mono:
            x, y, w, h = place
            hidden = max(0, self.field.columns - self.displayed.room // 2) * self.layout.FIELD_STEP
            return (x + hidden, y, w - hidden, h) if hidden < w else None
        return place

    def whole_parts(self):
        """Return the layout's parts, and what the opponent has; on one bit the gauges of both."""
        layout = self.layout
        if self.canvas.mono:
            gauges = self.gauge_place(self.displayed.viewer)
            return layout.WHOLE + ((gauges,) if gauges else ())
        return layout.WHOLE + (layout.SEAT[1], layout.PILE[1], layout.GAUGES[1])

    def paint_gauge(self, seat):
        """Paint a seat's progress towards its yaku, which depends on both piles.

        While skipping it waits for `catch_up`.
        """
        place = self.gauge_place(seat)
        if not place or self.is_skipping:
            return
        self.erase(place[0], place[1], place[2], place[3])
        if not self.shows_marks:
            return
        own = self.displayed.captured[seat]
        other = self.displayed.captured[1 - seat]
        found = self._progress_of(seat, own, other, place)
        self.gauges.draw(found, place)

    def _progress_of(self, seat, own, other, place):
        """Return what the gauges say. It is computed once for each pair of piles: 17 ms."""
        if self._progress[seat][:2] != (own, other):
            found = self.gauges.find(own, other, self.displayed.options, place)
            self._progress[seat] = (own, other, found)
        return self._progress[seat][2]

    def _points(self, seat):
        """Return the points of a seat's yaku. They are computed once for each pile: 4 ms."""
        own = self.displayed.captured[seat]
        if self._counted[seat][0] != own:
            self._counted[seat] = (own, yaku.points(own, self.displayed.options))
        return self._counted[seat][1]

    # The stock.

    def paint_stock(self):
        """Paint the stock with its count, and the place for the card turned from it."""
        layout = self.layout
        canvas = self.canvas
        x, y = layout.STOCK
        count = self.displayed.stock
        if count:
            self.cards.draw(-1, x, y)
            font = layout.FONT_COUNT
            text = canvas.digits(count)
            w = font.width(text)
            x += (self.cards.w - w) // 2
            y += (self.cards.h - font.cap) // 2
            canvas.rect(x - 2, y - 2, w + 4, font.cap + 4, theme.INK)
            canvas.text(font, x, y - font.top, text, theme.WHITE)
        else:
            self.erase(x, y, self.cards.w, self.cards.h)
            self.scenery.empty_place(canvas, x, y, self.cards.w, self.cards.h)
        self.paint_turned_place()

    def paint_turned_place(self):
        """Paint the place beside the stock, with the card that lies there if there is one."""
        x, y = self.layout.TURNED
        self.erase(x, y, self.cards.w, self.cards.h)
        if self.displayed.open_slot == BESIDE:
            self.field.paint_open_card()

    def paint_edge_on(self, x, y, w, is_face):
        """Paint a card at (x, y) while it turns over; w pixels of it are visible."""
        cards = self.cards
        self.erase(x, y, cards.w, cards.h)
        left = x + (cards.w - w) // 2
        self.canvas.rect(left, y, w, cards.h, theme.INK)
        if w > 2:
            ink = theme.IVORY if is_face else theme.RED
            self.canvas.rect(left + 1, y + 1, w - 2, cards.h - 2, ink)

    def refresh(self):
        """Paint whose turn it is, and which own cards match the field: no event tells it."""
        for seat in (0, 1):
            if self._lit[seat] != (self.displayed.turn == seat):
                self.paint_seat(seat)
        self.hand.refresh()

    # The own hand.

    def paint_own_hand(self):
        self.hand.paint()

    def select(self, i):
        """Lift a card of the hand (-1: none), mark the cards that it meets, and name it."""
        self.hand.lift(i)
        if i < 0:
            self.field.mark_month(NO_CARD)
            self.show_note("")
            return
        card = self.displayed.hand[i]
        if not self.shows_marks:
            self.show_note(card_name(card) if self.layout.NOTE_IS_NAME else card_text(card))
            return
        self.field.mark_month(card >> 2)
        self.show_note(note(card, self.displayed.matches(card), self.layout.NOTE_IS_NAME))

    def show_note(self, text):
        """Write a text about the selected card."""
        self.note_text = text
        x, y, w, h = self.layout.NOTE
        font = self.layout.FONT_NOTE
        top = inner_y(font, y, h)
        above = max(y - top, 0)  # an accent may reach above the place
        self.erase(x, y - above, w, h + above)
        self.canvas.text_centred(font, x, top, w, text, theme.WHITE)
