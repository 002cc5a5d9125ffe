"""Finds the best arrangement of a rack: most tiles in sets and runs, or in pairs.

A depth-first search over the complete melds of three to five tiles that the hand can form, at most
five melds deep. Runs that follow each other are joined afterwards. Plain Python is fast enough:
the search runs when a rack is sorted or a hand is laid down, not in a bot's loop.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.compat import const
from engine.okey.face_bits import groups_of, naturals, ones
from engine.okey.tiles import FALSE_JOKER

_LONGEST = const(13)  # a run by itself: all thirteen values


class _Search:
    """Finds the melds with most tiles laid, then fewest jokers in gaps, then fewest melds."""

    def __init__(self, faces, doubles, jokers):
        # Large groups come first, then those with fewer gaps, which jokers fill. Each is (tiles,
        # 2 - gaps, mask, how many more jokers its meld can take, the group of `groups_of`).
        self.groups = []
        held = 0
        for group in groups_of(faces):
            size, mask, length, is_set, _, _ = group
            gaps = max(3, length) - size
            if gaps <= jokers:
                more = (size < 4) if is_set else 2
                self.groups.append((size, 2 - gaps, mask, more, group))
                held |= mask
        self.groups.sort(reverse=True)
        self.tiles = len(faces) + ones(doubles)
        self.jokers = jokers
        self.reach = ones(held) + ones(held & doubles)  # natural tiles of all groups together
        self.chosen = []
        self._path = []
        self._best = 0

    def run(self, start, barred, once, jokers, covered, room):
        """Extend the present choice by every later group that fits.

        start: index of the first group to try; barred: mask of the faces used up; once: mask of
        the faces whose next use bars them; jokers: jokers left; covered: natural tiles covered;
        room: how many more jokers the chosen melds could take.
        """
        melds = len(self._path)
        laid = covered + self.jokers - max(0, jokers - room)
        if jokers == 2 and covered < self.tiles:
            laid = covered + 3  # two jokers make a run with any tile left
        worth = 32 * laid + 8 * jokers - melds
        if worth > self._best:
            self._best = worth
            self.chosen = list(self._path)
        groups = self.groups
        for at in range(start, len(groups)):
            size, spare, mask, more, group = groups[at]
            if mask & barred or 2 - spare > jokers:
                continue
            # At best all further melds are as large as this one. Two tiles need a joker.
            further = 5 - melds if size > 2 else jokers
            most = min(self.reach, covered + further * size)
            least = max(1, (most - covered + size - 1) // size)  # melds that this takes
            most = min(self.tiles, most + (jokers == 2)) + self.jokers
            if 32 * most + 8 * jokers - melds - least <= self._best:
                return
            self._path.append(group)
            left = jokers - 2 + spare
            self.run(at, barred | mask & once, once | mask, left, covered + size, room + more)
            self._path.pop()


class _Run:
    """A run of `length` places from `first` on; mask: the natural tiles in it."""

    def __init__(self, colour, first, length, mask):
        self.colour = colour
        self.first = first
        self.length = length
        self.mask = mask


class _Set:
    """A set of `length` tiles of one value; mask: the natural tiles in it."""

    def __init__(self, value, length, mask):
        self.value = value
        self.length = length
        self.mask = mask


def _melds_of(groups):
    """Return (runs, sets): the melds of some groups, each with the jokers in its gaps."""
    runs = []
    sets = []
    for size, mask, length, is_set, place, _ in groups:
        if is_set:
            sets.append(_Set(place, max(3, size), mask))
        else:
            runs.append(_Run(place >> 6, min(place & 63, 14 - length), length, mask))
    sets.sort(key=lambda one: (one.value, one.length, one.mask))
    return _sorted(runs), sets


def _sorted(runs):
    return sorted(runs, key=lambda run: (run.colour, run.first, run.length, run.mask))


def _single_run(face, bit):
    """Return the run of one tile and two jokers."""
    return _Run(face // 13, min(face % 13, 11), 3, bit)


def _jokers_in(melds):
    """Return how many jokers stand in some melds."""
    return sum([meld.length - ones(meld.mask) for meld in melds])


def _join(runs, longest):
    """Join runs that follow each other in one colour into runs of at most `longest` tiles."""
    joined = []
    while runs:
        run = runs.pop(0)
        for other in runs:
            follows = other.colour == run.colour and other.first == run.first + run.length
            if follows and run.length + other.length <= longest:
                runs.remove(other)
                length = run.length + other.length
                runs.insert(0, _Run(run.colour, run.first, length, run.mask + other.mask))
                break
        else:
            joined.append(run)
    return joined


def _lengthen(runs, sets):
    """Place one spare joker: above a run, below a run, or in a set of three."""
    for run in runs:
        if run.first + run.length < 14:
            run.length += 1
            return
        if run.length < _LONGEST:
            run.first -= 1
            run.length += 1
            return
    for one in sets:
        if one.length == 3:
            one.length = 4
            return


def _divide(sets):
    """Place two spare jokers: divide a set of four into two sets, each of two tiles and a joker.

    Returns how many jokers are left: 0, or 2 if there is no set of four.
    """
    for at, one in enumerate(sets):
        if one.length == 4:
            upper = one.mask & (one.mask - 1)
            upper &= upper - 1
            lower = one.mask ^ upper
            sets[at : at + 1] = [_Set(one.value, 3, lower), _Set(one.value, 3, upper)]
            return 0
    return 2


def _lone(faces, doubles, runs, sets):
    """Return the index of the first face of which a copy is in no meld, or -1."""
    once = doubles ^ 0xFFFF
    barred = 0
    for meld in runs + sets:
        barred |= meld.mask & once
        once |= meld.mask
    for i in range(len(faces)):
        if not barred >> i & 1:
            return i
    return -1


def _physical(face, joker):
    """Return the kind of the natural tile that shows this face."""
    return FALSE_JOKER if face == joker else face


def arrange(counts, joker):
    """Arrange up to 15 tiles with as many as possible in sets and runs.

    counts: bytearray(53). Returns (groups, rest). groups: a list of lists of kinds, in the order
    in which they stand on a rack (runs ascending, jokers in the places they fill, a high 1 last;
    sets by colour, jokers last). rest: a list of the other kinds, ascending. The same hand always
    gives the same arrangement. Source: docs/rules/okey.md, "Combinations".

    >>> arrange(bytes([1, 1, 0, 1] + [0] * 15 + [1] + [0] * 33), 19)
    ([[0, 1, 19, 3]], [])
    """
    faces, doubles, jokers = naturals(counts, joker)
    search = _Search(faces, doubles, jokers)
    search.run(0, 0, doubles ^ 0xFFFF, jokers, 0, 0)
    runs, sets = _melds_of(search.chosen)
    spare = jokers - _jokers_in(runs) - _jokers_in(sets)
    left = bytearray(counts)
    groups = []
    if spare == 2:
        lone = _lone(faces, doubles, runs, sets)
        if lone >= 0:
            runs = _sorted(runs + [_single_run(faces[lone], 1 << lone)])
            spare = 0
    runs = _join(runs, _LONGEST - spare)
    if spare == 2 and not runs and [one.length for one in sets].count(3) < 2:
        spare = _divide(sets)
    for _ in range(spare):
        _lengthen(runs, sets)
    for run in runs:
        held = [face for i, face in enumerate(faces) if run.mask >> i & 1]
        group = []
        for place in range(run.first, run.first + run.length):
            face = run.colour * 13 + place % 13
            group.append(_physical(face, joker) if face in held else joker)
        groups.append(group)
    for one in sets:
        group = [_physical(face, joker) for i, face in enumerate(faces) if one.mask >> i & 1]
        groups.append(group + [joker] * (one.length - len(group)))
    for group in groups:
        for kind in group:
            left[kind] -= 1
    rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
    return groups, rest


def arrange_pairs(counts, joker):
    """Arrange up to 15 tiles in as many pairs as possible, seven at most.

    counts: bytearray(53). Returns (groups, rest) as `arrange` does. A joker is paired with the
    lowest tile that has no twin. Two jokers left over are a pair.
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
