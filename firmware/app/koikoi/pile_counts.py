"""Small screens: how many cards of each kind a seat has, and the cards that a bill is for."""

from app.core import theme
from app.koikoi import card_facts
from app.koikoi.piles import counts_of, in_order
from engine.compat import const
from engine.koikoi import cards

_MARK = const(5)  # the side of a mark
_DOT = const(2)


class Counts:
    """Draws a pile as four numbers, each after the mark of its kind."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: for the numbers."""
        self._canvas = canvas
        self._font = font

    def draw(self, pile, place, lit=b""):
        """Draw the counts of a pile on the bare ground of a place (x, y, w, h)."""
        font = self._font
        counts = counts_of(pile)
        for kind in range(4):
            x, y = _place_of(kind, place)
            self._mark(kind, x, y)
            x += (_DOT if kind == cards.PLAIN else _MARK) + 1
            self._canvas.text(
                font, x, y - font.top, self._canvas.digits(counts[kind]), theme.WHITE
            )

    def _mark(self, kind, x, y):
        """Draw the mark of a kind as on one-bit cards: diamond, disc, bar or dot."""
        canvas = self._canvas
        ink = card_facts.KIND_INKS[kind]
        if kind == cards.PLAIN:
            canvas.rect(x, y + 2, _DOT, _DOT, ink)
        elif kind == cards.RIBBON:
            canvas.rect(x + 1, y, 3, _MARK, ink)
        elif kind == cards.ANIMAL:
            canvas.rect(x + 1, y, 3, _MARK, ink)
            canvas.rect(x, y + 1, _MARK, 3, ink)
        else:
            for row in range(3):
                canvas.rect(x + 2 - row, y + row, 2 * row + 1, _MARK - 2 * row, ink)

    def place_of(self, pile, place, card):
        """Return (x, y) of the count to which a card of the pile belongs."""
        return _place_of(cards.kind_of(card), place)


def _place_of(kind, place):
    """Return (x, y) of the mark of a kind: side by side, or in two rows where there is room."""
    x, y, w, h = place
    columns = 4 if w > 2 * h else 2
    h = h * columns // 4
    return x + kind % columns * (w // columns), y + kind // columns * h + (h - _MARK) // 2


class LitCounts(Counts):
    """The pile of a bill: its counts, or the cards that lines of the bill are for."""

    def __init__(self, canvas, deck, font):
        """Draw the cards of `deck` on `canvas`; font: for the numbers."""
        super().__init__(canvas, font)
        self._deck = deck

    def draw(self, pile, place, lit=b""):
        """Draw the cards `lit` on the bare ground of a place (x, y, w, h); if none, the counts."""
        if not lit:
            super().draw(pile, place)
            return
        x, y, w, _ = place
        lit = in_order(lit)
        step = self._deck.w + 1
        if len(lit) > 1:
            step = min(step, (w - self._deck.w) // (len(lit) - 1))
        x += (w - (len(lit) - 1) * step - self._deck.w) // 2
        for card in lit:
            self._deck.draw(card, x, y)
            x += step
