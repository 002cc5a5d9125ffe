"""A seat's captured cards as a row of minis, sorted by kind, each kind with its count."""

from app.core import theme
from app.koikoi import card_facts
from app.koikoi.art import MINI_H, MINI_W
from engine.compat import const
from engine.koikoi import cards

_GAP = const(5)  # between two kinds
_STEPS = b"\x0a\x08\x06\x05\x04\x03"  # from mini to mini, as far apart as there is room for
_RISE = const(4)  # of a card that is lit

_KINDS = bytes((cards.BRIGHT, cards.ANIMAL) + 3 * (cards.RIBBON,) + (cards.PLAIN,))  # by mark

# Every card in the order of the piles, kind after kind; ribbons of one sort stay together.
_ORDER = bytes(
    [
        card
        for mark in range(card_facts.PLAIN + 1)
        for card, m in enumerate(card_facts.LOOK)
        if m == mark
    ]
)


def counts_of(pile):
    """Return how many cards of each kind a pile has, four numbers."""
    counts = bytearray(4)
    for card in pile:
        counts[_KINDS[card_facts.LOOK[card]]] += 1
    return counts


def in_order(pile):
    """Return a pile sorted by kind, as bytes."""
    # To ask whether a card is `in` bytes takes 50 us on an RP2040: they are compared as objects.
    has = bytearray(cards.CARDS)
    for card in pile:
        has[card] = 1
    return bytes([card for card in _ORDER if has[card]])


class Piles:
    """Draws piles on a canvas of sixteen inks."""

    def __init__(self, canvas, minis, font):
        """Use the minis of `minis`, an app.koikoi.art.Cards; font: for the counts."""
        self._canvas = canvas
        self._cards = minis
        self._font = font

    def draw(self, pile, place, lit=b""):
        """Draw a pile on the bare ground of a place (x, y, w, h); the cards `lit` are raised."""
        if not pile:
            return
        canvas = self._canvas
        font = self._font
        x, y, w, h = place
        y += h - MINI_H
        text_y = y + MINI_H - font.cap - font.top
        counts = counts_of(pile)
        step = self._step(counts, w)
        pile = in_order(pile)
        first = 0
        for kind in range(4):
            count = counts[kind]
            if count:
                canvas.text(font, x, text_y, canvas.digits(count), card_facts.KIND_INKS[kind])
                left = x + self._label_w(count)
                group = pile[first : first + count]
                if lit:
                    self._group(group, left, y, step, lit)
                else:
                    self._cards.minis(group, left, y, step)
                first += count
                x += self._group_w(count, step) + _GAP

    def _group(self, group, x, y, step, lit):
        """Draw cards of one kind; lit cards are raised."""
        for card in group:
            if card in lit:
                self._cards.mini(card, x, y - _RISE)
                self._canvas.rect(x, y - _RISE + MINI_H + 1, MINI_W, 2, theme.GOLD)
            else:
                self._cards.mini(card, x, y)
            x += step

    def place_of(self, pile, place, card):
        """Return (x, y) of a card that lies in the pile."""
        x, y, w, h = place
        counts = counts_of(pile)
        step = self._step(counts, w)
        y += h - MINI_H
        for kind in range(_KINDS[card_facts.LOOK[card]]):
            if counts[kind]:
                x += self._group_w(counts[kind], step) + _GAP
        return x + self._label_w(counts[_KINDS[card_facts.LOOK[card]]]), y

    def _label_w(self, count):
        return self._font.width(card_facts.NUMBERS[0] if count < 10 else card_facts.NUMBERS[9]) + 2

    def _group_w(self, count, step):
        return self._label_w(count) + (count - 1) * step + MINI_W

    def _step(self, counts, w):
        """Return the distance between minis."""
        gaps = 0
        for count in counts:
            if count:
                w -= self._group_w(count, 0) + _GAP
                gaps += count - 1
        for step in _STEPS:
            if gaps * step <= w + _GAP:
                break
        return step
