"""Paints curves: values over a number of rounds, with the least and the greatest beside them."""


class Curves:
    """A place for curves, which all have the same steps and scale."""

    def __init__(self, canvas, font, place, steps, span, beside=0):
        """Lay out a place.

        place: x, y, w, h; steps: the number of the last value, the first is 0; span: the least and
        the greatest value; beside: pixels to leave free at the right
        """
        x, y, w, h = place
        self.canvas = canvas
        self._font = font
        self._x = x + 2
        self._left = x + max([font.width(str(value)) for value in span]) + 4
        self.right = x + w - 5 - beside
        self.top = y + 4
        self.bottom = y + h - 5
        self._steps = max(steps, 1)
        self._least, self._most = span

    def draw_axes(self, ink):
        """Paint the axes, and write what they reach to."""
        canvas = self.canvas
        font = self._font
        half = font.cap // 2 + font.top
        canvas.text(font, self._x, self.top - half, str(self._most), ink)
        if self._least < self._most:
            canvas.text(font, self._x, self.bottom - half, str(self._least), ink)
        canvas.vline(self._left - 1, self.top, self.bottom - self.top + 1, ink)
        canvas.hline(self._left - 1, self.bottom, self.right - self._left + 1, ink)

    def point(self, number, value):
        """Return (x, y) of a value and its number."""
        high = (self.bottom - self.top) * (value - self._least)
        x = self._left + (self.right - self._left) * number // self._steps
        return x, self.bottom - high // max(self._most - self._least, 1)

    def draw(self, values, ink, gap=0, thick=False):
        """Paint a curve. gap: pixels between its dots, 0: a line; thick: whether of two rows."""
        canvas = self.canvas
        x, y = self.point(0, values[0])
        for number in range(1, len(values)):
            x1, y1 = self.point(number, values[number])
            if gap:
                for at in range(x, x1, gap):
                    canvas.pixel(at, y + (y1 - y) * (at - x) // (x1 - x), ink)
            else:
                canvas.line(x, y, x1, y1, ink)
                if thick:
                    canvas.line(x, y - 1, x1, y1 - 1, ink)
            x, y = x1, y1
