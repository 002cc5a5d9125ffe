"""The results of a round and of a match. Source: docs/rules/highlow.md, "The score"."""

from collections import namedtuple

# seat: who scores; points: how many guesses were right.
BillLine = namedtuple("BillLine", ("seat", "points"))

# winner: seat, or -1 for a draw; bill: tuple of BillLine, one per seat; hands: nobody holds any.
RoundResult = namedtuple("RoundResult", ("winner", "bill", "hands"))

# winners: tuple of seats; places: one place per seat, 1 the best, equal places shared.
Outcome = namedtuple("Outcome", ("winners", "places"))


def round_result(right):
    """Return the RoundResult for the number of right guesses per seat.

    >>> round_result([2, 3]).winner, round_result([2, 2]).winner
    (1, -1)
    """
    best = [seat for seat in range(len(right)) if right[seat] == max(right)]
    bill = tuple([BillLine(seat, points) for seat, points in enumerate(right)])
    return RoundResult(best[0] if len(best) == 1 else -1, bill, (b"",) * len(right))


def outcome(scores):
    """Return the Outcome of a match that ends with these scores."""
    places = tuple([1 + sum([1 for other in scores if other > own]) for own in scores])
    return Outcome(tuple([seat for seat, place in enumerate(places) if place == 1]), places)
