"""Yaku, the combinations that score: those that a pile makes, and those that it still can make.

Source: docs/rules/koikoi.md, "Yaku".
"""

from collections import namedtuple

from engine.compat import const
from engine.koikoi import cards
from engine.koikoi.cards import BOAR, BUTTERFLIES, CUP, CURTAIN, DEER, MOON, RAIN

GOKO = const(0)
SHIKO = const(1)
AME = const(2)
SANKO = const(3)
AKATAN = const(4)
AOTAN = const(5)
TAN = const(6)
INOSHIKA = const(7)
TANE = const(8)
TSUKIMI = const(9)
HANAMI = const(10)
KASU = const(11)

BRIGHTS = cards.of_kind(cards.BRIGHT)
DRY_BRIGHTS = bytes([card for card in BRIGHTS if card != RAIN])
ANIMALS = cards.of_kind(cards.ANIMAL)
RIBBONS = cards.of_kind(cards.RIBBON)
PLAINS = cards.of_kind(cards.PLAIN)
POETRY = bytes([card for card in RIBBONS if cards.ribbon_of(card) == cards.POETRY])
BLUE = bytes([card for card in RIBBONS if cards.ribbon_of(card) == cards.BLUE])
DECEMBER = bytes((44, 45, 46, 47))

# name; cards: bytes, those that count in it; least: how many of them make it; option: the setting
# that says its points, or "" for one point and one more for each card beyond `least`.
Pattern = namedtuple("Pattern", ("name", "cards", "least", "option"))

PATTERNS = (
    Pattern("goko", BRIGHTS, 5, "goko"),
    Pattern("shiko", DRY_BRIGHTS, 4, "shiko"),
    Pattern("ame", BRIGHTS, 4, "ame"),  # the Rain must be among them
    Pattern("sanko", BRIGHTS, 3, "three"),
    Pattern("akatan", POETRY, 3, "ribbons"),
    Pattern("aotan", BLUE, 3, "ribbons"),
    Pattern("tan", RIBBONS, 5, ""),
    Pattern("inoshika", bytes((BUTTERFLIES, BOAR, DEER)), 3, "boar"),
    Pattern("tane", ANIMALS, 5, ""),
    Pattern("tsukimi", bytes((MOON, CUP)), 2, "viewing"),
    Pattern("hanami", bytes((CURTAIN, CUP)), 2, "viewing"),
    Pattern("kasu", PLAINS, 10, ""),
)

# With `trio_extra`: the counting yaku, its cards, and the trios of them that replace it.
_FAMILIES = ((TAN, RIBBONS, (AKATAN, AOTAN)), (TANE, ANIMALS, (INOSHIKA,)))

# yaku: GOKO ... KASU; points; cards: bytes, those of the pile that count in it.
Made = namedtuple("Made", ("yaku", "points", "cards"))

# yaku; have: bytes, the seat's cards that count in it; missing: bytes, those it may still capture;
# needed: how many more make it, 0 once it is made; points: what it pays when made, or pays now;
# possible: it is made, or the seat can still make it.
Progress = namedtuple("Progress", ("yaku", "have", "missing", "needed", "points", "possible"))


def in_play(options):
    """Return the yaku that these options know, in the order of the rules."""
    return [yaku for yaku in range(len(PATTERNS)) if options.get(PATTERNS[yaku].option) != 0]


def fitting(yaku: int, options):
    """Return the cards that count in a yaku with these options, as bytes."""
    if yaku == SANKO and options["rain3"] == "off":
        return DRY_BRIGHTS
    if yaku == KASU and options["cup_plain"] == "on":
        return PLAINS + bytes((CUP,))
    return PATTERNS[yaku].cards


def ruled_out_by(yaku, options):
    """Return the cards that stop their owner from making a yaku, as bytes.

    The Rain makes four brights rainy; with `weather` it spoils the flowers, December the moon.
    """
    if yaku == SHIKO or (yaku == SANKO and options["rain3"] == "off"):
        return bytes((RAIN,))
    if options["weather"] == "on" and yaku == TSUKIMI:
        return DECEMBER
    if options["weather"] == "on" and yaku == HANAMI:
        return bytes((RAIN,))
    return b""


