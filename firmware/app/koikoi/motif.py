"""The cloth of a month: its plant, woven in here and there."""

from app.koikoi import colour_sprites as art
from app.table import cloth
from engine.compat import const

_SIDE = const(16)
_BYTES = const(32)  # of one plant

# Two plants in a square of 64 pixels; see `cloth.weave`.
_PLACES = (
    b"\x00\x01\x03\x00\x00\x00\x00\x00"
    b"\x00\x02\x04\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x01\x03\x00"
    b"\x00\x00\x00\x00\x00\x02\x04\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00"
)
_COLUMNS = const(8)


def weave(canvas, month):
    """Spread the cloth of a month, 0..11."""
    plant = art.MOTIF[0][month * _BYTES : (month + 1) * _BYTES]
    cloth.weave(canvas, (plant, _SIDE, _SIDE, art.MOTIF[3]), _PLACES, _COLUMNS)
