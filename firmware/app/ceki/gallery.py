"""The thirty cards of Ceki, a book as app/table/rules.py shows it, without options."""

from app.ceki.rules import AREA, Pieces
from app.table.rules import pieces, text
from app.texts.ceki_rules import ids
from engine.ceki.cards import COINS, FACES, MYRIADS, RANKS, STRINGS, WHITE_FLOWER

__all__ = ("AREA", "Pieces", "pages")

_SUITS = (
    (COINS, ids.CARDS_COINS),
    (STRINGS, ids.CARDS_STRINGS),
    (MYRIADS, ids.CARDS_MYRIADS),
)


def pages(options):
    """Return a page for each suit, and one of the honours."""
    found = []
    for suit, sentence in _SUITS:
        first = suit * RANKS
        suits = [pieces(bytes(range(first, first + RANKS))), text(sentence)]
        found.append((ids.CARDS, suits + [text(ids.GOAL_KIND), text(ids.CARDS_BORDERS)]))
    honours = [text(ids.CARDS_HONOURS), pieces(bytes(range(WHITE_FLOWER, FACES)))]
    return found + [(ids.CARDS, honours + [text(ids.GOAL_KIND)])]
