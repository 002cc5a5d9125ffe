"""Scenery of a card table on a colour screen: a cloth of one ink, or with a pattern.

Otherwise it is scenery_colour.py. FELT and FELT_LIGHT are close to each other, so that texts can
be read on both. Other inks belong where no text stands.
"""

import framebuf

from app.core import theme
from app.table.scenery_colour import SHEET_FAINT as SHEET_FAINT
from app.table.scenery_colour import SHEET_INK as SHEET_INK
from app.table.scenery_colour import SHEET_LOSS as SHEET_LOSS
from app.table.scenery_colour import TITLE_INK as TITLE_INK
from app.table.scenery_colour import bar as bar
from app.table.scenery_colour import dealer as dealer
from app.table.scenery_colour import key_cap as key_cap
from app.table.scenery_colour import level as level
from app.table.scenery_colour import plate as plate
from app.table.scenery_colour import prompt as prompt
from app.table.scenery_colour import sheet as sheet
from app.table.scenery_colour import title as title
from engine.compat import const
from hal.canvas import Canvas

_CELL = const(8)
_CELL_BYTES = const(32)
_CLEAR = const(255)  # no ink: of it nothing is painted

# Paints the bare cloth. It is an alias and not a wrapper function, because a wrapper's call with
# five arguments to pass on would allocate.
backdrop = Canvas.clear


def set_backdrop(canvas):
    """Set the plain ground that `backdrop` paints."""
    canvas.ground = theme.FELT
    canvas.cloth = None


def weave(canvas, layers, places, columns):
    """Set a cloth with a pattern, which `backdrop` paints.

    layers: list of (picture, ink, first), the later ones lie upon the others. picture: (data, w,
    h, format), a mask whose sides are multiples of 8; its cells of 8x8 pixels are counted from
    `first` on, from top to bottom, column after column. places: bytes, which of these cells lies
    where, 0 for none, row by row. columns: places in a row. The pattern repeats.
    """
    kinds = 1 + max(places)
    first = _CELL_BYTES * kinds
    data = bytearray(first + len(places))
    data[first:] = places
    cells = framebuf.FrameBuffer(data, _CELL, _CELL * kinds, framebuf.GS4_HMSB)
    cells.fill(theme.FELT)
    inks = bytearray((_CLEAR, 0))
    palette = framebuf.FrameBuffer(inks, 2, 1, framebuf.GS8)
    for picture, ink, top in layers:
        inks[1] = ink
        for left in range(0, picture[1], _CELL):
            cells.blit(picture, 0 - left, _CELL * top, _CLEAR, palette)
            top += picture[2] // _CELL
    canvas.spread(data, columns, len(places) // columns)


def empty_place(canvas, x, y, w, h):
    """Paint the outline of the empty stock."""
    canvas.frame(x, y, w, h, theme.GREY)
