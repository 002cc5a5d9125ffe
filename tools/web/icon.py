"""Draws the icon of the installed page: one tile, with the art of the logo."""

from sim import picture
from sim.launcher import prepare

SIZES = (192, 512)
_SIDE = 32  # pixels of the drawing; both sizes are multiples
# The tile. All of it lies within the circle that a launcher may cut out of the icon.
_X, _Y, _W, _H = 7, 4, 18, 23


def draw(size):
    """Return the icon, a square image of `size` pixels a side."""
    prepare()
    from app.core import sprites, theme
    from app.core.draw import panel
    from hal.canvas import Canvas

    canvas = Canvas(_SIDE, _SIDE)
    canvas.fill(theme.FELT)
    panel(canvas, _X + 1, _Y + 2, _W, _H, theme.INK)
    panel(canvas, _X, _Y, _W, _H, theme.GREY)
    panel(canvas, _X, _Y, _W, _H - 2, theme.WHITE)
    canvas.rect(_X + 1, _Y + 1, _W - 1, _H - 4, theme.IVORY)
    letter, pip = sprites.LETTER[0], sprites.PIP[0]
    canvas.mask(letter, _X + (_W - letter[1] + 1) // 2, _Y + 2, theme.RED)
    canvas.mask(pip, _X + (_W - pip[1] + 1) // 2, _Y + 4 + letter[2], theme.RED)
    return picture.to_image(canvas, theme.PALETTE, size // _SIDE)
