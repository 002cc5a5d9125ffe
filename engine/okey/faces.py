"""A hand's natural faces as bits, the ground that the searches stand on; and seven pairs.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.compat import const

_FALSE_JOKER = const(52)
_FULL = const(14)  # tiles of a winning hand

_ONES = bytes([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])


def ones(mask):
    """Return how many bits of a mask below 2^16 are set."""
    return (
        _ONES[mask & 15] + _ONES[mask >> 4 & 15] + _ONES[mask >> 8 & 15] + _ONES[mask >> 12 & 15]
    )


def naturals(counts, joker):
    """Return (faces, doubles, jokers): the faces held naturally, ascending, and two numbers.

    `faces` is a list of kinds 0..51; bit i of `doubles` says that faces[i] is held twice;
    `jokers` is how many wild tiles are held. False jokers count at the joker's face.
    """
    faces = []
    doubles = 0
    for kind in range(_FALSE_JOKER):
        held = counts[_FALSE_JOKER if kind == joker else kind]
        if held:
            if held > 1:
                doubles |= 1 << len(faces)
            faces.append(kind)
    return faces, doubles, counts[joker]


def run_places(faces, colour):
    """Return (places, bits): where a colour's faces lie in 0..13, the 1 also at 13, and bits."""
    places = []
    bits = []
    first = colour * 13
    for i, face in enumerate(faces):
        if first <= face < first + 13:
            places.append(face - first)
            bits.append(1 << i)
    if places and places[0] == 0:
        places.append(13)
        bits.append(bits[0])
    return places, bits


def set_bits(faces):
    """Return a list of 13 masks: which of the faces have this value."""
    values = [0] * 13
    for i, face in enumerate(faces):
        values[face % 13] |= 1 << i
    return values


def distance_pairs(counts, joker):
    """Return how many tiles must be exchanged to hold seven pairs.

    counts: bytearray(53) of 14 or 15 tiles. Source: docs/rules/okey.md, "Combinations".

    >>> distance_pairs(bytes([2] * 7 + [0] * 46), 20)
    0
    """
    faces, doubles, jokers = naturals(counts, joker)
    return max(0, pairs_away(len(faces), ones(doubles), jokers))


def pairs_away(faces, pairs, jokers):
    """Return the distance to seven pairs by the numbers of faces, twins and jokers.

    -1 says that there is a joker more than needed.
    """
    return _FULL - jokers - 2 * pairs - min(faces - pairs, 7 - pairs)
