"""Solves Okey by brute force: every target hand, tile by tile, with explicit melds.

It shares only the coding of the tiles with engine/okey (docs/rules/okey.md). A *target* is
fourteen faces in whole melds: all runs of 3 to 11, all sets of 3 and 4. The distance of a hand is
the number of tiles that it lacks of the nearest target. A natural tile exists twice, and there are
two jokers: if a target has a face more than twice, jokers must stand for the rest. `decide` lists
all nearest targets; the answer for each tile that may be thrown is read from this list.
"""

FALSE_JOKER = 52

# Each face has two bits in a hand (copies left) and three in a target (copies it has).
ONE_OF_TWO = sum(1 << 2 * face for face in range(52))
MELDS_WITH = [[] for _ in range(52)]  # face -> (tiles, hand bits, target bits) of melds with it


def _list_melds():
    melds = set()
    for colour in range(4):
        for first in range(13):
            for length in range(3, 12):
                if first + length <= 14:
                    melds.add(tuple(colour * 13 + (first + i) % 13 for i in range(length)))
    for value in range(13):
        for without in (0, 1, 2, 3, None):
            melds.add(tuple(c * 13 + value for c in range(4) if c != without))
    for meld in sorted(melds):
        entry = (
            len(meld),
            sum(1 << 2 * face for face in meld),
            sum(1 << 3 * face for face in meld),
        )
        for face in meld:
            MELDS_WITH[face].append(entry)
    for entries in MELDS_WITH:
        entries.sort()


_list_melds()


def hand_of(counts, joker):
    """Return ({face: copies}, jokers) of a hand given as 53 counts."""
    hand = {}
    for kind in range(53):
        if kind != joker and counts[kind]:
            hand[joker if kind == FALSE_JOKER else kind] = counts[kind]
    return hand, counts[joker]


class _Found(Exception):
    """Ends a search when a target is found."""


def _nearest(hand, missing, any_one=False):
    """Return all targets (three bits a face) that lack at most `missing` of the hand's naturals.

    any_one: stop at the first possible target, to find out whether there is one.
    """
    found = set()
    seen = set()
    left = sum(copies << 2 * face for face, copies in hand.items())
    held = (left | left >> 1) & ONE_OF_TWO
    options = {}  # face -> melds with it, those with the fewest missing tiles first
    for face in hand:
        options[face] = melds = []
        for length, faces, entry in MELDS_WITH[face]:
            lacking = length - (held & faces).bit_count()
            if lacking <= missing:
                melds.append((lacking, length, faces, entry))
        melds.sort()

    def extend(left, target, room, missing, skips):
        if room == 0:
            found.add(target)
            if any_one and _exists(_lay_out(target)):
                raise _Found
            return
        if (left, target) in seen:
            return
        seen.add((left, target))
        some = (left | left >> 1) & ONE_OF_TWO
        if not some:
            if room <= missing:
                raise AssertionError("a nearest target has a meld that the hand has nothing of")
            return
        lowest = some & -some
        for least, length, faces, entry in options[lowest.bit_length() // 2]:
            if least > missing:
                break
            rest = room - length
            if rest < 0 or rest == 1 or rest == 2:
                continue
            used = some & faces
            lacking = length - used.bit_count()
            if lacking <= missing:
                extend(left - used, target + entry, rest, missing - lacking, skips)
        if skips:
            extend(left - lowest, target, room, missing, skips - 1)

    extend(left, 0, 14, missing, sum(hand.values()) - 14 + missing)
    return found


def _lay_out(target):
    return [target >> 3 * face & 7 for face in range(52)]


def _exists(target):
    """Return whether two copies of each face and two jokers are enough for this target."""
    return sum(max(0, has - 2) for has in target) <= 2


def lacking_of(hand):
    """Return the fewest naturals that a target lacks, before held jokers fill gaps."""
    lacking = max(0, 14 - sum(hand.values()))
    while True:
        try:
            _nearest(hand, lacking, True)
        except _Found:
            return lacking
        lacking += 1


def nearest(hand, lacking):
    """Return all targets, as 52 numbers each, that lack at most `lacking` naturals."""
    targets = [_lay_out(target) for target in _nearest(hand, lacking)]
    return [target for target in targets if _exists(target)]


def distance_melds(counts, joker):
    """Return the fewest tiles to exchange for fourteen in sets and runs."""
    hand, jokers = hand_of(counts, joker)
    return max(0, lacking_of(hand) - jokers)


def distance_pairs(counts, joker):
    """Return the fewest tiles to exchange for seven pairs: try how many whole pairs to keep."""
    hand, jokers = hand_of(counts, joker)
    twins = sum(1 for copies in hand.values() if copies == 2)
    best = 14
    for kept in range(min(7, twins) + 1):
        # The other pairs of the target: from a single tile (or half a pair), or from no tile.
        begun = min(7 - kept, len(hand) - kept)
        best = min(best, 14 - 2 * kept - begun - jokers)
    return max(0, best)


def distance(counts, joker):
    """Return the fewest tiles to exchange for any winning hand."""
    return min(distance_melds(counts, joker), distance_pairs(counts, joker))


def _without(counts, kind):
    fewer = bytearray(counts)
    fewer[kind] -= 1
    return fewer


def _pairs_wants(counts, joker):
    """Return the set of natural kinds that bring 14 tiles nearer to seven pairs, by trying."""
    before = distance_pairs(counts, joker)
    wants = set()
    for kind in range(53):
        if kind != joker and counts[kind] < 2:
            more = bytearray(counts)
            more[kind] += 1
            if distance_pairs(more, joker) < before:
                wants.add(kind)
    return wants


def decide(counts, joker):
    """Return (melds, pairs, {kind thrown: useful kinds}) of 15 tiles.

    melds, pairs: the two distances. The dict has every kind that may be thrown without
    increasing the smaller distance, with the set of physical kinds whose draw then reduces it.
    """
    hand, jokers = hand_of(counts, joker)
    lacking = lacking_of(hand)
    melds = max(0, lacking - jokers)
    pairs = distance_pairs(counts, joker)
    best = min(melds, pairs)
    choices = {}
    if melds == best:
        for target in nearest(hand, lacking):
            wants = {face for face in range(52) if hand.get(face, 0) < min(2, target[face])}
            for face, copies in hand.items():
                if copies > target[face]:
                    choices.setdefault(face, set()).update(wants)
        if lacking < jokers:  # there is a joker to spare
            choices = {face: set() for face in [*hand, joker + 100]}
    choices = {_kind(face, joker): {_kind(f, joker) for f in w} for face, w in choices.items()}
    if pairs == best:
        for kind in range(53):
            if counts[kind] and distance_pairs(_without(counts, kind), joker) == best:
                wants = _pairs_wants(_without(counts, kind), joker)
                choices.setdefault(kind, set()).update(wants)
    for kind, wants in choices.items():
        if best == 0:
            wants.clear()
        elif counts[joker] - (kind == joker) < 2:
            wants.add(joker)
    return melds, pairs, choices


def _kind(face, joker):
    if face == joker + 100:
        return joker
    return FALSE_JOKER if face == joker else face
