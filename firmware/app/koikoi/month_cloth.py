"""The cloth of a month: its plant, woven in here and there, and around the field the season.

The season is snow on the pine, rain in June, the moon in August, red leaves in October, and
something quiet in every other month. Where texts stand, and on pages, the cloth has the plants
alone.
"""

from app.core import theme
from app.koikoi import season_sprites as art
from app.koikoi.card_facts import AIR_INKS
from app.table import cloth
from engine.compat import const

_SIDE = const(16)
_BYTES = const(32)  # of one plant
_AIR_BYTES = const(16)  # of the two cells between the plants
_AUGUST = const(7)

# The cells: four of a plant, four of it with the season, two of the air, nine of the moon.
_PLANT = const(1)
_DRESSED = const(5)
_AIR = const(9)
_MOON = const(11)
_MOON_SIDE = const(3)

# Two plants in a square of 64 pixels, and the air around them; see `cloth.weave`.
_PLACES = (
    b"\x09\x00\x00\x00\x0a\x00\x00\x00"
    b"\x00\x00\x0a\x00\x00\x00\x00\x09"
    b"\x00\x00\x00\x00\x00\x01\x03\x00"
    b"\x0a\x00\x09\x00\x00\x02\x04\x00"
    b"\x00\x00\x00\x0a\x00\x00\x00\x00"
    b"\x00\x09\x00\x00\x00\x0a\x00\x09"
    b"\x00\x01\x03\x00\x09\x00\x00\x00"
    b"\x00\x02\x04\x00\x00\x00\x0a\x00"
)
_COLUMNS = const(8)
_ROWS = const(16)  # of the cloth with the season, which is as wide as the picture

_DRESS_INKS = bytes(
    (theme.WHITE, theme.PINK, theme.PINK, theme.SKY, theme.SKY, theme.RED)
    + (theme.PINK, theme.IVORY, theme.GOLD, theme.RED, theme.LEAF, theme.PINK)
)


def weave(canvas, month, area):
    """Spread the cloth of a month, 0..11.

    area: None for the plants alone; else where the season is, and the moon, in cells of 8x8
    pixels: (x, y, w, h, moon's x, moon's y)
    """
    layers: "list[tuple]" = [(_plant(art.MOTIF, month), theme.FELT_LIGHT, _PLANT)]
    if area is None:
        plain = bytes([_elsewhere(kind) for kind in _PLACES])
        cloth.weave(canvas, layers, plain, _COLUMNS)
        return
    columns = canvas.width // 8
    places = _season(columns, area)
    air = art.AIR[0][month * _AIR_BYTES : (month + 1) * _AIR_BYTES]
    layers.append((layers[0][0], theme.FELT_LIGHT, _DRESSED))
    layers.append((_plant(art.DRESS, month), _DRESS_INKS[month], _DRESSED))
    layers.append(((air, 8, _SIDE, art.AIR[3]), AIR_INKS[month], _AIR))
    if month == _AUGUST:
        layers.append((art.MOON[:4], theme.IVORY, _MOON))
        for at in range(_MOON_SIDE * _MOON_SIDE):
            row = area[5] + at % _MOON_SIDE
            places[row * columns + area[4] + at // _MOON_SIDE] = _MOON + at
    cloth.weave(canvas, layers, places, columns)


def _plant(plants, month):
    """Return one of twelve plants that stand below one another."""
    return plants[0][month * _BYTES : (month + 1) * _BYTES], _SIDE, _SIDE, plants[3]


def _elsewhere(kind):
    """Return the cell that lies outside the season's area."""
    return kind if kind < _DRESSED else 0


def _within(kind):
    """Return the cell that lies within the season's area."""
    return kind + _DRESSED - _PLANT if 0 < kind < _DRESSED else kind


def _season(columns, area):
    """Return the places of the cloth with the season."""
    x, y, w, h = area[:4]
    places = bytearray(columns * _ROWS)
    repeats = columns // _COLUMNS + 1
    for row in range(_ROWS):
        at = row % _COLUMNS * _COLUMNS
        line = _PLACES[at : at + _COLUMNS]
        at = row * columns
        places[at : at + columns] = (bytes([_elsewhere(kind) for kind in line]) * repeats)[
            :columns
        ]
        if y <= row < y + h:
            line = bytes([_within(kind) for kind in line]) * repeats
            places[at + x : at + x + w] = line[x : x + w]
    return places
