"""The exact search for the tile to throw, in plain Python: the twin of kernel.py.

A *group* is two to five held faces of one meld; a *covering* is groups that fill a winning
pattern as well as can be, each meld left over being begun by any single tile. All best coverings
together say everything: a tile outside one of them may be thrown, and what would extend it then
is useful. So no distance is ever computed for a trial discard or a trial draw.
"""

from engine.compat import const
from engine.okey.faces import groups_of, naturals, ones, pairs_away
from engine.okey.solver import cover_of

_FALSE_JOKER = const(52)
_FULL = const(14)

_FOUR_COLOURS = 1 | 1 << 13 | 1 << 26 | 1 << 39


def run_wants(colour, low, high, lengths):
    """Return the kinds, as bits, of all runs with one of these lengths over low..high.

    lengths: bit n stands for a run of n tiles, 3 to 5. Places are 0..13, the 1 lying at both.
    """
    reach = 0
    for length in (3, 4, 5):
        if lengths >> length & 1 and high - low < length:
            first = max(0, high - length + 1)
            last = min(low, 14 - length) + length
            reach |= (1 << last) - (1 << first)
    return ((reach | reach >> 13) & 0x1FFF) << 13 * colour


def single_wants(face, lengths):
    """Return the kinds, as bits, that go with a single tile in a meld of these lengths."""
    colour = face // 13
    place = face % 13
    wants = run_wants(colour, place, place, lengths)
    if place == 0:
        wants |= run_wants(colour, 13, 13, lengths)
    if lengths & 0b11000:
        wants |= _FOUR_COLOURS << place
    return wants & ~(1 << face)


def group_wants(group, faces, lengths):
    """Return the kinds, as bits, that would extend a group in a meld of these lengths."""
    size, mask, _, is_set, place, high = group
    if not is_set:
        wants = run_wants(place >> 6, place & 63, high, lengths)
    elif size == 2 or (size == 3 and lengths & 0b10000):
        wants = _FOUR_COLOURS << place
    else:
        return 0
    for i, face in enumerate(faces):
        if mask >> i & 1:
            wants &= ~(1 << face)
    return wants


class Coverings:
    """All best coverings of a hand: the tiles that may be thrown, and the tiles that then help.

    tiles: how many of the hand's natural tiles the best target of sets and runs shares.
    loose: bit i, some best covering leaves a copy of faces[i] out.
    wanted: wanted[i] is the kinds, as bits, useful once faces[i] is thrown (if it is loose).
    wanted_all: the kinds useful to the hand as it stands.
    """

    def __init__(self, faces, doubles, tiles):
        """List the coverings. tiles: what `solver.cover` says of the same hand."""
        self.faces = faces
        self.doubles = doubles
        self.tiles = tiles
        self.loose = 0
        self.wanted = [0] * len(faces)
        self.wanted_all = 0
        self._groups = groups_of(faces)
        self._never = 0  # faces held twice: a third natural does not exist
        for i, face in enumerate(faces):
            if doubles >> i & 1:
                self._never |= 1 << face
        once = doubles ^ 0xFFFF
        self._four_melds(0, [], 0, once, tiles - 4, 0, 0)
        self._three_melds(0, [], 0, once, tiles - 3, 0, 0)

    def _four_melds(self, start, chosen, barred, once, left, fives, fours):
        """Complete `chosen` to 3+3+3+5 or 3+3+4+4; left: tiles beyond one a meld still to find."""
        if left == 0:
            self._record(chosen, barred, once, 4, fives, fours)
            return
        melds = 4 - len(chosen)
        for at in range(start, len(self._groups)):
            group = self._groups[at]
            size, mask, length, _, _, _ = group
            if (size - 1) * melds < left:
                return
            if mask & barred or size - 1 > left:
                continue
            if length == 5:
                if fives or fours:
                    continue
            elif length == 4 and (fives or fours == 2):
                continue
            self._four_melds(
                at,
                chosen + [group],
                barred | mask & once,
                once | mask,
                left - size + 1,
                fives + (length == 5),
                fours + (length == 4),
            )

    def _three_melds(self, start, chosen, barred, once, left, fives, sets):
        """Complete `chosen` to 4+5+5, in which one meld at most is a set."""
        if left == 0:
            self._record(chosen, barred, once, 3, fives, sets)
            return
        melds = 3 - len(chosen)
        for at in range(start, len(self._groups)):
            group = self._groups[at]
            size, mask, length, is_set, _, _ = group
            if (size - 1) * melds < left:
                return
            if mask & barred or size - 1 > left:
                continue
            if (is_set and sets) or (length == 5 and fives == 2):
                continue
            self._three_melds(
                at,
                chosen + [group],
                barred | mask & once,
                once | mask,
                left - size + 1,
                fives + (length == 5),
                sets + is_set,
            )

    def _record(self, chosen, barred, once, melds, fives, other):
        """Enter one covering: bits of `lengths` say which meld lengths a group may have in it."""
        fitting = _LENGTHS4 if melds == 4 else _LENGTHS3
        lengths = fitting[3 * fives + other]
        wants = 0
        for group in chosen:
            own = lengths[group[2] - 3]
            if melds == 3 and group[3]:
                own = 0b10000
            wants |= group_wants(group, self.faces, own)
        free = ((1 << len(self.faces)) - 1) & ~barred
        several = 0  # what at least two of the free tiles want
        some = 0
        if len(chosen) < melds:
            for i, face in enumerate(self.faces):
                if free >> i & 1:
                    one = single_wants(face, lengths[0])
                    several |= some & one
                    some |= one
        self.loose |= free
        self.wanted_all |= (wants | some) & ~self._never
        for i, face in enumerate(self.faces):
            if free >> i & 1:
                own = wants | some
                # The thrown tile begins no meld any more, unless its twin lies free as well.
                if some and not (self.doubles & ~once) >> i & 1:
                    own = wants | several | (some & ~single_wants(face, lengths[0]))
                self.wanted[i] |= own & ~self._never


