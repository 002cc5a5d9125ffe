"""Paints the own hand of a Koi-Koi table: a row of cards, one of them lifted."""

from app.core import theme
from app.koikoi.card_facts import CHOSEN, MATCH, UNMARKED
from app.koikoi.words import LAMP_SIGNS
from engine.koikoi.cards import CARDS

# By lamp of app/koikoi/lamps.py: a card that captures, scores, or denies.
_LAMP_INKS = bytes((theme.IVORY, theme.GOLD, theme.RED))


class OwnHand:
    """The own cards, each with its marks.

    selected   which card is lifted, -1 for none
    lamps      by card its lamp, of app/koikoi/lamps.py
    """

    def __init__(self, painter):
        """Paint as `painter` does, which has its cards."""
        self._painter = painter
        self._canvas = painter.canvas
        self._layout = painter.layout
        self._displayed = painter.displayed
        self._cards = painter.cards
        self.selected = -1
        self.lamps = bytearray(CARDS)
        self._met = bytearray()  # how many cards each own one met when it was painted

    def paint(self):
        x, y, w, h = self._layout.HAND
        self._canvas.rect(x, y, w, h, self._layout.HAND_GROUND)
        hand = self._displayed.hand
        months = self._displayed.months()
        self._met = bytearray(len(hand))
        step = self._step()
        x = self.card_x(0)
        for i in range(len(hand)):
            if i != self.selected:
                self._paint_card(i, x, months[hand[i] >> 2])
            x += step
        i = self.selected
        if 0 <= i < len(hand):  # its frame lies upon its neighbours
            self._paint_card(i, self.card_x(i), months[hand[i] >> 2])

    def _step(self):
        """Return the distance between own cards; it is smaller if a full hand has no room."""
        layout = self._layout
        count = len(self._displayed.hand)
        if count < 2:
            return layout.HAND_STEP
        return min(layout.HAND_STEP, (layout.HAND_W - self._cards.w) // (count - 1))

    def _is_tight(self):
        """Whether an own card, or the frame around it, covers a part of its neighbours."""
        return self._step() < self._cards.w + self._layout.EDGE

    def card_x(self, i):
        """Return the left edge of a card; the hand is centred."""
        step = self._step()
        row = (len(self._displayed.hand) - 1) * step + self._cards.w
        return (self._layout.HAND_W - row) // 2 + i * step

    def card_y(self, i):
        """Return the upper edge of a card: the selected one is lifted."""
        return self._layout.HAND_Y - (self._layout.LIFT if i == self.selected else 0)

    def _repaint(self, i):
        """Paint one card over its old picture, lifted or not."""
        layout = self._layout
        edge = layout.EDGE
        x = self.card_x(i) - edge
        w = self._cards.w + 2 * edge
        self._canvas.rect(x, layout.HAND[1], w, layout.HAND[3], layout.HAND_GROUND)
        self._paint_card(i, self.card_x(i), self._displayed.matches(self._displayed.hand[i]))

    def _paint_card(self, i, x, matching):
        """Paint one card, with a dash below it if it matches a card of the field.

        A lamp gives the dash its ink, and the card a frame. In one bit the number of the month is
        inverted instead of a dash, and a lamp is a sign.
        """
        card = self._displayed.hand[i]
        self._met[i] = matching
        y = self.card_y(i)
        selected = i == self.selected
        lamp = self.lamps[card] if self._painter.shows_marks else 0
        if self._canvas.mono:
            mark = min(matching, MATCH) if self._painter.shows_marks else UNMARKED
            self._cards.draw(card, x, y, CHOSEN if selected else mark)
            if lamp:
                self._cards.sign(LAMP_SIGNS[lamp], x, y, selected)
            return
        self._cards.draw(card, x, y)
        if selected:
            self._cards.mark(x, y, theme.WHITE, self._layout.EDGE)
        elif lamp:
            self._cards.mark(x, y, _LAMP_INKS[lamp], 1)
        if matching and self._painter.shows_marks:
            left, y, w, h = self._layout.DASH
            if lamp:  # as wide as the card: the ink is not the only mark
                left = 0
                w = self._cards.w
            self._canvas.rect(x + left, y, w, h, _LAMP_INKS[lamp])

    def light(self, i, lamp):
        """Mark a card of the hand with a lamp of app/koikoi/lamps.py."""
        self.lamps[self._displayed.hand[i]] = lamp
        if self._is_tight():
            self.paint()
        else:
            self._repaint(i)

    def darken(self):
        """Take all lamps off the hand."""
        if any(self.lamps):
            for card in range(len(self.lamps)):
                self.lamps[card] = 0
            self.paint()

    def lift(self, i):
        """Lift another card; -1: none."""
        was = self.selected
        self.selected = i
        if self._is_tight():
            self.paint()
            return
        if 0 <= was < len(self._displayed.hand) and was != i:
            self._repaint(was)
        if i >= 0:
            self._repaint(i)

    def refresh(self):
        """Paint which cards match the field, since no event tells it."""
        hand = self._displayed.hand
        months = self._displayed.months()
        if len(self._met) != len(hand) or self._is_tight():
            self.paint()
            return
        for i in range(len(hand)):
            if self._met[i] != months[hand[i] >> 2]:
                self._repaint(i)
