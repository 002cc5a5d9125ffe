"""Drawing helpers of every screen: centred text, lines of wrapped text, and panels."""

from app.core import theme


def inner_y(font, y, h):
    """Return the y at which a text looks centred in h rows from y on."""
    return y + (h - font.cap) // 2 - font.top


def block(canvas, font, lines, place, step, ink, inset=-1):
    """Paint lines of text in the middle of a place's height.

    place: x, y, w, h; step: from line to line; inset: of each line from the left, or -1: centred.
    """
    x, y, w, h = place
    y = inner_y(font, y, h - (len(lines) - 1) * step)
    for line in lines:
        if inset < 0:
            canvas.text_centred(font, x, y, w, line, ink)
        else:
            canvas.text(font, x + inset, y, line, ink)
        y += step


def panel(canvas, x, y, w, h, ink):
    """Paint a rectangle with its corners taken off."""
    canvas.rect(x + 1, y, w - 2, h, ink)
    canvas.rect(x, y + 1, w, h - 2, ink)


def frame(canvas, x, y, w, h, colour, is_broken):
    """Paint a frame one pixel wide; a broken one has only corners."""
    canvas.frame(x, y, w, h, colour)
    if is_broken:
        canvas.rect(x + w // 3, y, w // 3, 1, theme.INK)
        canvas.rect(x + w // 3, y + h - 1, w // 3, 1, theme.INK)
        canvas.rect(x, y + h // 3, 1, h // 3, theme.INK)
        canvas.rect(x + w - 1, y + h // 3, 1, h // 3, theme.INK)


def wrap(font, text, w):
    """Wrap a text into lines of at most w pixels, at spaces if possible; return the lines."""
    if font.width(text) <= w:
        return [text]
    lines = []
    line = ""
    taken = 0  # width of the line so far in pixels, kept so that no word is measured twice
    space = font.width(" ") + 2 * font.gap
    for word in _words(text):
        width = font.width(word)
        if line and taken + space + width > w:
            lines.append(line)
            line = ""
        if line:
            line += " " + word
            taken += space + width
            continue
        while width > w:  # a single word is wider than the line: break it
            fits = len(word) - 1
            while fits > 1 and font.width(word[:fits]) > w:
                fits -= 1
            lines.append(word[:fits])
            word = word[fits:]
            width = font.width(word)
        line = word
        taken = width
    lines.append(line)
    return lines


def _words(text):
    """Return the words of a text; a sign after a space, as in French, goes with the word."""
    words = []
    for word in text.split(" "):
        if words and len(word) == 1 and word in ":;!?%":
            words[-1] += " " + word
        else:
            words.append(word)
    return words
