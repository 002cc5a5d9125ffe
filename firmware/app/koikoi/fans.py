"""Wide screens: captured cards as large as on square screens' tables, fanned out by kind.

The count of a kind stands at the foot of its last card, which lies on top.
"""

from app.core import theme
from app.koikoi.piles import counts_of, in_order
from engine.compat import const
from engine.koikoi import cards

_GAP = const(3)  # between two kinds
_MOST = const(16)  # from card to card, at most
_SHARE = const(2)  # in two rows, the second begins that part of a card further down


class Fans:
    """Draws piles on a canvas of sixteen inks: in one row, or in two where a place is high."""

    def __init__(self, canvas, deck, font):
        """Draw the small cards of `deck`, an app.koikoi.wide_cards.WideCards; font: counts."""
        self._canvas = canvas
        self._deck = deck
        self._font = font

    def draw(self, pile, place):
        """Draw a pile on the bare ground of a place (x, y, w, h)."""
        counts = counts_of(pile)
        some = in_order(pile)
        first = 0
        for kind in range(4):
            count = counts[kind]
            if count:
                self._fan(some[first : first + count], self._corner(kind, counts, place))
                first += count

    def place_of(self, pile, place, card):
        """Return (x, y) for a large card on its way to the fan of its kind."""
        x, y, _ = self._corner(cards.kind_of(card), counts_of(pile), place)
        return min(x, place[0] + place[2] - self._deck.w), y

    def _fan(self, some, corner):
        """Draw cards of one kind, and how many there are."""
        x, y, step = corner
        canvas = self._canvas
        font = self._font
        small = self._deck.small
        for card in some[:-1]:
            small.tuck(card, x, y, step)
            x += step
        small.draw(some[-1], x, y)
        x += step
        text = canvas.digits(len(some))
        w = font.width(text) + 2
        x += small.w - step - w - 1
        y += small.h - font.cap - 3
        canvas.rect(x, y, w, font.cap + 2, theme.INK)
        canvas.text(font, x + 1, y + 1 - font.top, text, theme.WHITE)

    def _corner(self, kind, counts, place):
        """Return x, y and the step from card to card of a kind's fan."""
        x, y, w, h = place
        small = self._deck.small
        kinds = range(4)
        if h > small.h:  # two rows
            kinds = range(kind & 2, (kind & 2) + 2)
            if kind & 2:
                y += small.h // _SHARE
        gaps = 0
        for each in kinds:
            if counts[each]:
                gaps += counts[each] - 1
                w -= small.w + _GAP
        step = min(_MOST, (w + _GAP) // gaps) if gaps else 0
        for each in kinds:
            if each < kind and counts[each]:
                x += (counts[each] - 1) * step + small.w + _GAP
        return x, y, step
