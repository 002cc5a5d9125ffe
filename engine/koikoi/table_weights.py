"""The weights of the Koi-Koi bots' tables, found by hill climbing in self-play.

A step changed a few weights at random. They were kept if the changed policy gained more points a
round than the uncertainty, twice, on the same deals from both seats. The search is no longer part
of the project (last in commit 51caae4e, tools.tune_koikoi).

A promise is what a part of a pile may still become, beside what it pays now. Promises are in
eighths of a point. The weights that decide between moves are in 32nds of a point. 128 is added to
the numbers of `STANDING` and `HURRY`. `value_tables` explains how a month stands.
"""

BRIGHT = bytes((0, 8, 18, 30, 39, 4, 18, 29, 30, 40))  # by 5 * Rain + other brights
VIEW = bytes((0, 7, 10, 4, 10, 4, 16, 4))  # by cup + 2 * Curtain + 4 * Moon
RIBBON = bytes((0, 2, 4, 7, 11, 10, 14, 11, 6, 14, 11))  # by ribbons
POETRY = bytes((2, 6, 20, 0))  # by poetry ribbons, while the other has none
BLUE = bytes((1, 5, 20, 0))
ANIMAL = bytes((0, 2, 4, 7, 11, 15, 11, 11, 11, 11))  # by animals
BOAR = bytes((0, 2, 20, 3))  # by those of boar, deer and butterflies
PLAIN = bytes((0, 1, 2, 3, 4, 5, 6, 7, 10, 10, 15, 11, 11, 12))  # by plains, the last for more
COST = bytes((80, 90, 88, 50, 80, 39, 30, 50, 50, 30, 16))  # of laying a card, by class
RISK = bytes((21, 8, 4, 0, 10, 0, 0, 0))  # by standing: sixteenths of the cost that count
STANDING = bytes((108, 128, 128, 127, 120, 145, 128, 128))  # by standing: laying a card
# By 8 * (matching on the field - 1) + standing: taking them now.
HURRY = (
    bytes((160, 136, 128, 99, 128, 128, 128, 128))
    + bytes((136, 136, 128, 128, 128, 128, 128, 128))
    + bytes((136, 136, 113, 128, 128, 128, 128, 128))
)
# By cards left: the most points that call koi-koi; then the same where seven points double.
LIMIT = bytes((0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 2, 3, 5))
# By rounds left: how much the lead of a round decides about the match; see `table_policy.chance`.
# They are 1024 / twice the standard deviation of what these rounds bring, about 6 points a round;
# then the same where seven points double, 10 a round. Steeper slopes give points away before the
# last round, and win no more matches.
SLOPE = (2240, 85, 60, 49, 42, 38, 35, 32, 30, 28, 27, 25)
SLOPE_SEVEN = (2240, 56, 34, 27, 23, 21, 19, 17, 16, 15, 14, 14)
# By how often the opponent has let a month go (see View.let_go): in so many of 32 cases a card of
# the month that a play-out deals to the opponent is dealt again. Counted in 4,000 matches. A
# player who lays a card without capturing almost never holds a card of a month on the field.
LET_GO = bytes((0, 11, 18, 22, 25, 27, 27, 27, 31))
