"""Facts about cards that all screens share: marks, months as text, inks of the plants."""

from app.core import theme
from engine.compat import const
from engine.koikoi import cards

# How a card is marked, in the hand or on the field.
UNMARKED = const(0)
MATCH = const(1)  # it meets another
CHOSEN = const(2)  # OK plays or takes it

# The kinds that must be told apart at a glance; the ribbons are three of them.
BRIGHT = const(0)
ANIMAL = const(1)
POETRY = const(2)
BLUE = const(3)
RED = const(4)
PLAIN = const(5)


def _mark_of(card):
    kind = cards.kind_of(card)
    if kind == cards.RIBBON:
        return POETRY + cards.ribbon_of(card)
    return PLAIN if kind == cards.PLAIN else kind


# One of the above a card.
MARK = bytes([_mark_of(card) for card in range(cards.CARDS)])

NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")

# The ink of each month's plant, on ivory.
PLANT_INKS = bytes(
    (theme.FELT, theme.RED, theme.PINK, theme.PURPLE, theme.BLUE, theme.RED)
    + (theme.LEAF, theme.INK, theme.AMBER, theme.RED, theme.LEAF, theme.PURPLE)
)

# The ink of what falls or flies in each month, on the cloth.
AIR_INKS = bytes(
    (theme.GREY, theme.PINK, theme.PINK, theme.PINK, theme.SKY, theme.SKY)
    + (theme.GOLD, theme.IVORY, theme.AMBER, theme.RED, theme.LEAF, theme.GREY)
)
