"""The name of the game as tiles on a rack."""

from app import shell_sprites as art
from app import theme

# T E S S E R A as numbers of art.LETTER; the last tile is the joker, just being lifted.
_WORD = b"\x00\x01\x02\x02\x01\x03\x04"
_NAME = "TESSERA"
_INKS = bytes((theme.RED, theme.AMBER, theme.BLUE, theme.INK))

_TILE_W = 27
_TILE_H = 40
_PITCH = 29


def draw(canvas, layout, y):
    """Draw the logo from row y on, in the middle of the canvas."""
    if canvas.mono:
        _draw_small(canvas, layout, y)
    else:
        _draw_large(canvas, y)


def _draw_large(canvas, y):
    x = (canvas.width - _PITCH * len(_WORD) + 2) // 2
    _rack(canvas, y + _TILE_H - 2)
    for i in range(len(_WORD)):
        last = i == len(_WORD) - 1
        _tile(canvas, x + i * _PITCH, y - 5 if last else y, i, last)
    _ledge(canvas, y + _TILE_H - 2)


def _tile(canvas, x, y, i, golden):
    canvas.rect(x + 1, y + 1, _TILE_W, _TILE_H, theme.INK)  # shadow
    canvas.rect(x + 1, y, _TILE_W - 2, _TILE_H, theme.GREY)
    canvas.rect(x, y + 1, _TILE_W, _TILE_H - 2, theme.GREY)
    face = theme.GOLD if golden else theme.IVORY
    canvas.rect(x + 1, y + 1, _TILE_W - 2, _TILE_H - 4, face)
    canvas.hline(x + 1, y, _TILE_W - 2, theme.WHITE)
    canvas.vline(x, y + 1, _TILE_H - 4, theme.WHITE)
    ink = _INKS[i & 3]
    letter = art.LETTER[_WORD[i]]
    canvas.mask(letter, x + (_TILE_W - letter[1] + 1) // 2, y + 6, ink)
    pip = art.PIP[i & 3]
    canvas.mask(pip, x + (_TILE_W - pip[1]) // 2, y + 25, ink)


def _rack(canvas, y):
    """The back of the rack, behind the tiles."""
    canvas.rect(8, y - 12, canvas.width - 16, 22, theme.INK)
    canvas.rect(8, y - 12, canvas.width - 16, 20, theme.WOOD)
    canvas.hline(9, y - 12, canvas.width - 18, theme.AMBER)


def _ledge(canvas, y):
    """The front of the rack, on which they stand."""
    canvas.rect(4, y, canvas.width - 8, 13, theme.INK)
    canvas.rect(4, y, canvas.width - 8, 11, theme.WOOD)
    canvas.hline(5, y, canvas.width - 10, theme.AMBER)
    canvas.hline(24, y + 4, 60, theme.AMBER)
    canvas.hline(110, y + 7, 92, theme.AMBER)


def _draw_small(canvas, layout, y):
    pitch = art.PLATE[1] + 2
    x = (canvas.width - pitch * len(_NAME) + 2) // 2
    for i in range(len(_NAME)):
        canvas.mask(art.PLATE, x + i * pitch, y, theme.WHITE)
        font = layout.FONT
        width = font.width(_NAME[i])
        canvas.text(
            font, x + i * pitch + (11 - width + 1) // 2, y + 2 - font.top, _NAME[i], theme.INK
        )
