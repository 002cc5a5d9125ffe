"""A pile spread out beside the bill, which lights the cards of one yaku after another."""

from app.core import theme
from app.koikoi.art import MINI_H, MINI_W
from app.koikoi.piles import counts_of, in_order
from engine.compat import const
from engine.koikoi import cards

_RISE = const(5)  # of a card that is lit
_GAP = const(2)  # between cards that do not overlap


class Spread:
    """Draws a pile in two rows: plains as minis, all others as large as on the field."""

    def __init__(self, canvas, deck):
        """Use the cards of `deck`, an app.koikoi.art.Cards."""
        self._canvas = canvas
        self._deck = deck

    def draw(self, pile, place, lit):
        """Draw a pile on the bare ground of a place (x, y, w, h); the cards `lit` are raised."""
        x, y, w, _ = place
        deck = self._deck
        plains = len(pile) - counts_of(pile)[cards.PLAIN]  # where they begin
        pile = in_order(pile)
        y += _RISE
        self._row(pile[:plains], lit, (x, y, w), deck.w, deck.h)
        y += deck.h + _RISE + 5
        self._row(pile[plains:], lit, (x, y, w), MINI_W, MINI_H)

    def _row(self, some, lit, place, card_w, card_h):
        """Draw cards side by side in the middle of a place (x, y, w)."""
        x, y, w = place
        count = len(some)
        step = card_w + _GAP
        if count > 1:
            step = min(step, (w - card_w) // (count - 1))
        x += (w - (count - 1) * step - card_w) // 2
        for card in some:
            self._card(card, x, y, card_h, step, card in lit)
            x += step

    def _card(self, card, x, y, card_h, step, is_lit):
        draw = self._deck.draw if card_h > MINI_H else self._deck.mini
        if not is_lit:
            draw(card, x, y)
            return
        draw(card, x, y - _RISE)
        self._canvas.rect(x, y - _RISE + card_h + 1, step - 1, 3, theme.GOLD)
