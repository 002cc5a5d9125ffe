"""The exact search for the tile to throw, in plain Python. kernel.py is the same search in viper.

A *group* is two to five held faces that fit in one meld. A *covering* is a choice of groups that
fit in a winning pattern; each meld without a group may be begun by any single tile. A best
covering has most tiles in common with the pattern. A tile outside some best covering may be
thrown, and the tiles that extend this covering are then useful. So the search never computes a
distance for a trial discard or a trial draw.
"""

from engine.compat import const
from engine.okey.face_bits import groups_of, naturals, ones, pairs_away
from engine.okey.solver import cover_of
from engine.okey.tiles import FALSE_JOKER

_FULL = const(14)

_FOUR_COLOURS = 1 | 1 << 13 | 1 << 26 | 1 << 39


def run_wants(colour, low, high, lengths):
    """Return the kinds, as bits, of all runs of one of these lengths that contain low..high.

    lengths: bit n stands for a run of n tiles, 3 to 5. Places are 0..13; the 1 is at both ends.
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
    loose: bit i is set if some best covering leaves out a copy of faces[i].
    wanted: wanted[i] is the kinds, as bits, that are useful once faces[i], if loose, is thrown.
    wanted_all: the kinds, as bits, that are useful to the hand before any throw.
    """

    def __init__(self, faces, doubles, tiles):
        """List the coverings. tiles: the result of `solver.cover` for the same hand."""
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
        """Complete `chosen` to 3+3+3+5 or 3+3+4+4 and record each covering.

        start: index of the first group to try; barred: mask of the faces used up; once: mask of
        the faces whose next use bars them; left: tiles still to cover, beyond one per meld;
        fives, fours: how many groups need a meld of five or four tiles.
        """
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
        """Complete `chosen` to 4+5+5, in which at most one meld is a set; see `_four_melds`."""
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
        """Add one covering to `loose`, `wanted` and `wanted_all`.

        melds: 3 or 4, melds of the pattern; fives, other: the index into _LENGTHS3 or _LENGTHS4.
        """
        fitting = _LENGTHS4 if melds == 4 else _LENGTHS3
        lengths = fitting[3 * fives + other]
        wants = 0
        for group in chosen:
            own = lengths[group[2] - 3]
            if melds == 3 and group[3]:
                own = 0b10000
            wants |= group_wants(group, self.faces, own)
        free = ((1 << len(self.faces)) - 1) & ~barred
        several = 0  # kinds that at least two of the free tiles want
        some = 0  # kinds that at least one of them wants
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
                # The thrown tile can no longer begin a meld, unless its twin is free as well.
                if some and not (self.doubles & ~once) >> i & 1:
                    own = wants | several | (some & ~single_wants(face, lengths[0]))
                self.wanted[i] |= own & ~self._never


# Indexed by 3 * (groups of length 5) + (groups of length 4, but sets for 4+5+5). A row has the
# meld lengths, as bits, that a group may take in the pattern if its shortest meld is 3, 4 or 5.
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
    """Return the number of live natural tiles that show one of the faces of a mask."""
    count = 0
    kind = 0
    while wanted:
        if wanted & 1:
            count += live[FALSE_JOKER if kind == joker else kind]
        wanted >>= 1
        kind += 1
    return count


def weigh(counts, joker, live, marks):
    """Weigh every throw from 15 tiles: return the distance, write the choices into `marks`.

    counts, live: bytearray(53); live is how many tiles of each kind may still come, 0 to 3.
    marks: bytearray(53), overwritten. 0: the kind is not held, or throwing it increases the
    distance. Otherwise 1 plus the number of live tiles that bring the hand nearer after the
    throw; at distance 0 always 1.
    """
    faces, doubles, jokers = naturals(counts, joker)
    found = Coverings(faces, doubles, cover_of(faces, doubles))
    by_melds = _FULL - jokers - found.tiles
    by_pairs = pairs_away(len(faces), ones(doubles), jokers)
    nearest = min(by_melds, by_pairs)
    for kind in range(FALSE_JOKER + 1):
        marks[kind] = 0
    if nearest < 0:  # one joker is spare: any tile may be thrown
        for kind in range(FALSE_JOKER + 1):
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
            marks[FALSE_JOKER if face == joker else face] = useful + 1
    return nearest


def marked(marks):
    """Return the kinds whose mark is not 0 as bytes, ascending; marks: bytearray(53)."""
    return bytes([kind for kind in range(len(marks)) if marks[kind]])


def most(marks):
    """Return the highest mark; marks: bytearray(53)."""
    return max(marks)


def draws(counts, joker, marks):
    """Mark the kinds whose draw brings 14 tiles nearer to winning; return the distance.

    counts: bytearray(53). marks: bytearray(53), overwritten with 0 or 1.
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
    for kind in range(FALSE_JOKER):
        useful = nearest and wanted >> kind & 1
        marks[FALSE_JOKER if kind == joker else kind] = useful
    marks[joker] = 1 if nearest and jokers < 2 else 0
    return nearest
