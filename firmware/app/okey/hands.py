"""Okey hands for app/table/open_hands.py."""

from engine.okey import tiles


def pieces(state, seat):
    """Return the kinds that a seat holds."""
    return tiles.kinds_of(state.table.hands[seat])


def size(painter):
    """Return width and height of a tile."""
    return painter.tiles.w, painter.tiles.h


def draw(painter, piece, x, y):
    """Paint a tile."""
    painter.tiles.draw(piece, x, y, painter.displayed.joker)
