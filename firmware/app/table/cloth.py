"""Scenery of a card table on a colour screen: a cloth of one ink, or a pattern of two.

Otherwise it is scenery_colour.py. FELT and FELT_LIGHT, the two inks, are close to each other, so
that texts can be read on both.
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

# Paints the bare cloth. It is an alias and not a wrapper function, because a wrapper's call with
# five arguments to pass on would allocate.
backdrop = Canvas.clear


def set_backdrop(canvas):
    """Set the plain ground that `backdrop` paints."""
    canvas.ground = theme.FELT
    canvas.cloth = None


def weave(canvas, picture, places, columns):
    """Set a cloth with a pattern, which `backdrop` paints.

    picture: (data, w, h, format), a mask whose sides are multiples of 8; its cells of 8x8 pixels
    are counted from 1, from top to bottom, column after column. places: bytes, which of these
    cells lies where, 0 for none, row by row. columns: places in a row. The pattern repeats.
    """
    w, h = picture[1], picture[2]
    kinds = 1 + w * h // (_CELL * _CELL)
    first = _CELL_BYTES * kinds
    data = bytearray(first + len(places))
    data[first:] = places
    cells = framebuf.FrameBuffer(data, _CELL, _CELL * kinds, framebuf.GS4_HMSB)
    cells.fill(theme.FELT)
    inks = bytearray((theme.FELT << 4 | theme.FELT_LIGHT,))
    palette = framebuf.FrameBuffer(inks, 2, 1, framebuf.GS4_HMSB)
    for left in range(0, w, _CELL):
        cells.blit(picture, -left, _CELL + left // _CELL * h, -1, palette)
    canvas.spread(data, columns, len(places) // columns)


def empty_place(canvas, x, y, w, h):
    """Paint the outline of the empty stock."""
    canvas.frame(x, y, w, h, theme.GREY)
