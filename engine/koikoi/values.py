"""What a pile is worth at Koi-Koi, and the price of a card laid open, as tables for look-ups.

A captured pile is one packed word, its *tally*, below 2^30:

    bits 0-2 brights but the Rain   3 Rain   4 sake cup   5 Curtain   6 Moon   7 any of December
    bits 8-11 ribbons   12-13 poetry   14-15 blue   16, 17 poetry, blue can no longer be complete
    bits 18-21 animals   22-23 boar, deer, butterflies   24 these can no longer be complete
    bits 25-29 plains

so that capturing is an addition, and points and worth are four look-ups each. The tables are
built from the options once a match.

How a month *stands* for a player is 4 if two of its cards lie in the piles, and the number of its
other cards in the player's hand.
"""

from array import array

from engine.compat import const
from engine.koikoi import cards, weights

# Tables of points, by the four parts of a tally, and of marks.
RIBBONS = const(256)
ANIMALS = const(512)
PLAINS = const(576)
MARKS = const(608)  # by 16 * month + captured: 1, 2, 4 what the other loses; 8 for December
RULES = const(800)

# Tables of the policy: worth by the four parts of a tally, in eighths of a point, and what else
# decides a move. `LAY` and `HURRY` are 128 more than they say.
WORTH_RIBBONS = const(256)
WORTH_ANIMALS = const(1280)
WORTH_PLAINS = const(1408)
TAKEN = const(1440)  # by 16 * month + cards on the field: which of them are taken
LAY = const(1632)  # by 8 * card + standing: laying it on the field, in 32nds of a point
HURRY = const(2016)  # by 8 * cards on the field + standing: taking them now, the same
LIMIT = const(2144)  # by cards left in the hand: the most points at which koi-koi is called
POLICY = const(2152)


_POETRY = (1, 5, 9)
_BLUE = (21, 33, 37)
_BOAR = (cards.BUTTERFLIES, cards.BOAR, cards.DEER)
# Classes of cards, for the weights: the crane and the Phoenix are 0, the December bright too.
_NAMED = ((cards.CURTAIN, 1), (cards.MOON, 2), (cards.RAIN, 3), (cards.CUP, 4))
_ANIMAL, _RED, _PLAIN = 6, 9, 10


class Tables:
    """The tables of one set of options: rules and policy (bytearrays), tally (array of words).

    tally: by 16 * month + cards captured, what these add to a pile's tally.
    """

    def __init__(self):
        """Make room; `fill` fills it."""
        self.rules = bytearray(RULES)
        self.policy = bytearray(POLICY)
        self.tally = array("i", [0] * 192)


def fill(tables, options):
    """Generate: fill Tables, new or used, for complete options; yields now and then."""
    _clear_months(tables)
    yield
    _fill_months(tables, options)
    yield
    _fill_brights(tables, options)
    yield
    for trios in range(16):
        _fill_ribbons(tables, options, trios & 3, trios >> 2)
        if trios & 1:
            yield
    _fill_animals(tables, options)
    _fill_plains(tables)
    yield
    yield from _fill_moves(tables.policy, options)
    yield


def class_of(card):
    """Return the class of a card, by which it is valued.

    0 Crane, Phoenix; 1 Curtain; 2 Moon; 3 Rain; 4 cup; 5 boar, deer, butterflies; 6 animal;
    7 poetry; 8 blue; 9 red; 10 plain.
    """
    for named, number in _NAMED:
        if card == named:
            return number
    kind = cards.kind_of(card)
    if kind == cards.ANIMAL:
        return _ANIMAL - (card in _BOAR)
    if kind == cards.RIBBON:
        return _RED - (card in _BLUE) - 2 * (card in _POETRY)
    return _PLAIN if kind == cards.PLAIN else 0


def tally_of(card, options):
    """Return what a card adds to the tally of a pile, but for the mark of December."""
    kind = cards.kind_of(card)
    if kind == cards.BRIGHT:
        if card == cards.RAIN:
            return 1 << 3
        return 1 + ((card == cards.CURTAIN) << 5) + ((card == cards.MOON) << 6)
    if kind == cards.RIBBON:
        return (1 << 8) + ((card in _POETRY) << 12) + ((card in _BLUE) << 14)
    if kind == cards.PLAIN:
        return 1 << 25
    tally = (1 << 18) + ((card in _BOAR) << 22)
    if card == cards.CUP:
        tally += (1 << 4) + ((options["cup_plain"] == "on") << 25)
    return tally


def _clear_months(tables):
    """Which set of a month's cards is preferred; none adds or takes anything yet."""
    for at in range(192):
        tables.policy[TAKEN + at] = taken(at & 15)
        tables.tally[at] = 0
        tables.rules[MARKS + at] = 0


