"""The seats of a Ceki table in one bit: all in one row, two short lines each."""

from app.core import theme
from engine.compat import const

_DEALER_W = const(5)  # with the gap after it
_LAID_W = const(5)


class Seats:
    """Draws each seat: name, dealer's mark, cards laid down, and the points below."""

    def __init__(self, painter):
        """Draw with the measures of the painter's layout."""
        self._painter = painter

    def cell(self, seat):
        """Return x, y, w, h of a seat."""
        displayed = self._painter.displayed
        x, y, w, h = self._painter.layout.SEATS
        cell_w = w // displayed.players
        return x + displayed.place(seat) * cell_w, y, cell_w - 1, h

    def from_place(self, seat):
        """Return (x, y) where the flights of another seat's cards begin and end."""
        x, _, w, _ = self.cell(seat)
        cards = self._painter.cards
        return x + (w - cards.w) // 2, -cards.h // 2

    def draw(self, seat):
        """Paint a seat, inverted if it is at turn."""
        painter = self._painter
        if painter.postpones(seat):
            return
        layout = painter.layout
        displayed = painter.displayed
        canvas = painter.canvas
        scenery = painter.scenery
        font = layout.FONT_PLATE
        x, y, w, h = self.cell(seat)
        is_lit = seat == displayed.turn
        scenery.plate(canvas, x, y, w, h, is_lit)
        ink = theme.INK if is_lit else theme.WHITE
        name_y = y + 1 - font.top
        right = canvas.text(font, x + 1, name_y, painter.names[seat], ink)
        laid_w = _LAID_W if displayed.laid[seat] else 0
        # Of six seats none has room for both marks: that it waits is what matters.
        if seat == displayed.dealer and right + _DEALER_W + laid_w <= x + w:
            scenery.dealer(canvas, None, right, y + 1, is_lit)
            right += _DEALER_W
        canvas.text_centred(font, x, name_y + font.cap + 1, w, str(displayed.score(seat)), ink)
        if laid_w:
            left = min(right, x + w - laid_w)
            canvas.rect(left, y, laid_w, font.cap + 2, ink)
            paper = theme.WHITE if is_lit else theme.INK
            canvas.text(font, left + 1, name_y, str(displayed.laid[seat]), paper)
