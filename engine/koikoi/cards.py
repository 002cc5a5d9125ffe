"""The forty-eight flower cards: twelve months of four, each a bright, animal, ribbon or plain.

A card is an int 0..47, month * 4 + place; a month's cards stand in the order bright, animal,
ribbon, plain.

Source: docs/rules/koikoi.md, "Cards".
"""

from engine.compat import const

CARDS = const(48)
MONTHS = const(12)
HAND = const(8)
FIELD = const(8)
UNTURNED = const(8)  # cards of the stock that are never turned: only 16 of 24 are

# Kinds.
BRIGHT = const(0)
ANIMAL = const(1)
RIBBON = const(2)
PLAIN = const(3)

# Ribbons.
POETRY = const(0)
BLUE = const(1)
RED = const(2)

# Cards that the rules name.
CRANE = const(0)
CURTAIN = const(8)
BUTTERFLIES = const(20)
BOAR = const(24)
MOON = const(28)
CUP = const(32)
DEER = const(36)
RAIN = const(40)
PHOENIX = const(44)

KIND_LETTERS = "BARP"
# A line for each season: January to March, April to June and so on.
_KINDS = "BRPPARPPBRPP" + "ARPPARPPARPP" + "ARPPBAPPARPP" + "ARPPBARPBPPP"
_RIBBONS = bytes((1, 5, 9, 21, 33, 37, 13, 17, 25, 42))  # poetry, blue, red


def month_of(card):
    """Return the month 0..11 of a card."""
    return card >> 2


def kind_of(card):
    """Return BRIGHT, ANIMAL, RIBBON or PLAIN.

    >>> kind_of(CUP) == ANIMAL, kind_of(43) == PLAIN
    (True, True)
    """
    return KIND_LETTERS.find(_KINDS[card])


def ribbon_of(card):
    """Return POETRY, BLUE or RED, or -1 if the card is no ribbon."""
    return min(_RIBBONS.find(bytes((card,))) // 3, RED)


def of_kind(kind):
    """Return all cards of a kind as bytes in ascending order."""
    return bytes([card for card in range(CARDS) if kind_of(card) == kind])


def of_month(cards, month):
    """Return those of some cards that belong to a month, as bytes in their order."""
    return bytes([card for card in cards if card >> 2 == month])


def per_month(cards):
    """Return bytearray(12): how many of the cards belong to each month."""
    counts = bytearray(MONTHS)
    for card in cards:
        counts[card >> 2] += 1
    return counts
