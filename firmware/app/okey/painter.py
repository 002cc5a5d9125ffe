"""Draws an Okey table: seats, discards, pile and indicator, and the rack."""

from app.core import theme
from app.okey.art import Letters, Tiles
from app.okey.rack import COLUMNS, EMPTY, LINKED, LIT, SLOTS
from app.okey.words import tile_text
from app.table import painter
from app.table.panels import blank_panel
from app.texts.catalog import t
from app.texts.okey import ids
from engine.compat import const

_COUNT_BITS = const(5)  # a hand has 15 tiles at most
_COUNTS = const(31)


class Painter(painter.Painter):
    """Paints the table of a `Displayed` and a `Rack` on a canvas."""

    def __init__(self, loop, layout, displayed, rack, names, levels):
        """Use the measures of `layout`, a module such as square.py."""
        super().__init__(loop, layout, displayed, names, levels)
        self.tiles = Tiles(loop.canvas, layout.TILE)
        if layout.LETTER_PIP:
            loop.canvas.picture = Letters(loop.canvas, layout).draw
        self.rack = rack
        self.wood = layout.WOOD
        self._slots = bytearray(SLOTS)  # slots of the rack as last painted
        self._marks = bytearray(SLOTS)  # and their marks
        self._newest = -1
        self._seats = [None] * displayed.players  # per seat the number that `paint_seat` painted
        self.was_marked = -1  # seat whose discard has an outline in the picture

    def paint_things(self):
        """Paint the seats, their discards, the draw pile and the indicator on a bare cloth."""
        for seat in range(self.displayed.players):
            self._paint_discard(seat)
            self._seats[seat] = None
            self.paint_seat(seat)
        self._paint_pile()
        self.paint_indicator()
        self.paint_news()

    # The seats.

    def paint_seat(self, seat):
        """Paint what has changed of a seat's plate and, for other seats, of the rack.

        If it is out, there is only a grey name.
        """
        if self.postpones(seat):
            return
        displayed = self.displayed
        layout = self.layout
        canvas = self.canvas
        place = displayed.place(seat)
        backs = layout.BACKS[place]
        x, y, w, h = layout.PLATE[place]
        if seat not in displayed.active:
            if backs:
                self.scenery.backdrop(canvas, backs[0], backs[1], backs[2], backs[3])
            self.scenery.backdrop(canvas, x, y, w, h)
            canvas.text_centred(layout.FONT_PLATE, x, y, w, self.names[seat], theme.GREY)
            return
        count = displayed.hands[seat]
        marks = displayed.score(seat) << 2 | (seat == displayed.dealer) << 1
        now = (marks | (seat == displayed.turn)) << _COUNT_BITS | count
        was = self._seats[seat]
        self._seats[seat] = now
        if backs and (was is None or (was ^ now) & _COUNTS):
            self.wood.backs(canvas, backs[0], backs[1], backs[2], backs[3], count)
        if was is None or was >> _COUNT_BITS != now >> _COUNT_BITS:
            self.paint_plate(seat, layout.PLATE[place], displayed.is_partner(seat))

    # What lies on the table.

    def repaint_discard(self, seat):
        """Repaint the top of a seat's discards."""
        x, y = self.layout.DISCARD[self.displayed.discard_place(seat)]
        tiles = self.tiles
        self.scenery.backdrop(self.canvas, x - 2, y - 2, tiles.w + 4, tiles.h + 4)
        self._paint_discard(seat)

    def _paint_discard(self, seat):
        """Paint the top of a seat's discards; the latest discard has an outline."""
        displayed = self.displayed
        x, y = self.layout.DISCARD[displayed.discard_place(seat)]
        tiles = self.tiles
        kind = displayed.tops[seat]
        if kind >= 0:
            tiles.draw(kind, x, y, displayed.joker)
            if seat == displayed.last_thrown:
                self.was_marked = seat
                self.scenery.newest(self.canvas, x, y, tiles.w, tiles.h)
        elif seat in displayed.active:
            self.scenery.empty_place(self.canvas, x, y, tiles.w, tiles.h)

    def pile_y(self):
        """Return the y of the pile's uppermost tile."""
        layout = self.layout
        layers = (self.displayed.pile + 11) // 12
        if layers > layout.PILE_LAYERS:
            layers = layout.PILE_LAYERS
        if layers < 1:
            layers = 1
        return layout.PILE[1] + (layout.PILE_LAYERS - layers) * layout.PILE_STEP

    def repaint_pile(self):
        layout = self.layout
        x, y = layout.PILE
        tiles = self.tiles
        h = (layout.PILE_LAYERS - 1) * layout.PILE_STEP + tiles.h + 4
        self.scenery.backdrop(self.canvas, x - 2, y - 2, tiles.w + 4, h)
        self._paint_pile()

    def _paint_pile(self):
        """Paint the draw pile at its present height, and its count."""
        layout = self.layout
        canvas = self.canvas
        x, y = layout.PILE
        tiles = self.tiles
        step = layout.PILE_STEP
        bottom = y + (layout.PILE_LAYERS - 1) * step
        count = self.displayed.pile
        if count:
            for layer_y in range(bottom, self.pile_y() - 1, -step if step else -1):
                tiles.back(x, layer_y)
        else:
            self.scenery.empty_place(canvas, x, bottom, tiles.w, tiles.h)
        x, y, w, h = layout.COUNT
        self.scenery.backdrop(canvas, x, y, w, h)
        font = layout.FONT
        canvas.text_centred(font, x, y - font.top, w, canvas.digits(count), theme.WHITE)

    def paint_indicator(self):
        layout = self.layout
        canvas = self.canvas
        x, y = layout.INDICATOR
        tiles = self.tiles
        displayed = self.displayed
        if displayed.indicator < 0:
            return
        if displayed.has_indicator:
            tiles.draw(displayed.indicator, x, y, -1)
        else:
            self.scenery.backdrop(canvas, x, y, tiles.w, tiles.h)
            self.scenery.empty_place(canvas, x, y, tiles.w, tiles.h)
        if displayed.joker < 0:
            return
        left, y = layout.JOKER
        tiles.draw(displayed.joker, left, y, displayed.joker)
        if layout.JOKER_LABEL:
            font = layout.FONT
            between = x + tiles.w
            arrow_y = y + (tiles.h - font.height) // 2
            canvas.text_centred(font, between, arrow_y, left - between, "→", theme.GOLD)
            x, y, w, h = layout.JOKER_LABEL
            self.scenery.backdrop(canvas, x, y, w, h)
            canvas.text_centred(font, x, y - font.top, w, t(ids.JOKER), theme.GOLD)

    def paint_dice(self, first, second, hop):
        """Paint the dice, the first one raised by `hop` pixels; second 0 means one die only."""
        layout = self.layout
        x, y = layout.DICE[0]
        right, second_y = layout.DICE[1]
        top = layout.DICE_HOP
        table = layout.TABLE
        h = min(top + 20, table[1] + table[3] - y + top)  # keep what is below the table
        self.scenery.backdrop(self.canvas, x, y - top, right - x + 18, h)
        self.wood.die(self.canvas, x, y - hop, first)
        if second:
            second_hop = top - hop if hop else 0
            self.wood.die(self.canvas, right, second_y - second_hop, second)

    def paint_groups_panel(self, heading, groups):
        """Paint the panel on which a winner's groups are laid down, in one row or in two.

        groups: a list of bytes. Returns the place (x, y) of each group.
        """
        layout = self.layout
        x, y, w, h = layout.GROUPS
        blank_panel(self, (x, y, w, h))
        font = layout.FONT_PROMPT
        top = y + layout.GROUPS_TOP
        self.canvas.text_centred(
            font, x, y + (layout.GROUPS_TOP - font.cap + 1) // 2 - font.top, w, heading, theme.GOLD
        )
        rows = [list(groups)]
        if self._groups_w(groups) > w - 4:
            half = sum([len(group) for group in groups]) // 2
            # The first row ends with the group after which its length is nearest to half.
            ends = range(1, len(groups))
            count = min(ends, key=lambda n: abs(sum([len(g) for g in groups[:n]]) - half))
            rows = [groups[:count], groups[count:]]
        gap = (y + h - top - len(rows) * self.tiles.h) // (len(rows) + 1)
        places = []
        for row in rows:
            top += gap
            left = x + (w - self._groups_w(row)) // 2
            for group in row:
                places.append((left, top))
                left += len(group) * layout.PITCH + layout.RESULT_GAP
            top += self.tiles.h
        return places

    def _groups_w(self, groups):
        """Return how wide groups are side by side."""
        tiles = sum([len(group) for group in groups])
        return tiles * self.layout.PITCH + (len(groups) - 1) * self.layout.RESULT_GAP

    def paint_group(self, group, x, y):
        """Paint the tiles of a group side by side."""
        for kind in group:
            self.tiles.draw(kind, x, y, self.displayed.joker)
            x += self.layout.PITCH

    def tile_text(self, kind):
        """Return a tile as text for the picture: a small tile, or a number and a sign."""
        return tile_text(kind, self.displayed.joker, self.canvas)

    # The rack.

    def paint_own_hand(self):
        """Paint the rack with everything on it."""
        x, y, w, h = self.layout.RACK
        self.wood.rack(self.canvas, x, y, w, h)
        layout = self.layout
        for row in range(SLOTS // COLUMNS):
            y = layout.ROW_Y[row]
            x = layout.RACK_X
            for slot in range(row * COLUMNS, (row + 1) * COLUMNS):
                self._paint_slot_at(slot, x, y)
                x += layout.PITCH
        self._newest = self.rack.newest

    def paint_sliding_hand(self, origins, gone):
        """Paint the rack while its tiles slide.

        origins: by slot, the slot that its tile comes from; gone: how far they are, of 256.
        """
        x, y, w, h = self.layout.RACK
        self.wood.rack(self.canvas, x, y, w, h)
        for slot in range(SLOTS):
            self._slots[slot] = EMPTY  # as painted, for `paint_rack_changes`
            kind = self.rack.slots[slot]
            if kind != EMPTY:
                x = self.slot_x(origins[slot])
                y = self.slot_y(origins[slot])
                x += (self.slot_x(slot) - x) * gone >> 8
                y += (self.slot_y(slot) - y) * gone >> 8
                self.tiles.draw(kind, x, y, self.displayed.joker)

    def paint_rack_changes(self):
        """Repaint the slots of the rack that have changed since they were painted."""
        rack = self.rack
        for slot in range(SLOTS):
            if (
                rack.slots[slot] != self._slots[slot]
                or rack.marks[slot] != self._marks[slot]
                or (slot == rack.newest) != (slot == self._newest)
            ):
                self.paint_slot(slot)
        self._newest = rack.newest

    def slot_x(self, slot):
        """Return the left edge of a slot."""
        return self.layout.RACK_X + slot % COLUMNS * self.layout.PITCH

    def slot_y(self, slot):
        """Return the upper edge of a slot."""
        return self.layout.ROW_Y[slot // COLUMNS]

    def paint_slot(self, slot):
        """Paint one slot of the rack, including the mark of its group."""
        self._paint_slot_at(slot, self.slot_x(slot), self.slot_y(slot))

    def _paint_slot_at(self, slot, x, y):
        """Paint one slot of the rack at (x, y)."""
        self.wood.slot(self.canvas, slot, x, y)
        kind = self._slots[slot] = self.rack.slots[slot]
        self._marks[slot] = self.rack.marks[slot]
        if kind == EMPTY:
            return
        tiles = self.tiles
        is_lit = self._marks[slot] & LIT
        tiles.is_inverse = is_lit
        tiles.draw(kind, x, y, self.displayed.joker)
        tiles.is_inverse = False
        if is_lit:
            self.wood.lit(self.canvas, x, y, tiles.w, tiles.h)
        elif self._marks[slot] and self.shows_marks:
            self._paint_group_mark(slot, x, y)
        if slot == self.rack.newest:
            self._mark_newest(x, y)

    def _paint_group_mark(self, slot, x, y):
        """Mark a tile of a complete group; the mark reaches its right neighbour in the group."""
        w = self.layout.PITCH if self.rack.marks[slot] & LINKED else self.tiles.w
        self.wood.group_mark(self.canvas, x, y, w)

    def _mark_newest(self, x, y):
        """Mark the newest tile of the hand."""
        self.scenery.newest(self.canvas, x, y, self.tiles.w, self.tiles.h)
