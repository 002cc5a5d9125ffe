"""How far a seat is with every yaku, as a row of small gauges.

A set has a pip for each of its cards: full if the seat has it, empty while it may come, a dot if
the other has it. What is counted has numbers. What is made is gold, what cannot be made is grey.
"""

from app import theme
from app.koikoi import reach
from app.texts.catalog import t
from app.texts.koikoi import ids
from engine.compat import const

_PIP_W = const(4)
_PIP_H = const(4)


class Gauges:
    """Draws gauges on a canvas of sixteen inks."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: capitals five rows high."""
        self._canvas = canvas
        self._font = font

    def draw(self, own, other, options, place):
        """Draw a seat's gauges in a place (x, y, w, h), whose ground is bare.

        own, other: the piles of the seat and of its opponent.
        """
        x, y, w, _ = place
        found = reach.gauges(own, other, options)
        widths = [self._width(gauge) for gauge in found]
        free = w - sum(widths)
        for number, gauge in enumerate(found):
            self._gauge(gauge, other, x + free * number // (len(found) - 1), y, widths[number])
            x += widths[number]

    def _width(self, gauge):
        """Return the width of a gauge: of its label, or of its pips where they are wider."""
        label = self._font.width(t(ids.GAUGE_BRIGHT + gauge.number)) + 2
        return max(label, len(gauge.cards) * (_PIP_W + 1) + 1) if gauge.is_set else label

    def _gauge(self, gauge, other, x, y, w):
        canvas = self._canvas
        font = self._font
        ink = theme.IVORY if gauge.possible else theme.GREY
        text_y = y + 1 - font.top
        label = t(ids.GAUGE_BRIGHT + gauge.number)
        if gauge.made:
            canvas.rect(x, y, w, font.cap + 2, theme.GOLD)
            ink = theme.INK
        canvas.text(font, x + 1, text_y, label, ink)
        y += font.cap + 2
        if gauge.is_set:
            self._pips(gauge, other, x + 1, y)
            return
        ink = theme.GOLD if gauge.made else ink
        text = str(len(gauge.have)) + "/" + str(gauge.least)
        canvas.text(font, x + 1, y - font.top, text, ink)

    def _pips(self, gauge, other, x, y):
        canvas = self._canvas
        for card in gauge.cards:
            if card in gauge.have:
                canvas.rect(x, y, _PIP_W, _PIP_H, theme.GOLD)
            elif card in other or not gauge.possible:
                canvas.rect(x + 1, y + 1, _PIP_W - 2, _PIP_H - 2, theme.GREY)
            else:
                canvas.frame(x, y, _PIP_W, _PIP_H, theme.IVORY)
            x += _PIP_W + 1
