"""Koi-Koi hands for app/table/open_hands.py."""


def pieces(state, seat):
    """Return the cards that a seat holds."""
    return bytes(state.hands[seat])


def size(painter):
    """Return width and height of a card."""
    return painter.cards.w, painter.cards.h


def draw(painter, piece, x, y):
    """Paint a card."""
    painter.cards.draw(piece, x, y)
