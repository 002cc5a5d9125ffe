"""Scenery of every table on a colour screen: cloth, plates, bars, panels.

Every function paints a part of the picture on a canvas; only `set_backdrop` allocates.
"""

from app.core import theme
from app.table import colour_sprites as art
from engine.compat import const
from hal.canvas import Canvas

TITLE_INK = theme.IVORY
SHEET_INK = theme.INK
SHEET_FAINT = theme.WOOD
SHEET_LOSS = theme.RED

_CELL = const(8)
_LIGHTS = const(5)  # patterns of the cloth, from the rim to the middle


backdrop = Canvas.clear  # paints the cloth


def set_backdrop(canvas):
    """Set the canvas's cloth, lit in the middle, which `backdrop` paints."""
    width, height = canvas.width, canvas.height
    columns = width // _CELL
    rows = (height + _CELL - 1) // _CELL
    first = 32 * (_LIGHTS + 1)
    data = bytearray(first + columns * rows)
    for at in range(32):
        data[at] = theme.FELT * 17
    for light in range(_LIGHTS):
        data[32 * light + 32 : 32 * light + 64] = art.CLOTH[light][0]
    half_w = width // 2
    half_h = height * 3 // 8
    squares = [((x + 4 - half_w) * 256 // half_w) ** 2 for x in range(0, width, _CELL)]
    at = first
    for cell_y in range(0, height, _CELL):
        dy = (cell_y + 4 - half_h) * 256 // half_h
        dy *= dy
        for square in squares:
            light = _LIGHTS - ((square + dy) * 21 >> 18)
            if light > 0:
                data[at] = light
            at += 1
    canvas.spread(data, columns, rows)


def plate(canvas, x, y, w, h, is_lit):
    """Paint a name plate, lit for the seat whose turn it is."""
    fill = theme.GOLD if is_lit else theme.SLATE
    canvas.rect(x + 1, y, w - 2, h, fill)
    canvas.vline(x, y + 1, h - 2, fill)
    canvas.vline(x + w - 1, y + 1, h - 2, fill)
    canvas.hline(x + 1, y, w - 2, theme.IVORY if is_lit else theme.GREY)
    canvas.hline(x + 1, y + h - 1, w - 2, theme.AMBER if is_lit else theme.INK)


def level(canvas, x, y, value, ink, is_lit):
    """Paint the level of a bot, 1..3, as rising bars, 4 as high ones: 8x7 pixels."""
    faint = theme.AMBER if is_lit else theme.GREY
    for i in range(3):
        h = 3 + 2 * i if value <= 3 else 7
        canvas.rect(x + 3 * i, y + 7 - h, 2, h, ink if i < value else faint)


def dealer(canvas, mark, x, y, is_lit):
    """Paint the dealer's mark. mark: the game's sprite, 7x7 pixels."""
    canvas.sprite(mark, x, y)


def bar(canvas, x, y, w, h):
    """Paint the bar at the top of the screen."""
    canvas.rect(x, y, w, h - 1, theme.SLATE)
    canvas.hline(x, y + h - 1, w, theme.INK)


def empty_place(canvas, x, y, w, h):
    """Paint the empty place of a discard pile."""
    canvas.frame(x, y, w, h, theme.FELT_LIGHT)
    canvas.frame(x + 2, y + 2, w - 4, h - 4, theme.FELT_LIGHT)


def cursor(canvas, x, y, w, h, holds):
    """Paint the cursor around a tile or a place; in gold when it holds a tile."""
    canvas.frame(x - 2, y - 2, w + 4, h + 4, theme.WHITE)
    canvas.frame(x - 1, y - 1, w + 2, h + 2, theme.GOLD if holds else theme.RED)


def newest(canvas, x, y, w, h):
    """Paint the outline of a tile that was just taken."""
    canvas.frame(x, y, w, h, theme.SKY)
    canvas.frame(x + 1, y + 1, w - 2, h - 2, theme.SKY)


def key_cap(canvas, x, y, w, h):
    """Paint the key cap of a hint."""
    canvas.rect(x + 1, y, w - 2, h, theme.IVORY)
    canvas.rect(x, y + 1, w, h - 2, theme.IVORY)
    canvas.hline(x + 1, y + h - 1, w - 2, theme.GREY)


def prompt(canvas, x, y, w, h):
    """Paint the panel of a prompt."""
    canvas.rect(x + 2, y + 2, w, h, theme.INK)  # its shadow
    canvas.rect(x, y, w, h, theme.SLATE)
    canvas.frame(x, y, w, h, theme.GOLD)
    canvas.frame(x + 1, y + 1, w - 2, h - 2, theme.INK)


def title(canvas, x, y, w, h):
    """Paint the board that the title of a result stands on."""
    canvas.rect(x, y, w, h, theme.WOOD)
    canvas.hline(x, y, w, theme.AMBER)
    canvas.hline(x, y + h - 2, w, theme.GOLD)
    canvas.hline(x, y + h - 1, w, theme.INK)


def sheet(canvas, x, y, w, h):
    """Paint the sheet of paper that the bill is written on."""
    canvas.rect(x + 2, y + 2, w, h, theme.INK)
    canvas.rect(x, y, w, h, theme.IVORY)
    canvas.hline(x, y, w, theme.WHITE)
    canvas.hline(x, y + h - 1, w, theme.GREY)
