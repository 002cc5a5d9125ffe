"""The texts of the tiles and actions of High-Low, and what they mean.

A tile is a colour letter and a value: R5, Y13, B1, K10.
"""

from engine.contract import BadNotation
from engine.highlow import tiles

_LETTERS = "RYBK"
_NAMES = ("higher", "lower", "next_round")  # at the number of each action


def tile(number):
    """Return the text of a tile.

    >>> tile(4), tile(51)
    ('R5', 'K13')
    """
    return _LETTERS[tiles.colour_of(number)] + str(tiles.value_of(number))


def parse_tile(text):
    """Return the tile that a text names. Raises BadNotation."""
    for number in range(tiles.TILES):
        if tile(number) == text:
            return number
    raise BadNotation("'" + text + "' is no tile; write R5, Y13, B1 or K10")


def hand(pieces):
    """Return the text of a sequence of tiles, joined by commas."""
    return ",".join([tile(number) for number in pieces])


def parse_hand(text):
    """Return the tiles of a text of tiles joined by commas, as bytes. Raises BadNotation."""
    return bytes([parse_tile(part) for part in text.split(",")])


def action(number, arg=None):
    """Return the text of an action.

    >>> action(1)
    'lower'
    """
    return _NAMES[number]


def parse_action(text):
    """Return (action, None) of a text. Raises BadNotation.

    >>> parse_action("lower")
    (1, None)
    """
    if text not in _NAMES:
        raise BadNotation("'" + text + "' is no action of High-Low")
    return _NAMES.index(text), None
