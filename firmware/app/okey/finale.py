"""Paints how a round of Okey was won, in the middle of the table.

A thrown joker and seven pairs have a picture: their tiles, large where there is room.
"""

from app.core import theme
from app.table import panels
from engine.compat import const
from hal.canvas import Canvas

_LARGE_FROM = const(140)  # height of a table with room for large tiles
# The middle of each spark, in quarters of the width and the height of the tiles.
_SPARKS = b"\x00\x00\x00\x02\x00\x04\x04\x00\x04\x02\x04\x04"
_OUT = const(10)  # pixels from the tiles


def panel(painter, kinds, heading, text, is_ours):
    """Paint a panel with a heading, tiles if there are any, and a sentence.

    Returns the rectangle of the tiles.
    """
    layout = painter.layout
    canvas = painter.canvas
    tiles = painter.tiles
    font, large = layout.FONT, layout.FONT_PROMPT
    scale = panels.SCALE if layout.TABLE[3] >= _LARGE_FROM else 1
    w = (len(kinds) - 1) * layout.PITCH + tiles.w + 1 & -2 if kinds else 0
    h = tiles.h if kinds else 0
    gap = 2 if canvas.mono else 6
    high = large.cap + h * scale + font.cap + (4 if kinds else 3) * gap
    wide = max(large.width(heading), font.width(text), w * scale + 4 * _OUT) + 2 * gap
    wide = min(wide, canvas.width)
    x = (canvas.width - wide) // 2
    place = layout.TABLE if kinds else layout.PROMPT  # which leaves the thrown tile on the pile
    y = max(place[1] + (place[3] - high) // 2, 0)
    picture = None
    if scale > 1 and kinds:  # the panel covers it
        painter.paint_group(kinds, x, y)
        picture = Canvas(w, h)
        picture.frame_buffer.blit(canvas.frame_buffer, -x, -y)
    panels.blank_panel(painter, (x, y, wide, high))
    ink = theme.GOLD if is_ours else theme.IVORY
    canvas.text_centred(large, x, y + gap - large.top, wide, heading, ink)
    canvas.text_centred(font, x, y + high - gap - font.cap - font.top, wide, text, theme.WHITE)
    x = (canvas.width - w * scale) // 2
    y += large.cap + 2 * gap
    if picture:
        panels.paint_enlarged(canvas, picture, x, y)
    else:
        painter.paint_group(kinds, x, y)
    return x, y, w * scale, h * scale


def sparkle(painter, place, phase):
    """Paint sparks beside a picture; half of them shine in each phase. place: its rectangle."""
    canvas = painter.canvas
    x, y, w, h = place
    ground = theme.INK if canvas.mono else theme.SLATE
    for at in range(0, len(_SPARKS), 2):
        side = _SPARKS[at]
        is_far = (at >> 1) % 3 == 1
        left = x + w * side // 4 + (_OUT if side else -_OUT)
        if is_far:
            left += _OUT // 2 if side else -_OUT // 2
        top = y + h * _SPARKS[at + 1] // 4
        ink = theme.GOLD if (at >> 1) + phase & 1 else ground
        canvas.hline(left - 3, top, 7, ink)
        canvas.vline(left, top - 3, 7, ink)
