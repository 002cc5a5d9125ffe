"""Melds, winning hands, the distance to a winning hand, and the best throws.

The answers are exact. Hands are `counts`, bytearray(53) of copies per kind. The joker is a kind;
its copies (counts[joker]) are wild. False jokers (kind 52) are natural tiles that show the joker's
face. The searches are in other modules: `solver` (distance), `coverings` (the tile to throw) and
`arrange` (how to lay a hand).
"""

from engine.compat import const
from engine.okey import search as _search
from engine.okey.arrange import arrange, arrange_pairs
from engine.okey.face_bits import distance_pairs
from engine.okey.tiles import COPIES, FALSE_JOKER, KINDS

SET = const(1)
RUN = const(2)
PAIR = const(4)

_PART = const(0xFF)
_FULL = const(14)

_marks = bytearray(KINDS)  # result of a search, valid during one call
_NOTHING_LIVE = bytes(KINDS)


def distance_melds(counts, joker):
    """Return how many tiles must be exchanged to hold fourteen tiles in sets and runs.

    counts: bytearray(53) of 14 or 15 tiles; with 15, throwing one costs nothing. A target may have
    each natural tile twice and both jokers, even if other seats hold these tiles.
    Source: docs/rules/okey.md, "Combinations".

    >>> distance_melds(bytes([1] * 11 + [0] * 28 + [1] * 3 + [0] * 11), 20)
    0
    """
    return max(0, _FULL - counts[joker] - _search.cover(counts, joker))


def distance(counts, joker):
    """Return how many tiles must be exchanged to win: the smaller of melds and pairs.

    counts: bytearray(53) of 14 or 15 tiles. Source: docs/rules/okey.md, "Combinations".

    >>> distance(bytes([2] * 7 + [0] * 46), 20)
    0
    """
    return min(distance_melds(counts, joker), distance_pairs(counts, joker))


def _naturals(tiles, joker):
    """Return a list of the faces of the tiles that are not wild."""
    return [joker if kind == FALSE_JOKER else kind for kind in tiles if kind != joker]


def _is_set(faces, size):
    """Tell whether natural faces and enough jokers for `size` tiles are a set."""
    if size not in (3, 4):
        return False
    return len(set(faces)) == len(faces) and len({face % 13 for face in faces}) <= 1


