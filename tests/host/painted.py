"""The texts of a picture: which of them are seen whole, and whether their letters stand apart."""


class Text:
    """A text on the canvas. ink: {(x, y): value} of its letters, without cells off the canvas."""

    def __init__(self, canvas, write, font, x, y, words, ink):
        """Write it by `write`."""
        self.words = words
        self.font = font
        self.x = x
        self.y = y
        self.colour = ink
        w = font.width(words)
        columns = range(max(x, 0), min(x + w, canvas.width))
        rows = range(max(y, 0), min(y + font.height, canvas.height))
        pixel = canvas.frame_buffer.pixel
        places = [(column, row) for row in rows for column in columns]
        ground = [pixel(*place) for place in places]
        self.right = write(font, x, y, words, ink)
        self.ink = {
            place: pixel(*place)
            for place, was in zip(places, ground, strict=True)
            if pixel(*place) != was
        }
        self.is_cut = x < 0 or x + w - font.gap > canvas.width

    def is_whole(self, canvas):
        """Return whether all its letters are still on the canvas."""
        pixel = canvas.frame_buffer.pixel
        return not self.is_cut and all(pixel(*at) == value for at, value in self.ink.items())

    def goes_on(self, other):
        """Return whether the text is the next line of another one."""
        step = self.y - other.y
        alike = (self.font, self.colour) == (other.font, other.colour)
        return alike and 0 < step <= self.font.height + 2


def painted(loop, top=0, bottom=1000):
    """Paint the scene anew; return its texts in the order in which they were painted.

    top, bottom: only those whose capitals begin between these rows
    """
    canvas = loop.canvas
    write = canvas.text
    texts = []

    def text(font, x, y, words, ink):
        if not top <= y + font.top < bottom:
            return write(font, x, y, words, ink)
        texts.append(Text(canvas, write, font, x, y, words, ink))
        return texts[-1].right

    canvas.text = text
    try:
        canvas.fill(5)
        loop.scene.draw()
    finally:
        del canvas.text
    return texts


def touching(canvas, texts):
    """Return (words, place) of texts that touch something else that is lit, on a one-bit canvas.

    The lines of one text may touch: a comma an accent in the line below. So may the rows of a
    list, which have larger letters.
    """
    whole = [one for one in texts if one.colour and one.font.cap < 7 and one.is_whole(canvas)]
    sentences = []
    for text in whole:
        if sentences and text.goes_on(sentences[-1][-1]):
            sentences[-1].append(text)
        else:
            sentences.append([text])
    pixel = canvas.frame_buffer.pixel
    wrong = []
    for sentence in sentences:
        own = {place for line in sentence for place in line.ink}
        around = {(x + dx, y + dy) for x, y in own for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        for x, y in sorted(around - own):
            if 0 <= x < canvas.width and 0 <= y < canvas.height and pixel(x, y):
                wrong.append((" ".join(line.words for line in sentence), (x, y)))
                break
    return wrong
