"""Draws a Koi-Koi table: both seats with their captured cards, the field, the own hand."""

from app.core import theme
from app.core.draw import inner_y
from app.koikoi.card_facts import CHOSEN, MATCH, UNMARKED
from app.koikoi.displayed import BESIDE, EMPTY, NO_CARD, SLOTS
from app.koikoi.words import LAMP_SIGNS, card_name, card_text, note, tab_names
from app.table import painter
from app.table.panels import blank_panel
from app.texts.catalog import fill, t
from engine.koikoi import yaku
from engine.koikoi.cards import CARDS, MONTHS

# By lamp of app/koikoi/lamps.py: a card that captures, scores, or denies.
_LAMP_INKS = bytes((theme.IVORY, theme.GOLD, theme.RED))

# By mark of a card of the field; there is no frame without a mark.
_MARK_INKS = bytes((theme.INK, theme.GOLD, theme.WHITE))


class Painter(painter.Painter):
    """Paints the table of a `Displayed` on a canvas.

    cards      app.koikoi.art.Cards, or another class that the layout names
    selected   which card of the hand is lifted, -1 for none
    lamps      by card its lamp, of app/koikoi/lamps.py
    badges_x   by place where the points and the badge of a call begin
    goal       the task of a puzzle; on one bit it stands in place of the seats' row
    """

    def __init__(self, loop, layout, displayed, names, levels, tabs):
        """Use the measures of `layout`, a module such as square.py; tabs: of app.koikoi.art."""
        super().__init__(loop, layout, displayed, names, levels)
        self.cards = layout.cards(self.canvas, tab_names())
        self.cards.tabs = tabs
        self.piles = layout.piles(self.canvas, self.cards)
        self.gauges = layout.gauges(self.canvas)
        self.keys.font = layout.FONT_NOTE
        self.selected = -1
        self.note_text = ""
        self.goal = ""
        self._woven = 0  # number of the round whose cloth lay on the table last
        self._cloth = None  # this cloth
        self._marks = bytearray(SLOTS)
        self._met = bytearray()  # how many cards each own one met when it was painted
        self.lamps = bytearray(CARDS)
        self.badges_x = [0, 0]
        self._lit = [False, False]  # which plate was painted as that of who is at turn
        self._progress = [(b"", None, None)] * 2  # per seat its pile, the other's, the gauges
        self._counted = [(b"", 0)] * 2  # per seat its pile, what it is worth
        self._columns = 0  # of the field when it was painted last
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
        self._columns = self.displayed.columns()
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
        self.paint_field()
        self.paint_stock()
        x, y, w, h = self.layout.CONTEXT  # which need not lie on the cloth
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self.show_note(self.note_text)

    # The seats.

    def paint_seat(self, seat):
        """Paint a seat's plate, points and call, and the backs of an opponent's hand."""
        layout = self.layout
        if self.canvas.mono and self.goal:
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
        """Paint the task of a puzzle on one bit, in place of the round and the seats."""
        if self.canvas.mono and self.goal:
            x, y, w, h = self.layout.GOAL
            self.scenery.plate(self.canvas, x, y, w, h, True)
            self.canvas.text_centred(self.layout.FONT, x, y, w, self.goal, theme.INK)

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
            hidden = max(0, self._columns - self.displayed.room // 2) * self.layout.FIELD_STEP
            return (x + hidden, y, w - hidden, h) if hidden < w else None
        return place

    def whole_parts(self):
        """Return the layout's parts, and on one bit the gauges, which stand beside both rows."""
        gauges = self.gauge_place(self.displayed.me) if self.canvas.mono else None
        return self.layout.WHOLE + ((gauges,) if gauges else ())

    def paint_gauge(self, seat):
        """Paint a seat's progress towards its yaku, which depends on both piles."""
        place = self.gauge_place(seat)
        if not place:
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

    # The field.

    @property
    def is_tight(self):
        """Whether so many cards lie on the field that they overlap."""
        return self.displayed.columns() > self.layout.FIELD_COLUMNS

    def _field_step(self, column=0):
        """Return the distance between the columns of the field, up to `column` at least."""
        layout = self.layout
        last = max(column, self.displayed.columns() - 1)
        if last < layout.FIELD_COLUMNS:
            return layout.FIELD_STEP
        return (layout.FIELD[2] - self.cards.w) // last

    def slot_x(self, slot):
        """Return the left edge of a slot of the field, which may be the next free one."""
        column = slot // 2
        return self.layout.FIELD[0] + column * self._field_step(column)

    def slot_y(self, slot):
        """Return the upper edge of a slot of the field."""
        return self.layout.FIELD_Y[slot & 1]

    def paint_field(self, jolt=0):
        """Paint the whole field, and on one bit the gauges beside a small one.

        jolt: how many pixels lower all cards are that are settled, for a moment; not on one bit
        """
        self._columns = self.displayed.columns()
        x, y, w, h = self.layout.FIELD
        edge = self.layout.EDGE
        self.erase(x - edge, y - edge, w + 2 * edge, h + 2 * edge)
        step = self._field_step()
        rows = self.layout.FIELD_Y
        slots = self.displayed.slots
        is_mono = self.canvas.mono
        for slot in range(SLOTS):
            if slots[slot] != EMPTY:
                if is_mono:
                    self._mark(slot)
                else:
                    self.cards.draw(slots[slot], x + slot // 2 * step, rows[slot & 1] + jolt)
        for slot in range(SLOTS):
            if self._marks[slot] and not is_mono:
                self._mark(slot)
        if is_mono:
            self.paint_gauge(self.displayed.me)
        self.paint_open_card()

    def land(self, card, x, y, jolt):
        """Paint a card above its place (x, y) and its shadow; the field is `jolt` pixels lower.

        On one bit, where the gauges would have to be painted too, the field stays.
        """
        canvas = self.canvas
        depth = 1
        if canvas.mono:
            canvas.rect(x - 1, y - 1, self.cards.w + 1, self.cards.h + 1, theme.INK)
        else:
            self.paint_field(jolt)
            canvas.rect(x, y, self.cards.w, self.cards.h, theme.INK)
            if jolt:
                depth = self.layout.EDGE
        self.cards.draw(card, x - depth, y - depth)

    def paint_slot(self, slot):
        """Paint one slot of the field again; beyond the room for the field, all of it."""
        layout = self.layout
        now = self.displayed.columns()
        if max(self._columns, now) > layout.FIELD_ROOM:
            self.paint_field()
            return
        self._columns = now
        x, y = self.slot_x(slot), self.slot_y(slot)
        if self._marks[slot]:
            self._marks[slot] = UNMARKED
            self._mark(slot)
        right, down = layout.LAID
        self.erase(x, y, self.cards.w + right, self.cards.h + down)
        if self.displayed.slots[slot] != EMPTY:
            self.cards.draw(self.displayed.slots[slot], x, y)

    def mark_month(self, month, chosen=NO_CARD):
        """Mark the cards of a month on the field, one of them as chosen; -1 marks none."""
        displayed = self.displayed
        # Light on dark in one bit: these are the ones, unless one of them is to be chosen.
        only = NO_CARD if self.canvas.mono else EMPTY
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
            self.paint_field()
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
        if self.canvas.mono:
            card = self.displayed.slots[slot]
            if card != EMPTY:
                self.cards.draw(card, x, y, mark)
        elif self.is_tight:
            self.canvas.rect(x + 2, y + self.cards.h - 5, 18, 4, ink)
        elif mark == UNMARKED:
            self.unframe(x, y, self.cards.w, self.cards.h, self.layout.EDGE)
        else:
            self.cards.mark(x, y, ink, self.layout.EDGE)

    def forget_marks(self):
        """Forget all marks, before the field is painted again."""
        for slot in range(SLOTS):
            self._marks[slot] = UNMARKED

    def open_place(self):
        """Return (x, y) of the card that is not settled yet."""
        return self.place_on(self.displayed.open_slot)

    def place_on(self, slot):
        """Return (x, y) of a card on top of a slot's card, or BESIDE the stock."""
        layout = self.layout
        if slot == BESIDE:
            return layout.TURNED
        return self.slot_x(slot) + layout.LAID[0], self.slot_y(slot) + layout.LAID[1]

    def paint_open_card(self):
        """Paint the card that is not settled yet, if there is one."""
        if self.displayed.open_card != NO_CARD:
            x, y = self.open_place()
            self.cards.draw(self.displayed.open_card, x, y)

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
            self.paint_open_card()

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
        hand = self.displayed.hand
        months = self.displayed.months()
        if len(self._met) != len(hand) or self._is_hand_tight():
            self.paint_own_hand()
            return
        for i in range(len(hand)):
            if self._met[i] != months[hand[i] >> 2]:
                self._repaint_hand_card(i)

    # The own hand.

    def paint_own_hand(self):
        x, y, w, h = self.layout.HAND
        self.canvas.rect(x, y, w, h, self.layout.HAND_GROUND)
        hand = self.displayed.hand
        months = self.displayed.months()
        self._met = bytearray(len(hand))
        step = self._hand_step()
        x = self.hand_x(0)
        for i in range(len(hand)):
            if i != self.selected:
                self._paint_hand_card(i, x, months[hand[i] >> 2])
            x += step
        i = self.selected
        if 0 <= i < len(hand):  # its frame lies upon its neighbours
            self._paint_hand_card(i, self.hand_x(i), months[hand[i] >> 2])

    def _hand_step(self):
        """Return the distance between own cards; it is smaller if a full hand has no room."""
        layout = self.layout
        count = len(self.displayed.hand)
        if count < 2:
            return layout.HAND_STEP
        return min(layout.HAND_STEP, (layout.HAND_W - self.cards.w) // (count - 1))

    def _is_hand_tight(self):
        """Whether an own card, or the frame around it, covers a part of its neighbours."""
        return self._hand_step() < self.cards.w + self.layout.EDGE

    def hand_x(self, i):
        """Return the left edge of a card of the own hand; the hand is centred."""
        step = self._hand_step()
        row = (len(self.displayed.hand) - 1) * step + self.cards.w
        return (self.layout.HAND_W - row) // 2 + i * step

    def hand_y(self, i):
        """Return the upper edge of a card of the own hand: the selected one is lifted."""
        return self.layout.HAND_Y - (self.layout.LIFT if i == self.selected else 0)

    def _repaint_hand_card(self, i):
        """Paint one card of the own hand over its old picture, lifted or not."""
        layout = self.layout
        edge = layout.EDGE
        x = self.hand_x(i) - edge
        w = self.cards.w + 2 * edge
        self.canvas.rect(x, layout.HAND[1], w, layout.HAND[3], layout.HAND_GROUND)
        self._paint_hand_card(i, self.hand_x(i), self.displayed.matches(self.displayed.hand[i]))

    def _paint_hand_card(self, i, x, matching):
        """Paint one card of the own hand, with a dash below it if it matches a card of the field.

        A lamp gives the dash its ink, and the card a frame. In one bit the number of the month is
        inverted instead of a dash, and a lamp is a sign.
        """
        card = self.displayed.hand[i]
        self._met[i] = matching
        y = self.hand_y(i)
        selected = i == self.selected
        lamp = self.lamps[card] if self.shows_marks else 0
        if self.canvas.mono:
            mark = min(matching, MATCH) if self.shows_marks else UNMARKED
            self.cards.draw(card, x, y, CHOSEN if selected else mark)
            if lamp:
                self.cards.sign(LAMP_SIGNS[lamp], x, y, selected)
            return
        self.cards.draw(card, x, y)
        if selected:
            self.cards.mark(x, y, theme.WHITE, self.layout.EDGE)
        elif lamp:
            self.cards.mark(x, y, _LAMP_INKS[lamp], 1)
        if matching and self.shows_marks:
            left, y, w, h = self.layout.DASH
            if lamp:  # as wide as the card: the ink is not the only mark
                left = 0
                w = self.cards.w
            self.canvas.rect(x + left, y, w, h, _LAMP_INKS[lamp])

    def light(self, i, lamp):
        """Mark a card of the hand with a lamp of app/koikoi/lamps.py."""
        self.lamps[self.displayed.hand[i]] = lamp
        if self._is_hand_tight():
            self.paint_own_hand()
        else:
            self._repaint_hand_card(i)

    def darken(self):
        """Take all lamps off the hand."""
        if any(self.lamps):
            for card in range(len(self.lamps)):
                self.lamps[card] = 0
            self.paint_own_hand()

    def select(self, i):
        """Lift a card of the hand (-1: none), mark the cards that it meets, and name it."""
        was = self.selected
        self.selected = i
        if self._is_hand_tight():
            self.paint_own_hand()
        else:
            if 0 <= was < len(self.displayed.hand) and was != i:
                self._repaint_hand_card(was)
            if i >= 0:
                self._repaint_hand_card(i)
        if i < 0:
            self.mark_month(NO_CARD)
            self.show_note("")
            return
        card = self.displayed.hand[i]
        if not self.shows_marks:
            self.show_note(card_name(card) if self.layout.NOTE_IS_NAME else card_text(card))
            return
        self.mark_month(card >> 2)
        self.show_note(note(card, self.displayed.matches(card), self.layout.NOTE_IS_NAME))

    def paint_yaku_panel(self, heading):
        """Paint the panel on which the cards of a yaku are laid down."""
        x, y, w, h = self.layout.YAKU
        blank_panel(self, self.layout.YAKU)
        font = self.layout.FONT_PROMPT
        y += (h - self.cards.h - font.cap) // 3 - font.top
        self.canvas.text_centred(font, x, y, w, heading, theme.GOLD)

    def paint_yaku_card(self, card, number, count):
        """Paint a card of a yaku on its panel: one of `count`, from 0."""
        x, y, w, h = self.layout.YAKU
        room = w - 8 - self.cards.w
        step = min(self.cards.w + 2, room // max(count - 1, 1))
        left = x + (w - self.cards.w - step * (count - 1)) // 2
        top = y + h - self.cards.h - (h - self.cards.h - self.layout.FONT_PROMPT.cap) // 3
        self.cards.draw(card, left + number * step, top)

    def show_note(self, text):
        """Write a text about the selected card."""
        self.note_text = text
        x, y, w, h = self.layout.NOTE
        font = self.layout.FONT_NOTE
        top = inner_y(font, y, h)
        above = max(y - top, 0)  # an accent may reach above the place
        self.erase(x, y - above, w, h + above)
        self.canvas.text_centred(font, x, top, w, text, theme.WHITE)
