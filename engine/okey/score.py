"""The losses of a round, as a bill of lines, and the winners of the match.

A *side* is a seat, or with partners a team: side 0 is seats 0 and 2, side 1 seats 1 and 3.

Source: docs/rules/okey.md, "Scoring" and "The end of the match".
"""

from collections import namedtuple

from engine.compat import const
from engine.okey import melds, tiles

# The reasons of the lines of a bill.
TWIN = const(0)  # the indicator's twin was shown
SETS_AND_RUNS = const(1)  # a finish with sets and runs
SEVEN_PAIRS = const(2)
JOKER_THROWN = const(3)  # added to one of the two above
ONE_COLOUR = const(4)  # added: the loss doubles

# what: one of the above; seat: who caused it; side: who loses; points: how many;
# kinds: bytes, the tiles it is about.
BillLine = namedtuple("BillLine", ("what", "seat", "side", "points", "kinds"))

# winner: seat or -1 for a drawn round; thrown: kind or -1; groups: tuple of bytes, the winner's
# arrangement; hands: tuple of bytes, kinds per seat as they were at the end, the winner's without
# the thrown tile; bill: tuple of BillLine, the round's showing included; left: seats now out.
RoundResult = namedtuple("RoundResult", ("winner", "thrown", "groups", "hands", "bill", "left"))

# winners: tuple of sides; places: one place per side, 1 the best, equal places shared.
Outcome = namedtuple("Outcome", ("winners", "places"))


def side_of(seat, options):
    """Return the side that a seat's losses go to."""
    return seat % 2 if options["win_mode"] == "partners" else seat


def sides(options):
    """Return the number of sides."""
    return 2 if options["win_mode"] == "partners" else options["players"]


def price(is_pairs, colour, joker_thrown, options):
    """Return what a finish costs each other side, as a list of (what, points).

    is_pairs: seven pairs rather than sets and runs; colour: 0..3 if all fourteen tiles are, or
    stand for, one colour, else -1.
    Source: docs/rules/okey.md, "Scoring" and "One colour".

    >>> price(False, -1, True, {"pairs_joker": 4, "one_colour": "off"})
    [(1, 2), (3, 2)]
    """
    items = [(SEVEN_PAIRS, 4)] if is_pairs else [(SETS_AND_RUNS, 2)]
    if joker_thrown and not is_pairs:
        items.append((JOKER_THROWN, 2))
    elif joker_thrown and options["pairs_joker"] == 8:
        items.append((JOKER_THROWN, 4))
    wanted = options["one_colour"]
    doubles = wanted == "any" or (wanted == "red_black" and colour in (tiles.RED, tiles.BLACK))
    if colour >= 0 and doubles:
        items.append((ONE_COLOUR, total(items)))
    return items


def finish_items(groups, joker, thrown, options):
    """Return the cost of showing these groups and throwing this kind: a list of (what, points).

    groups: list of bytes, a winning arrangement.
    """
    is_pairs, colour = melds.describe(groups, joker)
    return price(is_pairs, colour, thrown == joker, options)


def dearest(counts, joker, thrown, options):
    """Return the arrangement of a winning hand that costs the others most, as a list of bytes.

    counts: bytearray(53), the fourteen tiles. Source: docs/rules/okey.md, "Finishing".
    """

    def points(is_pairs, colour):
        return total(price(is_pairs, colour, thrown == joker, options))

    return melds.win(counts, joker, points)[0]


def total(items):
    """Return the points of a list of (what, points)."""
    return sum([points for _, points in items])


def outcome(options, scores, active, left_in):
    """Return the Outcome if the match is over with these scores, else None.

    scores: list per side; active: list of seats still in; left_in: per seat the round in which
    it was eliminated, 0 if never. In elimination, call it between rounds only.
    Source: docs/rules/okey.md, "The end of the match".
    """
    mode = options["win_mode"]
    if mode == "elimination":
        if len(active) > 1:
            return None
        return _ranked([(left_in[s] or 1 << 20, scores[s]) for s in range(len(scores))], 1)
    if min(scores) > 0:
        return None
    return _ranked([(0, score) for score in scores], 2 if mode == "top2" else 1)


def _ranked(standing, winning_places):
    """Rank sides by (rounds survived, score); equal sides share a place."""
    places = []
    for own in standing:
        places.append(1 + sum([1 for other in standing if other > own]))
    if winning_places == 2:
        # Every side ranked first or second wins, and all winners share the first place.
        places = [1 if place <= 2 else place for place in places]
    winners = tuple([side for side in range(len(places)) if places[side] == 1])
    return Outcome(winners, tuple(places))
