"""Draws the three ways in which a winning card can come: who drew, who threw, who took."""

from app.ceki import pips_sprites as art
from app.core import theme
from engine.ceki import score
from engine.compat import const

_FANNED = const(6)  # how far the cards of a hand stand apart


def draw(canvas, how, x, y):
    """Draw one of the three cases, 118x18. how: score.SIMPLE, DOUBLE or TRIPLE."""
    if how == score.TRIPLE:
        canvas.mask(art.HEAPED, x + 13, y, theme.RED)
        _goes(canvas, x + 33, y)
        _card(canvas, x + 51, y)
        _goes(canvas, x + 67, y)
        canvas.mask(art.PLAYER, x + 83, y, theme.GOLD)
        return
    if how == score.SIMPLE:
        canvas.mask(art.HEAPED, x, y, theme.RED)
        _goes(canvas, x + 19, y)
        canvas.mask(art.PLAYER, x + 32, y, theme.SKY)
    else:
        canvas.mask(art.PLAYER, x, y, theme.SKY)
        for i in range(4):
            canvas.mask(art.BACK, x + 22 + i * _FANNED, y, theme.RED, theme.INK)
    _goes(canvas, x + 56, y)
    _card(canvas, x + 69, y)
    _goes(canvas, x + 84, y)
    canvas.mask(art.PLAYER, x + 98, y, theme.GOLD)


def _goes(canvas, x, y):
    canvas.mask(art.GOES, x + 1, y + 4, theme.WHITE)


def _card(canvas, x, y):
    canvas.mask(art.LEAF, x, y, theme.INK, theme.IVORY)
