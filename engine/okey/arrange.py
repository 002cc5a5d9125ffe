"""The best arrangement of a rack: most tiles in sets and runs, or in pairs, jokers in place.

A depth-first search over the complete melds of three to five tiles that the hand can lay, at
most five deep; runs that touch are joined afterwards. Plain code: it runs when a rack is sorted
or a hand is laid down, not in a bot's loop.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.compat import const
from engine.okey.faces import naturals, ones, run_places, set_bits

_FALSE_JOKER = const(52)
_LONGEST = const(13)  # a run by itself: all thirteen values


def _melds(faces, jokers):
    """Return every meld to be laid with at most so many jokers.

    Each is (natural tiles, 2 - jokers, -first, mask, colour or -1, length), best first; `first`
    is a run's lowest place 0..13 or a set's value.
    """
    found = []
    for colour in range(4):
        places, bits = run_places(faces, colour)
        at = [0] * 14
        for place, bit in zip(places, bits):
            at[place] = bit
        for length in (3, 4, 5):
            for first in range(15 - length):
                mask = size = 0
                for place in range(first, first + length):
                    if at[place]:
                        mask |= at[place]
                        size += 1
                if size and length - size <= jokers:
                    found.append((size, 2 - length + size, -first, mask, colour, length))
    for value, full in enumerate(set_bits(faces)):
        mask = full
        while mask:
            size = ones(mask)
            for length in (3, 4):
                if 0 <= length - size <= jokers and size > 1:
                    found.append((size, 2 - length + size, -value, mask, -1, length))
            mask = (mask - 1) & full
    found.sort(reverse=True)
    return found


class _Search:
    """The deepest cover of a hand by complete melds."""

    def __init__(self, melds, tiles):
        self.melds = melds
        self.tiles = tiles
        self.best = 0
        self.chosen = []
        self._path = []

    def run(self, start, barred, once, jokers, covered):
        """Extend the present choice of melds by every later one that fits."""
        if covered > self.best:
            self.best = covered
            self.chosen = list(self._path)
        for at in range(start, len(self.melds)):
            if self.best == self.tiles:
                return
            size, spare, first, mask, colour, length = self.melds[at]
            if covered + (5 - len(self._path)) * size <= self.best:
                return
            if mask & barred:
                # A joker may stand for a face that is held, but used up elsewhere.
                mask &= barred ^ 0xFFFF
                size = ones(mask)
                spare = 2 - length + size
            if size == 0 or 2 - spare > jokers:
                continue
            self._path.append((size, spare, first, mask, colour, length))
            self.run(at, barred | mask & once, once | mask, jokers - 2 + spare, covered + size)
            self._path.pop()


def _split_kinds(melds, jokers):
    """Return (runs, sets, jokers left): runs as [colour, first, length, mask], sets by value."""
    runs = []
    sets = []
    for _, spare, first, mask, colour, length in melds:
        jokers -= 2 - spare
        if colour < 0:
            sets.append([-first, length, mask])
        else:
            runs.append([colour, -first, length, mask])
    runs.sort()
    sets.sort()
    return runs, sets, jokers


def _join(runs, longest):
    """Join runs that follow each other in one colour into runs of at most `longest` tiles."""
    joined = []
    while runs:
        run = runs.pop(0)
        for other in runs:
            follows = other[0] == run[0] and other[1] == run[1] + run[2]
            if follows and run[2] + other[2] <= longest:
                runs.remove(other)
                runs.insert(0, [run[0], run[1], run[2] + other[2], run[3] + other[3]])
                break
        else:
            joined.append(run)
    return joined


def _lengthen(runs, sets):
    """Give one joker that no meld needs a place: above a run, below it, or in a set of three."""
    for run in runs:
        if run[1] + run[2] < 14:
            run[2] += 1
            return
        if run[2] < _LONGEST:
            run[1] -= 1
            run[2] += 1
            return
    for one in sets:
        if one[1] == 3:
            one[1] = 4
            return


def _divide(sets):
    """Make room for two jokers where hardly any is: two sets of three out of one of four.

    Returns how many jokers are left.
    """
    for at, (value, length, mask) in enumerate(sets):
        if length == 4:
            upper = mask & (mask - 1)
            upper &= upper - 1
            sets[at : at + 1] = [[value, 3, mask ^ upper], [value, 3, upper]]
            return 0
    return 2


def _physical(face, joker):
    """Return the kind of the natural tile that shows this face."""
    return _FALSE_JOKER if face == joker else face


def arrange(counts, joker):
    """Arrange up to 15 tiles with as many as possible in sets and runs.

    counts: bytearray(53). Returns (groups, rest): groups a list of lists of kinds as they lie on
    a rack (runs ascending, jokers in the places they fill, a high 1 last; sets by colour, jokers
    last), rest a list of the other kinds, ascending. Of equally good arrangements always the
    same one is found. Source: docs/rules/okey.md, "Combinations".

    >>> arrange(bytes([1, 1, 0, 1] + [0] * 15 + [1] + [0] * 33), 19)
    ([[0, 1, 19, 3]], [])
    """
    faces, doubles, jokers = naturals(counts, joker)
    tiles = len(faces) + ones(doubles)
    search = _Search(_melds(faces, jokers), tiles)
    search.run(0, 0, doubles ^ 0xFFFF, jokers, 0)
    left = bytearray(counts)
    groups = []
    runs, sets, spare = _split_kinds(search.chosen, jokers)
    runs = _join(runs, _LONGEST - spare)
    if spare == 2 and not runs and [length for _, length, _ in sets].count(3) < 2:
        spare = _divide(sets)
    for _ in range(spare):
        _lengthen(runs, sets)
    for colour, first, length, mask in runs:
        held = [face for i, face in enumerate(faces) if mask >> i & 1]
        group = []
        for place in range(first, first + length):
            face = colour * 13 + place % 13
            group.append(_physical(face, joker) if face in held else joker)
        groups.append(group)
    for _, length, mask in sets:
        group = [_physical(face, joker) for i, face in enumerate(faces) if mask >> i & 1]
        groups.append(group + [joker] * (length - len(group)))
    for group in groups:
        for kind in group:
            left[kind] -= 1
    rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
    return groups, rest


def arrange_pairs(counts, joker):
    """Arrange up to 15 tiles in as many pairs as possible, seven at most.

    counts: bytearray(53). Returns (groups, rest) as `arrange` does. A joker goes with the lowest
    tile that has no twin, two jokers left over are a pair.
    Source: docs/rules/okey.md, "Combinations".

    >>> arrange_pairs(bytes([2, 1, 1] + [0] * 16 + [1] + [0] * 33), 19)
    ([[0, 0], [1, 19]], [2])
    """
    left = bytearray(counts)
    groups = []
    faces = [face for face in range(52) if left[_physical(face, joker)]]
    for needed in (2, 1):
        for face in faces:
            kind = _physical(face, joker)
            if left[kind] != needed or len(groups) == 7 or (needed == 1 and not left[joker]):
                continue
            left[kind] = 0
            if needed == 1:
                left[joker] -= 1
            groups.append([kind, kind if needed == 2 else joker])
    if left[joker] == 2 and len(groups) < 7:
        left[joker] = 0
        groups.append([joker, joker])
    return groups, [kind for kind in range(len(left)) for _ in range(left[kind])]
