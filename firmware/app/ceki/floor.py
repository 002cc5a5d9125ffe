"""The floor of a Peranakan house, on which the cards lie: tiles of 32x32 pixels."""

from app.ceki import faces_sprites as art
from app.core import theme
from app.table import cloth
from engine.compat import const

_PLACES = b"\x01\x05\x09\x0d\x02\x06\x0a\x0e\x03\x07\x0b\x0f\x04\x08\x0c\x10"  # all of a tile
_COLUMNS = const(4)


def weave(canvas):
    """Spread the floor."""
    cloth.weave(canvas, [(art.FLOOR[:4], theme.FELT_LIGHT, 1)], _PLACES, _COLUMNS)
