"""The rules of Ceki on the device: app/table/rules.py says what a book has."""

from app.table.rules import pieces, row, text
from app.texts.ceki_rules import ids
from engine.ceki.cards import (
    COINS,
    MYRIADS,
    OLD_THOUSAND,
    RANKS,
    RED_FLOWER,
    STRINGS,
    WHITE_FLOWER,
)

AREA = "ceki_rules"

_TURN, _CALL, COUNTS = 2, 3, 4  # pages

_COINS, _STRINGS, _MYRIADS = [suit * RANKS - 1 for suit in (COINS, STRINGS, MYRIADS)]

_SEVENS = bytes((_COINS + 7, _STRINGS + 7, _MYRIADS + 7))
_NINES = bytes((_COINS + 9, _MYRIADS + 9, _MYRIADS + 9))
_FIVES = bytes((_COINS + 5, _STRINGS + 5, _MYRIADS + 5))
_PAIR = bytes((_STRINGS + 4, _MYRIADS + 4))
_FLOWERS = bytes((RED_FLOWER, RED_FLOWER, RED_FLOWER))
_HONOURS = bytes((WHITE_FLOWER, RED_FLOWER, OLD_THOUSAND))

_SUITS = (
    (COINS, ids.CARDS_COINS),
    (STRINGS, ids.CARDS_STRINGS),
    (MYRIADS, ids.CARDS_MYRIADS),
)

_FORMATS = {
    "pay": (ids.MATCH_PAY, ids.MATCH_HANDS),
    "target": (ids.MATCH_TARGET, ids.MATCH_FIRST),
    "hands": (ids.MATCH_ADD, ids.MATCH_HANDS),
}


class Pieces:
    """Draws cards."""

    def __init__(self, canvas, layout):
        """Draw on `canvas` in the size of the table."""
        self._cards = layout.cards(canvas)
        self.w = self._cards.w
        self.h = self._cards.h

    def draw(self, piece, x, y):
        self._cards.draw(piece, x, y)


def pages(options):
    """Return the pages as the options have the rules."""
    called = ids.CALL_ASKED if options["call"] == "ask" else ids.CALL_MUST
    empty = ids.END_RESHUFFLED if options["stock"] == "reshuffle" else ids.END_VOID
    return [
        (
            ids.GOAL,
            [
                text(ids.GOAL_SETS),
                pieces(_SEVENS, _FLOWERS),
                text(ids.GOAL_KIND),
            ],
        ),
        (
            ids.CARDS,
            [
                text(ids.CARDS_SUITS),
                pieces(_FIVES),
                text(ids.CARDS_HONOURS),
                pieces(_HONOURS),
                text(ids.CARDS_BORDERS),
            ],
        ),
        (
            ids.TURN,
            [
                text(ids.TURN_TAKE),
                text(ids.TURN_THROW),
                text(ids.TURN_KEPT),
            ],
        ),
        (
            ids.CALL,
            [
                text(ids.CALL_WHEN),
                pieces(_SEVENS, _NINES, _PAIR),
                text(called),
                text(ids.CALL_THEN),
            ],
        ),
        (
            ids.COUNTS,
            [
                text(ids.COUNTS_SUM),
                row(ids.ROW_SIMPLE, "x1"),
                row(ids.ROW_DOUBLE, "x2"),
                row(ids.ROW_TRIPLE, "x3"),
                text(ids.COUNTS_WHO),
            ],
        ),
        (ids.END, [text(empty)] + _match(options)),
    ]


def gallery(options):
    """Return a page for each suit, and one of the honours."""
    found = []
    for suit, sentence in _SUITS:
        first = suit * RANKS
        blocks = [pieces(bytes(range(first, first + RANKS))), text(sentence)]
        found.append((ids.CARDS, blocks + [text(ids.GOAL_KIND), text(ids.CARDS_BORDERS)]))
    honours = [text(ids.CARDS_HONOURS), pieces(_HONOURS)]
    return found + [(ids.CARDS, honours + [text(ids.GOAL_KIND)])]


def _match(options):
    """Return the blocks about the match in the format of the options."""
    scores, ends = _FORMATS[options["format"]]
    if options["format"] == "target":
        return [text(scores), text(ends, options["target"])]
    if not options["hands"]:
        return [text(scores), text(ids.MATCH_ENDLESS)]
    return [text(scores), text(ends, options["hands"])]


def page_for(view):
    """Return the number of the page about what can be done now."""
    return _CALL if view.called[view.seat] else _TURN
