"""High-Low's tile: a face and a number in the tile's colour."""

from app.core import theme
from app.core.draw import inner_y
from engine.highlow.tiles import colour_of, value_of

_INKS = bytes((theme.RED, theme.AMBER, theme.BLUE, theme.INK))


def draw_tile(canvas, font, place, tile):
    """Draw a tile face up; place: x, y, w, h."""
    x, y, w, h = place
    canvas.rect(x, y, w, h, theme.WHITE if canvas.mono else theme.IVORY)
    ink = theme.INK if canvas.mono else _INKS[colour_of(tile)]
    y = inner_y(font, y, h)
    canvas.text_centred(font, x, y, w, canvas.digits(value_of(tile)), ink)
