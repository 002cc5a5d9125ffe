"""What Koi-Koi's cards have in common on every screen: kinds, inks of the plants, months as text.

A card's number is (month - 1) * 4 + i; a month here is 0 to 11.
"""

from app import theme
from engine.compat import const

BRIGHT = const(0)
ANIMAL = const(1)
POETRY = const(2)
BLUE = const(3)
RED = const(4)
PLAIN = const(5)

# One a card, a month a line.
KIND = bytes(
    (BRIGHT, POETRY, PLAIN, PLAIN)
    + (ANIMAL, POETRY, PLAIN, PLAIN)
    + (BRIGHT, POETRY, PLAIN, PLAIN)
    + (ANIMAL, RED, PLAIN, PLAIN)
    + (ANIMAL, RED, PLAIN, PLAIN)
    + (ANIMAL, BLUE, PLAIN, PLAIN)
    + (ANIMAL, RED, PLAIN, PLAIN)
    + (BRIGHT, ANIMAL, PLAIN, PLAIN)
    + (ANIMAL, BLUE, PLAIN, PLAIN)
    + (ANIMAL, BLUE, PLAIN, PLAIN)
    + (BRIGHT, ANIMAL, RED, PLAIN)
    + (BRIGHT, PLAIN, PLAIN, PLAIN)
)

NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")

# The ink of each month's plant, on ivory.
PLANT_INKS = bytes(
    (theme.FELT, theme.RED, theme.PINK, theme.PURPLE, theme.BLUE, theme.RED)
    + (theme.LEAF, theme.INK, theme.AMBER, theme.RED, theme.LEAF, theme.PURPLE)
)
