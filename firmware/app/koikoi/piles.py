"""The captured cards of a seat as a row of minis: sorted by kind, each kind with its count."""

from app import theme
from app.koikoi import faces
from app.koikoi.art import MINI_H, MINI_W
from engine.compat import const
from engine.koikoi import cards

_GAP = const(5)  # between two kinds
_STEPS = b"\x0a\x08\x06\x05\x04\x03"  # from mini to mini, as far apart as there is room for
_RISE = const(4)  # of a card that is lit

_INKS = bytes((theme.GOLD, theme.SKY, theme.PINK, theme.IVORY))

# Every card in the order of the piles, kind after kind; ribbons of one sort stay together.
ORDER = bytes([c for mark in range(faces.PLAIN + 1) for c, m in enumerate(faces.MARK) if m == mark])
# Where each kind begins in that order: five brights, nine animals, ten ribbons, and the plains.
FIRST = bytes((0, 5, 14, 24, cards.CARDS))


def count_of(pile, kind):
    """Return how many cards of a pile are of a kind."""
    count = 0
    for at in range(FIRST[kind], FIRST[kind + 1]):
        if ORDER[at] in pile:
            count += 1
    return count


class Piles:
    """Draws piles on a canvas of sixteen inks."""

    def __init__(self, canvas, minis, font):
        """Use the minis of `minis`, an app.koikoi.art.Cards; font: for the counts."""
        self._canvas = canvas
        self._cards = minis
        self._font = font

    def draw(self, pile, place, lit=b""):
        """Draw a pile in a place (x, y, w, h), whose ground is bare; the cards `lit` stand out."""
        x, y, w, h = place
        step = self._step(pile, w)
        for kind in range(4):
            count = count_of(pile, kind)
            if count:
                x = self._group(pile, kind, count, x, y + h - MINI_H, step, lit) + _GAP

    def place_of(self, pile, place, card):
        """Return (x, y) of a card that lies in the pile."""
        x, y, w, h = place
        step = self._step(pile, w)
        for kind in range(4):
            count = count_of(pile, kind)
            if kind == cards.kind_of(card):
                return x + self._label_w(count), y + h - MINI_H
            if count:
                x += self._group_w(count, step) + _GAP
        return x, y

    def _label_w(self, count):
        return self._font.width(faces.NUMBERS[0] if count < 10 else faces.NUMBERS[9]) + 2

    def _group_w(self, count, step):
        return self._label_w(count) + (count - 1) * step + MINI_W

    def _step(self, pile, w):
        """Return how far apart the minis lie."""
        for step in _STEPS:
            total = -_GAP
            for kind in range(4):
                count = count_of(pile, kind)
                if count:
                    total += self._group_w(count, step) + _GAP
            if total <= w:
                break
        return step

    def _group(self, pile, kind, count, x, y, step, lit):
        """Draw the cards of one kind; return the x after them."""
        text_y = y + MINI_H - self._font.cap - self._font.top
        self._canvas.text(self._font, x, text_y, str(count), _INKS[kind])
        x += self._label_w(count)
        for at in range(FIRST[kind], FIRST[kind + 1]):
            card = ORDER[at]
            if card not in pile:
                continue
            if card in lit:
                self._cards.mini(card, x, y - _RISE)
                self._canvas.rect(x, y - _RISE + MINI_H + 1, MINI_W, 2, theme.GOLD)
            else:
                self._cards.mini(card, x, y)
            x += step
        return x - step + MINI_W
