"""The title of a month: its plant on paper, its name, and what the season lets fall around it."""

from app.core import theme
from app.koikoi import card_facts
from app.koikoi import season_sprites as art
from app.koikoi.words import plant, tab_name
from app.table.panels import blank_panel
from app.texts.catalog import fill
from app.texts.koikoi import ids
from engine.compat import const

_SIDE = const(16)  # of a plant, before it is enlarged
_BYTES = const(32)
_EDGE = const(3)  # around the paper, at least
_CELL = const(8)  # of the air
_STEP = const(20)  # from one cell of the air to the next


def text_room(place):
    """Return (x, w) of the texts on a panel at `place`."""
    x, _, w, h = place
    return x + h, w - h - _EDGE


def draw(painter, month):
    """Paint the title of a month, 0..11, where yaku are shown."""
    layout = painter.layout
    canvas = painter.canvas
    x, y, w, h = layout.YAKU
    blank_panel(painter, layout.YAKU)
    scale = (h - 2 * _EDGE) // _SIDE
    inset = (h - scale * _SIDE) // 2
    _draw_plant(canvas, month, x + inset, y + inset, scale)
    x, w = text_room((x, y, w, h))
    _draw_air(canvas, month, (x, y + _EDGE, w, h - 2 * _EDGE))
    upper, lower = layout.FONT_PAGE, layout.FONT_PROMPT
    gap = upper.cap // 2
    y += (h - upper.cap - gap - lower.cap) // 2
    text = fill(ids.LARGE_MONTH, month + 1, tab_name(month))
    canvas.text_centred(upper, x, y - upper.top, w, text, theme.WHITE)
    y += upper.cap + gap
    canvas.text_centred(lower, x, y - lower.top, w, plant(month), theme.GOLD)


def _draw_plant(canvas, month, x, y, scale):
    """Paint the plant of a month enlarged, in one bit light on dark."""
    ink = theme.WHITE
    if not canvas.mono:
        ink, paper = card_facts.PLANT_INKS[month], theme.IVORY
        if ink == theme.INK:  # the moon over the pampas
            ink, paper = paper, ink
        canvas.rect(x, y, scale * _SIDE, scale * _SIDE, paper)
    rows = art.MOTIF[0]
    at = month * _BYTES
    for row in range(_SIDE):
        bits = rows[at] << 8 | rows[at + 1]
        at += 2
        for column in range(_SIDE):
            if bits << column & 0x8000:
                canvas.rect(x + column * scale, y + row * scale, scale, scale, ink)


def _draw_air(canvas, month, place):
    """Paint what falls or flies in a month above and below the texts."""
    x, y, w, h = place
    for number in range(2):
        at = (2 * month + number) * _CELL
        cell = (art.AIR[0][at : at + _CELL], _CELL, _CELL, art.AIR[3])
        for left in range(x + number * _STEP // 2, x + w - _CELL, _STEP):
            canvas.mask(cell, left, y + number * (h - _CELL), card_facts.AIR_INKS[month])
            canvas.mask(cell, left, y + (1 - number) * (h - _CELL), card_facts.AIR_INKS[month])
