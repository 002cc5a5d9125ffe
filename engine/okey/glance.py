"""A glance at fifteen tiles that tells most hands that cannot win from those that may.

The exact answer costs a search; a rack is asked after every draw, and hardly ever wins.
"""

from engine.compat import const
from engine.okey.faces import ones

_FALSE_JOKER = const(52)
_VALUES = const(13)


def is_hopeless(counts, joker):
    """Tell whether fifteen tiles certainly hold no winning fourteen; False says nothing.

    counts: bytearray(53). Seven pairs and a tile to throw have eight faces at most. In sets and
    runs, split into groups of five at most, a tile that stands in no group of three naturals
    shares its group with a joker, and with no more than three tiles like itself.

    Source: docs/rules/okey.md, "Combinations".

    >>> is_hopeless(bytes([1, 0] * 15 + [0] * 23), 31)
    True
    """
    held = [0, 0, 0, 0]  # per colour, bit n for value n + 1
    twice = [0, 0, 0, 0]
    faces = 0
    for kind in range(_FALSE_JOKER):
        copies = counts[_FALSE_JOKER if kind == joker else kind]
        if copies:
            faces += 1
            held[kind // _VALUES] |= 1 << kind % _VALUES
            if copies > 1:
                twice[kind // _VALUES] |= 1 << kind % _VALUES
    if faces <= 8:
        return False
    a, b, c, d = held
    sets = a & b & (c | d) | c & d & (a | b)
    lonely = 0
    for colour in range(4):
        places = held[colour] | (held[colour] & 1) << _VALUES  # the 1 is high as well
        runs = places & places >> 1 & places >> 2
        runs |= runs << 1 | runs << 2
        alone = held[colour] & ((runs | runs >> _VALUES | sets) ^ 0xFFFF)
        lonely += ones(alone) + ones(alone & twice[colour])
    return lonely > 4 * counts[joker] + 1
