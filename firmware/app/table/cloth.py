"""What a card table on a colour screen has around its cards: a plain cloth.

As scenery_colour.py, but the cloth is of one ink: so what lay on it is gone with one rectangle of
any place and size, and the frame around a card with four lines.
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

# Paints the bare cloth. The painter has no function of its own around it: a call of one that has
# five arguments to hand on takes room from the heap.
backdrop = Canvas.clear


def unroll(canvas):
    """Lay the cloth: from now on `backdrop` paints it."""
    canvas.ground = theme.FELT
    canvas.cloth = None


def spot(canvas, x, y, w, h):
    """Paint the empty place of the stock."""
    canvas.frame(x, y, w, h, theme.FELT_LIGHT)
