"""The seats of a Ceki table in one bit: all in one row, two short lines each."""

from app.ceki.words import laid_text
from app.core import theme
from engine.compat import const

_DEALER_W = const(5)  # with the gap after it
_SPACE = const(2)  # before it
_MARK_W = const(3)  # of a caller's mark, the same


class Seats:
    """Draws each seat: name, dealer's mark, a caller's "!", and the points below.

    Cards laid down beyond the pair are counted after the "!" if there is room.
    """

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
        right = canvas.text(font, x + 2, name_y, painter.names[seat], ink)
        laid = displayed.laid[seat]
        mark_w = _MARK_W if laid else 0
        # Of six seats some have no room for both marks: that it waits is what matters.
        if seat == displayed.dealer and right + _DEALER_W + mark_w <= x + w + 1:
            if right + _SPACE + _DEALER_W + mark_w <= x + w + 1:
                right += _SPACE  # or it is read as a digit
            scenery.dealer(canvas, None, right, y + 1, is_lit)
            right += _DEALER_W
        canvas.text_centred(font, x, name_y + font.cap + 1, w, str(displayed.score(seat)), ink)
        if laid:
            canvas.rect(right, y + 1, 2, 3, ink)
            canvas.rect(right, y + 5, 2, 1, ink)
            count = laid_text(laid)
            if right + _MARK_W + font.width(count) < x + w:
                canvas.text(font, right + _MARK_W, name_y, count, ink)
