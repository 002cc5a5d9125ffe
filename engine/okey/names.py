"""The texts of the tiles, hands and actions of Okey, and what they mean.

A tile is a colour letter and a value (R5, Y13, B1, K10) or FJ, the false joker. A group is tiles
joined by commas. An arrangement is groups joined by slashes: R1,R2,R3/B7,K7,Y7.
"""

from engine.contract import BadNotation
from engine.okey import actions, melds, tiles

_LETTERS = "RYBK"
_NAMES = (
    ("draw", actions.DRAW),
    ("take_discard", actions.TAKE),
    ("draw_indicator", actions.DRAW_INDICATOR),
    ("decline", actions.DECLINE),
    ("show", actions.SHOW),
    ("pass", actions.PASS),
    ("next_round", actions.NEXT_ROUND),
)


def tile(kind):
    """Return the text of a kind.

    >>> tile(4), tile(tiles.FALSE_JOKER)
    ('R5', 'FJ')
    """
    if kind == tiles.FALSE_JOKER:
        return "FJ"
    return _LETTERS[tiles.colour_of(kind)] + str(tiles.value_of(kind))


def parse_tile(text):
    """Return the kind that a text names. Raises BadNotation."""
    if text == "FJ":
        return tiles.FALSE_JOKER
    colour = _LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    # isdigit() alone would let other scripts' digits and leading zeros through.
    if colour < 0 or digits not in _VALUES:
        raise BadNotation("'" + text + "' is no tile; write R5, Y13, B1, K10 or FJ")
    return tiles.kind_of(colour, int(digits))


_VALUES = tuple([str(value) for value in range(1, tiles.VALUES + 1)])


def hand(pieces):
    """Return the text of a sequence of kinds, joined by commas."""
    return ",".join([tile(kind) for kind in pieces])


def parse_hand(text):
    """Return the kinds of a text of tiles joined by commas, as bytes. Raises BadNotation."""
    return bytes([parse_tile(part) for part in text.split(",")])


def arrangement(groups):
    """Return the text of a list of groups of kinds."""
    return "/".join([hand(group) for group in groups])


def parse_arrangement(text):
    """Return the kinds of an arrangement as bytes, groups parted by 0xFF. Raises BadNotation."""
    return melds.join([parse_hand(group) for group in text.split("/")])


def action(number, arg=None):
    """Return the text of an action: draw, discard:R5, finish:K9 or finish:K9=R1,R2,R3/...

    >>> action(actions.DRAW), action(actions.DISCARD + 4)
    ('draw', 'discard:R5')
    """
    for name, simple in _NAMES:
        if simple == number:
            return name
    if number >= actions.FINISH:
        text = "finish:" + tile(number - actions.FINISH)
        return text if arg is None else text + "=" + arrangement(melds.split(arg))
    return "discard:" + tile(number - actions.DISCARD)


def parse_action(text):
    """Return (action, arg) of a text; arg is None except for a finish with its arrangement.

    Raises BadNotation.

    >>> parse_action("discard:R5") == (actions.DISCARD + 4, None)
    True
    """
    for name, simple in _NAMES:
        if name == text:
            return simple, None
    name, colon, rest = text.partition(":")
    if name == "discard" and colon:
        return actions.DISCARD + parse_tile(rest), None
    if name == "finish" and colon:
        thrown, equals, groups = rest.partition("=")
        number = actions.FINISH + parse_tile(thrown)
        if not equals:
            return number, None
        return number, parse_arrangement(groups)
    raise BadNotation("'" + text + "' is no action of Okey")