# By 3 * (groups of length 5) + (groups of length 4, or sets in 4+5+5): the meld lengths that a
# group may take in the pattern, as bits, for a group whose shortest meld is 3, 4 and 5.
_LENGTHS4 = (
    (0b111000, 0b110000, 0),
    (0b011000, 0b110000, 0),
    (0b001000, 0b010000, 0),
    (0b001000, 0, 0b100000),
)
_LENGTHS3 = (
    (0b110000, 0b110000, 0b100000),
    (0b100000, 0b100000, 0b100000),
    (),
    (0b110000, 0b110000, 0b100000),
    (0b100000, 0b100000, 0b100000),
    (),
    (0b010000, 0b010000, 0b100000),
    (0b010000, 0b010000, 0b100000),
)


def _spread(wanted, joker, live):
    """Return the number of live natural tiles in a mask of natural kinds."""
    count = 0
    kind = 0
    while wanted:
        if wanted & 1:
            count += live[_FALSE_JOKER if kind == joker else kind]
        wanted >>= 1
        kind += 1
    return count


def weigh(counts, joker, live, marks):
    """Weigh every throw from 15 tiles: return the distance, write the choices into `marks`.

    counts, live: bytearray(53); live is how many tiles of each kind may still come, 0 to 3.
    marks: bytearray(53), written: 0 for a kind whose throwing loses ground (or that is not held),
    otherwise one more than the live tiles that would bring the hand nearer once it is thrown, at
    distance 0 one.
    """
    faces, doubles, jokers = naturals(counts, joker)
    found = Coverings(faces, doubles, cover_of(faces, doubles))
    by_melds = _FULL - jokers - found.tiles
    by_pairs = pairs_away(len(faces), ones(doubles), jokers)
    nearest = min(by_melds, by_pairs)
    for kind in range(_FALSE_JOKER + 1):
        marks[kind] = 0
    if nearest < 0:  # a joker to spare: anything may go
        for kind in range(_FALSE_JOKER + 1):
            marks[kind] = 1 if counts[kind] else 0
        return 0
    singles = 0
    for i, face in enumerate(faces):
        if not doubles >> i & 1:
            singles |= 1 << face
    for i, face in enumerate(faces):
        wanted = -1
        if by_melds == nearest and found.loose >> i & 1:
            wanted = found.wanted[i]
        if by_pairs == nearest and not doubles >> i & 1:
            wanted = max(wanted, 0) | singles & ~(1 << face)
        if wanted >= 0:
            useful = 0
            if nearest:
                useful = _spread(wanted, joker, live)
                if jokers < 2:
                    useful += live[joker]
            marks[_FALSE_JOKER if face == joker else face] = useful + 1
    return nearest


def marked(marks):
    """Return the kinds, ascending bytes, that a search has marked; marks: bytearray(53)."""
    return bytes([kind for kind in range(len(marks)) if marks[kind]])


def draws(counts, joker, marks):
    """Mark the kinds whose draw brings 14 tiles nearer: return the distance, write 0 or 1.

    counts, marks: bytearray(53).
    """
    faces, doubles, jokers = naturals(counts, joker)
    found = Coverings(faces, doubles, cover_of(faces, doubles))
    by_melds = _FULL - jokers - found.tiles
    by_pairs = pairs_away(len(faces), ones(doubles), jokers)
    nearest = max(0, min(by_melds, by_pairs))
    wanted = found.wanted_all if by_melds == nearest else 0
    if by_pairs == nearest:
        for i, face in enumerate(faces):
            if not doubles >> i & 1:
                wanted |= 1 << face
    for kind in range(_FALSE_JOKER):
        useful = nearest and wanted >> kind & 1
        marks[_FALSE_JOKER if kind == joker else kind] = useful
    marks[joker] = 1 if nearest and jokers < 2 else 0
    return nearest
