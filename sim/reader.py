"""A canvas that knows the texts that stand on it, for a screen reader. Portable.

It draws what hal/canvas.py draws. A text stays known until a rectangle, a cloth or another text is
painted over its middle. Pieces are pictures; what they are stands in the texts of the table. A
small tile within a text is read as its number and sign.

A wrapped text is read as one. Its lines are painted one right after the other, with the same left
edge, and closer than the font is high.
"""

from collections import namedtuple

from hal.canvas import Canvas

# A text on the picture. read_y: y of the line in which it is read; x: its left edge; middle_x and
# middle_y: its middle; height: of its font. Sorted, texts stand in the order of reading.
_Text = namedtuple("_Text", ("read_y", "x", "middle_y", "middle_x", "height", "string"))


def plain(text):
    """Return a text with the small tiles of Okey as their numbers and signs."""
    return "".join(
        [_tile(letter) if "\ue000" <= letter <= "\ue0ff" else letter for letter in text]
    )


def _tile(letter):
    from app.okey.words import tile_text  # only where there are tiles is it loaded
    from engine.okey.tiles import FALSE_JOKER

    number = ord(letter) & 255
    joker = number & 63
    return tile_text(FALSE_JOKER if number & 128 else joker, joker)


class Reader(Canvas):
    """A canvas with `lines()`."""

    def __init__(self, width, height, mono):
        """Begin without texts."""
        self._texts = []
        self._last = None  # the last text, if nothing else was painted since
        self._is_within = False  # whether a text is being drawn: the pictures in it are not read
        Canvas.__init__(self, width, height, mono)

    def fill(self, ink):
        """See hal/surface.py."""
        self._texts.clear()
        self._last = None
        Canvas.fill(self, ink)

    def rect(self, x, y, w, h, ink):
        """See hal/plain/canvas.py."""
        if not self._is_within:
            self._erase(x, y, w, h)
            self._last = None
        Canvas.rect(self, x, y, w, h, ink)

    def cells(self, cloth, x, y, w, h):
        """See hal/surface.py."""
        self._erase(x, y, w, h)
        self._last = None
        Canvas.cells(self, cloth, x, y, w, h)

    def text(self, font, x, y, string, ink):
        """See hal/plain/canvas.py."""
        if self._is_within:
            return Canvas.text(self, font, x, y, string, ink)
        w = font.width(string)
        self._erase(x, y, w, font.height)
        if string.strip():
            middle_y = read_y = y + font.height // 2
            last = self._last
            if last and x == last.x and 0 < middle_y - last.middle_y < font.height:
                read_y = last.read_y  # the next line of a wrapped text
            self._last = _Text(read_y, x, middle_y, x + w // 2, font.height, string)
            self._texts.append(self._last)
        self._is_within = True
        end = Canvas.text(self, font, x, y, string, ink)
        self._is_within = False
        return end

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
            if x <= texts[i].middle_x < x + w and y <= texts[i].middle_y < y + h:
                texts.pop(i)

    def texts(self):
        """Return the texts as (left, top, right, bottom, text)."""
        found = []
        for text in self._texts:
            half = text.height // 2
            right = 2 * text.middle_x - text.x
            found.append((text.x, text.middle_y - half, right, text.middle_y + half, text.string))
        return found

    def lines(self, name=plain):
        """Return the texts as lines from top to bottom; texts side by side make one line.

        name: returns a text with what is a picture in it by its name.
        """
        found = []
        line_y = -99
        for text in sorted(self._texts):
            if text.read_y - line_y > text.height // 2:
                found.append([])
                line_y = text.read_y
            found[-1].append((text.x, text.middle_y, name(text.string)))
        return [" ".join([string for _, _, string in sorted(line)]) for line in found]


def news(scene, lines, before):
    """Return what is to be said after a change: the selected row of a list, else the new lines.

    scene: the application's scene; lines, before: the lines of its picture now and earlier.
    """
    rows = scene.rows
    if rows is None:
        return [line for line in lines if line not in before and _has_words(line)]
    item = rows.items[rows.at]
    parts = [
        item.label,
        item.value() if item.value else "",
        item.note() if item.note else "",
    ]
    return [part for part in parts if _has_words(part)]


def _has_words(text):
    # MicroPython knows ASCII's letters alone: those of Japanese are between these two.
    return any(letter.isalpha() or "\u3040" <= letter < "\ue000" for letter in text)
