"""The result of a round of Koi-Koi with its bill."""

from app.core import theme
from app.core.animation import paced_ms
from app.core.draw import inner_y
from app.koikoi.words import bill_line, lost_line, round_title
from app.table import results
from app.texts.catalog import t
from app.texts.koikoi import ids
from engine.compat import const
from engine.koikoi import score

_LINE_MS = const(900)  # from line to line of the bill


class RoundEnd(results.RoundEnd):
    """The winner's pile and the bill. Each line of the bill lights the cards that it is for.

    All of these are lit beside the whole bill.

    Any key shows the whole bill at once. A bill longer than the screen has pages. One more page
    shows the cards that both players still held.
    """

    def lay_out(self):
        """Begin with the first line; the bill gets pages when all lines have appeared."""
        if self.view.outcome is None:
            self.ok_text = self.ok_text or ids.KEY_NEXT
        result = self.view.result
        self._pile = self.painter.layout.bill_pile(self.painter.canvas, self.painter.cards)
        names = self.painter.names
        self._lines = [bill_line(line, names[1 - result.winner]) for line in result.bill]
        lost = lost_line(self.view, names)
        if lost:
            self._lines.append(lost)
        self._shown = 0 if self._lines else 1
        self._line_ms = self.loop.now_ms
        self._step_ms = paced_ms(_LINE_MS, self.loop.settings.speed)
        if self.loop.settings.speed == "instant":
            self._shown = len(self._lines) + 1
        return self._page_count()

    def _page_count(self):
        """Take over a grown bill; return its pages."""
        if not self.is_whole:
            return 1
        hands = self.view.result.hands
        return self._bill_pages + (1 if hands[0] or hands[1] else 0)

    @property
    def _bill_pages(self):
        return max(1, (len(self._lines) + self._seen - 1) // self._seen)

    def turn_text(self, number):
        """Return the id of the text that says what the next page has."""
        if number + 1 == self._bill_pages:
            return ids.KEY_HANDS
        return super().turn_text(number)

    def _grow(self, count):
        """Show so many lines of the bill."""
        self._shown = count
        self._pages = self._page_count()
        if self._pages > 1:
            self.draw()
        else:
            self.draw_page(0)

    def title(self):
        return round_title(self.view, self.painter.names)

    @property
    def is_whole(self):
        """Whether all lines of the bill are shown."""
        return self._shown > len(self._lines)

    def complete(self):
        """Show the whole bill."""
        self._grow(len(self._lines) + 1)

    def grow(self, now_ms):
        """Write the next line when its time has come."""
        if self.loop.board.clock.diff_ms(now_ms, self._line_ms) >= self._step_ms:
            self._line_ms = now_ms
            self._grow(self._shown + 1)

    def _draw_hands(self):
        """Paint the cards that each still held, the opponent's above."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        deck = painter.cards
        font = layout.FONT_PAGE
        x, y, w, _ = layout.BILL_PILE
        band = (layout.RESULT_KEYS[1] - y) // 2
        y += (band - font.cap - 1 - deck.h) // 2
        for seat in (1 - self.view.seat, self.view.seat):
            hand = self.view.result.hands[seat]
            canvas.text(font, x, y - font.top, painter.names[seat], theme.WHITE)
            step = deck.w + 2
            if len(hand) > 1:
                step = min(step, (w - deck.w) // (len(hand) - 1))
            left = x + (w - (len(hand) - 1) * step - deck.w) // 2
            for card in hand:
                deck.draw(card, left, y + font.cap + 1)
                left += step
            if not hand:
                text_y = inner_y(font, y + font.cap + 1, deck.h)
                canvas.text_centred(font, x, text_y, w, t(ids.HAND_EMPTY), theme.WHITE)
            y += band

    def draw_page(self, number):
        """Paint the pile, the lines of the bill or a page of them, and at the end the score."""
        if self.is_whole and number == self._bill_pages:
            self._draw_hands()
            return
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        result = self.view.result
        x, y, w, h = layout.BILL_PILE
        painter.scenery.backdrop(canvas, x, y, w, h)
        lines = result.bill
        if 0 < self._shown <= len(self._lines):
            lines = lines[self._shown - 1 : self._shown]  # what a call lost lights none
        lit = b"".join([line.cards for line in lines])
        if result.winner >= 0:
            pile = result.captured[result.winner]
            if result.reason == score.DECLARED:
                pile = result.hands[result.winner]
            self._pile.draw(pile, layout.BILL_PILE, lit)
        self._draw_bill(number)
        self._draw_scores()

    @property
    def _place(self):
        """The place of the bill; it may cover the pile when a longer bill is complete."""
        layout = self.painter.layout
        is_long = self.is_whole and len(self._lines) > self._room(layout.RESULT_BILL)
        return layout.BILL_WHOLE if is_long else layout.RESULT_BILL

    @property
    def _seen(self):
        """How many lines of the bill are visible."""
        return self._room(self._place)

    def _room(self, place):
        """Return how many lines of the bill a place has room for."""
        layout = self.painter.layout
        return (place[3] - layout.BILL_FOOT) // layout.RESULT_BILL_STEP

    def _draw_bill(self, page):
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        scenery = painter.scenery
        font = layout.FONT_PAGE
        x, y, w, h = self._place
        scenery.backdrop(canvas, x, y, w, h)
        scenery.sheet(canvas, x, y, w, h)
        lines = self._lines[: self._shown]
        inset = layout.RESULT_BILL_IN
        y += layout.BILL_TOP
        if not self._lines:
            canvas.text(font, x + inset, y, t(self._nothing()), scenery.SHEET_INK)
            return
        seen = self._seen
        lines = lines[page * seen : (page + 1) * seen] if self.is_whole else lines[-seen:]
        for words, points in lines:
            is_last = not self.is_whole and (words, points) == lines[-1]
            ink = scenery.SHEET_LOSS if is_last else scenery.SHEET_INK
            canvas.text(font, x + inset, y, words, ink)
            canvas.text_right(font, x + w - inset, y, points, ink)
            y += layout.RESULT_BILL_STEP
        if self.is_whole:
            font = layout.FONT_PROMPT
            y = layout.BILL_TOTAL - font.top
            canvas.text(font, x + inset, y, t(ids.BILL_TOTAL), scenery.SHEET_INK)
            total = self._total()
            canvas.text_right(font, x + w - inset, y, total, scenery.SHEET_INK)

    def _nothing(self):
        """Return the id of the text that says why nobody scores."""
        if self.view.result.reason == score.BOTH_LUCKY:
            return ids.BILL_BOTH_LUCKY
        return ids.BILL_LOST if max(self.view.calls) else ids.BILL_EMPTY

    def _total(self):
        """Return the points as text, after their sum and its factors if there are any."""
        result = self.view.result
        factors = ["x %d" % line.amount for line in result.bill if line.what >= score.SEVEN]
        start = [str(result.base)] + factors + ["="] if factors else []
        return " ".join(start + [str(result.points)])

    def _draw_scores(self):
        """Paint the score of the match: before the round, and at the end after it."""
        painter = self.painter
        layout = painter.layout
        view = self.view
        font = layout.FONT_SCORE
        for seat in (0, 1):
            x, y, w, h = layout.BILL_SCORE[painter.displayed.place(seat)]
            won = self.is_whole and seat == view.result.winner
            points = view.scores[seat]
            if not self.is_whole and seat == view.result.winner:
                points -= view.result.points
            painter.scenery.plate(painter.canvas, x, y, w, h, won)
            ink = theme.INK if won else theme.WHITE
            text_y = inner_y(font, y, h)
            painter.canvas.text(font, x + 6, text_y, painter.names[seat], ink)
            painter.canvas.text_right(font, x + w - 6, text_y, str(points), ink)
