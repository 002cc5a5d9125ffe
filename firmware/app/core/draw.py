"""What every screen draws with: text that is centred or broken into lines, and panels."""


def inner_y(font, y, h):
    """Return the y at which a text looks centred in h rows from y on."""
    return y + (h - font.cap) // 2 - font.top


def panel(canvas, x, y, w, h, ink):
    """Paint a rectangle with its corners taken off."""
    canvas.rect(x + 1, y, w - 2, h, ink)
    canvas.rect(x, y + 1, w, h - 2, ink)


def wrap(font, text, w):
    """Return the lines of a text, broken to be at most w pixels wide: at spaces, if it can be."""
    if font.width(text) <= w:
        return [text]
    lines = []
    line = ""
    taken = 0  # pixels of the line; a letter costs as much to measure as to look up
    space = font.width(" ") + 2 * font.gap
    for word in text.split(" "):
        width = font.width(word)
        if line and taken + space + width > w:
            lines.append(line)
            line = ""
        if line:
            line += " " + word
            taken += space + width
            continue
        while width > w:  # one word, wider than the line
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
