"""The name of the game as tiles on a rack, and pieces of each game beside the menu."""

from app.core import sprites as art
from app.core import theme
from app.core.draw import inner_y, panel
from app.shell import pieces_sprites
from engine.compat import const

# T E S S E R A as indices of art.LETTER; the last tile is the joker, drawn a little higher.
_WORD = b"\x00\x01\x02\x02\x01\x03\x04"
_NAME = "TESSERA"
_INKS = bytes((theme.RED, theme.AMBER, theme.BLUE, theme.INK))
_LIGHTS = bytes((theme.PINK, theme.GOLD, theme.SKY, theme.GREY))

_TILE_W = const(27)
_TILE_H = const(40)
_PITCH = 29
_LIFT = 6

# The pieces: of each game four.
PIECE_W = const(_TILE_W + 1)
PIECE_H = const(_TILE_H + 1)
_NARROW = const(18)  # the width of Ceki's cards

_SMALL_W = 11
_SMALL_PITCH = 13


def draw(canvas, layout, y):
    """Draw the logo from row y on, centred on the canvas."""
    if canvas.mono:
        _draw_small(canvas, layout.FONT, y)
    else:
        _draw_large(canvas, y)


def _draw_large(canvas, y):
    x = (canvas.width - _PITCH * len(_WORD) + _PITCH - _TILE_W) // 2
    foot = y + _TILE_H - 2
    _plank(canvas, 8, foot - 16, 17)
    for i in range(len(_WORD)):
        golden = i == len(_WORD) - 1
        _tile(canvas, x + i * _PITCH, y - _LIFT if golden else y, i, golden)
    _plank(canvas, 3, foot, 12)
    canvas.hline(22, foot + 4, 64, theme.AMBER)
    canvas.hline(118, foot + 7, 88, theme.AMBER)
    canvas.hline(150, foot + 3, 30, theme.AMBER)


def _plank(canvas, x, y, h):
    """Draw a board of the rack, lit from above, with a shadow under it."""
    w = canvas.width - 2 * x
    panel(canvas, x, y + 2, w, h, theme.INK)
    panel(canvas, x, y, w, h, theme.WOOD)
    canvas.hline(x + 1, y, w - 2, theme.AMBER)


def _tile(canvas, x, y, i, golden):
    _blank(canvas, x, y, i, golden)
    letter = art.LETTER[_WORD[i]]
    canvas.mask(letter, x + (_TILE_W - letter[1] + 1) // 2, y + 6, _INKS[i & 3])


def _blank(canvas, x, y, i, golden=False):
    """Draw a tile with its suit's pip alone."""
    panel(canvas, x + 1, y + 1, _TILE_W, _TILE_H, theme.INK)
    panel(canvas, x, y, _TILE_W, _TILE_H, theme.GREY)
    panel(canvas, x, y, _TILE_W, _TILE_H - 3, theme.WHITE)
    canvas.rect(x + 1, y + 1, _TILE_W - 1, _TILE_H - 5, theme.GOLD if golden else theme.IVORY)
    ink = _INKS[i & 3]
    pip = art.PIP[i & 3]
    pip_x = x + (_TILE_W - pip[1] + 1) // 2
    canvas.mask(pip, pip_x, y + 24, ink)
    canvas.rect(pip_x + 3, y + 27, 2, 2, _LIGHTS[i & 3])


def piece(canvas, game, number, x, y):
    """Draw one of four pieces of a game with its upper left corner at (x, y).

    A piece takes PIECE_W x PIECE_H pixels with its shadow. It has no text: nothing of it is read
    to somebody who does not see it.
    """
    if game == "okey":
        _blank(canvas, x, y, number)
        mask = pieces_sprites.OKEY[number]
        canvas.mask(mask, x + (_TILE_W - mask[1] + 1) // 2, y + 8, _INKS[number])
    elif game == "koikoi":
        panel(canvas, x + 2, y + 1, _TILE_W - 1, _TILE_H, theme.INK)
        panel(canvas, x, y, _TILE_W - 1, _TILE_H, theme.INK)
        canvas.sprite(pieces_sprites.KOIKOI[number], x + 2, y + 2)
    elif game == "ceki":
        x += (_TILE_W - _NARROW) // 2
        canvas.rect(x + 1, y + 1, _NARROW, _TILE_H, theme.INK)
        canvas.rect(x, y, _NARROW, _TILE_H, theme.INK)
        canvas.sprite(pieces_sprites.CEKI[number], x, y + 3)


def _draw_small(canvas, font, y):
    x = (canvas.width - _SMALL_PITCH * len(_NAME) + _SMALL_PITCH - _SMALL_W) // 2
    for letter in _NAME:
        panel(canvas, x, y, _SMALL_W, _SMALL_W, theme.WHITE)
        canvas.text_centred(font, x, inner_y(font, y, _SMALL_W), _SMALL_W, letter, theme.INK)
        x += _SMALL_PITCH
