"""The places on a Ceki table that moves are about, for guided hands, hints and reviews."""

from app.ceki.painter import HEAP, STOCK
from engine.ceki.actions import TAKE, THROW, WIN


def at(painter, thing):
    """Return the rectangle of STOCK, of HEAP, or of a card of the hand."""
    x, y = painter.place_of(thing)
    deck = painter.cards
    return x, y, deck.w, deck.h


def card(painter, face):
    """Return the rectangle of an own card."""
    return at(painter, max(0, painter.displayed.hand.find(bytes((face,)))))


def of_move(table, action):
    """Return the rectangle that a move is about, as a list."""
    if THROW <= action < WIN:
        return [card(table.painter, action - THROW)]
    return [at(table.painter, HEAP if action in (TAKE, WIN) else STOCK)]
