"""Look-up tables: the worth of a pile at Koi-Koi, and the cost of laying a card on the field.

A captured pile is one packed word, its *tally*, below 2^30:

    bits 0-2 brights but the Rain   3 Rain   4 sake cup   5 Curtain   6 Moon   7 any of December
    bits 8-11 ribbons   12-13 poetry   14-15 blue   16, 17 poetry, blue can no longer be complete
    bits 18-21 animals   22-23 boar, deer, butterflies   24 these can no longer be complete
    bits 25-29 plains

So a capture is an addition, and the points and the worth of a pile are four look-ups each. The
tables are built from the options once a match.

A month *stands* for a player at a number from 0 to 7: 4 if two of its cards lie in the piles, plus
the number of its other cards in the player's hand.
"""

from array import array

from engine.compat import const
from engine.koikoi import cards, table_weights, yaku

# Tables of points, by the four parts of a tally, and of marks.
RIBBONS = const(256)
ANIMALS = const(512)
PLAINS = const(576)
MARKS = const(608)  # by 16 * month + captured: 1, 2, 4 what the opponent loses; 8 for December
RULES = const(800)

# Tables of the policy: worth by the four parts of a tally, in eighths of a point, and what else
# decides a move. The entries of `LAY` and `HURRY` are biased by +128.
WORTH_RIBBONS = const(256)
WORTH_ANIMALS = const(1280)
WORTH_PLAINS = const(1408)
TAKEN = const(1440)  # by 16 * month + cards on the field: which of them are taken
LAY = const(1632)  # by 8 * card + standing: laying it on the field, in 32nds of a point
HURRY = const(2016)  # by 8 * cards on the field + standing: taking them now, the same
LIMIT = const(2144)  # by cards left in the hand: the most points at which koi-koi is called
POLICY = const(2152)

# The class of each card, which decides its value: 0 Crane, Phoenix; 1 Curtain; 2 Moon; 3 Rain;
# 4 cup; 5 boar, deer, butterflies; 6 animal; 7 poetry; 8 blue; 9 red; 10 plain.
_CLASSES = (
    bytes((0, 7, 10, 10, 6, 7, 10, 10, 1, 7, 10, 10))  # January to March
    + bytes((6, 9, 10, 10, 6, 9, 10, 10, 5, 8, 10, 10))
    + bytes((5, 9, 10, 10, 2, 6, 10, 10, 4, 8, 10, 10))
    + bytes((5, 8, 10, 10, 3, 6, 9, 10, 0, 10, 10, 10))
)
_LOST = bytes((0, 0, 0, 0, 0, 4, 0, 1, 2, 0, 0))  # by class: what the other loses, see MARKS

_DECEMBER = const(11)


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
    """Generate: fill new Tables for complete options; yields now and then.

    It takes 40 ms on the chip. Equal rows are made once. Many rows are written in one piece of at
    most 256 bytes, because the heap may have no larger free piece. Entries that no pile leads to
    have arbitrary values.
    """
    adds = _adds(options)
    for month in range(cards.MONTHS):
        _fill_month(tables, month, adds)
        yield
    _fill_moves(tables.policy, options)
    yield
    _fill_brights(tables, options)
    yield
    points = [_ribbon_points(options, full) for full in range(3)]
    yield
    worths = [_worths(row, table_weights.RIBBON, 16) for row in points]
    yield
    _fill_ribbons(tables, points, worths)
    yield
    _fill_animals(tables, options)
    yield
    _fill_plains(tables)
    yield


def _worths(points, promises, width):
    """Return rows of worth: a row of points plus what the pile promises."""
    return _Rows([8 * paid + promises[i] for i, paid in enumerate(points)], width)


class _Rows:
    """A table row and its cached copies with every entry raised (at most 255)."""

    def __init__(self, row, width):
        """Begin with a list of numbers. width: in bytes, zeros fill the rest."""
        self._row = row
        self._rest = bytes(width - len(row))
        self._made = {}

    def raised(self, more):
        """Return the row as bytes, each entry raised by a number (at most 255)."""
        if more not in self._made:
            most = 255 - more
            row = [one + more if one < most else 255 for one in self._row]
            self._made[more] = bytes(row) + self._rest
        return self._made[more]


def _adds(options):
    """Return what a card of each class adds to a tally. The mark of December is left out."""
    cup = 1 << 4 | 1 << 18 | (options["cup_plain"] == "on") << 25
    animals = (cup, 1 << 18 | 1 << 22, 1 << 18)
    ribbons = (1 << 8 | 1 << 12, 1 << 8 | 1 << 14, 1 << 8)
    return (1, 1 | 1 << 5, 1 | 1 << 6, 1 << 3) + animals + ribbons + (1 << 25,)


def _fill_month(tables, month, adds):
    """Fill in what each set of cards of a month adds to a tally, and what the opponent loses."""
    sums = [0]
    marks = b"\x00"
    for number in _CLASSES[4 * month : 4 * month + 4]:
        add = adds[number]
        sums += [some + add for some in sums]
        mark = _LOST[number] | (month == _DECEMBER) << 3
        marks += bytes([some | mark for some in marks]) if mark else marks
    at = 16 * month
    tables.tally[at : at + 16] = array("i", sums)
    tables.rules[MARKS + at : MARKS + at + 16] = marks


