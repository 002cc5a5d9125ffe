"""Draws Okey's rack on 320x240; dice and opponents' racks are those of wood_colour.py."""

from app.core import theme
from app.okey import wide_sprites as art
from app.okey.wood_colour import backs, die, lit, meld
from engine.compat import const

__all__ = ("backs", "die", "group_mark", "lit", "meld", "rack", "slot")

_TILE_H = const(34)


def rack(canvas, x, y, w, h):
    """Paint the rack's upper edge and its ends; `slot` does the rest."""
    canvas.rect(x, y, w, h, theme.WOOD)
    canvas.hline(x, y, w, theme.INK)
    canvas.hline(x, y + 1, w, theme.GOLD)
    canvas.hline(x, y + 2, w, theme.AMBER)
    canvas.hline(x, y + 7, w, theme.INK)


def slot(canvas, number, x, y):
    """Paint an empty slot of the rack and the ledge below it."""
    canvas.sprite(art.WOOD[(number + number // 12) % 3], x, y)


def group_mark(canvas, x, y, w):
    """Paint a band on w pixels of a tile of a complete group, on the tile itself."""
    canvas.rect(x, y + _TILE_H - 4, w, 2, theme.LEAF)
