"""How a winning card came, as a little scene: who drew, who threw, who took."""

from app import theme
from app.ceki import pips_sprites as art
from engine.ceki import score


def draw(canvas, how, x, y):
    """Draw one of the three cases, 84x9. how: score.SIMPLE, DOUBLE or TRIPLE."""
    if how == score.TRIPLE:
        _drawn(canvas, x + 14, y)
        canvas.mask(art.PLAYER, x + 46, y + 1, theme.GOLD)
        return
    if how == score.SIMPLE:
        _drawn(canvas, x, y)
    else:
        for i in range(3):
            canvas.mask(art.LEAF, x + i * 4, y, theme.IVORY, theme.INK)
        canvas.mask(art.GOES, x + 18, y + 1, theme.WHITE)
    canvas.mask(art.PLAYER, x + 28, y + 1, theme.SKY)
    canvas.mask(art.GOES, x + 42, y + 1, theme.WHITE)
    canvas.mask(art.LEAF, x + 53, y, theme.INK, theme.IVORY)
    canvas.mask(art.GOES, x + 62, y + 1, theme.WHITE)
    canvas.mask(art.PLAYER, x + 73, y + 1, theme.GOLD)


def _drawn(canvas, x, y):
    """Draw the stock, and that a card of it is drawn."""
    canvas.mask(art.HEAPED, x, y, theme.RED, theme.INK)
    canvas.mask(art.GOES, x + 14, y + 1, theme.WHITE)
