"""Draws Okey's rack on 240x135; dice and opponents' racks are those of wood_colour.py."""

from app.core import theme
from app.okey import low_sprites as art
from app.okey.wood_colour import backs, die, lit, meld
from engine.compat import const

__all__ = ("backs", "die", "group_mark", "lit", "meld", "rack", "slot")

_TILE_H = const(22)


def rack(canvas, x, y, w, h):
    """The rack has no edge here: the hints need the room."""


def slot(canvas, number, x, y):
    """Paint an empty slot of the rack and the ledge below it."""
    canvas.sprite(art.WOOD[(number + number // 12) % 3], x, y)


def group_mark(canvas, x, y, w):
    """Paint a band on w pixels of a tile of a complete group, on the tile itself."""
    canvas.rect(x, y + _TILE_H - 4, w, 2, theme.LEAF)
