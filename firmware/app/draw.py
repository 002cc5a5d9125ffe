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
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if line and font.width(longer) > w:
            lines.append(line)
            longer = word
        while font.width(longer) > w:  # one word, wider than the line
            fits = len(longer) - 1
            while fits > 1 and font.width(longer[:fits]) > w:
                fits -= 1
            lines.append(longer[:fits])
            longer = longer[fits:]
        line = longer
    lines.append(line)
    return lines