def _fill_months(tables, options):
    """What every set of cards of a month adds, and takes from the other."""
    for card in range(cards.CARDS):
        tally = tally_of(card, options)
        mark = (card in _POETRY) + 2 * (card in _BLUE) + 4 * (card in _BOAR)
        mark += 8 * (card >> 2 == 11)
        bit = 1 << (card & 3)
        for some in range(16):
            if some & bit:
                at = (card >> 2) * 16 + some
                tables.tally[at] += tally
                tables.rules[MARKS + at] |= mark


def taken(field):
    """Return which cards a card of the same month takes, as bits: of two, one.

    field: the month's cards on the field, as bits. Of two the policy takes the lower: a month's
    cards stand in the order bright, animal, ribbon, plain.
    """
    if field in (7, 11, 13, 14):
        return field
    return field & (0 - field)


def _bright_points(options, others, rain):
    """Return the points of so many brights. Source: docs/rules/koikoi.md, "Yaku"."""
    if others == 4:
        return options["goko"] if rain else options["shiko"]
    if others == 3:
        return options["ame"] if rain else options["three"]
    if others == 2 and rain and options["rain3"] == "on":
        return options["three"]
    return 0


def _fill_brights(tables, options):
    view = weights.VIEW if options["viewing"] else bytes(8)
    weather = options["weather"] == "on"
    for part in range(256):
        others, rain = part & 7, part >> 3 & 1
        cup, curtain, moon = part >> 4 & 1, part >> 5 & 1, part >> 6 & 1
        if others > 4:
            continue
        views = cup * curtain * (1 - rain * weather) + cup * moon * (1 - (part >> 7) * weather)
        points = _bright_points(options, others, rain) + views * options["viewing"]
        promise = weights.BRIGHT[5 * rain + others] + view[cup + 2 * curtain + 4 * moon]
        tables.rules[part] = points
        tables.policy[part] = min(255, 8 * points + promise)


def _count_points(trio, size, count):
    """Return the points of the counting yaku, by whether extra cards are paid by a trio."""
    return trio + count - size if trio else max(0, count - 4)


def _fill_ribbons(tables, options, poetry, blue):
    """Fill the rows of one number of poetry and one of blue ribbons."""
    full = (poetry == 3) + (blue == 3)
    for count in range(poetry + blue, 11):
        part = count + (poetry << 4) + (blue << 6)
        points = full * options["ribbons"] + max(0, count - 4)
        if full and options["trio_extra"] == "on":
            points = full * options["ribbons"] + count - 3 * full
        tables.rules[RIBBONS + part] = points
        for lost in range(4):
            promise = weights.RIBBON[count]
            if not lost & 1:
                promise += weights.POETRY[poetry]
            if not lost & 2:
                promise += weights.BLUE[blue]
            worth = min(255, 8 * points + promise)
            tables.policy[WORTH_RIBBONS + part + (lost << 8)] = worth


def _fill_animals(tables, options):
    for part in range(64):
        count, trio = part & 15, part >> 4
        if trio <= count < 10:
            points = (trio == 3) * options["boar"] + max(0, count - 4)
            if trio == 3 and options["trio_extra"] == "on":
                points = options["boar"] + count - 3
            tables.rules[ANIMALS + part] = points
            worth = min(255, 8 * points + weights.ANIMAL[count])
            tables.policy[WORTH_ANIMALS + part + 64] = worth
            tables.policy[WORTH_ANIMALS + part] = min(255, worth + weights.BOAR[trio])


def _fill_plains(tables):
    for count in range(26):
        points = max(0, count - 9)
        tables.rules[PLAINS + count] = points
        promise = weights.PLAIN[min(count, len(weights.PLAIN) - 1)]
        tables.policy[WORTH_PLAINS + count] = min(255, 8 * points + promise)


def _fill_moves(policy, options):
    """Generate: the price of laying a card, the hurry of taking one, when koi-koi is called."""
    for card in range(cards.CARDS):
        if card & 7 == 7:
            yield
        cost = weights.COST[class_of(card)]
        for standing in range(8):
            worth = weights.STANDING[standing] - (cost * weights.RISK[standing] >> 4)
            policy[LAY + 8 * card + standing] = max(0, worth)
    for field in range(1, 16):
        size = (field & 1) + (field >> 1 & 1) + (field >> 2 & 1) + (field >> 3)
        for standing in range(8):
            hurry = weights.HURRY[8 * min(2, size - 1) + standing]
            policy[HURRY + 8 * field + standing] = hurry
    row = 8 * (options["seven"] == "on")
    policy[LIMIT : LIMIT + 8] = weights.LIMIT[row : row + 8]
