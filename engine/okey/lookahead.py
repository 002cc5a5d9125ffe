"""How the level *hard* looks two draws ahead: what the hand may be worth after its next draw.

A draw that brings the hand no nearer may still leave it more chances, and of two draws that bring
it nearer one may leave far more than the other. So a throw is judged by every tile that this seat
has not seen: by the best hand that remains after this tile is drawn. The discard of the previous
seat is taken if the best hand that remains with it is worth more than that. A take, draw or throw
has an *expected* value: what the hand is then worth, summed over the tiles that may come.

A hand is worth its chance of winning the round. That depends on its distance, on the useful live
tiles, and on how long the round has lasted. The numbers were fitted to 15,000 rounds of a bot that
looks one draw ahead (tools.tune_okey, last in commit 51caae4e). None of them is a rule.

Source: docs/rules/okey.md, "How the bots play", 4.
"""

from engine.compat import const
from engine.okey import melds, search, tiles
from engine.okey.actions import DISCARD, DRAW, TAKE

# The more throws a hand has to choose from, the longer each draw takes to weigh. So fewer throws
# are judged then: (up to so many choices, judged).
_EFFORT = ((8, 4), (11, 3), (15, 2))
_SLICE = const(6)  # draws that are weighed at a time
_NEARLY = const(80)  # per cent of the most useful tiles: a throw that leaves fewer is not judged
_STAGE = const(2)  # draws of each seat in one stage of a round
# The last distance of each of the two tables, and the most useful tiles that the second has.
_FARTHEST = const(8)
_FAR = const(5)
_MANY = const(63)

# The worth of a hand is the product of two tables. By stage, then by distance from 0.
_BY_DISTANCE = (
    (4857, 4857, 4833, 2779, 1080, 535, 268, 134, 67),
    (4000, 3994, 3001, 1393, 476, 133, 67, 33, 17),
    (4000, 3182, 1881, 735, 172, 11, 5, 3, 1),
    (4000, 2528, 1271, 420, 53, 1, 1, 1, 1),
    (4000, 2053, 955, 264, 15, 1, 1, 1, 1),
    (4000, 1755, 834, 199, 8, 1, 1, 1, 1),
)
# By distance, none at 0, then by useful live tiles, two in a step.
_BY_USEFUL = (
    b"",
    b"\x0a\x31\x5b\x7b\x92\xa4\xb1\xba\xc1\xc5\xc9\xcc\xcf\xcf\xcf\xcf"
    b"\xcf\xd0\xd0\xd0\xd0\xf0\xf1\xf2\xf2\xf5\xf6\xf6\xf8\xf8\xf9\xfa",
    b"\x07\x13\x23\x30\x3c\x46\x50\x59\x62\x6b\x72\x79\x80\x85\x8a\x8d"
    b"\x92\x98\x9a\x9e\x9e\xa0\xa2\xa2\xa4\xa6\xa6\xa7\xa9\xab\xac\xae",
    b"\x05\x0a\x1b\x24\x2c\x34\x3b\x42\x49\x4f\x55\x5b\x61\x66\x6b\x70"
    b"\x75\x7a\x7e\x82\x86\x8a\x8e\x92\x95\x98\x9b\x9e\xa1\xa3\xa6\xa9",
    b"\x02\x09\x11\x1d\x26\x31\x3b\x45\x4e\x57\x5f\x67\x6f\x76\x7d\x84"
    b"\x8a\x90\x96\x9c\xa1\xa6\xab\xaf\xb4\xb8\xbd\xc0\xc4\xc7\xcb\xce",
    b"\x05\x0c\x14\x1c\x24\x2d\x34\x3c\x43\x4b\x52\x58\x5f\x66\x6c\x73"
    b"\x79\x7f\x85\x8b\x91\x97\x9d\xa2\xa8\xad\xb3\xb8\xbd\xc2\xc7\xcc",
)
_UNCERTAIN = const(15)  # thousandths of a lead: a throw with a smaller one is no better
# The same of a take and a draw. Played out, smaller leads were wrong in 12 positions of 30, larger
# ones in none of 22 (python -m tools.takes, last in commit 409dbc08).
_UNCERTAIN_TAKE = const(250)
_WON = const(255)  # in place of the second table at distance 0


