"""Text for every tile, action and event of High-Low, and back.

A tile is a colour letter and a value: R5, Y13, B1, K10.
"""

from engine.highlow import events, tiles

_LETTERS = "RYBK"
_NAMES = ("higher", "lower", "next_round")  # at the number of each action


class BadNotation(ValueError):
    """A text that names no action; the message says which."""


def tile(number):
    """Return the text of a tile.

    >>> tile(4), tile(51)
    ('R5', 'K13')
    """
    return _LETTERS[tiles.colour_of(number)] + str(tiles.value_of(number))


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


def event(happened):
    """Return the text of an event as one line.

    >>> event((events.GUESSED, 1, 0, 4, 0))
    'seat 1 says higher, R5: wrong'
    """
    code = happened[0]
    if code == events.ROUND_STARTED:
        return "round %d, %s lies open" % (happened[1], tile(happened[2]))
    if code == events.GUESSED:
        return "seat %d says %s, %s: %s" % (
            happened[1],
            _NAMES[happened[2]],
            tile(happened[3]),
            "right" if happened[4] else "wrong",
        )
    if code == events.ROUND_WON:
        return "round drawn" if happened[1] < 0 else "seat %d wins the round" % happened[1]
    return "match over, won by " + " ".join([str(seat) for seat in happened[1]])


def told(happened, state):
    """Return the lines in which a transcript tells an event."""
    return [event(happened)]
