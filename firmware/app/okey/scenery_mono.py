"""What stands around the tiles on one-bit screens: next to nothing. See scenery_colour.py."""

from app import theme
from app.okey import mono_sprites as art

TITLE_INK = theme.INK
SHEET_INK = theme.WHITE
SHEET_FAINT = theme.WHITE
SHEET_LOSS = theme.WHITE


def backdrop(canvas, x, y, w, h):
    """Clear a rectangle."""
    canvas.rect(x, y, w, h, theme.INK)


def rack(canvas, x, y, w, h):
    """The rack has no edge here."""


def slot(canvas, number, x, y, w):
    """Clear a slot; a short line shows where it is."""
    canvas.rect(x, y - 1, w, 14, theme.INK)
    canvas.hline(x + 2, y + 12, 3, theme.WHITE)


def group_mark(canvas, x, y, w, pitch, is_linked):
    """Join a tile of a complete group with its right neighbour: the group is one slab."""
    if is_linked:
        canvas.rect(x + w, y + 1, pitch - w, 11, theme.WHITE)


def meld(canvas, x, y, w, h, has_won):
    """Underline a meld in a result."""
    canvas.hline(x, y + h, w, theme.WHITE)


def plate(canvas, x, y, w, h, is_lit):
    """Paint a name plate, lit for the seat whose turn it is."""
    canvas.rect(x, y, w, h, theme.WHITE if is_lit else theme.INK)


def bar(canvas, x, y, w, h):
    """Clear a line of text."""
    canvas.rect(x, y, w, h, theme.INK)


def spot(canvas, x, y, w, h):
    """Paint the empty place of a discard pile: its corners."""
    for corner_x in (x, x + w - 1):
        for corner_y in (y, y + h - 1):
            canvas.pixel(corner_x, corner_y, theme.WHITE)


def backs(canvas, x, y, w, h, count):
    """Opponents' racks are not shown here."""


def cursor(canvas, x, y, w, h, holds):
    """Paint the cursor around a tile that is held, or a place on the table."""
    canvas.frame(x - 1, y - 1, w + 2, h + 2, theme.INK)
    canvas.frame(x - 2, y - 2, w + 4, h + 4, theme.WHITE)


def fresh(canvas, x, y, w, h):
    """Mark a tile that has just come: it wears a hat."""
    canvas.hline(x + 2, y - 1, w - 4, theme.WHITE)


def capsule(canvas, x, y, w, h):
    """Paint the key cap of a hint."""
    canvas.rect(x, y, w, h, theme.WHITE)


def prompt(canvas, x, y, w, h):
    """Paint a panel that says something."""
    canvas.rect(x, y - 1, w, h + 2, theme.INK)
    canvas.frame(x, y, w, h, theme.WHITE)


def die(canvas, x, y, value):
    """Paint a die that shows 1..6."""
    canvas.mask(art.DIE, x, y, theme.WHITE, theme.INK)
    if value & 1:
        canvas.rect(x + 6, y + 5, 2, 2, theme.INK)
    if value > 1:
        canvas.rect(x + 2, y + 2, 2, 2, theme.INK)
        canvas.rect(x + 9, y + 8, 2, 2, theme.INK)
    if value > 3:
        canvas.rect(x + 9, y + 2, 2, 2, theme.INK)
        canvas.rect(x + 2, y + 8, 2, 2, theme.INK)
    if value == 6:
        canvas.rect(x + 2, y + 5, 2, 2, theme.INK)
        canvas.rect(x + 9, y + 5, 2, 2, theme.INK)


def title(canvas, x, y, w, h):
    """Paint the bar that the title of a result stands on."""
    canvas.rect(x, y, w, h, theme.WHITE)


def sheet(canvas, x, y, w, h):
    """The bill stands on the bare screen."""
