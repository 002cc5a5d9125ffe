"""Facts about cards that all screens share: marks, months as text, inks of the plants."""

from app.core import theme
from engine.compat import const
from engine.koikoi import cards

# How a card is marked, in the hand or on the field.
UNMARKED = const(0)
MATCH = const(1)  # it meets another
CHOSEN = const(2)  # OK plays or takes it

# The looks that must be told apart at a glance; the ribbons have three of them.
BRIGHT = const(0)
ANIMAL = const(1)
POETRY = const(2)
BLUE = const(3)
RED = const(4)
PLAIN = const(5)


def _look_of(card):
    kind = cards.kind_of(card)
    if kind == cards.RIBBON:
        return POETRY + cards.ribbon_of(card)
    return PLAIN if kind == cards.PLAIN else kind


# By card, which of these looks it has.
LOOK = bytes([_look_of(card) for card in range(cards.CARDS)])

# The inks of the four kinds of cards, in counts.
KIND_INKS = bytes((theme.GOLD, theme.SKY, theme.PINK, theme.IVORY))

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
