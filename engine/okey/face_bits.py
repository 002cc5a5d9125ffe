"""The natural faces of a hand as bits, which all searches use, and the distance to seven pairs.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.compat import const
from engine.okey.tiles import FALSE_JOKER

_FULL = const(14)  # tiles of a winning hand

_ONES = bytes([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])


def ones(mask):
    """Return how many bits of a mask below 2^16 are set."""
    return (
        _ONES[mask & 15] + _ONES[mask >> 4 & 15] + _ONES[mask >> 8 & 15] + _ONES[mask >> 12 & 15]
    )


def naturals(counts, joker):
    """Return (faces, doubles, jokers) of a hand.

    counts: bytearray(53). `faces` is an ascending list of the faces 0..51 of the natural tiles
    held; bit i of `doubles` is set if faces[i] is held twice; `jokers` is the number of wild tiles
    held. False jokers count as the joker's face.
    """
    faces = []
    doubles = 0
    for kind in range(FALSE_JOKER):
        held = counts[FALSE_JOKER if kind == joker else kind]
        if held:
            if held > 1:
                doubles |= 1 << len(faces)
            faces.append(kind)
    return faces, doubles, counts[joker]


def run_places(faces, colour):
    """Return (places, bits) of one colour: the place 0..13 of each face, and its bit in a mask.

    The 1 is listed twice, at place 0 and at place 13.
    """
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
    """Return a list of 13 masks: the faces of each value."""
    values = [0] * 13
    for i, face in enumerate(faces):
        values[face % 13] |= 1 << i
    return values


def groups_of(faces):
    """Return all groups, two to five held faces of one meld, largest first.

    Each group is (tiles, mask, length of the shortest meld, is it a set, place, high). For a run
    `place` is 64 * colour + its lowest place (0..13), and `high` is its highest place. For a set
    `place` is the value 0..12, and `high` is 0.
    """
    found = []
    for colour in range(4):
        places, bits = run_places(faces, colour)
        for a in range(len(places)):
            low = places[a]
            inner = [bits[a]]
            for b in range(a + 1, len(places)):
                high = places[b]
                if high - low > 4:
                    break
                length = max(3, high - low + 1)
                for mask in inner:
                    mask |= bits[b]
                    found.append((ones(mask), mask, length, 0, 64 * colour + low, high))
                inner += [mask | bits[b] for mask in inner]
    for value, full in enumerate(set_bits(faces)):
        mask = full
        while mask:
            size = ones(mask)
            if size > 1:
                found.append((size, mask, 4 if size == 4 else 3, 1, value, 0))
            mask = (mask - 1) & full
    found.sort(reverse=True)
    return found


def distance_pairs(counts, joker):
    """Return how many tiles must be exchanged to hold seven pairs.

    counts: bytearray(53) of 14 or 15 tiles. Source: docs/rules/okey.md, "Combinations".

    >>> distance_pairs(bytes([2] * 7 + [0] * 46), 20)
    0
    """
    faces, doubles, jokers = naturals(counts, joker)
    return max(0, pairs_away(len(faces), ones(doubles), jokers))


def pairs_away(faces, pairs, jokers):
    """Return the distance to seven pairs, given the numbers of faces, pairs and jokers.

    -1 means that there is one joker more than needed.
    """
    return _FULL - jokers - 2 * pairs - min(faces - pairs, 7 - pairs)
