"""The 52 tiles: four colours, values 1 to 13, each tile once."""

from engine.compat import const

VALUES = const(13)
COLOURS = const(4)
TILES = const(52)


def value_of(tile):
    """Return the value of a tile, 1..13.

    >>> value_of(0), value_of(12), value_of(13)
    (1, 13, 1)
    """
    return tile % VALUES + 1


def colour_of(tile):
    """Return the colour of a tile: 0 red, 1 yellow, 2 blue, 3 black."""
    return tile // VALUES
