"""The draw for the lead, the deal, void deals, and lucky hands.

Source: docs/rules/koikoi.md, "Who leads", "The deal" and "Lucky hands".
"""

from collections import namedtuple

from engine.koikoi import cards
from engine.koikoi.events import FOUR_ON_FIELD, LUCKY_HAND, THREE_ON_FIELD

# hands: the leader's cards, the other's; field; stock, the next card last; all bytearrays.
# voids: list of (field, reason, cards that show it), the deals before this that did not hold.
Deal = namedtuple("Deal", ("hands", "field", "stock", "voids"))

_FOUR_PAIRS = [0] * 8 + [2] * 4  # cards per month, sorted


def draw_lots(rng):
    """Return the pairs of cards drawn for the lead, the last of two different months.

    Source: docs/rules/koikoi.md, "Who leads", 1.
    """
    lots = []
    while not lots or leader_of(*lots[-1]) < 0:
        first = rng.below(cards.CARDS)
        second = rng.below(cards.CARDS - 1)
        lots.append((first, second + (second >= first)))
    return lots


def leader_of(first, second):
    """Return the seat whose lot is of the lower month, -1 if the months are equal.

    first, second: the cards that seats 0 and 1 have drawn.
    """
    if cards.month_of(first) == cards.month_of(second):
        return -1
    return int(cards.month_of(first) > cards.month_of(second))


def deal(rng, options):
    """Shuffle and deal until a deal holds; the same generator gives the same Deal."""
    voids = []
    while True:
        order = bytearray(range(cards.CARDS))
        rng.shuffle(order)
        hands = [bytearray(sorted(order[:8])), bytearray(sorted(order[8:16]))]
        field = order[16:24]
        found = void(field, hands, options)
        if not found:
            return Deal(hands, field, order[24:], voids)
        voids.append((bytes(field), found[0], found[1]))


def void(field, hands, options):
    """Return (reason, cards that show it) if this deal does not hold, else None.

    Source: docs/rules/koikoi.md, "The deal", 3 and 4.
    """
    most = max(cards.per_month(field))
    if most == 4 or (most == 3 and options["field3"] == "redeal"):
        reason = FOUR_ON_FIELD if most == 4 else THREE_ON_FIELD
        return reason, _of_month_with(field, most)
    if options["lucky"] == "redeal":
        for hand in hands:
            if is_lucky(hand):
                return LUCKY_HAND, _of_month_with(hand, 4) or bytes(hand)
    return None


def _of_month_with(some, count):
    """Return the cards of the first month with this many cards, or b"" if there is none."""
    month = cards.per_month(some).find(bytes((count,)))
    return b"" if month < 0 else cards.of_month(some, month)


def is_teshi(hand):
    """Tell whether a dealt hand holds all four cards of a month.

    Source: docs/rules/koikoi.md, "Lucky hands", 1.
    """
    return max(cards.per_month(hand)) == 4


def is_kuttsuki(hand):
    """Tell whether a dealt hand is four pairs, of four different months.

    Source: docs/rules/koikoi.md, "Lucky hands", 2.
    """
    return sorted(cards.per_month(hand)) == _FOUR_PAIRS


def is_lucky(hand):
    """Tell whether a hand as dealt may be declared."""
    return is_teshi(hand) or is_kuttsuki(hand)
