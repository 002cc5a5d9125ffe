"""The rules of Ceki on the device: app/table/rules.py says what a book has."""

from app.table.rules import PIECES, ROW, TEXT
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
        """Draw a card."""
        self._cards.draw(piece, x, y)


def pages(options):
    """Return the pages as the options have the rules."""
    called = ids.CALL_ASKED if options["call"] == "ask" else ids.CALL_MUST
    empty = ids.END_RESHUFFLED if options["stock"] == "reshuffle" else ids.END_VOID
    return [
        (
            ids.GOAL,
            [
                (TEXT, ids.GOAL_SETS, ()),
                (PIECES, (_SEVENS, _FLOWERS)),
                (TEXT, ids.GOAL_KIND, ()),
            ],
        ),
        (
            ids.CARDS,
            [
                (TEXT, ids.CARDS_SUITS, ()),
                (PIECES, (_FIVES,)),
                (TEXT, ids.CARDS_HONOURS, ()),
                (PIECES, (_HONOURS,)),
                (TEXT, ids.CARDS_BORDERS, ()),
            ],
        ),
        (
            ids.TURN,
            [
                (TEXT, ids.TURN_TAKE, ()),
                (TEXT, ids.TURN_THROW, ()),
                (TEXT, ids.TURN_KEPT, ()),
            ],
        ),
        (
            ids.CALL,
            [
                (TEXT, ids.CALL_WHEN, ()),
                (PIECES, (_SEVENS, _NINES, _PAIR)),
                (TEXT, called, ()),
                (TEXT, ids.CALL_THEN, ()),
            ],
        ),
        (
            ids.COUNTS,
            [
                (TEXT, ids.COUNTS_SUM, ()),
                (ROW, ids.ROW_SIMPLE, "x1"),
                (ROW, ids.ROW_DOUBLE, "x2"),
                (ROW, ids.ROW_TRIPLE, "x3"),
                (TEXT, ids.COUNTS_WHO, ()),
            ],
        ),
        (ids.END, [(TEXT, empty, ())] + _match(options)),
    ]


def _match(options):
    """Return the blocks about the match in the format of the options."""
    scores, ends = _FORMATS[options["format"]]
    if options["format"] == "target":
        return [(TEXT, scores, ()), (TEXT, ends, (options["target"],))]
    if not options["hands"]:
        return [(TEXT, scores, ()), (TEXT, ids.MATCH_ENDLESS, ())]
    return [(TEXT, scores, ()), (TEXT, ends, (options["hands"],))]


def page_for(view):
    """Return the number of the page about what can be done now."""
    return _CALL if view.called[view.seat] else _TURN
