"""Koi-Koi's yaku once more, slowly and obviously, from the texts of the cards.

It shares nothing with engine/koikoi but how cards are written (docs/rules/koikoi.md, "Cards").
"""

_MONTHS = (
    "01B 01R 01P1 01P2",
    "02A 02R 02P1 02P2",
    "03B 03R 03P1 03P2",
    "04A 04R 04P1 04P2",
    "05A 05R 05P1 05P2",
    "06A 06R 06P1 06P2",
    "07A 07R 07P1 07P2",
    "08B 08A 08P1 08P2",
    "09A 09R 09P1 09P2",
    "10A 10R 10P1 10P2",
    "11B 11A 11R 11P",
    "12B 12P1 12P2 12P3",
)
DECK = [card for month in _MONTHS for card in month.split(" ")]
_POETRY = ("01R", "02R", "03R")
_BLUE = ("06R", "09R", "10R")
_BOAR_DEER_BUTTERFLIES = ("07A", "10A", "06A")
# Cards that have a say in each yaku, other than plains.
_BRIGHTS = [card for card in DECK if card[2] == "B"]
_RIBBONS = [card for card in DECK if card[2] == "R"]
_ANIMALS = [card for card in DECK if card[2] == "A"]
_PLAINS = [card for card in DECK if card[2] == "P"] + ["09A"]
ABOUT = {
    "goko": _BRIGHTS,
    "shiko": _BRIGHTS,
    "ame": _BRIGHTS,
    "sanko": _BRIGHTS,
    "akatan": _RIBBONS,
    "aotan": _RIBBONS,
    "tan": _RIBBONS,
    "inoshika": _ANIMALS,
    "tane": _ANIMALS,
    "tsukimi": ["08B", "09A", "12B"],
    "hanami": ["03B", "09A", "11B"],
    "kasu": _PLAINS,
}


def texts(some):
    """The texts of a sequence of cards."""
    return [DECK[card] for card in some]


def score(pile, options):
    """The score of a pile (texts): a dict of yaku -> points."""
    found = {}
    brights = [card for card in pile if card[2] == "B"]
    ribbons = [card for card in pile if card[2] == "R"]
    animals = [card for card in pile if card[2] == "A"]
    plains = [card for card in pile if card[2] == "P"]
    if options["cup_plain"] == "on" and "09A" in pile:
        plains.append("09A")
    rain = "11B" in pile
    if len(brights) == 5:
        found["goko"] = options["goko"]
    elif len(brights) == 4 and not rain:
        found["shiko"] = options["shiko"]
    elif len(brights) == 4:
        found["ame"] = options["ame"]
    elif len(brights) == 3 and (not rain or options["rain3"] == "on"):
        found["sanko"] = options["three"]
    for name, trio in (("akatan", _POETRY), ("aotan", _BLUE)):
        if all(card in pile for card in trio):
            found[name] = options["ribbons"]
    if all(card in pile for card in _BOAR_DEER_BUTTERFLIES):
        found["inoshika"] = options["boar"]
    if options["trio_extra"] == "on" and "akatan" in found and "aotan" in found:
        found["akatan"] += len(ribbons) - 6
    elif options["trio_extra"] == "on" and "akatan" in found:
        found["akatan"] += len(ribbons) - 3
    elif options["trio_extra"] == "on" and "aotan" in found:
        found["aotan"] += len(ribbons) - 3
    elif len(ribbons) >= 5:
        found["tan"] = len(ribbons) - 4
    if options["trio_extra"] == "on" and "inoshika" in found:
        found["inoshika"] += len(animals) - 3
    elif len(animals) >= 5:
        found["tane"] = len(animals) - 4
    fog = options["weather"] == "on" and any(card[:2] == "12" for card in pile)
    wet = options["weather"] == "on" and rain
    if options["viewing"] and "09A" in pile:
        if "08B" in pile and not fog:
            found["tsukimi"] = 5
        if "03B" in pile and not wet:
            found["hanami"] = 5
    if len(plains) >= 10:
        found["kasu"] = len(plains) - 9
    return found


def fewest(name, own, other, options):
    """The fewest cards that bring a pile to a yaku, none of the other pile's; -1 if none do.

    Every choice of cards that have a say is tried, the small ones first; of the plains, which
    are all alike, only so many.
    """
    left = [card for card in ABOUT[name] if card not in own and card not in other]
    for size in range(len(left) + 1):
        for more in [left[:size]] if name == "kasu" else _choices(left, size):
            if name in score(own + more, options):
                return size
    return -1


def _choices(some, size):
    """Yield every choice of so many of some, as lists."""
    if size == 0:
        yield []
        return
    for at in range(len(some) - size + 1):
        for rest in _choices(some[at + 1 :], size - 1):
            yield [some[at]] + rest
