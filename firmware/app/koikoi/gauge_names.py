"""The yaku that a seat has made and those nearest to being made, in words."""

from app.core import theme
from app.koikoi import progress
from app.koikoi.words import yaku_label, yaku_name
from engine.compat import const
from engine.koikoi import yaku

_GAP = const(3)
_STEP = const(2)  # between the lines of names
_LABEL_STEP = const(3)  # between those of labels: Japanese letters are two rows higher
_LEAST = const(3)  # lines of names that are to have room


class Labels:
    """Writes their labels side by side, in capitals: on small screens."""

    def __init__(self, canvas, font):
        """Draw on `canvas`; font: capitals five rows high."""
        self._canvas = canvas
        self._font = font

    def draw(self, found, place):
        """Write of what `find` has found what fits on the bare ground of a place (x, y, w, h)."""
        font = self._font
        x, y, w, h = place
        left = x
        for one, count, ink in found:
            text = yaku_label(one) + " " + count
            width = font.width(text)
            if x > left and x + width > left + w:
                x = left
                y += font.cap + _LABEL_STEP
            if y + font.height > place[1] + h:
                return
            x = self._canvas.text(font, x, y, text, ink) + _GAP

    def find(self, own, other, options, place):
        """Return what `draw` writes, a list of (yaku, how far it is, ink).

        own, other: the piles of the seat and of its opponent.
        """
        found = []
        for one in yaku.made(own, options):
            found.append((one.yaku, "+%d" % one.points, theme.GOLD))
        labels = []
        for one in progress.nearest(own, other, options):
            have = len(one.have)
            label = yaku_label(one.yaku)
            if label not in labels:  # of the yaku of brights the nearest one is the way to go
                labels.append(label)
                found.append((one.yaku, "%d/%d" % (have, have + one.needed), theme.IVORY))
        return found


class Names(Labels):
    """Writes their names below each other, or the label of a name that has no room."""

    def __init__(self, canvas, font, narrow):
        """Draw on `canvas`; narrow: the font where `font` has no room for three lines."""
        super().__init__(canvas, font)
        self._narrow = narrow

    def draw(self, found, place):
        """Write what `find` has found on the bare ground of a place (x, y, w, h)."""
        font = self._font_of(place)
        x, y = place[0], place[1]
        for text, ink in found:
            self._canvas.text(font, x, y, text, ink)
            y += font.cap + _STEP

    def find(self, own, other, options, place):
        """Return the lines that fit, a list of (text, ink): to put them together takes 3 ms."""
        font = self._font_of(place)
        w, h = place[2], place[3]
        lines = []
        for one, count, ink in super().find(own, other, options, place)[: _lines(font, h)]:
            text = yaku_name(one) + " " + count
            if font.width(text) > w:
                text = yaku_label(one) + " " + count
            lines.append((text, ink))
        return lines

    def _font_of(self, place):
        return self._font if _lines(self._font, place[3]) >= _LEAST else self._narrow


def _lines(font, h):
    """Return how many lines have room in a place of this height."""
    return (h - font.height) // (font.cap + _STEP) + 1
