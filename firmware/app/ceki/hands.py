"""Ceki hands for app/table/open_hands.py."""

from engine.ceki import cards


def pieces(state, seat):
    """Return the faces that a seat holds."""
    return cards.cards_of(state.hands[seat])


def size(painter):
    """Return width and height of a card."""
    return painter.cards.w, painter.cards.h


def draw(painter, piece, x, y):
    """Paint a card."""
    painter.cards.draw(piece, x, y)
