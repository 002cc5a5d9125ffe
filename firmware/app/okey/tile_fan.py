"""Fans out over the cloth what a rule lets the player see: discards, or the partners of a tile."""

from app.core import theme
from app.okey.cursor import OWN, SOURCE
from app.table.panels import blank_panel, clear_cut
from app.texts.catalog import fill, t
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.compat import const
from engine.okey.tiles import COPIES, FALSE_JOKER, VALUES

# The values of a run of three with a tile, relative to the tile's own.
_NEAR = (-2, -1, 1, 2)

_REST_MS = const(350)  # the cursor rests so long before something fans out


class TileFan:
    """What is fanned out, and the wait before it.

    at        where the cursor was when it fanned out, None if nothing has
    rests_at  where the cursor waits for it, None if it does not
    """

    def __init__(self, table):
        """Fan out over the cloth of `table`, whose painter exists."""
        self.at = None
        self.rests_at = None
        self._rests_ms = 0  # since when
        self._table = table

    def rest(self, at):
        """Begin the wait of a cursor at `at`; None: it waits for nothing."""
        self.rests_at = at
        self._rests_ms = self._table.loop.now_ms

    def is_due(self):
        """Return whether the cursor has rested for long enough."""
        loop = self._table.loop
        return loop.board.clock.diff_ms(loop.now_ms, self._rests_ms) >= _REST_MS

    def open(self):
        """Fan out what lies where the cursor rests."""
        self.at = self.rests_at
        self.rests_at = None
        self.paint()

    def paint(self):
        """Paint what has fanned out: a pile of discards, or the partners of the held tile."""
        painter = self._table.painter
        if is_of_pile(self.at):
            discards(painter, self.at, self._table.view)
        else:
            partners(painter, painter.rack.held, self._table.view)


def discards(painter, at, view):
    """Show the discards below the cursor at SOURCE or OWN, the newest last.

    They are tiles beside their pile; on one bit a line of text that begins with their owner.
    """
    displayed = painter.displayed
    seat = displayed.source() if at == SOURCE else displayed.viewer
    if painter.canvas.mono:
        _in_a_line(painter, painter.names[seat], view.discards[seat])
    else:
        _in_rows(painter, seat, view.discards[seat])


def _in_a_line(painter, name, kinds):
    """Write the newest discards that have room where news is told."""
    x, y, w, h = painter.layout.NEWS
    font = painter.layout.FONT
    texts = [painter.tile_text(kind) for kind in kinds]
    while font.width(fill(table_ids.SAYS, name, " ".join(texts))) > w:
        texts.pop(0)
    painter.scenery.backdrop(painter.canvas, x, y, w, h)
    text = fill(table_ids.SAYS, name, " ".join(texts))
    painter.canvas.text_centred(font, x, y, w, text, theme.WHITE)


def _in_rows(painter, seat, kinds):
    """Paint the newest discards of a seat that have room in one or two rows, below its name.

    Where two rows have no room below the name, they are more important.
    """
    layout = painter.layout
    canvas = painter.canvas
    tiles = painter.tiles
    font = layout.FONT
    name = painter.names[seat]
    name_h = font.cap + 4
    x, y = layout.DISCARD[painter.displayed.discard_place(seat)]
    is_right = x > canvas.width // 2
    room = x - 6 if is_right else canvas.width - x - tiles.w - 6
    across = (room - 8) // layout.PITCH
    bottom = min(y + tiles.h, layout.CONTEXT[1] - 5)
    high = bottom - layout.TABLE[1] - 2 * tiles.h  # beside two rows
    if len(kinds) > across and 0 < high <= name_h:
        name_h = 0
    rows = 2 if high > name_h else 1
    kinds = kinds[-across * rows :]
    rows = (len(kinds) + across - 1) // across
    across = (len(kinds) + rows - 1) // rows
    w = max(across * layout.PITCH + 6, font.width(name) + 12)
    h = rows * (tiles.h + 1) + name_h + 5
    x = x - w - 4 if is_right else x + tiles.w + 4
    y = bottom + 3 - h
    blank_panel(painter, (x, y, w, h))
    if name_h:
        canvas.text_centred(font, x, y + 4 - font.top, w, name, theme.GOLD)
    x += (w - across * layout.PITCH + 2) // 2
    y += name_h + 3
    for number, kind in enumerate(kinds):
        left = x + number % across * layout.PITCH
        tiles.draw(kind, left, y + number // across * (tiles.h + 1), painter.displayed.joker)


def partners_of(kind, joker):
    """Return the kinds that are in a set or a run of three with a tile, as a list.

    >>> partners_of(12, 20)
    [10, 11, 0, 25, 38, 51]
    """
    face = joker if kind == FALSE_JOKER else kind
    value = face % VALUES
    first = face - value
    values = [value + far for far in _NEAR]
    if value == 0:  # the 1 follows the 13
        values[:2] = [VALUES - 2, VALUES - 1]
    faces = [first + (0 if one == VALUES else one) for one in values if 0 <= one <= VALUES]
    faces += [other for other in range(value, 4 * VALUES, VALUES) if other != face]
    return [FALSE_JOKER if one == joker else one for one in faces]


def partners(painter, kind, view):
    """Paint the partners of an own tile, and below each how many of them nobody has shown."""
    layout = painter.layout
    canvas = painter.canvas
    tiles = painter.tiles
    font = layout.FONT
    left = view.live_tiles()
    kinds = partners_of(kind, view.joker)
    step = max(layout.PITCH, font.width("2/2") + 3)
    edge, gap = (0, 1) if canvas.mono else (2, 3)
    heading = t(ids.UNSEEN)
    w = max(len(kinds) * step + 8, font.width(heading) + 12)
    if canvas.mono:
        w = canvas.width  # all of the bar is covered, so that no half letters remain
    h = tiles.h + 2 * font.cap + 2 * edge + 3 * gap
    x = (canvas.width - w) // 2
    y = max(layout.CONTEXT[1] - 4 - h, layout.TABLE[1])
    if canvas.mono:  # no room for a frame
        clear_cut(painter, (x, y, w, h))
        painter.scenery.backdrop(canvas, x, y, w, h)
    else:
        blank_panel(painter, (x, y, w, h))
    y += edge + gap - font.top
    canvas.text_centred(font, x, y, w, heading, theme.GOLD)
    y += font.top + font.cap + gap
    x += (w - len(kinds) * step) // 2
    for one in kinds:
        tiles.draw(one, x + (step - tiles.w) // 2, y, view.joker)
        text = str(left[one]) + "/" + str(COPIES)
        ink = theme.WHITE if left[one] else theme.PINK
        canvas.text_centred(font, x, y + tiles.h + gap - font.top, step, text, ink)
        x += step


def is_of_pile(at):
    """Return whether the cursor is on discards that can fan out."""
    return at in (SOURCE, OWN)