def _is_run(faces, size):
    """Tell whether natural faces and enough jokers for `size` tiles are a run."""
    if not 3 <= size <= 13:
        return False
    if len(set(faces)) < len(faces) or len({face // 13 for face in faces}) > 1:
        return False
    places = [face % 13 for face in faces]
    if not places or max(places) - min(places) < size:
        return True
    if 0 not in places:
        return False
    places[places.index(0)] = 13  # the 1 is high
    return max(places) - min(places) < size


def meld_types(tiles, joker):
    """Return what these tiles are as one group: SET, RUN and PAIR or'ed together, or 0.

    tiles: kinds in any order, the joker's own kind being wild. A run by itself may have up to
    thirteen tiles. Source: docs/rules/okey.md, "Combinations".

    >>> meld_types(bytes([0, 11, 12]), 30) == RUN  # 12-13-1
    True
    """
    faces = _naturals(tiles, joker)
    size = len(tiles)
    types = 0
    if _is_set(faces, size):
        types |= SET
    if _is_run(faces, size):
        types |= RUN
    if size == 2 and (len(faces) < 2 or faces[0] == faces[1]):
        types |= PAIR
    return types


def split(arg):
    """Split a finish's argument (kinds, groups parted by 0xFF) into a list of bytes."""
    groups = []
    start = 0
    for i, kind in enumerate(arg):
        if kind == _PART:
            groups.append(bytes(arg[start:i]))
            start = i + 1
    groups.append(bytes(arg[start:]))
    return groups


def join(groups):
    """Return a finish's argument for these groups: the opposite of `split`.

    >>> join([b"\\x00\\x01\\x02", b"\\x05\\x05"])
    b'\\x00\\x01\\x02\\xff\\x05\\x05'
    """
    arg = bytearray()
    for group in groups:
        if arg:
            arg.append(_PART)
        arg.extend(group)
    return bytes(arg)


def is_legal(groups, joker):
    """Tell whether fourteen tiles in these groups win: all sets and runs, or seven pairs.

    groups: a list of sequences of kinds. Source: docs/rules/okey.md, "Combinations".
    """
    if sum([len(group) for group in groups]) != _FULL:
        return False
    wanted = PAIR if is_of_pairs(groups) else SET | RUN
    return all(meld_types(group, joker) & wanted for group in groups)


def is_of_pairs(groups):
    """Return whether the groups of a legal arrangement are seven pairs: others are fewer."""
    return len(groups) == 7


def describe(groups, joker):
    """Return (whether it is seven pairs, colour 0..3 or -1) of a legal arrangement.

    The colour is the one that all fourteen tiles can stand for in these groups. It exists if all
    natural tiles have one colour: a set of one natural tile and two jokers is also a run.
    Source: docs/rules/okey.md, "One colour".

    >>> describe([bytes(range(7)), bytes(range(3, 10))], 30)
    (False, 0)
    """
    colours = {face // 13 for group in groups for face in _naturals(group, joker)}
    return is_of_pairs(groups), colours.pop() if len(colours) == 1 else -1


def win(counts, joker, price):
    """Return (groups, is_pairs, colour) of a hand's dearest winning arrangement, or None.

    counts: bytearray(53) of the 14 tiles. price: a function of (is_pairs, colour) as `describe`
    gives them, returning points. At the same price, sets and runs are preferred to pairs.
    Source: docs/rules/okey.md, "Combinations" and "Scoring".

    >>> win(bytes([2] * 7 + [0] * 46), 30, lambda is_pairs, colour: 4 if is_pairs else 2)[1]
    True
    """
    best = None
    points = 0
    for find in (arrange, arrange_pairs):
        groups, rest = find(counts, joker)
        if rest:
            continue
        groups = [bytes(group) for group in groups]
        is_pairs, colour = describe(groups, joker)
        if best is None or price(is_pairs, colour) > points:
            best = groups, is_pairs, colour
            points = price(is_pairs, colour)
    return best


def best_discards(counts, joker):
    """Return (distance, kinds): throwing any of the kinds, ascending bytes, keeps the distance.

    counts: bytearray(53) of 15 tiles. Source: docs/rules/okey.md, "Combinations".

    >>> list(best_discards(bytes([2] * 6 + [0, 1] * 3 + [0] * 41), 30)[1])
    [0, 5, 7, 9, 11]
    """
    nearest = _search.weigh(counts, joker, _NOTHING_LIVE, _marks)
    return nearest, _search.marked(_marks)


def finishing_discards(counts, joker):
    """Return the kinds, ascending bytes, that may be thrown to win with the other fourteen.

    counts: bytearray(53) of 15 tiles. Source: docs/rules/okey.md, "A turn".

    >>> finishing_discards(bytes([1] * 11 + [0] * 28 + [1] * 3 + [0] * 10 + [1]), 14)
    b'4'
    """
    if not _search.finishes(counts, joker):
        return b""
    return best_discards(counts, joker)[1]


def useful_draws(counts, joker):
    """Return the kinds, ascending bytes, whose draw brings a hand of 14 tiles nearer.

    counts: bytearray(53). Source: docs/rules/okey.md, "Combinations".

    >>> list(useful_draws(bytes([2] * 6 + [0, 1] * 2 + [0] * 43), 30))
    [6, 7, 8, 9, 30]
    """
    _search.draws(counts, joker, _marks)
    return _search.marked(_marks)


def outlook(counts, joker, live):
    """Return (distance, useful): how near a hand of 14 tiles is, and how many live tiles help it.

    counts: bytearray(53); live: as in `decision`. It counts what `useful_draws` names, and much
    more quickly: it adds a tile that does not help. Of the throws that `_search.weigh` judges, the
    one of this tile leaves these fourteen. Source: docs/rules/okey.md, "Combinations".

    >>> outlook(bytes([2] * 6 + [0, 1] * 2 + [0] * 43), 30, bytes([1] * 53))
    (1, 5)
    """
    hand = bytearray(counts)
    for kind in range(KINDS):
        if hand[kind] < COPIES:
            hand[kind] += 1
            nearest = _search.weigh(hand, joker, live, _marks)
            hand[kind] -= 1
            if _marks[kind]:  # throwing it keeps the distance
                return nearest, _marks[kind] - 1
    # Every tile helps.
    return distance(counts, joker), sum([live[kind] for kind in useful_draws(counts, joker)])


def decision(counts, joker, live):
    """Return (distance, kinds, useful): the best throws, and the useful tiles after each.

    counts: bytearray(53) of 15 tiles; live: bytearray(53), copies of each kind that may still
    come (0 to 3). kinds: bytes as returned by `best_discards`; useful: a list, how many live tiles
    bring the hand nearer once that kind is thrown (all 0 at distance 0). `exact.weigh` gives the
    same answer without allocating. Source: docs/rules/okey.md, "Combinations".

    >>> decision(bytes([2] * 6 + [0, 1] * 3 + [0] * 41), 30, bytes([1] * 53))[2]
    [3, 3, 5, 5, 5]
    """
    nearest = _search.weigh(counts, joker, live, _marks)
    kinds = _search.marked(_marks)
    return nearest, kinds, [_marks[kind] - 1 for kind in kinds]
