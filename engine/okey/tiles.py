"""Okey's tiles: kinds, the joker, and arrays of counts.

A *kind* is a face: 0..51 are the numbered tiles (colour * 13 + value - 1, colours in the order
red, yellow, blue, black), 52 is the false joker. There are two physical tiles of each kind,
106 in all. A hand is `counts`, a bytearray(53) of copies per kind.
"""

from engine.compat import const

RED = const(0)
YELLOW = const(1)
BLUE = const(2)
BLACK = const(3)

FALSE_JOKER = const(52)
KINDS = const(53)  # numbered kinds and the false joker
NUMBERED = const(52)
VALUES = const(13)
TILES = const(106)
COPIES = const(2)
HAND = const(14)


def kind_of(colour, value):
    """Return the kind with this colour (0..3) and value (1..13)."""
    return colour * VALUES + value - 1


def colour_of(kind):
    """Return the colour 0..3 of a numbered kind."""
    return kind // VALUES


def value_of(kind):
    """Return the value 1..13 of a numbered kind."""
    return kind % VALUES + 1


def joker_of(indicator):
    """Return the joker's kind: the indicator's colour and one value higher; 1 follows 13.

    Source: docs/rules/okey.md, "The joker".

    >>> joker_of(kind_of(RED, 4)) == kind_of(RED, 5)
    True
    """
    return indicator + 1 if value_of(indicator) < VALUES else indicator - (VALUES - 1)


def face_of(kind, joker):
    """Return the numbered kind that a natural tile counts as: for a false joker, the joker's kind.

    The joker itself is wild; callers must handle it before they call this function.
    """
    return joker if kind == FALSE_JOKER else kind


def counts_of(kinds):
    """Return a bytearray(53) with the number of copies of each kind in an iterable of kinds."""
    counts = bytearray(KINDS)
    for kind in kinds:
        counts[kind] += 1
    return counts


def kinds_of(counts):
    """Return the kinds that `counts` holds as bytes, in ascending order, copies repeated."""
    kinds = bytearray()
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            kinds.append(kind)
    return bytes(kinds)
