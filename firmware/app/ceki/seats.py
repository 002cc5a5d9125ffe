"""The seats of a Ceki table on a colour screen: plates, backs of hands, tags of callers."""

from app.ceki.words import caller_mark, laid_text
from app.core import theme
from app.core.draw import inner_y


class Seats:
    """Draws each seat: the other seats in a row in the order of play, the own seat apart."""

    def __init__(self, painter):
        """Draw with the measures of the painter's layout."""
        self._painter = painter

    def cell(self, seat):
        """Return x, y, w, h of a seat."""
        layout = self._painter.layout
        displayed = self._painter.displayed
        place = displayed.place(seat)
        if not place:
            return layout.OWN
        others = displayed.players - 1
        x, y, w, h = layout.SEATS
        cell_w = min(layout.SEAT_W, w // others)
        return x + (w - cell_w * others) // 2 + (place - 1) * cell_w, y, cell_w, h

    def from_place(self, seat):
        """Return (x, y) where the flights of another seat's cards begin and end."""
        x, y, w, h = self.cell(seat)
        cards = self._painter.cards
        return x + (w - cards.w) // 2, max(0, y + h - cards.h)

    def draw(self, seat):
        """Paint a seat: its plate, the backs of its cards if it is another's, a caller's tag."""
        painter = self._painter
        if painter.postpones(seat):
            return
        layout = painter.layout
        displayed = painter.displayed
        x, y, w, h = self.cell(seat)
        painter.erase(x, y, w, h)
        laid = displayed.laid[seat]
        if seat == displayed.viewer:
            plate_w = layout.OWN_PLATE_W
            painter.paint_plate(seat, (x, y, plate_w, h))
            if laid:
                self._tag(x + plate_w + 3, y + (h - layout.TAG_H) // 2, caller_mark(layout))
            return
        painter.paint_plate(seat, (x + 1, y, w - 2, layout.PLATE_H))
        if layout.BACKS:
            x, w = self._backs(seat, x, y + layout.BACKS[0], w)
        if not laid:
            return
        text = caller_mark(layout)
        if layout.TAG_IS_SHORT:  # there are no backs that show how many are laid down
            text += laid_text(laid)
            left = x + w - 2 - self._tag_w(text)
        else:
            left = x + (w - self._tag_w(text)) // 2
        self._tag(left, y + layout.TAG_Y, text)

    def _backs(self, seat, x, y, w):
        """Paint the backs of another seat's hand; cards laid down stand apart and lower.

        Returns x and w of those that are still held, of all if there are none.
        """
        painter = self._painter
        _, step, gap, drop = painter.layout.BACKS
        laid = painter.displayed.laid[seat]
        up = painter.displayed.hands[seat] - laid
        small = painter.layout.SMALL_BACK[0]
        step = min(step, (w - 2 - gap - small) // 8)
        width = (up + laid - 1) * step + small + (gap if laid and up else 0)
        x += (w - width) // 2
        end = painter.cards.small_backs(up, x, y, step)
        if not laid or not up:
            painter.cards.small_backs(laid, end, y + drop, step)
            return x, width
        painter.cards.small_backs(laid, end + gap, y + drop, step)
        return x, end - x

    def _tag_w(self, text):
        return self._painter.layout.FONT_TAG.width(text) + 6

    def _tag(self, x, y, text):
        """Paint the tag of a seat that has called."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT_TAG
        w = self._tag_w(text)
        canvas.rect(x - 1, y - 1, w + 2, layout.TAG_H + 1, theme.INK)
        canvas.rect(x, y, w, layout.TAG_H, theme.RED)
        canvas.text(font, x + 3, inner_y(font, y, layout.TAG_H), text, theme.WHITE)
