"""Draws the three steps that put a firmware file on a Pico: hold BOOTSEL, drag, play."""

from sim import picture
from sim.launcher import prepare

COUNT = 3
SIZE = (720, 396)
_W, _H, _SCALE = 120, 66, 6
_BOARD_X, _BOARD_Y = 44, 20


def draw(number, path):
    """Write the picture of a step, counted from 1, in SIZE."""
    prepare()
    from app.core import theme
    from hal.canvas import Canvas

    canvas = Canvas(_W, _H)
    canvas.fill(theme.FELT)
    (_hold, _drag, _play)[number - 1](canvas)
    picture.to_image(canvas, theme.PALETTE, _SCALE).save(path, optimize=True)


def _hold(canvas):
    """Paint a cable on its way into a Pico, and a finger on the button BOOTSEL."""
    from app.core import theme
    from app.fonts import small

    _pico(canvas)
    canvas.rect(0, 31, 22, 4, theme.GREY)
    canvas.rect(20, 28, 9, 10, theme.IVORY)
    canvas.rect(29, 30, 5, 6, theme.GREY)
    _arrow(canvas, 8, 49)
    canvas.rect(58, 0, 9, 22, theme.PINK)
    canvas.rect(59, 22, 7, 5, theme.PINK)
    canvas.rect(61, 23, 3, 3, theme.WHITE)
    canvas.text(small.FONT, 71, 7, "BOOTSEL", theme.GOLD)


def _pico(canvas):
    """Paint a Pico: its USB socket, the button, and the chip."""
    from app.core import theme
    from app.core.draw import panel

    x, y = _BOARD_X, _BOARD_Y
    panel(canvas, x, y, 66, 26, theme.LEAF)
    for at in range(x + 3, x + 64, 4):
        canvas.rect(at, y + 1, 2, 2, theme.GOLD)
        canvas.rect(at, y + 23, 2, 2, theme.GOLD)
    canvas.rect(x - 5, y + 8, 14, 10, theme.GREY)
    canvas.rect(x - 5, y + 11, 6, 4, theme.SLATE)
    canvas.rect(x + 14, y + 5, 9, 7, theme.GREY)
    canvas.rect(x + 16, y + 6, 5, 5, theme.WHITE)
    canvas.rect(x + 32, y + 6, 14, 14, theme.INK)
    canvas.rect(x + 34, y + 8, 2, 2, theme.GREY)


def _drag(canvas):
    """Paint a window with a file and a drive, and the way of the one to the other."""
    from app.core import theme
    from app.core.draw import panel
    from app.fonts import small

    panel(canvas, 6, 6, 108, 54, theme.IVORY)
    panel(canvas, 6, 6, 108, 9, theme.SLATE)
    for at in range(3):
        canvas.rect(10 + 5 * at, 9, 3, 3, (theme.RED, theme.GOLD, theme.LEAF)[at])
    canvas.rect(17, 22, 16, 20, theme.SLATE)
    canvas.rect(18, 23, 14, 18, theme.WHITE)
    canvas.rect(27, 22, 6, 6, theme.IVORY)
    canvas.rect(27, 22, 1, 6, theme.SLATE)
    canvas.rect(27, 27, 6, 1, theme.SLATE)
    for y in (31, 34, 37):
        canvas.rect(21, y, 8, 1, theme.GREY)
    canvas.text_centred(small.FONT, 9, 47, 32, ".uf2", theme.INK)
    _arrow(canvas, 44, 33)
    panel(canvas, 75, 25, 30, 16, theme.SLATE)
    panel(canvas, 75, 25, 30, 13, theme.GREY)
    canvas.rect(98, 34, 3, 2, theme.LEAF)
    canvas.text_centred(small.FONT, 70, 47, 40, "RPI-RP2", theme.INK)


def _play(canvas):
    """Paint a handheld with tiles on its display."""
    from app.core import sprites, theme
    from app.core.draw import panel

    panel(canvas, 10, 9, 100, 48, theme.SLATE)
    canvas.rect(35, 12, 50, 42, theme.INK)
    canvas.rect(37, 14, 46, 38, theme.FELT_LIGHT)
    canvas.rect(37, 43, 46, 5, theme.WOOD)
    inks = (theme.RED, theme.AMBER, theme.BLUE)
    for at, ink in enumerate(inks):
        x = 38 + 15 * at
        panel(canvas, x, 15, 14, 30, theme.IVORY)
        letter, pip = sprites.LETTER[at], sprites.PIP[at]
        canvas.mask(letter, x + (15 - letter[1]) // 2, 17, ink)
        canvas.mask(pip, x + (15 - pip[1]) // 2, 19 + letter[2], ink)
    for x, y in ((21, 23), (21, 37), (14, 30), (28, 30)):
        panel(canvas, x, y, 7, 7, theme.IVORY)
    for x, y in ((95, 23), (95, 37), (88, 30), (102, 30)):
        panel(canvas, x, y, 7, 7, theme.GOLD)


def _arrow(canvas, x, y):
    """Paint an arrow to the right, its middle at y."""
    from app.core import theme

    canvas.rect(x, y - 1, 16, 3, theme.GOLD)
    for at in range(6):
        canvas.rect(x + 16 + at, y - 5 + at, 1, 11 - 2 * at, theme.GOLD)
