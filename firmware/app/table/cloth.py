"""Scenery of a card table on a colour screen: a plain cloth.

Same as scenery_colour.py, but the cloth has one ink. One rectangle of any place and size erases
what lies on the cloth, and four lines erase the frame around a card.
"""

from app.core import theme
from app.table.scenery_colour import SHEET_FAINT as SHEET_FAINT
from app.table.scenery_colour import SHEET_INK as SHEET_INK
from app.table.scenery_colour import SHEET_LOSS as SHEET_LOSS
from app.table.scenery_colour import TITLE_INK as TITLE_INK
from app.table.scenery_colour import bar as bar
from app.table.scenery_colour import capsule as capsule
from app.table.scenery_colour import dealer as dealer
from app.table.scenery_colour import level as level
from app.table.scenery_colour import plate as plate
from app.table.scenery_colour import prompt as prompt
from app.table.scenery_colour import sheet as sheet
from app.table.scenery_colour import title as title
from hal.canvas import Canvas

# Paints the bare cloth. It is an alias and not a wrapper function, because a wrapper's call with
# five arguments to pass on would allocate.
backdrop = Canvas.clear


def unroll(canvas):
    """Set the canvas's ground, which `backdrop` paints."""
    canvas.ground = theme.FELT
    canvas.cloth = None


def spot(canvas, x, y, w, h):
    """Paint the outline of the empty stock."""
    canvas.frame(x, y, w, h, theme.FELT_LIGHT)
