"""Draws the table from a layout: every part by itself, so that only what changed is painted."""

from app import theme
from app.okey.art import Tiles
from app.okey.rack import COLUMNS, EMPTY, LINKED, SLOTS


class Painter:
    """Paints the table of a `Shown` and a `Rack` on a canvas.

    names    one short name per seat; levels    0 for a human, 1..3 for a bot
    """

    def __init__(self, canvas, layout, shown, rack):
        """Use the measures of `layout`, a module such as square.py."""
        self.canvas = canvas
        self.layout = layout
        self.scenery = layout.SCENERY
        self.tiles = Tiles(canvas, layout.TILE)
        self.shown = shown
        self.rack = rack
        self.names = [""] * shown.players
        self.levels = [0] * shown.players

    def all(self):
        """Paint everything but the words."""
        x, y, w, h = self.layout.TABLE
        self.scenery.backdrop(self.canvas, x, y, w, h)
        for seat in self.shown.active:
            self.seat(seat)
        for seat in range(self.shown.players):
            self.discard(seat)
        self.pile()
        self.indicator()
        self.whole_rack()

    # The seats.

    def seat(self, seat):
        """Paint a seat's plate and, of the others, the rack."""
        place = self.shown.place(seat)
        backs = self.layout.BACKS[place]
        if backs:
            count = self.shown.hands[seat]
            self.scenery.backs(self.canvas, backs[0], backs[1], backs[2], backs[3], count)
        x, y, w, h = self.layout.PLATE[place]
        is_lit = seat == self.shown.turn
        self.scenery.plate(self.canvas, x, y, w, h, is_lit)
        canvas = self.canvas
        font = self.layout.FONT_PLATE
        name_ink = theme.INK if is_lit else theme.WHITE
        score_ink = theme.INK if is_lit else theme.GOLD
        score = str(self.shown.score(seat))
        y += (13 - font.cap) // 2 - font.top
        if h < 20:
            canvas.text(font, x + 5, y, self.names[seat], name_ink)
            canvas.text_right(font, x + w - 5, y, score, score_ink)
        else:
            canvas.text_centred(font, x, y, w, self.names[seat], name_ink)
            canvas.text_centred(font, x, y + 11, w, score, score_ink)

    # What lies on the table.

    def discard(self, seat):
        """Paint the top of a seat's discards."""
        spot = self.shown.spot(seat)
        x, y = self.layout.DISCARD[spot]
        tiles = self.tiles
        self.scenery.backdrop(self.canvas, x - 2, y - 2, tiles.w + 4, tiles.h + 4)
        kind = self.shown.tops[seat]
        if kind < 0:
            self.scenery.spot(self.canvas, x, y, tiles.w, tiles.h)
        else:
            tiles.draw(kind, x, y, self.shown.joker)

    def pile(self):
        """Paint the draw pile, as high as it is, and its count."""
        layout = self.layout
        canvas = self.canvas
        x, y = layout.PILE
        tiles = self.tiles
        step = layout.PILE_STEP
        high = layout.PILE_LAYERS * step
        self.scenery.backdrop(canvas, x - 2, y - 2, tiles.w + 4, tiles.h + high + 4)
        count = self.shown.pile
        layers = (count + 11) // 12
        if layers > layout.PILE_LAYERS:
            layers = layout.PILE_LAYERS
        for i in range(layers):
            tiles.draw(-1, x, y + high - i * step, -1)
        cx, cy, cw, ch = layout.COUNT
        self.scenery.backdrop(canvas, cx, cy, cw, ch)
        font = layout.FONT
        canvas.text_centred(font, cx, cy - font.top, cw, str(count), theme.WHITE)

    def indicator(self):
        """Paint the indicator and the joker that it makes."""
        layout = self.layout
        x, y = layout.INDICATOR
        tiles = self.tiles
        if self.shown.indicator >= 0:
            tiles.draw(self.shown.indicator, x, y, -1)
        if self.shown.joker >= 0:
            x, y = layout.JOKER
            tiles.draw(self.shown.joker, x, y, self.shown.joker)

    # The rack.

    def whole_rack(self):
        """Paint the rack with everything on it."""
        x, y, w, h = self.layout.RACK
        self.scenery.rack(self.canvas, x, y, w, h)
        for slot in range(SLOTS):
            self.slot(slot)

    def slot_x(self, slot):
        """Return the left edge of a slot."""
        return self.layout.RACK_X + slot % COLUMNS * self.layout.PITCH

    def slot_y(self, slot):
        """Return the upper edge of a slot."""
        return self.layout.ROW_Y[slot // COLUMNS]

    def slot(self, slot):
        """Paint one slot of the rack, the mark of its group included."""
        layout = self.layout
        rack = self.rack
        x = self.slot_x(slot)
        y = self.slot_y(slot)
        self.scenery.slot(self.canvas, slot, x, y, layout.PITCH)
        kind = rack.slots[slot]
        if kind == EMPTY:
            return
        self.tiles.draw(kind, x, y, self.shown.joker)
        if rack.marks[slot]:
            w = layout.PITCH if rack.marks[slot] & LINKED else self.tiles.w
            self.scenery.group_mark(self.canvas, x, y + layout.MARK_Y, w, layout.MARK_H)
        if slot == rack.fresh:
            self.scenery.fresh(self.canvas, x, y, self.tiles.w, self.tiles.h)
