"""Draws Okey's rack and dice on one-bit screens. See wood_colour.py."""

from app.core import theme
from app.okey import mono_sprites as art
from engine.compat import const

_TILE_W = const(7)
_PITCH = const(8)


def rack(canvas, x, y, w, h):
    """The rack has no edge here."""


def slot(canvas, number, x, y):
    """Clear a slot; a short line shows where it is."""
    canvas.rect(x, y - 1, _PITCH, 14, theme.INK)
    canvas.hline(x + 2, y + 12, 3, theme.WHITE)


def group_mark(canvas, x, y, w):
    """Join a tile of a complete group with its right neighbour: the group is one slab."""
    canvas.rect(x + _TILE_W, y + 1, w - _TILE_W, 11, theme.WHITE)


def lit(canvas, x, y, w, h):
    """A tile of a group that is lit is inverse here."""


def meld(canvas, x, y, w, h, has_won):
    """Underline a meld in a result."""
    canvas.hline(x, y + h, w, theme.WHITE)


def backs(canvas, x, y, w, h, count):
    """Opponents' racks are not shown here."""


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
