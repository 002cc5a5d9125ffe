"""The points of a win as a bill of lines, who pays them, and who has won the match.

Source: docs/rules/ceki.md, "Winning" and "The match".
"""

from collections import namedtuple

from engine.ceki import cards
from engine.ceki.events import DRAWN_THROWN
from engine.compat import const

# How a hand was won; the number is the multiplier.
SIMPLE = const(1)  # by a discard that its thrower had just drawn
DOUBLE = const(2)  # by a discard from its thrower's hand
TRIPLE = const(3)  # by a card the winner drew

# The reasons of the lines of a bill.
COMBINATION = const(0)  # points of three cards
MULTIPLIER = const(1)  # `points` is the factor, the card is the one that won
PAYS = const(2)  # what `seat` pays the winner, in format `pay`
SCORES = const(3)  # what `seat`, the winner, adds to its score, in the other formats

# what: one of the above; seat: whose line it is; points; cards: bytes, the faces it is about.
BillLine = namedtuple("BillLine", ("what", "seat", "points", "cards"))

# winner: seat, or -1 for a void hand; how: SIMPLE, DOUBLE, TRIPLE or 0; face: the winning card or
# -1; source: seat that threw it, the winner itself if he drew it, or -1; groups: tuple of three
# bytes; base: their points; points: base times multiplier; bill: tuple of BillLine; hands: tuple
# of bytes, faces per seat as they were at the end, the winner's with the winning card; called:
# bytes, cards laid down per seat.
RoundResult = namedtuple(
    "RoundResult",
    ("winner", "how", "face", "source", "groups", "base", "points", "bill", "hands", "called"),
)

# winners: tuple of seats; places: one place per seat, 1 the best, equal places shared.
Outcome = namedtuple("Outcome", ("winners", "places"))


def how_won(is_drawn, origin):
    """Return SIMPLE, DOUBLE or TRIPLE for a win with the card drawn, or with a discard.

    origin: how the discard arose, see events.py. Source: docs/rules/ceki.md, "Winning", 3.

    >>> how_won(False, DRAWN_THROWN), how_won(False, 1), how_won(True, -1)
    (1, 2, 3)
    """
    if is_drawn:
        return TRIPLE
    return SIMPLE if origin == DRAWN_THROWN else DOUBLE


def bill(winner, groups, how, face, options):
    """Return the lines that explain a win: the combinations, the multiplier, who gets what.

    groups: three bytes of faces. Source: docs/rules/ceki.md, "Winning" and "The match", 1.

    >>> groups = (bytes((0, 1, 2)), bytes((3, 4, 5)), bytes((6, 7, 8)))
    >>> lines = bill(1, groups, DOUBLE, 8, {"format": "target", "players": 2})
    >>> lines[-1].seat, lines[-1].points
    (1, 90)
    """
    lines = []
    for group in groups:
        points = sum([cards.value_of(cards.kind_of(one)) for one in group])
        lines.append(BillLine(COMBINATION, winner, points, group))
    total = how * sum([line.points for line in lines])
    lines.append(BillLine(MULTIPLIER, winner, how, bytes((face,))))
    if options["format"] != "pay":
        lines.append(BillLine(SCORES, winner, total, b""))
        return tuple(lines)
    others = [seat for seat in range(options["players"]) if seat != winner]
    return tuple(lines + [BillLine(PAYS, seat, total, b"") for seat in others])


def is_over(options, scores, played):
    """Tell whether the match is over after `played` hands, void ones counted.

    scores: list per seat. Source: docs/rules/ceki.md, "The match".
    """
    if options["format"] == "target":
        return max(scores) >= options["target"]
    return options["hands"] > 0 and played >= options["hands"]


def ranked(scores):
    """Return the Outcome of a match that is over: most points win, ties share a place.

    Source: docs/rules/ceki.md, "The match", 5.
    """
    places = tuple([1 + sum([1 for other in scores if other > own]) for own in scores])
    winners = tuple([seat for seat in range(len(scores)) if places[seat] == 1])
    return Outcome(winners, places)
