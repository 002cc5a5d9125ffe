"""The places on a Koi-Koi table that moves are about, for guided hands, hints and reviews."""

from engine.koikoi import cards
from engine.koikoi.actions import PLAY, TAKE


def at(painter, place):
    """Return the rectangle of a card at (x, y).

    On one bit it is lower: a frame around it leaves the letters above and below the field whole.
    """
    inset = int(painter.canvas.mono)
    return place[0], place[1] + inset, painter.cards.w, painter.cards.h - 2 * inset


def card(painter, number):
    """Return the rectangle of an own card."""
    place = painter.displayed.hand.find(bytes((number,)))
    if place < 0:
        return painter.layout.HAND
    return at(painter, (painter.hand.card_x(place), painter.layout.HAND_Y))  # not lifted


def field(painter, some):
    """Return the rectangles of some cards on the field, a list."""
    slots = painter.displayed.slots
    return [
        at(painter, (painter.field.slot_x(slot), painter.field.slot_y(slot)))
        for slot in range(len(slots))
        if slots[slot] in some
    ]


def of_move(table, action):
    """Return the rectangles of the card that a move plays, and of those that it can take."""
    if action < PLAY:
        return []
    if action >= TAKE:
        return field(table.painter, (action - TAKE,))
    taken = cards.of_month(table.view.field, (action - PLAY) >> 2)
    return [card(table.painter, action - PLAY)] + field(table.painter, taken)
