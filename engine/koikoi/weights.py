"""The weights of the Koi-Koi bots' tables: found by `tools.tune_koikoi`, said in docs/bots.md.

Promises are in eighths of a point: what a part of a pile may still become, beside what it pays
now. What decides between moves is in 32nds of a point; `STANDING` and `HURRY` have 128 added.
How a month stands is said in `values`.
"""

BRIGHT = bytes((0, 14, 30, 30, 40, 4, 18, 24, 30, 40))  # by 5 * Rain + other brights
VIEW = bytes((0, 6, 10, 4, 10, 4, 16, 4))  # by cup + 2 * Curtain + 4 * Moon
RIBBON = bytes((0, 2, 4, 7, 11, 11, 11, 11, 11, 11, 11))  # by ribbons
POETRY = bytes((0, 6, 20, 0))  # by poetry ribbons, while the other has none
BLUE = bytes((0, 6, 20, 0))
ANIMAL = bytes((0, 2, 4, 7, 11, 11, 11, 11, 11, 11))  # by animals
BOAR = bytes((0, 6, 20, 0))  # by those of boar, deer and butterflies
PLAIN = bytes((0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 11, 11, 11))  # by plains, the last for more
COST = bytes((80, 90, 90, 50, 80, 50, 30, 50, 50, 30, 16))  # of laying a card, by class
RISK = bytes((16, 8, 4, 0, 10, 0, 0, 0))  # by standing: sixteenths of the cost that count
STANDING = bytes((128, 128, 128, 128, 128, 128, 128, 128))  # by standing: laying a card
HURRY = bytes((136, 136, 128, 128, 128, 128, 128, 128) * 3)  # by 8 * (matching - 1) + standing
LIMIT = bytes((0, 0, 0, 1, 1, 2, 3, 5))  # by cards left: the most points that call koi-koi
# By rounds left: 1024 / what they bring, in standard deviations of 8 points a round.
SLOPE = (2240, 128, 91, 74, 64, 57, 52, 48, 45, 43, 40, 39)
