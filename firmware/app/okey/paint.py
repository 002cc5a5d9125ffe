"""Draws the table from a layout: every part by itself, so that only what changed is painted."""

from app import theme
from app.dressing import wrap
from app.okey.art import Tiles
from app.okey.rack import COLUMNS, EMPTY, LINKED, SLOTS
from app.okey.texts_of import tile_text
from app.texts.catalog import fill, t
from app.texts.okey import ids
from hal.keymap import HELD


class Painter:
    """Paints the table of a `Shown` and a `Rack` on a canvas.

    names    one short name per seat
    levels   per seat 0 for a human, 1..3 for a bot
    last     what happened last, in words
    """

    def __init__(self, canvas, layout, shown, rack, names, levels):
        """Use the measures of `layout`, a module such as square.py."""
        self.canvas = canvas
        self.layout = layout
        self.scenery = layout.SCENERY
        self.tiles = Tiles(canvas, layout.TILE)
        self.shown = shown
        self.rack = rack
        self.names = names
        self.levels = levels
        self.last = ""
        self._slots = bytearray(SLOTS)  # of the rack, as painted
        self._marks = bytearray(SLOTS)
        self._fresh = -1
        self._keys = None  # what the keys do, as painted
        self.was_marked = -1  # seat whose discard has an outline in the picture

    def all(self):
        """Paint everything but what the keys do."""
        self.canvas.fill(theme.INK)
        self.table()
        self.whole_rack()

    def table(self):
        """Paint the cloth with everything on it; what the keys do is gone then."""
        self._keys = None
        x, y, w, h = self.layout.TABLE
        self.scenery.backdrop(self.canvas, x, y, w, h)
        for seat in range(self.shown.players):
            self.discard(seat)
            self.seat(seat)
        self.pile()
        self.indicator()
        self.bar()  # cells of the cloth reach under it

    # The seats.

    def seat(self, seat):
        """Paint a seat's plate and, of the others, the rack; nothing for one that is out."""
        shown = self.shown
        layout = self.layout
        canvas = self.canvas
        place = shown.place(seat)
        backs = layout.BACKS[place]
        x, y, w, h = layout.PLATE[place]
        if seat not in shown.active:
            if backs:
                self.scenery.backdrop(canvas, backs[0], backs[1], backs[2], backs[3])
            self.scenery.backdrop(canvas, x, y, w, h)
            canvas.text_centred(layout.FONT_PLATE, x, y, w, self.names[seat], theme.GREY)
            return
        if backs:
            count = shown.hands[seat]
            self.scenery.backs(canvas, backs[0], backs[1], backs[2], backs[3], count)
        is_lit = seat == shown.turn
        self.scenery.plate(canvas, x, y, w, h, is_lit)
        font = layout.FONT_PLATE
        name_ink = theme.WHITE
        if is_lit:
            name_ink = theme.INK
        elif shown.is_partner(seat):
            name_ink = theme.SKY
        score_ink = theme.INK if is_lit else theme.GOLD
        score = str(shown.score(seat))
        if h < 20:
            y += (h - font.cap) // 2 - font.top
            canvas.text(font, x + layout.PLATE_IN, y, self.names[seat], name_ink)
            canvas.text_right(font, x + w - layout.PLATE_IN, y, score, score_ink)
            marks_y = y + font.top
            level_x = x + w // 2 + 2
            dealer_x = x + w // 2 - 7
        else:
            canvas.text_centred(font, x, y + 4 - font.top, w, self.names[seat], name_ink)
            marks_y = y + h - 11
            canvas.text_centred(font, x, marks_y - font.top, w, score, score_ink)
            level_x = x + w - 11
            dealer_x = x + 3
        if canvas.mono:
            return
        if self.levels[seat]:
            self.scenery.level(canvas, level_x, marks_y, self.levels[seat], score_ink, is_lit)
        if seat == shown.dealer:
            self.scenery.dealer(canvas, dealer_x, marks_y)

    def bar(self):
        """Paint the number of the round, and what happened last."""
        x, y, w, h = self.layout.ROUND
        font = self.layout.FONT
        canvas = self.canvas
        self.scenery.bar(canvas, x, y, w, h)
        if canvas.mono:
            text = fill(ids.ROUND_SHORT, self.shown.round_no)
            canvas.text_centred(font, x, y, w, text, theme.WHITE)
        else:
            text = fill(ids.ROUND, self.shown.round_no)
            canvas.text(font, x + 4, y, text, theme.IVORY)
        self.say(self.last)

    def say(self, text):
        """Say what happened last."""
        self.last = text
        layout = self.layout
        canvas = self.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        self.scenery.bar(canvas, x, y, w, h)
        if layout.LAST_LINES == 1:
            canvas.text_right(font, x + w - 4, y, text, theme.WHITE)
            return
        for line in wrap(font, text, w):
            canvas.text(font, x, y, line, theme.WHITE)
            y += layout.LAST_STEP

    # What lies on the table.

    def discard(self, seat):
        """Paint the top of a seat's discards; what was thrown last has an outline."""
        shown = self.shown
        x, y = self.layout.DISCARD[shown.spot(seat)]
        tiles = self.tiles
        self.scenery.backdrop(self.canvas, x - 2, y - 2, tiles.w + 4, tiles.h + 4)
        kind = shown.tops[seat]
        if kind >= 0:
            tiles.draw(kind, x, y, shown.joker)
            if seat == shown.last_thrown:
                self.was_marked = seat
                self.scenery.fresh(self.canvas, x, y, tiles.w, tiles.h)
        elif seat in shown.active:
            self.scenery.spot(self.canvas, x, y, tiles.w, tiles.h)

    def pile_y(self):
        """Return the y of the pile's uppermost tile."""
        layout = self.layout
        layers = (self.shown.pile + 11) // 12
        if layers > layout.PILE_LAYERS:
            layers = layout.PILE_LAYERS
        if layers < 1:
            layers = 1
        return layout.PILE[1] + (layout.PILE_LAYERS - layers) * layout.PILE_STEP

    def pile(self):
        """Paint the draw pile, as high as it is, and its count."""
        layout = self.layout
        canvas = self.canvas
        x, y = layout.PILE
        tiles = self.tiles
        step = layout.PILE_STEP
        bottom = y + (layout.PILE_LAYERS - 1) * step
        self.scenery.backdrop(canvas, x - 2, y - 2, tiles.w + 4, bottom - y + tiles.h + 4)
        count = self.shown.pile
        if count:
            for layer_y in range(bottom, self.pile_y() - 1, -step if step else -1):
                tiles.draw(-1, x, layer_y, -1)
        else:
            self.scenery.spot(canvas, x, bottom, tiles.w, tiles.h)
        x, y, w, h = layout.COUNT
        self.scenery.backdrop(canvas, x, y, w, h)
        font = layout.FONT
        canvas.text_centred(font, x, y - font.top, w, str(count), theme.WHITE)

    def indicator(self):
        """Paint the indicator and the joker that it makes."""
        layout = self.layout
        canvas = self.canvas
        x, y = layout.INDICATOR
        tiles = self.tiles
        shown = self.shown
        if shown.indicator < 0:
            return
        if shown.has_indicator:
            tiles.draw(shown.indicator, x, y, -1)
        else:
            self.scenery.backdrop(canvas, x, y, tiles.w, tiles.h)
            self.scenery.spot(canvas, x, y, tiles.w, tiles.h)
        if shown.joker < 0:
            return
        left, y = layout.JOKER
        tiles.draw(shown.joker, left, y, shown.joker)
        if layout.JOKER_LABEL:
            font = layout.FONT
            between = x + tiles.w
            arrow_y = y + (tiles.h - font.height) // 2
            canvas.text_centred(font, between, arrow_y, left - between, "→", theme.GOLD)
            x, y, w, h = layout.JOKER_LABEL
            self.scenery.backdrop(canvas, x, y, w, h)
            canvas.text_centred(font, x, y - font.top, w, t(ids.JOKER), theme.GOLD)

    def dice(self, first, second, hop):
        """Paint the dice, the first `hop` pixels up in the air; second 0: just one."""
        layout = self.layout
        x, y = layout.DICE[0]
        right, second_y = layout.DICE[1]
        top = layout.DICE_HOP
        table = layout.TABLE
        h = min(top + 20, table[1] + table[3] - y + top)  # what lies below the table stays
        self.scenery.backdrop(self.canvas, x, y - top, right - x + 18, h)
        self.scenery.die(self.canvas, x, y - hop, first)
        if second:
            second_hop = top - hop if hop else 0
            self.scenery.die(self.canvas, right, second_y - second_hop, second)

    # Words over the table.

    def keys(self, labels, pairs):
        """Say what the keys do. `pairs` is a list of (key, text id); a key not there is left out.

        Where the key is None, the text is about no key.

        labels: the board's, see hal/contract.py.
        """
        pairs = list(pairs)
        if pairs == self._keys:
            return
        self._keys = pairs
        x, y, w, h = self.layout.CONTEXT
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self.keys_at((x, y + self.layout.CAPSULE_Y, w), labels, pairs)

    def keys_at(self, place, labels, pairs):
        """Say what the keys do in the middle of a place: x, y and width.

        What does not fit is left out, long presses first: the menu has it all.
        """
        layout = self.layout
        canvas = self.canvas
        font = layout.FONT
        x, y, w = place
        shown = [
            (labels.get(key, ""), t(number))
            for key, number in pairs
            if key is None or key in labels
        ]
        gap = 3 if canvas.mono else 8
        total = self._keys_width(shown, gap)
        while total > w:
            held = [pair for pair in shown if pair[0].endswith(HELD)]
            shown.remove(held[-1] if held else shown[-2])
            total = self._keys_width(shown, gap)
        x += (w - total) // 2
        text_y = y + (layout.CAPSULE_H - font.cap) // 2 - font.top
        for label, text in shown:
            cap_w = font.width(label) + 4
            if label:
                self.scenery.capsule(canvas, x, y, cap_w, layout.CAPSULE_H)
                canvas.text(font, x + 2, text_y, label, theme.INK)
            x = canvas.text(font, x + cap_w + 3, text_y, text, theme.WHITE) - font.gap + gap

    def _keys_width(self, shown, gap):
        """Return what a list of (label, text) takes, with gaps between them."""
        font = self.layout.FONT
        return sum([font.width(label) + font.width(text) + 7 + gap for label, text in shown]) - gap

    def prompt(self, heading, text):
        """Say something on a panel in the middle: a heading and, below it, a sentence."""
        layout = self.layout
        canvas = self.canvas
        x, y, w, h = layout.PROMPT
        self.scenery.prompt(canvas, x, y, w, h)
        lines = 2 if text else 1
        font = layout.FONT_PROMPT
        y += (h - layout.PROMPT_STEP * (lines - 1) - font.cap) // 2 - font.top
        canvas.text_centred(font, x, y, w, heading, theme.GOLD)
        if text:
            y += font.top + font.cap
            font = layout.FONT
            y += layout.PROMPT_STEP - font.cap - font.top
            canvas.text_centred(font, x, y, w, text, theme.WHITE)

    def tile_text(self, kind):
        """Return a tile as text, say 12 and a triangle."""
        return tile_text(kind, self.shown.joker)

    # The rack.

    def whole_rack(self):
        """Paint the rack with everything on it."""
        x, y, w, h = self.layout.RACK
        self.scenery.rack(self.canvas, x, y, w, h)
        for slot in range(SLOTS):
            self.slot(slot)
        self._fresh = self.rack.fresh

    def rack_changes(self):
        """Paint the slots of the rack that are no longer as they were painted."""
        rack = self.rack
        for slot in range(SLOTS):
            if (
                rack.slots[slot] != self._slots[slot]
                or rack.marks[slot] != self._marks[slot]
                or (slot == rack.fresh) != (slot == self._fresh)
            ):
                self.slot(slot)
        self._fresh = rack.fresh

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
        self._slots[slot] = kind
        self._marks[slot] = rack.marks[slot]
        if kind == EMPTY:
            return
        self.tiles.draw(kind, x, y, self.shown.joker)
        if rack.marks[slot]:
            is_linked = rack.marks[slot] & LINKED
            self.scenery.group_mark(self.canvas, x, y, self.tiles.w, layout.PITCH, is_linked)
        if slot == rack.fresh:
            self.scenery.fresh(self.canvas, x, y, self.tiles.w, self.tiles.h)