def taken(field):
    """Return which cards a card of the same month takes, as bits: of two, one.

    field: the month's cards on the field, as bits. Of two the policy takes the lower: a month's
    cards stand in the order bright, animal, ribbon, plain.
    """
    if field in (7, 11, 13, 14):
        return field
    return field & (0 - field)


_TAKEN = bytes([taken(field) for field in range(16)])


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
    viewing = options["viewing"]
    promises = table_weights.VIEW if viewing else bytes(8)
    weather = options["weather"] == "on"
    points = []
    worths = []
    for rain in (0, 1):
        row = [_bright_points(options, others, rain) for others in range(5)]
        points.append(_Rows(row, 8))
        worths.append(_worths(row, table_weights.BRIGHT[5 * rain :], 8))
    rules = []
    policy = []
    for part in range(16 if weather else 8):
        for rain in (0, 1):
            views = 0
            if part & 1:  # the cup
                views = (part >> 1 & 1) * (1 - rain * weather)
                views += (part >> 2 & 1) * (1 - (part >> 3) * weather)
            paid = views * viewing
            rules.append(points[rain].raised(paid))
            policy.append(worths[rain].raised(8 * paid + promises[part & 7]))
    if not weather:  # December makes no difference
        rules += rules
        policy += policy
    tables.rules[:RIBBONS] = b"".join(rules)
    tables.policy[:WORTH_RIBBONS] = b"".join(policy)


def _counted(yaku_id: int, most, trios=0):
    """Return what a yaku that counts its cards pays, by their number up to `most`.

    trios: how many complete trios are paid in its place: then each card beyond them pays.
    """
    free = 3 * trios or yaku.PATTERNS[yaku_id].least - 1
    return [max(0, count - free) for count in range(most + 1)]


def _ribbon_points(options, full):
    """Return the points by number of ribbons, for this number of complete trios (of two)."""
    counted = _counted(yaku.TAN, 10, full if options["trio_extra"] == "on" else 0)
    return [full * options["ribbons"] + paid for paid in counted]


def _fill_ribbons(tables, points, worths):
    """Fill the tables of ribbons. points: rows by complete trios; worths: the same as _Rows."""
    rules = []
    policy = [[], [], [], []]
    for blue in range(4):
        for poetry in range(4):
            full = (poetry == 3) + (blue == 3)
            rules.append(bytes(points[full]) + bytes(5))
            promises = table_weights.POETRY[poetry], table_weights.BLUE[blue]
            policy[0].append(worths[full].raised(promises[0] + promises[1]))
            policy[1].append(worths[full].raised(promises[1]))
            policy[2].append(worths[full].raised(promises[0]))
            policy[3].append(worths[full].raised(0))
    tables.rules[RIBBONS:ANIMALS] = b"".join(rules)
    for number, rows in enumerate(policy):
        at = WORTH_RIBBONS + 256 * number
        tables.policy[at : at + 256] = b"".join(rows)


def _fill_animals(tables, options):
    few = _counted(yaku.TANE, 9)
    counted = _counted(yaku.TANE, 9, int(options["trio_extra"] == "on"))
    whole = [options["boar"] + paid for paid in counted]
    tables.rules[ANIMALS:PLAINS] = 3 * (bytes(few) + bytes(6)) + bytes(whole) + bytes(6)
    few, whole = [_worths(row, table_weights.ANIMAL, 16) for row in (few, whole)]
    by_trio = (few, few, few, whole)
    rows = [row.raised(table_weights.BOAR[trio]) for trio, row in enumerate(by_trio)]
    rows += [row.raised(0) for row in by_trio]
    tables.policy[WORTH_ANIMALS:WORTH_PLAINS] = b"".join(rows)


def _fill_plains(tables):
    points = bytes(_counted(yaku.KASU, 25))
    promises = table_weights.PLAIN + table_weights.PLAIN[-1:] * len(points)
    tables.rules[PLAINS:MARKS] = points + bytes(6)
    tables.policy[WORTH_PLAINS:TAKEN] = _worths(points, promises, 32).raised(0)


def _fill_moves(policy, options):
    """Fill the move tables: captures, cost of laying, urgency of taking, koi-koi limits."""
    policy[TAKEN:LAY] = _TAKEN * cards.MONTHS
    lays = [_lay(cost) for cost in table_weights.COST]
    width = len(table_weights.STANDING)
    for card, number in enumerate(_CLASSES):
        policy[LAY + width * card : LAY + width * card + width] = lays[number]
    hurries = [table_weights.HURRY[row : row + 8] for row in (0, 8, 16, 16)]
    more = (0, 0, 0, 1, 0, 1, 1, 2, 0, 1, 1, 2, 1, 2, 2, 3)  # cards on the field than one
    policy[HURRY:LIMIT] = b"".join([hurries[size] for size in more])
    row = 8 * (options["seven"] == "on")
    policy[LIMIT:POLICY] = table_weights.LIMIT[row : row + 8]


def _lay(cost):
    """Return the value of laying a card, indexed by its standing and biased by +128."""
    worths = bytearray(table_weights.STANDING)
    for standing, risk in enumerate(table_weights.RISK):
        if risk:
            worths[standing] = max(0, worths[standing] - (cost * risk >> 4))
    return worths
