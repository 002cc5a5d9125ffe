"""Draws a Ceki table: the other seats, the stock and the heap of discards, the own hand."""

from app.ceki import pips_sprites
from app.ceki.displayed import NO_CARD, NOBODY
from app.ceki.words import origin_text, top_text
from app.core import theme
from app.core.draw import panel
from app.table import painter
from app.texts.catalog import fill
from app.texts.ceki import ids
from engine.ceki import cards
from engine.compat import const

# Places of the cursor besides the cards of the hand, which are 0..8.
STOCK = const(20)
HEAP = const(21)

_HAND = const(9)
_NOTES = 2  # lines


class Painter(painter.Painter):
    """Paints the table of a `Displayed` on a canvas.

    cards      app.ceki.art.Cards, or another class that the layout names
    seats      app.ceki.seats.Seats, or another class that the layout names
    pointed    where the cursor is: a card of the hand, STOCK, HEAP or NO_CARD
    is_armed   whether OK throws the card under the cursor
    notes      two lines: the state of the hand, and a text about the card under the cursor
    """

    def __init__(self, loop, layout, displayed, names, levels):
        """Use the measures of `layout`, a module such as square.py."""
        super().__init__(loop, layout, displayed, names, levels)
        self.cards = layout.cards(self.canvas)
        self.seats = layout.seats(self)
        self.pointed = NO_CARD
        self.is_armed = False
        self.notes = ["", ""]
        self._is_warning = False
        self._counted = None  # how many cards of each kind were painted as thrown and as live
        self._xs = [0] * _HAND
        self._lines = bytearray(_HAND)  # the ink of the line below each card of the hand, or 0
        self._joins = bytearray(_HAND)  # whether that line goes on below the next card
        layout.weave(self.canvas)
        self.canvas.picture = self.paint_letter

    def round_text(self):
        """Return the text of the bar that says which hand it is."""
        displayed = self.displayed
        hands = displayed.options["hands"]
        short = fill(ids.HAND_SHORT, displayed.round_no)
        if self.canvas.mono:
            return short
        if displayed.options["format"] == "target":
            return "%s →%d" % (short, displayed.options["target"])
        if not hands:
            return fill(ids.HAND, displayed.round_no)
        return fill(ids.HAND_OF, displayed.round_no, hands)

    def paint_seat(self, seat):
        """Paint a seat, unless it is postponed."""
        self.seats.draw(seat)

    def paint_things(self):
        """Paint all seats, the stock and the heap, and the notes."""
        for seat in range(self.displayed.players):
            self.seats.draw(seat)
        self.paint_stock()
        self._counted = None
        self.paint_heap()
        if self.pointed in (STOCK, HEAP):
            self._mark_place(self.pointed, True)
        self._paint_notes()

    def refresh(self):
        """Paint how many cards of each kind are live: it depends on the own hand."""
        self._paint_counts()

    def paint_scores(self):
        """Paint the seats again after points have changed."""
        for seat in range(self.displayed.players):
            self.seats.draw(seat)

    def paint_letter(self, face, x, y, cap):
        """Paint a card within a text: its rank above its suit, or its honour's sign.

        One bit has honours alone, and their signs are as high as capitals.
        """
        canvas = self.canvas
        honour = face - cards.WHITE_FLOWER
        if canvas.mono:
            canvas.mask(pips_sprites.MINI_HONOUR[honour], x, y + 2, theme.WHITE)
            return
        font = self.layout.FONT_COUNT
        panel(canvas, x, y, cap + 2, cap + 4, theme.IVORY)
        if honour >= 0:
            sign = pips_sprites.SMALL_HONOUR[honour]
            x += (cap + 2 - sign[1]) // 2
            canvas.mask(sign, x, y + (cap + 4 - sign[2]) // 2, theme.INK)
            return
        rank = canvas.digits(face % cards.RANKS + 1)
        canvas.text_centred(font, x, y + 1 - font.top, cap + 2, rank, theme.INK)
        canvas.mask(pips_sprites.LOW_PIP[face // cards.RANKS], x + 2, y + 7, theme.INK)

    # Stock and heap.

    def paint_stock(self):
        layout = self.layout
        canvas = self.canvas
        x, y = layout.STOCK
        count = self.displayed.stock
        if not count:
            self._paint_empty_place(x, y)
            return
        deck = self.cards
        deck.draw(-1, x, y)
        font = layout.FONT_COUNT
        text = str(count)
        w = font.width(text) + 4
        left = x + (deck.w - w) // 2
        top = y + (deck.h - font.cap) // 2
        canvas.rect(left, top - 2, w, font.cap + 4, theme.INK)
        canvas.text(font, left + 2, top - font.top, text, theme.WHITE)

    def paint_heap(self):
        """Paint the last discard, its origin, and the discards before it or their counts."""
        self._paint_top()
        self._paint_trail()
        self._paint_counts()
        self._paint_caption()

    def _paint_top(self):
        """Paint the last discard, or the place for it."""
        x, y = self.layout.HEAP
        if self.displayed.heap:
            self.cards.draw(self.displayed.heap[-1], x, y)
        else:
            self._paint_empty_place(x, y)

    def _paint_empty_place(self, x, y):
        deck = self.cards
        self.erase(x, y, deck.w, deck.h)
        self.scenery.empty_place(self.canvas, x, y, deck.w, deck.h)

    def _paint_trail(self):
        """Paint the discards below the top in small, the last first."""
        layout = self.layout
        if not layout.TRAIL:
            return
        x, y, w, h, step = layout.TRAIL
        self.erase(x, y, w, h)
        heap = self.displayed.heap
        for i in range(min(len(heap) - 1, (w - layout.MINI[0]) // step + 1)):
            self.cards.mini(heap[-2 - i], x + i * step, y)

    def _paint_counts(self):
        """Paint the twelve kinds, and below each how many were thrown and how many are live.

        After the first time only numbers that have changed are painted.
        """
        layout = self.layout
        if not layout.COUNTS:
            return
        x, y, step = layout.COUNTS
        canvas = self.canvas
        font = layout.FONT_COUNT
        slash_w = font.width("/") + 2 * font.gap
        w, h = layout.MINI
        thrown = self.displayed.thrown()
        live = self.displayed.live
        was = self._counted
        self._counted = (thrown, live)
        for kind in range(cards.KINDS):
            if not was:
                self.cards.mini(cards.faces_of(kind)[0], x, y)
            if not was or (was[0][kind], was[1][kind]) != (thrown[kind], live[kind]):
                left = x + (w - step) // 2
                top = y + h + 2
                self.erase(left, top, step, font.cap)
                top -= font.top
                taken = font.width(canvas.digits(thrown[kind])) + slash_w
                taken += font.width(canvas.digits(live[kind]))
                left += (step - taken) // 2
                left = canvas.text(font, left, top, canvas.digits(thrown[kind]), theme.WHITE)
                left = canvas.text(font, left, top, "/", theme.WHITE)
                ink = theme.GOLD if live[kind] else theme.WHITE
                canvas.text(font, left, top, canvas.digits(live[kind]), ink)
            x += step

    def _paint_caption(self):
        """Write who has thrown the last discard, and its origin; the latter in any case."""
        if not self.layout.CAPTION:
            return
        layout = self.layout
        canvas = self.canvas
        displayed = self.displayed
        x, y, w, h, step = layout.CAPTION
        self.erase(x, y - 1, w, h + 1)  # an accent may reach above the place
        if displayed.thrower == NOBODY or not displayed.heap:
            return
        font = layout.FONT
        y -= font.top
        name = self.names[displayed.thrower]
        origin = origin_text(displayed)
        if step:
            canvas.text(font, x, y, name, theme.IVORY)
        else:
            both = top_text(displayed, self.names)
            origin = both if font.width(both) <= w else origin
        ink = theme.GOLD if displayed.origin else theme.SKY
        canvas.text(font, x, y + step, origin, ink)

    def place_of(self, thing):
        """Return (x, y) of STOCK, of HEAP, or of a card of the hand."""
        if thing == STOCK:
            return self.layout.STOCK
        if thing == HEAP:
            return self.layout.HEAP
        return self.hand_x(thing), self.hand_y(thing)

    # The own hand.

    def spread(self):
        """Compute the places of the own cards, with gaps between kinds if there is room, and
        lines.

        A red line is below cards that are laid down. A gold line is below a combination: the first
        complete threes of each kind. It joins their cards.
        """
        layout = self.layout
        kinds = [cards.kind_of(face) for face in self.displayed.hand]
        count = len(kinds)
        laid = self._laid_from()
        came = laid + self.displayed.own_laid
        apart = [i for i in range(1, count) if kinds[i] != kinds[i - 1] or i in (laid, came)]
        x, _, w, _ = layout.HAND
        x += layout.EDGE  # the frame of the first and of the last card
        room = w - 2 * layout.EDGE - (count - 1) * layout.HAND_STEP - self.cards.w
        gap = min(layout.HAND_GAP, room // len(apart)) if apart else 0
        x += (room - gap * len(apart)) // 2
        held = bytearray(cards.KINDS)
        for kind in kinds:
            held[kind] += 1
        passed = bytearray(cards.KINDS)
        for i in range(count):
            if i in apart:
                x += gap
            self._xs[i] = x
            x += layout.HAND_STEP
            kind = kinds[i]
            self._lines[i] = self._joins[i] = 0
            if laid <= i < came:
                self._lines[i] = theme.RED
                self._joins[i] = i + 1 < came
            elif self.shows_marks and passed[kind] < held[kind] // 3 * 3:
                self._lines[i] = theme.GOLD
                self._joins[i] = passed[kind] % 3 < 2
            passed[kind] += 1

    def _laid_from(self):
        """Return the number of the first card that is laid down; 9 if there is none."""
        displayed = self.displayed
        return 8 - displayed.own_laid if displayed.own_laid else _HAND

    def paint_own_hand(self):
        x, y, w, h = self.layout.HAND
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self.spread()
        for i in range(len(self.displayed.hand)):
            if i != self.pointed:
                self._paint_hand_card(i)
        if 0 <= self.pointed < len(self.displayed.hand):
            self._paint_hand_card(self.pointed)  # its frame lies upon its neighbours

    def hand_x(self, i):
        """Return the left edge of a card of the own hand."""
        return self._xs[i]

    def hand_y(self, i):
        """Return the upper edge of a card of the own hand; the one under the cursor is lifted."""
        return self.layout.HAND_Y - (self.layout.LIFT if i == self.pointed else 0)

    def _paint_hand_card(self, i):
        """Paint a card of the own hand on bare ground."""
        if i == self.pointed:
            ink = theme.GOLD if self.is_armed else theme.WHITE
            self.paint_lit_card(self.displayed.hand[i], self._xs[i], self.hand_y(i), ink)
        else:
            self.cards.draw(self.displayed.hand[i], self._xs[i], self.layout.HAND_Y)
        self._paint_line(i)

    def _paint_line(self, i):
        """Paint the line below a card, with the gaps beside it that the line crosses."""
        if not self._lines[i]:
            return
        y, h, above = self.layout.DASH
        w = self.cards.w
        left = self._xs[i - 1] + w if i and self._joins[i - 1] else self._xs[i]
        right = self._xs[i + 1] if self._joins[i] else self._xs[i] + w
        if above:  # the lower edge of the card is as light as the line
            self.canvas.rect(left, y - above, right - left, above, theme.INK)
        self.canvas.rect(left, y, right - left, h, self._lines[i])

    # What is pointed at.

    def point(self, thing, is_armed=False):
        """Move the cursor to a card of the hand, which is lifted, to STOCK, HEAP or NO_CARD."""
        was = self.pointed
        self.pointed = thing
        self.is_armed = is_armed
        if was != thing and 0 <= was < len(self.displayed.hand):
            self._repaint_hand_card(was, self.layout.EDGE)
            self._paint_edge_beside(was, was - 1)
            self._paint_edge_beside(was, was + 1)
        elif was in (STOCK, HEAP):
            self._mark_place(was, False)
        if 0 <= thing < len(self.displayed.hand):
            self._repaint_hand_card(thing, 0)
        elif thing in (STOCK, HEAP):
            self._mark_place(thing, True)

    def _repaint_hand_card(self, i, edge):
        """Paint a card of the hand over its old picture; `edge` pixels around it are erased."""
        layout = self.layout
        x = self._xs[i] - edge
        w = self.cards.w + 2 * edge
        self.scenery.backdrop(self.canvas, x, layout.HAND[1], w, layout.HAND[3])
        self._paint_hand_card(i)

    def _paint_edge_beside(self, was, i):
        """Paint the edge of card i again if the frame of its neighbour `was` covered it."""
        if not 0 <= i < len(self.displayed.hand) or i == self.pointed:
            return
        edge = self.layout.EDGE
        w = self.cards.w
        x = self._xs[i] + (w - 1 if i < was else 0)
        if -edge <= x - self._xs[was] < w + edge:
            self.canvas.vline(x, self.layout.HAND_Y, self.cards.h, theme.INK)
            self._paint_line(i)

    def _mark_place(self, thing, is_pointed):
        """Paint the stock or the last discard; under the cursor it has a frame or is inverted."""
        x, y = self.place_of(thing)
        if self.canvas.mono:
            self.cards.is_inverse = is_pointed
            if thing == STOCK:
                self.paint_stock()
            else:
                self._paint_top()
            self.cards.is_inverse = False
            return
        deck = self.cards
        if is_pointed:
            deck.mark(x, y, theme.WHITE, self.layout.EDGE)
        else:
            self.unframe(x, y, deck.w, deck.h, self.layout.EDGE)

    def paint_lit_card(self, face, x, y, ink):
        """Paint a card with a frame; in one bit, inverted."""
        if self.canvas.mono:
            self.cards.is_inverse = True
            self.cards.draw(face, x, y)
            self.cards.is_inverse = False
            return
        self.cards.draw(face, x, y)
        self.cards.mark(x, y, ink, self.layout.EDGE)

    def show_notes(self, status, text, is_warning=False):
        """Write the two notes."""
        self.notes = [status, text]
        self._is_warning = is_warning
        self._paint_notes()

    def fitting(self, wordings):
        """Return the first wording of a note that fits, else the last."""
        for text in wordings:
            if self.layout.FONT.width(text) <= self.layout.NOTE[2]:
                break
        return text

    def paint_beside_bar(self):
        """Write the notes again in one bit: their accents reach into the bar."""
        if self.canvas.mono:
            self._write_notes()

    def _paint_notes(self):
        x, y, w, h, _ = self.layout.NOTE
        self.erase(x, y - 2, w, h + 2)  # a small card reaches above the letters
        if self.canvas.mono:
            self.bar.show_last(self.bar.last)
        else:
            self._write_notes()

    def _write_notes(self):
        layout = self.layout
        x, y, w, _, step = layout.NOTE
        inks = (theme.IVORY, theme.PINK if self._is_warning else theme.WHITE)
        font = layout.FONT
        y -= font.top  # the empty rows above the letters lie over what is there
        for i in range(_NOTES):
            self.canvas.text_centred(font, x, y + i * step, w, self.notes[i], inks[i])
