"""Puts loose tiles, which are in no group, in the order in which `Rack.sort` lays them out."""

from engine.okey.tiles import FALSE_JOKER, VALUES


def by_nearness(kinds, joker):
    """Return loose tiles as a list of bytes: two that lack one for a group, then by colour."""
    left = list(kinds)
    near = []
    for one in kinds:
        for other in kinds:
            is_near = joker not in (one, other) and _lacks_one(one, other, joker)
            if is_near and left.count(one) and left.count(other):
                left.remove(one)
                left.remove(other)
                near.append(bytes((one, other)))
    return near + by_colour(left, joker)


def _lacks_one(one, other, joker):
    """Return whether `one` and a higher or later `other` lack a single tile for a set or run."""
    one = joker if one == FALSE_JOKER else one
    other = joker if other == FALSE_JOKER else other
    if one // VALUES == other // VALUES:
        return 0 < other - one <= 2
    return one < other and one % VALUES == other % VALUES


def by_colour(kinds, joker):
    """Return loose tiles as a list of bytes, one per colour, ascending; the jokers come last."""
    colours = [[], [], [], [], []]
    for kind in kinds:
        face = joker if kind == FALSE_JOKER else kind
        colours[4 if kind == joker else face // VALUES].append((face, kind))
    return [bytes([kind for _, kind in sorted(colour)]) for colour in colours if colour]