def made(captured, options):
    """Return the yaku that a pile makes, as a tuple of Made in the order of the rules.

    Of the four for brights only the best counts. captured: a sequence of cards.

    >>> from engine.koikoi.options import PRESETS
    >>> made(bytes((CURTAIN, MOON, CUP)), PRESETS[0][1])[0]
    Made(yaku=9, points=5, cards=b'\\x1c ')
    """
    captured = bytes(captured)
    found = []
    for yaku in in_play(options):
        have = _common(captured, fitting(yaku, options))
        if (found and yaku <= SANKO) or _missing_count(yaku, have):
            continue
        if not _common(captured, ruled_out_by(yaku, options)):
            found.append(Made(yaku, _worth(yaku, len(have), options), have))
    if options["trio_extra"] == "on":
        for family in _FAMILIES:
            found = _with_extra(found, captured, family)
    return tuple(found)


def points(captured, options):
    """Return the points of all yaku of a pile."""
    return sum([one.points for one in made(captured, options)])


def progress(own, other, options):
    """Return a seat's progress towards every yaku in play, as a tuple of Progress.

    own, other: the captured piles of the seat and of its opponent. A yaku that a better one of
    the same cards has replaced for good counts as no longer possible.
    """
    own = bytes(own)
    other = bytes(other)
    done = {one.yaku: one for one in made(own, options)}
    found = []
    for yaku in in_play(options):
        fits = fitting(yaku, options)
        have = _common(own, fits)
        missing = bytes([card for card in fits if card not in own and card not in other])
        if yaku in done:
            found.append(Progress(yaku, have, missing, 0, done[yaku].points, True))
        else:
            needed = _missing_count(yaku, have)
            worth = _worth_when_made(yaku, own, options)
            possible = is_possible(yaku, own, other, options)
            found.append(Progress(yaku, have, missing, needed, worth, possible))
    return tuple(found)


def is_possible(yaku: int, own, other, options):
    """Tell whether a seat can still make a yaku that it has not made.

    It can if some pile that holds all of `own` and nothing of `other` makes it.
    """
    if _common(own, ruled_out_by(yaku, options)):
        return False
    fits = fitting(yaku, options)
    have = _common(own, fits)
    needed = _missing_count(yaku, have)
    if yaku <= SANKO and len(have) + needed > PATTERNS[yaku].least:
        return False  # a better one is made, or is made with it
    if yaku == AME and RAIN in other:
        return False
    reachable = len([card for card in fits if card not in other])
    if options["trio_extra"] == "on":
        for counting, _, trios in _FAMILIES:
            if yaku == counting:
                reachable = _without_trio(reachable, trios, own, other)
    return reachable >= PATTERNS[yaku].least


def _common(some, fits):
    """Return the cards of `fits` that are among some, both bytes, in the order of the deck."""
    return bytes([card for card in fits if card in some])


def _missing_count(yaku: int, have):
    """Return how many more cards make a yaku. have: bytes, those that count in it."""
    missing = max(0, PATTERNS[yaku].least - len(have))
    return max(missing, 1) if yaku == AME and RAIN not in have else missing


def _worth(yaku: int, count, options):
    pattern = PATTERNS[yaku]
    return options[pattern.option] if pattern.option else 1 + count - pattern.least


def _with_extra(found, captured, family):
    """Add the points of further cards to the first trio that is made; drop the counting yaku.

    Source: docs/rules/koikoi.md, "Yaku", 5.
    """
    counting, kind, trios = family
    made_trios = [one for one in found if one.yaku in trios]
    if not made_trios:
        return found
    in_trios = b"".join([one.cards for one in made_trios])
    further = bytes([card for card in _common(captured, kind) if card not in in_trios])
    first = made_trios[0]
    richer = Made(first.yaku, first.points + len(further), first.cards + further)
    return [richer if one is first else one for one in found if one.yaku != counting]


def _worth_when_made(yaku: int, own, options):
    """Return the points that an unmade yaku will pay when it is made."""
    pattern = PATTERNS[yaku]
    if options["trio_extra"] == "on":
        for _, _, trios in _FAMILIES:
            if yaku in trios:
                pile = own + bytes([card for card in pattern.cards if card not in own])
                return next(one.points for one in made(pile, options) if one.yaku == yaku)
    return _worth(yaku, pattern.least, options)


def _without_trio(reachable, trios, own, other):
    """Return how many cards a seat can gather without completing a trio, 0 if it has one."""
    for yaku, pattern in enumerate(PATTERNS):
        if yaku not in trios:
            continue
        if len(_common(own, pattern.cards)) == pattern.least:
            return 0
        if not _common(other, pattern.cards):
            reachable -= 1
    return reachable
