"""The rules of Koi-Koi on the device: app/table/rules.py says what a book has."""

from app.koikoi.words import card_name, plant, tab_names, yaku_name
from app.table.rules import pieces, row, text
from app.texts.catalog import fill
from app.texts.koikoi import ids as table_ids
from app.texts.koikoi_rules import ids
from engine.compat import const
from engine.koikoi import yaku
from engine.koikoi.cards import BUTTERFLIES, CRANE, CUP, DEER, MONTHS
from engine.koikoi.phases import DECIDING, DECLARING

AREA = "koikoi_rules"

_TURN, COUNTS, _DECISION, _LUCKY = 2, 3, 6, 7  # pages

_MOST = const(5)  # cards of a yaku that are shown

_MONTH = (b"\x08\x09\x0a\x0b",)  # cherry
_ANIMALS = (bytes((4, 12, BUTTERFLIES, CUP, DEER)),)
_RIBBONS = (b"\x01\x05\x09", b"\x15\x21\x25", b"\x0d\x11")
_PLAINS = (b"\x02\x03\x06\x2b\x2e",)
_TAKES = (b"\x01\x00",)
_TAKES_ALL = (b"\x1c", b"\x1d\x1e\x1f")
_TESHI = (b"\x10\x11\x12\x13",)
_KUTTSUKI = (b"\x00\x02", b"\x09\x0a", b"\x14\x16", b"\x28\x29")

_BRIGHT_YAKU = (yaku.GOKO, yaku.SHIKO, yaku.AME, yaku.SANKO)
_RIBBON_YAKU = (yaku.AKATAN, yaku.AOTAN, yaku.TAN)
_OTHER_YAKU = (yaku.INOSHIKA, yaku.TSUKIMI, yaku.HANAMI, yaku.TANE, yaku.KASU)

_CALLED = {
    "opp_x2": ids.CALLED_OTHER,
    "per_call": ids.CALLED_EACH,
    "own_x2": ids.CALLED_BOTH,
}
_CALLS = {"any": ids.CALLS_ANY, "once_each": ids.CALLS_EACH, "once_total": ids.CALLS_TOTAL}


class Pieces:
    """Draws cards."""

    def __init__(self, canvas, layout):
        """Draw on `canvas` in the size of the table."""
        self._cards = layout.cards(canvas, tab_names())
        self.w = self._cards.w
        self.h = self._cards.h

    def draw(self, piece, x, y):
        self._cards.draw(piece, x, y)


def pages(options):
    """Return the pages as the options have the rules."""
    found = [
        (ids.GOAL, [text(ids.GOAL_YAKU), text(ids.GOAL_STOP, options["rounds"])]),
        (
            ids.CARDS,
            [
                text(ids.CARDS_MONTHS),
                pieces(*_MONTH),
                text(ids.CARDS_BRIGHT),
                pieces(yaku.BRIGHTS),
                text(ids.CARDS_ANIMAL),
                pieces(*_ANIMALS),
                text(ids.CARDS_RIBBON),
                pieces(*_RIBBONS),
                text(ids.CARDS_PLAIN),
                pieces(*_PLAINS),
            ],
        ),
        (
            ids.TURN,
            [
                text(ids.TURN_PLAY),
                pieces(*_TAKES),
                text(ids.TURN_TWO),
                text(ids.TURN_THREE),
                pieces(*_TAKES_ALL),
                text(ids.TURN_STOCK),
            ],
        ),
        (ids.BRIGHT_YAKU, _yaku(_BRIGHT_YAKU, options) + [text(ids.BRIGHT_BEST)]),
        (ids.RIBBON_YAKU, _yaku(_RIBBON_YAKU, options)),
        (ids.OTHER_YAKU, _yaku(_OTHER_YAKU, options)),
        (ids.DECISION, _decision(options)),
    ]
    if options["lucky"] != "off":
        found.append((ids.LUCKY, _lucky_hands(options)))
    return found + [(ids.END, _end(options))]


def gallery(options):
    """Return a page for each month: its cards, what is told of them, and the yaku of each."""
    return [
        (fill(table_ids.LARGE_MONTH, month + 1, plant(month)), _month(month, options))
        for month in range(MONTHS)
    ]


def _month(month, options):
    cards = bytes(range(4 * month, 4 * month + 4))
    blocks = [pieces(cards), text(ids.MONTH_1 + month)]
    named = []
    for card in cards:
        if card_name(card) not in named:
            named.append(card_name(card))
            blocks.append(text(ids.CARD_MAKES, named[-1], makes(card, options)))
    return blocks


def makes(card, options):
    """Return the names of the yaku in which a card counts."""
    known = yaku.in_play(options)
    return ", ".join([yaku_name(one) for one in known if card in yaku.fitting(one, options)])


def _decision(options):
    """Return the blocks about stop and koi-koi."""
    blocks = [
        text(ids.DECISION_WHEN),
        text(ids.DECISION_STOP),
        text(ids.DECISION_CALL),
        text(_CALLED[options["koi_mult"]]),
        text(_CALLS[options["calls"]]),
    ]
    return blocks + ([text(ids.SEVEN)] if options["seven"] == "on" else [])


def _lucky_hands(options):
    """Return the blocks about lucky hands."""
    return [
        text(ids.LUCKY_FOUR),
        pieces(*_TESHI),
        text(ids.LUCKY_PAIRS),
        pieces(*_KUTTSUKI),
        text(ids.LUCKY_SCORE if options["lucky"] == "score" else ids.LUCKY_VOID),
    ]


def _end(options):
    """Return the blocks about the end of a month and of the match."""
    empty = ids.END_KEPT if options["exhaust"] == "keep" else ids.END_VOID
    blocks = [text(ids.END_EMPTY), text(empty)]
    if options["oyaken"]:
        blocks.append(text(ids.END_OYAKEN, options["oyaken"]))
    return blocks + [text(ids.END_LEAD), text(ids.END_MATCH, options["rounds"])]


def _yaku(some, options):
    """Return the blocks of some yaku: name and points, and the cards that make it."""
    blocks = []
    for one in yaku.progress(b"", b"", options):
        if one.yaku not in some:
            continue
        number: int = one.yaku
        pattern = yaku.PATTERNS[number]
        points = str(one.points) + ("" if pattern.option else "+")
        blocks.append(row(yaku_name(one.yaku), points))
        fits = yaku.fitting(one.yaku, options)
        if not pattern.option:
            blocks.append(text(ids.ANY_OF, pattern.least))
            continue
        if one.yaku == yaku.AME:
            fits = bytes([card for card in fits if card != CRANE])
        blocks.append(pieces(fits[: min(_MOST, pattern.least)]))
    return blocks


def page_for(view):
    """Return the number of the page about what can be done now."""
    if view.phase == DECIDING:
        return _DECISION
    return _LUCKY if view.phase == DECLARING and view.options["lucky"] != "off" else _TURN


def page_of(number):
    """Return the number of the page about a yaku."""
    groups = (_BRIGHT_YAKU, _RIBBON_YAKU, _OTHER_YAKU)
    return COUNTS + [number in group for group in groups].index(True)
