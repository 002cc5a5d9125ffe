"""The end of a match of Koi-Koi: a scroll of its months, with the points of both players."""

from app.core import theme
from app.core.draw import inner_y
from app.koikoi.words import yaku_name
from app.table import ending
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from engine.compat import const
from engine.koikoi import score
from engine.koikoi.cards import CARDS, MONTHS

_NOBODY = const(255)  # in place of the seat that won a month
_FIELDS = const(2)  # of a month: its winner, and points
_GAP = const(3)  # beside the names of the players


class MatchEnd(ending.MatchEnd):
    """The standings, the scroll, and the greatest yaku."""

    best_text = ids.BEST_MONTH
    short_text = ids.BEST_SHORT

    def __init__(self, table, title, sides, mine):
        """Begin an empty scroll."""
        super().__init__(table, title, sides, mine)
        self.months = bytearray()
        self._others = 0  # yaku besides the dearest one in the best month

    def win_texts(self, points, what):
        """Return the yaku and how many others it had with it, or that it was a lucky hand."""
        if what < 0:
            return [t(ids.BILL_LUCKY)]
        if not self._others:
            return [yaku_name(what)]
        name = yaku_name(what)
        return [fill(ids.AND_YAKU, name, self._others), name]

    def round_text(self, number):
        """Return which month it is, in words."""
        mono = self.painter.canvas.mono
        return fill(ids.MONTH_SHORT if mono else ids.MONTH, number, self.view.rounds)

    def note(self, view, points):
        """Note who won the month, and its points."""
        result = view.result
        if view.best and view.round_no == view.best[1]:
            self._others = len([line for line in result.bill if line.what == score.YAKU]) - 1
        self.months.append(_NOBODY if result.winner < 0 else result.winner)
        self.months.append(min(result.points, 255))

    def draw_picture(self, place, number):
        """Paint the finest card of each month between the points of both, the player's above.

        All cards are there from the beginning, the points come month by month.
        """
        painter = self.painter
        canvas = painter.canvas
        scenery = painter.scenery
        deck = painter.cards
        font = painter.layout.FONT_MONTHS
        x, y, w, h = place
        scenery.sheet(canvas, x, y, w, h)
        named = max([font.width(name) for name in self.sides]) + 2 * _GAP
        card_y = y + (h - deck.h) // 2
        low = card_y + deck.h
        rows = [inner_y(font, low, y + h - low)] * 2
        rows[self.mine] = inner_y(font, y, card_y - y)
        for seat in (0, 1):
            canvas.text(font, x + _GAP, rows[seat], self.sides[seat], scenery.SHEET_INK)
        x += named
        w -= named + _GAP
        step = min((w - deck.w) // max(self.view.rounds - 1, 1), deck.w + 4)
        x += (w - step * (self.view.rounds - 1) - deck.w) // 2
        first = x
        for month in range(self.view.rounds):
            deck.draw(month * CARDS // MONTHS, x, card_y)
            at = month * _FIELDS
            if month < self.rounds and self.months[at] != _NOBODY:
                text = str(self.months[at + 1])
                place_y = rows[self.months[at]]
                canvas.text_centred(font, x, place_y, step, text, scenery.SHEET_INK)
            x += step
        for told, ink in ((self.best, theme.GOLD), (self.worst, theme.RED)):
            if told:
                left = first + (told[1] - 1) * step
                right = deck.w if told[1] == self.view.rounds else min(step, deck.w)
                canvas.frame(left, card_y, right, deck.h, ink)
                canvas.frame(left + 1, card_y + 1, right - 2, deck.h - 2, ink)
