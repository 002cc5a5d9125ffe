"""Parts of every screen but the tables: pattern, title, key hints, running text."""

from app.core import sprites as art
from app.core import theme
from app.core.draw import inner_y, panel
from app.texts.catalog import t

# The inks of the four shapes in a title, for the games that have shapes of their own.
_INKS = bytes((theme.RED, theme.GOLD, theme.SKY, theme.INK))
_EMBLEMS = {
    "koikoi": (art.EMBLEM_KOIKOI, bytes((theme.PINK, theme.WHITE, theme.GOLD, theme.RED))),
    "ceki": (art.EMBLEM_CEKI, bytes((theme.GOLD, theme.IVORY, theme.INK, theme.RED))),
}

_FOOT = 18  # letters of the upper line at the foot
_WEAVE = 28  # pixels from row to row of the pattern in the felt
_WARP = 40  # pixels from shape to shape in a row


def frieze(canvas, top, bottom, game=""):
    """Paint as many rows of shapes as fit on the felt between rows `top` and `bottom`.

    game: as of `title`
    """
    if canvas.mono:
        return
    shapes = _shapes(game)[0]
    rows = (bottom - top) // _WEAVE
    y = top + (bottom - top - rows * _WEAVE + _WEAVE - 9) // 2
    for row in range(rows):
        odd = row & 1
        count = canvas.width // _WARP - odd
        x = (canvas.width - (count - 1) * _WARP - 9) // 2
        for column in range(count):
            shape = shapes[(row + column) & 3]
            canvas.mask(shape, x + column * _WARP, y + row * _WEAVE, theme.FELT_LIGHT)


def _shapes(game):
    """Return the four shapes of a game, those of Okey for none, and their inks."""
    return _EMBLEMS.get(game, (art.PIP, _INKS))


def title(canvas, layout, text, game=""):
    """Draw the title of a screen; game: the one that the screen is about, whose shapes it has."""
    x, y, w, h = layout.TITLE
    canvas.rect(x, y, w, h, layout.TITLE_BACK)
    font = layout.BIG
    canvas.text(font, x + layout.PAD + 1, inner_y(font, y, h), text, layout.TITLE_TEXT)
    if canvas.mono:
        return
    canvas.hline(x, y, w, theme.AMBER)
    canvas.hline(x, y + h - 1, w, theme.INK)
    canvas.hline(x, y + h, w, theme.INK)
    shapes, inks = _shapes(game)
    for n in range(4):
        canvas.mask(shapes[n], w - 70 + n * 13, y + (h - 9) // 2, inks[n])


def key_hints(canvas, layout, labels, hints):
    """Draw the key hints.

    labels: the board's; keys that the board lacks get no hint. hints: a list of (keys, text id);
    the last ones are left out if they do not fit.
    """
    x, y, w, h = layout.KEY_HINTS
    font = layout.KEY_HINT_FONT
    canvas.rect(x, y, w, h, layout.BACK)
    text_y = inner_y(font, y, h)
    gap = 4 if canvas.mono else 8
    for keys, number in hints:
        cap = "".join([labels[key] for key in keys if key in labels])
        if not cap:
            continue
        width = font.width(cap) + 6
        if x + width + 3 + font.width(t(number)) > layout.KEY_HINTS[0] + layout.KEY_HINTS[2]:
            break
        panel(canvas, x, y, width, h, layout.KEY_BACK)
        canvas.text(font, x + 3, text_y, cap, layout.KEY_TEXT)
        x = canvas.text(font, x + width + 3, text_y, t(number), layout.KEY_HINT_TEXT) + gap


def foot(canvas, layout, commitment):
    """Write the commitment to a deal, of engine.seeds, at the right of the key hints.

    These are two short lines: the fingerprint, and the cut if it was chosen. Some screens have no
    room for them.
    """
    font = layout.FOOT_FONT
    if font:
        text = commitment.fingerprint
        if commitment.cut:
            text = "%s /%d" % (text, commitment.cut)
        x, y, w, h = layout.KEY_HINTS
        x += w - font.width(text[:_FOOT])
        y = inner_y(font, y, h - font.height)
        y = min(y, canvas.height - 1 - font.height - font.baseline)  # a row stays free below
        canvas.text(font, x, y, text[:_FOOT], layout.KEY_HINT_TEXT)
        canvas.text(font, x, y + font.height, text[_FOOT:].strip(), layout.KEY_HINT_TEXT)


def prose(canvas, layout, y, lines):
    """Draw lines of running text from row y on; return the y after them."""
    font = layout.PROSE
    for line in lines:
        canvas.text(font, layout.PAGE[0], y - font.top, line, layout.TEXT)
        y += layout.PROSE_LINE
    return y
