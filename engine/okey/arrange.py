"""Finds the best arrangement of a rack: most tiles in sets and runs, or in pairs.

A depth-first search over the complete melds of three to five tiles that the hand can form, at most
five melds deep. Runs that follow each other are joined afterwards. Plain Python is fast enough:
the search runs when a rack is sorted or a hand is laid down, not in a bot's loop.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.compat import const
from engine.okey.faces import groups_of, naturals, ones

_FALSE_JOKER = const(52)
_LONGEST = const(13)  # a run by itself: all thirteen values


class _Search:
    """Finds the melds with most tiles laid, then fewest jokers in gaps, then fewest melds."""

    def __init__(self, faces, doubles, jokers):
        # Jokers fill the gaps of a group. Large groups come first, then those with fewer gaps.
        self.groups = []
        for group in groups_of(faces):
            gaps = max(3, group[2]) - group[0]
            if gaps <= jokers:
                self.groups.append((group[0], 2 - gaps, group))
        self.groups.sort(reverse=True)
        self.tiles = len(faces) + ones(doubles)
        self.jokers = jokers
        held = 0
        for _, _, group in self.groups:
            held |= group[1]
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
            size, spare, group = groups[at]
            if group[1] & barred or 2 - spare > jokers:
                continue
            # At best all further melds are as large as this one. Two tiles need a joker.
            further = 5 - melds if size > 2 else jokers
            most = min(self.reach, covered + further * size)
            least = max(1, (most - covered + size - 1) // size)  # melds that this takes
            most = min(self.tiles, most + (jokers == 2)) + self.jokers
            if 32 * most + 8 * jokers - melds - least <= self._best:
                return
            self._path.append(group)
            more = 2 if not group[3] else (size < 4)
            mask = group[1]
            left = jokers - 2 + spare
            self.run(at, barred | mask & once, once | mask, left, covered + size, room + more)
            self._path.pop()


def _meld_of(group):
    """Return a group as a run [colour, first, length, mask] or a set [value, length, mask]."""
    size, mask, length, is_set, place, _ = group
    if is_set:
        return [place, max(3, size), mask]
    return [place >> 6, min(place & 63, 14 - length), length, mask]


def _single_run(face, bit):
    """Return the run of one tile and two jokers."""
    return [face // 13, min(face % 13, 11), 3, bit]


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
    """Place one spare joker: above a run, below a run, or in a set of three."""
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
    """Place two spare jokers: divide a set of four into two sets, each of two tiles and a joker.

    Returns how many jokers are left: 0, or 2 if there is no set of four.
    """
    for at, (value, length, mask) in enumerate(sets):
        if length == 4:
            upper = mask & (mask - 1)
            upper &= upper - 1
            sets[at : at + 1] = [[value, 3, mask ^ upper], [value, 3, upper]]
            return 0
    return 2


def _lone(faces, doubles, runs, sets):
    """Return the index of the first face of which a copy is in no meld, or -1."""
    once = doubles ^ 0xFFFF
    barred = 0
    for meld in runs + sets:
        barred |= meld[-1] & once
        once |= meld[-1]
    for i in range(len(faces)):
        if not barred >> i & 1:
            return i
    return -1


def _physical(face, joker):
    """Return the kind of the natural tile that shows this face."""
    return _FALSE_JOKER if face == joker else face


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
    runs = sorted([_meld_of(group) for group in search.chosen if not group[3]])
    sets = sorted([_meld_of(group) for group in search.chosen if group[3]])
    spare = jokers - sum([run[2] - ones(run[3]) for run in runs])
    spare -= sum([one[1] - ones(one[2]) for one in sets])
    left = bytearray(counts)
    groups = []
    if spare == 2:
        lone = _lone(faces, doubles, runs, sets)
        if lone >= 0:
            runs = sorted(runs + [_single_run(faces[lone], 1 << lone)])
            spare = 0
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
