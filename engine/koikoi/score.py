"""The bill of a round (what its winner scores, and why), and the result of the match.

Source: docs/rules/koikoi.md, "Multipliers" and "The end of the match".
"""

from collections import namedtuple

from engine.compat import const
from engine.koikoi import yaku

# Why the round ended.
STOPPED = const(0)  # by the winner's choice, or by itself
DECLARED = const(1)  # a lucky hand was shown
EXHAUSTED = const(2)  # both hands were empty
BOTH_LUCKY = const(3)  # both were dealt a lucky hand

# The reasons of the lines of a bill.
YAKU = const(0)
LUCKY = const(1)
OYAKEN = const(2)
SEVEN = const(3)  # this and what follows are factors
OPPONENT_CALLED = const(4)
CALLS = const(5)
OWN_CALL = const(6)

DOUBLES_FROM = const(7)  # points, with the option `seven`
LUCKY_POINTS = const(6)

# what: one of the above; amount: points, or from SEVEN on a factor; cards: bytes, those it is
# about; yaku: its id, or -1.
BillLine = namedtuple("BillLine", ("what", "amount", "cards", "yaku"))

# winner: seat or -1; reason: STOPPED ... BOTH_LUCKY; bill: tuple of BillLine, points before
# factors; base: sum of the points; points: what the winner scores; hands, captured: per seat,
# bytes.
RoundResult = namedtuple(
    "RoundResult", ("winner", "reason", "bill", "base", "points", "hands", "captured")
)

# winners: tuple of seats; places: one place per seat, 1 the best, equal places shared.
Outcome = namedtuple("Outcome", ("winners", "places"))


def stopped(captured, own_calls, other_calls, options):
    """Return the bill of a seat that stops. captured: its pile; calls of the round per side.

    Source: docs/rules/koikoi.md, "Multipliers", 1 to 3.

    >>> from engine.koikoi import cards
    >>> from engine.koikoi.options import PRESETS
    >>> bill = stopped(bytes((cards.CURTAIN, cards.CUP)), 0, 1, PRESETS[0][1])
    >>> base(bill), total(bill)
    (5, 10)
    """
    bill = kept(captured, options)
    mode = options["koi_mult"]
    if mode == "per_call":
        if own_calls + other_calls:
            bill.append(_factor(CALLS, 1 + own_calls + other_calls))
        return bill
    if other_calls:
        bill.append(_factor(OPPONENT_CALLED, 2))
    if own_calls and mode == "own_x2":
        bill.append(_factor(OWN_CALL, 2))
    return bill


def kept(captured, options):
    """Return the bill of a caller who keeps his points when both hands are empty.

    Source: docs/rules/koikoi.md, "Both hands empty", 2.
    """
    bill = [
        BillLine(YAKU, one.points, one.cards, one.yaku) for one in yaku.made(captured, options)
    ]
    if options["seven"] == "on" and base(bill) >= DOUBLES_FROM:
        bill.append(_factor(SEVEN, 2))
    return bill


def lucky(hand):
    """Return the bill of a lucky hand: six points, never multiplied.

    Source: docs/rules/koikoi.md, "Lucky hands", 3.
    """
    return [BillLine(LUCKY, LUCKY_POINTS, bytes(hand), -1)]


def oyaken(options):
    """Return the bill of the leader of a round in which nobody has called or scored.

    Source: docs/rules/koikoi.md, "Both hands empty", 3.
    """
    return [BillLine(OYAKEN, options["oyaken"], b"", -1)]


def _factor(what, amount):
    return BillLine(what, amount, b"", -1)


def base(bill):
    """Return the points of a bill before its factors."""
    return sum([line.amount for line in bill if line.what < SEVEN])


def total(bill):
    """Return the points of a bill, multiplied by its factors."""
    points = base(bill)
    for line in bill:
        if line.what >= SEVEN:
            points *= line.amount
    return points


def outcome(rounds, played, scores):
    """Return the Outcome if so many rounds of so many have been played, else None.

    Source: docs/rules/koikoi.md, "The end of the match".
    """
    if played < rounds:
        return None
    places = tuple([1 + (score < max(scores)) for score in scores])
    return Outcome(tuple([seat for seat in (0, 1) if places[seat] == 1]), places)
