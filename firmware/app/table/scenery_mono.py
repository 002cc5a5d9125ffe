"""Scenery of every table on a one-bit screen. See scenery_colour.py."""

from app.core import theme
from hal.canvas import Canvas

TITLE_INK = theme.INK
SHEET_INK = theme.WHITE
SHEET_FAINT = theme.WHITE
SHEET_LOSS = theme.WHITE


backdrop = Canvas.clear  # clears a rectangle


def set_backdrop(canvas):
    """Set the canvas's ground to black, which `backdrop` paints."""
    canvas.ground = theme.INK
    canvas.cloth = None


def plate(canvas, x, y, w, h, is_lit):
    """Paint a name plate, lit for the seat whose turn it is."""
    canvas.rect(x, y, w, h, theme.WHITE if is_lit else theme.INK)


def dealer(canvas, mark, x, y, is_lit):
    """Paint the dealer's mark, a tiny die after the name: 4x5 pixels. There is no `mark`."""
    canvas.rect(x, y, 4, 5, theme.INK if is_lit else theme.WHITE)
    pip = theme.WHITE if is_lit else theme.INK
    canvas.pixel(x + 1, y + 1, pip)
    canvas.pixel(x + 2, y + 3, pip)


def bar(canvas, x, y, w, h):
    """Clear a line of text."""
    canvas.rect(x, y, w, h, theme.INK)


def empty_place(canvas, x, y, w, h):
    """Paint the corners of an empty discard pile.

    The lower ones stand off from its edge: they looked like accents of a text below it.
    """
    for corner_x in (x, x + w - 1):
        for corner_y in (y, y + h - 3):
            canvas.pixel(corner_x, corner_y, theme.WHITE)


def cursor(canvas, x, y, w, h, holds):
    """Paint the cursor around a tile or a place on the table."""
    canvas.frame(x - 1, y - 1, w + 2, h + 2, theme.INK)
    canvas.frame(x - 2, y - 2, w + 4, h + 4, theme.WHITE)


def newest(canvas, x, y, w, h):
    """Paint a line above a tile that was just taken."""
    canvas.hline(x + 2, y - 1, w - 4, theme.WHITE)


def key_cap(canvas, x, y, w, h):
    """Paint the key cap of a hint."""
    canvas.rect(x, y, w, h, theme.WHITE)


def prompt(canvas, x, y, w, h):
    """Paint the panel of a prompt."""
    canvas.rect(x, y - 1, w, h + 2, theme.INK)
    canvas.frame(x, y, w, h, theme.WHITE)


def title(canvas, x, y, w, h):
    """Paint the bar that the title of a result stands on."""
    canvas.rect(x, y, w, h, theme.WHITE)


def sheet(canvas, x, y, w, h):
    """Paint nothing: the bill stands on the bare screen."""
