"""Draws Okey's rack, dice and opponents' racks on colour screens.

Every function paints a part of the picture on a canvas and allocates nothing.
"""

from app.core import theme
from app.okey import colour_sprites as art


def rack(canvas, x, y, w, h):
    """Paint the upper edge of the rack; `slot` does the rest."""
    canvas.hline(x, y, w, theme.INK)
    canvas.hline(x, y + 1, w, theme.GOLD)
    canvas.hline(x, y + 2, w, theme.AMBER)
    canvas.hline(x, y + 3, w, theme.INK)


def slot(canvas, number, x, y):
    """Paint an empty slot of the rack and the ledge below it."""
    canvas.sprite(art.WOOD[(number + number // 12) % 3], x, y)


def group_mark(canvas, x, y, w):
    """Paint a band on w pixels of a tile of a complete group, on the tile itself."""
    canvas.rect(x, y + 24, w, 2, theme.LEAF)


def lit(canvas, x, y, w, h):
    """Paint the light on a tile of a group that is lit."""
    canvas.frame(x, y, w, h, theme.GOLD)
    canvas.frame(x + 1, y + 1, w - 2, h - 2, theme.GOLD)
    canvas.rect(x + 2, y + h - 4, w - 4, 2, theme.AMBER)


def meld(canvas, x, y, w, h, has_won):
    """Underline a meld in a result: the winner's in gold."""
    canvas.rect(x, y + h, w, 2, theme.GOLD if has_won else theme.SKY)


def backs(canvas, x, y, w, h, count):
    """Paint an opponent's rack from above with so many tiles on it."""
    canvas.rect(x, y, w, h, theme.WOOD)
    canvas.frame(x, y, w, h, theme.INK)
    if w > h:
        x += (w - count * 5) // 2
        while count >= 4:
            canvas.sprite(art.MINI_BACK[1], x, y + 2)
            count -= 4
            x += 20
        while count > 0:
            canvas.sprite(art.MINI_BACK[0], x, y + 2)
            count -= 1
            x += 5
    else:
        y += (h - count * 5) // 2
        while count >= 4:
            canvas.sprite(art.SIDE_BACK[1], x + 1, y)
            count -= 4
            y += 20
        while count > 0:
            canvas.sprite(art.SIDE_BACK[0], x + 1, y)
            count -= 1
            y += 5


def die(canvas, x, y, value):
    """Paint a die that shows 1..6."""
    canvas.sprite(art.DIE, x, y)
    pip = art.DIE_PIP
    if value & 1:
        canvas.sprite(pip, x + 7, y + 6)
    if value > 1:
        canvas.sprite(pip, x + 3, y + 2)
        canvas.sprite(pip, x + 11, y + 10)
    if value > 3:
        canvas.sprite(pip, x + 11, y + 2)
        canvas.sprite(pip, x + 3, y + 10)
    if value == 6:
        canvas.sprite(pip, x + 3, y + 6)
        canvas.sprite(pip, x + 11, y + 6)
