"""Exact distance to a winning hand, in plain Python: the twin that answers like the kernel.

Melds longer than five split into shorter ones, so fourteen tiles are always 3+3+3+5, 3+3+4+4 or
4+5+5. A target hand then is three or four windows (a run's place, a set's value), and what it
shares with the hand is what these windows cover: a search for the greatest cover, at most four
deep. Held faces are bits (`Held`), a face held twice may be covered twice.

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


def distance_pairs(counts, joker):
    """Return how many tiles must be exchanged to hold seven pairs.

    counts: bytearray(53) of 14 or 15 tiles. Source: docs/rules/okey.md, "Combinations".

    >>> distance_pairs(bytes([2] * 7 + [0] * 46), 20)
    0
    """
    pairs = singles = 0
    for kind in range(_FALSE_JOKER + 1):
        if kind != joker:
            held = counts[kind]
            if held == 1:
                singles += 1
            elif held:
                pairs += 1
    if pairs > 7:
        pairs = 7
    missing = _FULL - 2 * pairs - min(singles, 7 - pairs) - counts[joker]
    return missing if missing > 0 else 0


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


def _windows(faces):
    """Return the windows worth choosing: (tiles covered, mask, length, is it a set), best first.

    Left out are windows that cover fewer than two faces or no more than another one as short.
    """
    found = []
    for colour in range(4):
        places, bits = run_places(faces, colour)
        count = len(places)
        for length in (3, 4, 5):
            reached = 0
            for low in range(count - 1):
                high = low
                mask = bits[low]
                while high + 1 < count and places[high + 1] - places[low] < length:
                    high += 1
                    mask |= bits[high]
                if high > reached and high > low:
                    reached = high
                    found.append((high - low + 1, mask, length, 0))
    for mask in set_bits(faces):
        size = ones(mask)
        if size == 4:
            found.append((4, mask, 4, 1))
            bit = mask
            while bit:
                low_bit = bit & (bit - 1) ^ bit
                found.append((3, mask ^ low_bit, 3, 1))
                bit ^= low_bit
        elif size > 1:
            found.append((size, mask, 3, 1))
    found.sort(reverse=True)
    return found


def _cover4(windows, start, barred, once, left, fives, fours, best):
    """Return how many tiles beyond one a meld `left` more melds of 3+3+3+5 or 3+3+4+4 cover.

    barred: faces used up; once: faces whose next use bars them; best: only more is of interest.
    """
    for at in range(start, len(windows)):
        size, mask, length, _ = windows[at]
        if (size - 1) * left <= best:
            break
        if length == 5:
            if fives or fours:
                continue
        elif length == 4 and (fives or fours == 2):
            continue
        gain = (ones(mask & (barred ^ 0xFFFF)) if mask & barred else size) - 1
        if gain < 1:
            continue
        if left > 1:
            gain += _cover4(
                windows,
                at,
                barred | mask & once,
                once | mask,
                left - 1,
                fives + (length == 5),
                fours + (length == 4),
                max(best - gain, 0),
            )
        if gain > best:
            best = gain
    return best


def _cover3(windows, start, barred, once, left, fives, sets, best):
    """Return the same for the melds of 4+5+5, where one at most is a set."""
    for at in range(start, len(windows)):
        size, mask, length, is_set = windows[at]
        if (size - 1) * left <= best:
            break
        if (is_set and sets) or (length == 5 and fives == 2):
            continue
        gain = (ones(mask & (barred ^ 0xFFFF)) if mask & barred else size) - 1
        if gain < 1:
            continue
        if left > 1:
            gain += _cover3(
                windows,
                at,
                barred | mask & once,
                once | mask,
                left - 1,
                fives + (length == 5),
                sets + is_set,
                max(best - gain, 0),
            )
        if gain > best:
            best = gain
    return best


def cover(faces, doubles):
    """Return how many natural tiles the best target of sets and runs shares with these."""
    windows = _windows(faces)
    once = doubles ^ 0xFFFF
    best = 4 + _cover4(windows, 0, 0, once, 4, 0, 0, 0)
    best = 3 + _cover3(windows, 0, 0, once, 3, 0, 0, best - 3)
    return min(best, len(faces) + ones(doubles))


def distance_melds(counts, joker):
    """Return how many tiles must be exchanged to hold fourteen tiles in sets and runs.

    counts: bytearray(53) of 14 or 15 tiles; with 15, one is thrown free.
    Source: docs/rules/okey.md, "Combinations".

    >>> distance_melds(bytes([1] * 11 + [0] * 28 + [1] * 3 + [0] * 11), 20)
    0
    """
    faces, doubles, jokers = naturals(counts, joker)
    missing = _FULL - jokers - cover(faces, doubles)
    return missing if missing > 0 else 0


def distance(counts, joker):
    """Return the smaller of `distance_melds` and `distance_pairs`."""
    return min(distance_melds(counts, joker), distance_pairs(counts, joker))
