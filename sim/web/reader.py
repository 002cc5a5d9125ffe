"""A canvas that knows the texts that stand on it, for a screen reader. Portable.

It draws what hal/canvas.py draws. A text stays known until a rectangle, a cloth or another text is
painted over its middle. Pieces are pictures; what they are stands in the texts of the table.
"""

from hal.canvas import Canvas


class Reader(Canvas):
    """A canvas with `lines()`."""

    def __init__(self, width, height, mono):
        """Begin without texts."""
        self._texts = []  # [x and y of its middle, x, height, text]
        Canvas.__init__(self, width, height, mono)

    def fill(self, ink):
        """See hal/surface.py."""
        self._texts.clear()
        Canvas.fill(self, ink)

    def rect(self, x, y, w, h, ink):
        """See hal/plain/canvas.py."""
        self._erase(x, y, w, h)
        Canvas.rect(self, x, y, w, h, ink)

    def cells(self, cloth, x, y, w, h):
        """See hal/surface.py."""
        self._erase(x, y, w, h)
        Canvas.cells(self, cloth, x, y, w, h)

    def text(self, font, x, y, string, ink):
        """See hal/plain/canvas.py."""
        w = font.width(string)
        self._erase(x, y, w, font.height)
        if string.strip():
            self._texts.append((x + w // 2, y + font.height // 2, x, font.height, string))
        return Canvas.text(self, font, x, y, string, ink)

    # The native canvas draws these two without `text`.

    def text_centred(self, font, x, y, w, string, ink):
        """See hal/plain/canvas.py."""
        return self.text(font, x + (w - font.width(string)) // 2, y, string, ink)

    def text_right(self, font, x, y, string, ink):
        """See hal/plain/canvas.py."""
        return self.text(font, x - font.width(string), y, string, ink)

    def _erase(self, x, y, w, h):
        """Forget the texts whose middle lies in a rectangle."""
        texts = self._texts
        for i in range(len(texts) - 1, -1, -1):
            if x <= texts[i][0] < x + w and y <= texts[i][1] < y + h:
                texts.pop(i)

    def lines(self):
        """Return the texts as lines from top to bottom; texts side by side make one line."""
        found = []
        line_y = -99
        for y, x, height, string in sorted([(t[1], t[2], t[3], t[4]) for t in self._texts]):
            if y - line_y > height // 2:
                found.append([])
                line_y = y
            found[-1].append((x, string))
        return [" ".join([string for _, string in sorted(line)]) for line in found]


def news(scene, lines, before):
    """Return what is to be said after a change: the selected row of a list, else the new lines.

    scene: the application's scene; lines, before: the lines of its picture now and earlier.
    """
    rows = getattr(scene, "rows", None)
    if rows is None:
        return [line for line in lines if line not in before and _has_words(line)]
    item = rows.items[rows.at]
    parts = [item.label, item.value() if item.value else "", item.note() if item.note else ""]
    return [part for part in parts if _has_words(part)]


def _has_words(text):
    return any(letter.isalpha() for letter in text)
