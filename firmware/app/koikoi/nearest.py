"""The yaku that a seat has made and those nearest to being made, in words."""

from app.core import theme
from app.koikoi import reach
from app.koikoi.words import yaku_label, yaku_name
from engine.compat import const
from engine.koikoi import yaku

_GAP = const(3)


class Nearest:
    """Writes their labels side by side, in capitals: on small screens."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: capitals five rows high."""
        self._canvas = canvas
        self._font = font

    def draw(self, found, own, other, options, place):
        """Write what fits on the bare ground of a place (x, y, w, h)."""
        font = self._font
        x, y, w, h = place
        left = x
        for one, count, ink in found:
            text = yaku_label(one) + " " + count
            width = font.width(text)
            if x > left and x + width > left + w:
                x = left
                y += font.cap + 2
            if y + font.cap > place[1] + h:
                return
            x = self._canvas.text(font, x, y - font.top, text, ink) + _GAP

    def find(self, own, other, options):
        """Return what `draw` writes, a list of (yaku, how far it is, ink).

        own, other: the piles of the seat and of its opponent.
        """
        found = []
        for one in yaku.made(own, options):
            found.append((one.yaku, "+%d" % one.points, theme.GOLD))
        last = ""
        for one in reach.nearest(own, other, options):
            have = len(one.have)
            label = yaku_label(one.yaku)
            if label != last:  # four brights of either sort are one way to go
                found.append((one.yaku, "%d/%d" % (have, have + one.needed), theme.IVORY))
            last = label
        return found


class Named(Nearest):
    """Writes their names below each other, or the label of a name that has no room."""

    def __init__(self, canvas, font, narrow):
        """Draw on `canvas`; narrow: the font where `font` has no room for three lines."""
        super().__init__(canvas, font)
        self._narrow = narrow

    def draw(self, found, own, other, options, place):
        """Write what fits on the bare ground of a place (x, y, w, h)."""
        x, y, w, h = place
        font = self._font
        if h < 3 * (font.cap + 2) - 2:
            font = self._narrow
        step = font.cap + 2
        for one, count, ink in found[: (h + 2) // step]:
            text = yaku_name(one) + " " + count
            if font.width(text) > w:
                text = yaku_label(one) + " " + count
            self._canvas.text(font, x, y - font.top, text, ink)
            y += step
