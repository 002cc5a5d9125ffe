"""What stands around the tiles on 240x135: as on the other colour screens, but for the rack."""

from app import theme
from app.okey import low_sprites as art
from app.okey.scenery_colour import (
    SHEET_FAINT,
    SHEET_INK,
    SHEET_LOSS,
    TITLE_INK,
    backdrop,
    backs,
    bar,
    capsule,
    cursor,
    dealer,
    die,
    fresh,
    level,
    meld,
    plate,
    prompt,
    sheet,
    spot,
    title,
)
from engine.compat import const

__all__ = (
    "SHEET_FAINT",
    "SHEET_INK",
    "SHEET_LOSS",
    "TITLE_INK",
    "backdrop",
    "backs",
    "bar",
    "capsule",
    "cursor",
    "dealer",
    "die",
    "fresh",
    "group_mark",
    "level",
    "meld",
    "plate",
    "prompt",
    "rack",
    "sheet",
    "slot",
    "spot",
    "title",
)

_TILE_H = const(22)


def rack(canvas, x, y, w, h):
    """The rack has no edge here: the hints need the room."""


def slot(canvas, number, x, y, w):
    """Paint an empty slot of the rack and the ledge below it."""
    canvas.sprite(art.WOOD[(number + number // 12) % 3], x, y)
    canvas.hline(x, y + _TILE_H, w, theme.AMBER)
    canvas.hline(x, y + _TILE_H + 1, w, theme.INK)


def group_mark(canvas, x, y, w, pitch, is_linked):
    """Underline a tile of a complete group, as far as its right neighbour in the group."""
    canvas.rect(x, y + _TILE_H, pitch if is_linked else w, 2, theme.GOLD)
