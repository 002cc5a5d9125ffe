"""A seat's progress towards every yaku, as a row of small gauges.

A yaku of particular cards has a pip for each: full if the seat has the card, empty while the card
may come, a dot if the opponent has it. A yaku that is counted has numbers. A made yaku is gold,
one that cannot be made any more is grey.
"""

from app.core import theme
from app.koikoi import progress
from app.koikoi.words import gauge_label
from engine.compat import const
from engine.koikoi import cards

_PIP_W = const(4)
_PIP_H = const(4)

_OWN = const(1)
_OTHERS = const(2)


class Gauges:
    """Draws gauges on a canvas of sixteen inks."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: capitals five rows high."""
        self._canvas = canvas
        self._font = font
        self._laid = None  # from left to right, see `_lay`

    def find(self, own, other, options, place):
        """Return what `draw` wants to know of a seat's pile and the other's, and the options."""
        return progress.standings(own, other, options), _whose(own, other), options

    def draw(self, found, place):
        """Draw what `find` has found on the bare ground of a place (x, y, w, h)."""
        standings, whose, options = found
        canvas = self._canvas
        paint = canvas.frame_buffer
        font = self._font
        left, y, w, _ = place
        if not self._laid:
            self._laid = self._lay(standings, options, w)
        text_y = y + 1 - font.top
        below = y + font.cap + 3
        for number, label, fits, least, x, w in self._laid:
            x += left
            ink = count_ink = theme.GREY if standings[number] == progress.GONE else theme.IVORY
            if standings[number] == progress.MADE:
                canvas.rect(x, y, w, font.cap + 2, theme.GOLD)
                ink = theme.INK
                count_ink = theme.GOLD
            canvas.text(font, x + 1, text_y, label, ink)
            if least:
                have = 0
                for card in fits:
                    have += whose[card] & _OWN
                count_y = below - font.top
                x = canvas.text(font, x + 1, count_y, canvas.digits(have), count_ink)
                x = canvas.text(font, x, count_y, "/", count_ink)
                canvas.text(font, x, count_y, canvas.digits(least), count_ink)
                continue
            x += 1
            canvas.touch(x, below, len(fits) * (_PIP_W + 1), _PIP_H)
            for card in fits:
                if whose[card] == _OWN:
                    paint.fill_rect(x, below, _PIP_W, _PIP_H, theme.GOLD)
                elif whose[card] or ink == theme.GREY:
                    paint.fill_rect(x + 1, below + 1, _PIP_W - 2, _PIP_H - 2, theme.GREY)
                else:
                    paint.rect(x, below, _PIP_W, _PIP_H, theme.IVORY)
                x += _PIP_W + 1

    def _lay(self, standings, options, w):
        """Return the gauges of these options, with equal gaps between them.

        A list of (number, label, cards that count, how many make it or 0 for a set, x, width).
        """
        font = self._font
        laid = []
        free = w
        for number in range(len(standings)):
            if standings[number] == progress.UNKNOWN:
                continue
            label = gauge_label(number)
            fits = progress.cards_of(number, options)
            least = progress.least_of(number)
            width = font.width(label) + 2
            if not least:
                width = max(width, len(fits) * (_PIP_W + 1) + 1)
            laid.append((number, label, fits, least, w - free, width))
            free -= width
        last = len(laid) - 1
        return [row[:4] + (row[4] + free * at // last, row[5]) for at, row in enumerate(laid)]


def _whose(own, other):
    """Return by card whether it is _OWN or _OTHERS: a look-up is quicker than a search."""
    whose = bytearray(cards.CARDS)
    for card in own:
        whose[card] = _OWN
    for card in other:
        whose[card] = _OTHERS
    return whose