def stage(view):
    """Return how far the round has come: the index of the row of the first table.

    It is known from the tiles that lie in the pile: all others but the indicator were dealt, one
    more to the leader, or have been drawn.
    """
    seats = len(view.active)
    drawn = tiles.TILES - 2 - tiles.HAND * seats - view.pile
    return max(0, min(drawn // (seats * _STAGE), len(_BY_DISTANCE) - 1))


def row_of(view):
    """Return the row of the first table for a view."""
    return _BY_DISTANCE[stage(view)]


def worth(row, distance, useful):
    """Return what 14 tiles are worth: at most 5000 * 255.

    row: a row of the first table; useful: how many live tiles bring the hand nearer. It is asked
    some hundred times a turn: `min` would take twice as long.
    """
    if distance == 0:
        return row[0] * _WON
    if distance > _FARTHEST:
        distance = _FARTHEST
    if useful > _MANY:
        useful = _MANY
    return row[distance] * _BY_USEFUL[distance if distance < _FAR else _FAR][useful // 2]


def best(view, live, choices, weighed=None):
    """Return the best throws, a list of kinds, as a generator that yields slices.

    live: bytearray(53), the tiles of each kind that may still come; choices: list of (useful live
    tiles after the throw, kind), all at the same distance, the most useful first; weighed:
    None, or a list to which (action, its expected value) is added for each throw judged.
    """
    most = next(row[1] for row in _EFFORT if len(choices) <= row[0])
    enough = choices[0][0] * _NEARLY
    judged = [one for one in choices[:most] if one[0] * 100 >= enough]
    if len(judged) == 1:
        return [judged[0][1]]
    row = row_of(view)
    highest = (-1, 0)
    kinds = []
    for useful, kind in judged:
        hand = bytearray(view.hand)
        hand[kind] -= 1
        points = yield from after(hand, view.joker, bytearray(live), row)
        if weighed is not None:
            weighed.append((DISCARD + kind, points))
        if (points, useful) > highest:
            highest = (points, useful)
            kinds = []
        if (points, useful) == highest:
            kinds.append(kind)
    return kinds


def takes(view, live, top, weighed=None, grant=0):
    """Tell whether the discard `top` is worth more than a draw, as a generator that yields slices.

    live, weighed: as for `best`; grant: by how many per cent a draw may be worth more. A tile that
    leaves the hand worth no more than it is now is worth no more than a draw, so the draws are not
    weighed then: that is the rule for most discards.
    """
    with_it = taken(view, live, top)
    yield
    distance, useful = melds.outlook(view.hand, view.joker, live)
    yield
    if with_it <= sum(live) * worth(row_of(view), distance, useful):
        return False
    if weighed is None:
        return (yield from _exceeds_draw(with_it, view, live, distance, useful, grant))
    drawing = yield from expected(view, live, DRAW, ())
    weighed += [(TAKE, with_it), (DRAW, drawing)]
    return with_it > drawing - drawing // 100 * grant


def _exceeds_draw(with_it, view, live, distance, useful, grant):
    """Tell whether `with_it` is more than a draw is worth; a generator that yields slices.

    distance, useful: of the hand as it is, at least 1. It weighs only as many draws as it needs:
    of all others it is known that a useful one brings the hand one step nearer, and that any other
    can be thrown again.
    """
    row = row_of(view)
    joker = view.joker
    hand = bytearray(view.hand)
    live = bytearray(live)
    now = worth(row, distance, useful)
    most_now = worth(row, distance, _MANY)
    nearer = worth(row, distance - 1, 0)
    most_nearer = worth(row, distance - 1, _MANY)
    marks = bytearray(tiles.KINDS)
    rest = sum(live) - useful
    points = 0
    tried = 0
    for kind in range(tiles.KINDS):
        copies = live[kind]
        if not copies:
            continue
        if with_it > points + useful * most_nearer + rest * most_now:
            return True
        least = points + useful * nearer + rest * now
        if with_it <= least - least // 100 * grant - grant:
            return False
        hand[kind] += 1
        live[kind] -= 1
        after = search.weigh(hand, joker, live, marks)
        points += copies * worth(row, after, search.most(marks) - 1)
        live[kind] += 1
        hand[kind] -= 1
        if after < distance:
            useful -= copies
        else:
            rest -= copies
        tried += 1
        if tried % _SLICE == 0:
            yield
    return with_it > points - points // 100 * grant


def taken(view, live, top):
    """Return the expected value of a known tile that comes in place of a draw."""
    distance, useful = with_tile(view, live, top)
    return sum(live) * worth(row_of(view), distance, useful)


def with_tile(view, live, top):
    """Return (distance, useful live tiles) of the hand with a tile, after the best other throw."""
    hand = bytearray(view.hand)
    hand[top] += 1
    marks = bytearray(tiles.KINDS)
    distance = search.weigh(hand, view.joker, live, marks)
    if hand[top] == 1:
        marks[top] = 0
    # Only a hand that has won keeps its distance by no other throw than that of the new tile.
    return (distance, search.most(marks) - 1) if any(marks) else (distance + 1, 0)


def expected(view, live, action, weighed):
    """Return the expected value of a draw, or of a throw and the draw after it.

    live: bytearray(53), the tiles of each kind that may still come; weighed: what `best` or
    `takes` has added for the same view, which is not weighed again. It yields slices.
    """
    for known, points in weighed:
        if known == action:
            return points
    hand = bytearray(view.hand)
    if action >= DISCARD:
        hand[action - DISCARD] -= 1
    return (yield from after(hand, view.joker, bytearray(live), row_of(view)))


def lead(most, points, is_throw=True):
    """Return by how many thousandths `most` is more than `points`: two expected values.

    0 if it is less than what is uncertain, for two throws or for a take and a draw. One draw more
    turns round one lead of a throw in six below 15 thousandths, one in a hundred above
    (docs/learning.md).
    """
    more = 1000 * (most - points) // max(1, most)
    return more if more >= (_UNCERTAIN if is_throw else _UNCERTAIN_TAKE) else 0


def after(hand, joker, live, row):
    """Return what 14 tiles are worth after the next draw, summed over the tiles that may come.

    hand, live: bytearray(53), changed and restored.
    """
    marks = bytearray(tiles.KINDS)
    points = 0
    tried = 0
    for kind in range(tiles.KINDS):
        copies = live[kind]
        if not copies:
            continue
        hand[kind] += 1
        live[kind] -= 1
        distance = search.weigh(hand, joker, live, marks)
        points += copies * worth(row, distance, search.most(marks) - 1)
        live[kind] += 1
        hand[kind] -= 1
        tried += 1
        if tried % _SLICE == 0:
            yield
    return points
