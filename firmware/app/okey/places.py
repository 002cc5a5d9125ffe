"""The places on an Okey table that moves are about, for guided hands, hints and reviews."""

from engine.okey.actions import DISCARD, FINISH, SHOW, TAKE


def at(painter, place):
    """Return the rectangle of a tile at (x, y)."""
    return place[0], place[1], painter.tiles.w, painter.tiles.h


def tile(painter, kind):
    """Return the rectangle of an own tile; that of the rack if there is none."""
    slot = painter.rack.find(kind)
    if slot < 0:
        return painter.layout.RACK
    return at(painter, (painter.slot_x(slot), painter.slot_y(slot)))


def discards(painter, seat):
    """Return the rectangle of a seat's discards."""
    return at(painter, painter.layout.DISCARD[painter.displayed.discard_place(seat)])


def pile(painter):
    """Return the rectangle of the draw pile."""
    return at(painter, (painter.layout.PILE[0], painter.pile_y()))


def of_move(table, action):
    """Return the rectangle that a move is about, as a list; for a held tile the pile below it."""
    painter = table.painter
    if action == SHOW:
        return [tile(painter, table.view.indicator)]
    if action == TAKE:
        return [discards(painter, painter.displayed.source())]
    if not DISCARD <= action < FINISH:
        return [pile(painter)]
    kind = action - DISCARD
    if painter.rack.held == kind:
        return [discards(painter, table.viewer)]
    return [tile(painter, kind)]
