"""Paints a table from a layout: each part separately, so that only changed parts are painted."""

from app.core import theme
from app.core.draw import wrap
from app.texts.catalog import fill, t
from app.texts.table import ids
from hal import twins
from hal.canvas import Canvas
from hal.contract import HELD

_enlarge = twins.load("enlarge").enlarge
_SCALE = 3  # of `shout`
_HISTORY = 10  # texts


class Painter:
    """Paints what every table has: cloth, bar, name plates, and the texts over the table.

    layout      module of the screen class; docs/adding-a-game.md lists its names
    scenery     the layout's scenery module, such as scenery_colour.py
    displayed   the match as it is displayed; the class is the game's
    names       one short name per seat
    levels      per seat 0 for a human, 1..4 for a bot
    last        the last event as text
    history     the last ten texts of events, the newest last
    font_keys   font of the key hints on the cloth
    pressed     mask of the keys whose caps are painted as pressed
    left_out    mask of the keys whose hints had no room on the cloth
    needs_repaint    whether to paint everything in the next frame
    is_hasty    whether seats and the last event wait for `catch_up`: moves follow each other fast
    marks       whether to mark what can be taken and what is complete

    A game's painter implements `things`, `seat` and `own_hand`.
    """

    def __init__(self, canvas, layout, shown, names, levels):
        """Use the measures of `layout`; `shown` becomes `displayed`."""
        self.canvas = canvas
        self.layout = layout
        self.scenery = layout.SCENERY
        self.scenery.set_backdrop(canvas)
        self.displayed = shown
        self.names = names
        self.levels = levels
        self.last = ""
        self.history = []
        self._briefs = []  # the last two of them, each in fewer and fewer words
        self.font_keys = layout.FONT
        self.needs_repaint = False
        self.is_hasty = False
        self._late = 0  # mask of the seats that wait
        self._last_x = 0  # from where on the bar has room for the last event
        self._bare_to = 0  # the row to which the cloth has just been painted
        self.marks = True
        self._keys = None  # the painted key hints
        self.pressed = 0
        self.left_out = 0

    # What a game implements.

    def things(self):
        """Paint what lies on the cloth: the seats, and the pieces between them."""
        raise NotImplementedError

    def seat(self, seat):
        """Paint a seat, unless it `waits`."""
        raise NotImplementedError

    def own_hand(self):
        """Paint the player's own hand and its background."""
        raise NotImplementedError

    def refresh(self):
        """Paint what no event tells, once it is the player's turn."""

    def round_text(self):
        """Return the bar's text for the round number."""
        return fill(ids.ROUND_SHORT if self.canvas.mono else ids.ROUND, self.displayed.round_no)

    # The table.

    def all(self):
        """Paint everything except the key hints."""
        self.needs_repaint = False
        self.canvas.fill(theme.INK)
        self.table()
        self.own_hand()

    def table(self):
        """Paint the cloth with everything on it; this erases the key hints."""
        self._keys = None
        x, y, w, h = self.layout.TABLE
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self._bare_to = y + h
        self.things()
        self._bare_to = 0
        self.bar()

    def waits(self, seat):
        """Return whether to postpone painting a seat to `catch_up`, and note that if so."""
        if self.is_hasty:
            self._late |= 1 << seat
        return self.is_hasty

    def catch_up(self):
        """Paint the seats and the last event that were postponed while `is_hasty`."""
        if not self.is_hasty:
            return
        self.is_hasty = False
        for seat in range(len(self.names)):
            if self._late >> seat & 1:
                self.seat(seat)
        self._late = 0
        self.remark(self.last)

    def erase(self, x, y, w, h):
        """Paint the cloth of a rectangle, unless the table has just been painted there."""
        if y + h > self._bare_to:
            self.scenery.backdrop(self.canvas, x, y, w, h)

    def unframe(self, x, y, w, h, edge):
        """Paint the cloth around a piece, where a frame was `edge` pixels wide."""
        backdrop = self.scenery.backdrop
        canvas = self.canvas
        backdrop(canvas, x - edge, y - edge, w + 2 * edge, edge)
        backdrop(canvas, x - edge, y + h, w + 2 * edge, edge)
        backdrop(canvas, x - edge, y, edge, h)
        backdrop(canvas, x + w, y, edge, h)

    def plate(self, seat, place, is_friend=False):
        """Paint a seat's name plate with its points, lit if it is the seat's turn.

        place: x, y, w, h; with h of 20 or more the points stand below the name. The dealer's plate
        has a mark. Colour screens also show the level of a bot.
        """
        layout = self.layout
        canvas = self.canvas
        scenery = self.scenery
        x, y, w, h = place
        is_lit = seat == self.displayed.turn
        scenery.plate(canvas, x, y, w, h, is_lit)
        font = layout.FONT_PLATE
        name_ink = theme.WHITE
        if is_lit:
            name_ink = theme.INK
        elif is_friend:
            name_ink = theme.SKY
        score_ink = theme.INK if is_lit else theme.GOLD
        score = canvas.digits(self.displayed.score(seat))
        if h < 20:
            y += (h - font.cap) // 2 - font.top
            name_end = canvas.text(font, x + layout.PLATE_IN, y, self.names[seat], name_ink)
            canvas.text_right(font, x + w - layout.PLATE_IN, y, score, score_ink)
            marks_y = y + font.top
            level_x = x + w // 2 + 2
            dealer_x = name_end if canvas.mono else max(x + w // 2 - 7, name_end + 1)
        else:
            canvas.text_centred(font, x, y + 4 - font.top, w, self.names[seat], name_ink)
            marks_y = y + h - 11
            canvas.text_centred(font, x, marks_y - font.top, w, score, score_ink)
            level_x = x + w - 11
            dealer_x = x + 3
        if self.levels[seat] and not canvas.mono:
            scenery.level(canvas, level_x, marks_y, self.levels[seat], score_ink, is_lit)
        if seat == self.displayed.dealer:
            scenery.dealer(canvas, layout.DEALER, dealer_x, marks_y, is_lit)

    def bar(self):
        """Paint the bar: the emblem on colour screens, the round number and the last event."""
        x, y, w, h = self.layout.ROUND
        font = self.layout.FONT
        canvas = self.canvas
        self.scenery.bar(canvas, x, y, w, h)
        if canvas.mono:
            canvas.text_centred(font, x, y, w, self.round_text(), theme.WHITE)
        else:
            emblem = self.layout.EMBLEM
            if emblem:
                canvas.sprite(emblem, x + 2, y + (h - emblem[2]) // 2)
                x += emblem[1]
            x += 4
            for line in wrap(font, self.round_text(), self.layout.LAST[0] - x):
                end = canvas.text(font, x, y, line, theme.IVORY)
                self._last_x = end - font.gap + 8
                y += self.layout.LAST_STEP
        self.remark(self.last)

    def forget_moves(self):
        """Forget the last moves, as at the beginning of a round."""
        self.last = ""
        self.history.clear()
        self._briefs = []

    def say(self, text, *briefs):
        """Show `text` as the last event, and before it the one before where both have room.

        briefs: the same in fewer and fewer words, for when it is the one before.
        """
        if text and text not in self.history[-1:]:
            self.history.append(text)
            del self.history[:-_HISTORY]
            self._briefs.append((text,) + briefs)
            del self._briefs[:-2]
        self.remark(text)

    def has_room(self, text, is_briefest):
        """Return whether the bar has room for the next event beside the last one in brief.

        is_briefest: whether the last one may be shortened to the fewest words, or only once.
        """
        layout = self.layout
        w = layout.LAST[2] - 4 - layout.FONT.width(text)
        if layout.LAST_LINES == 1 and self.history:
            before = self._briefs[-1]
            w -= 8 + layout.FONT.width(before[-1] if is_briefest else before[:2][-1])
        return w >= 0

    def has_room_alone(self, text):
        """Return whether the bar has room for a text."""
        layout = self.layout
        w = layout.LAST[2] - (4 if layout.LAST_LINES == 1 else 0)
        return len(wrap(layout.FONT, text, w)) <= layout.LAST_LINES

    def remark(self, text):
        """Show `text` in place of the last event, without adding it to the history."""
        self.last = text
        if self.is_hasty:
            return
        if self.layout.LAST_LINES == 1:
            self._last_in_one_line(text)
        else:
            self._last_in_lines(text)

    def _last_in_one_line(self, text):
        """Paint the last event at the right, and left of it the one before if there is room."""
        canvas = self.canvas
        font = self.layout.FONT
        x, y, w, h = self.layout.LAST
        right = x + w
        if not canvas.mono:
            x = self._last_x
        self.scenery.bar(canvas, x, y, right - x, h)
        right -= 4
        canvas.text_right(font, right, y, text, theme.WHITE)
        right -= font.width(text) + 8
        for before in self._before(text):
            if right - font.width(before) >= x:
                canvas.text_right(font, right, y, before, theme.SKY)
                break

    def _last_in_lines(self, text):
        """Paint the last event in lines, and above it the one before if there is room."""
        layout = self.layout
        canvas = self.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        self.scenery.bar(canvas, x, y, w, h)
        lines = wrap(font, text, w)
        before = self._before(text)
        older = wrap(font, before[0], w) if before else []
        if len(older) + len(lines) > layout.LAST_LINES:
            older = []
        for line in older:
            canvas.text(font, x, y, line, theme.SKY)
            y += layout.LAST_STEP
        for line in lines:
            canvas.text(font, x, y, line, theme.WHITE)
            y += layout.LAST_STEP

    def _before(self, text):
        """Return the event before this text, in fewer and fewer words; () if there is none."""
        history = self.history
        at = -2 if history[-1:] == [text] else -1
        return self._briefs[at] if text and len(history) >= -at else ()

    # Texts over the table.

    @property
    def has_keys(self):
        """Whether the key hints are painted."""
        return self._keys is not None

    def keys_hide_last(self):
        """Return whether key hints would cover a part of the last event, on small screens."""
        x, y, w, _ = self.layout.LAST
        left, top, _, h = self.layout.CONTEXT
        if not self.last or self.layout.LAST_LINES > 1 or not top <= y < top + h:
            return False
        return x + w - self.layout.FONT.width(self.last) < left + self.layout.CONTEXT[2]

    def press(self, labels, down):
        """Paint the caps of the keys that are down (a mask) as pressed, the others as not."""
        self.pressed = down
        pairs = self._keys
        if pairs is not None:
            self._keys = None
            self.keys(labels, pairs)

    def keys(self, labels, pairs):
        """Paint the key hints on the cloth; do nothing if they are painted already.

        labels: the board's, see hal/contract.py; pairs: a list of (key, text id). A key that the
        board lacks is left out. With the key None the text is shown without a key.
        """
        pairs = list(pairs)
        if pairs == self._keys:
            return
        self._keys = pairs
        x, y, w, h = self.layout.CONTEXT
        self.scenery.backdrop(self.canvas, x, y, w, h)
        rows = (h + 1) // (key_cap_h(self.font_keys) + 1)
        place = (x, y + self.layout.CAPSULE_Y, w)
        self.left_out = self.keys_at(place, labels, pairs, self.font_keys, rows)

    def keys_at(self, place, labels, pairs, font=None, most=1):
        """Paint key hints centred in a place: x, y and width; return a mask of the keys left out.

        font: the layout's FONT if none is given; most: the greatest number of lines. Hints that do
        not fit are left out, long presses first. At a table the menu names them.
        """
        font = font or self.layout.FONT
        x, y, w = place
        gap = _key_gap(font)
        shown = self._shown_keys(labels, pairs, font)
        rows = _key_rows(shown, w + gap)
        left_out = 0
        while len(rows) > most:
            last = -1 if len(shown) > 2 else len(shown)
            held = [hint for hint in shown[:last] if hint[0].endswith(HELD)]
            hint = held[-1] if held else shown[-2]
            shown.remove(hint)
            left_out |= hint[4] is not None and 1 << hint[4]
            rows = _key_rows(shown, w + gap)
        step = key_cap_h(font) + 1
        y += (most - len(rows)) * step // 2
        for row in rows:
            taken = sum([key[3] for key in row]) - gap
            self._key_row(row, x + (w - taken) // 2, y, font)
            y += step
        return left_out

    def key_lines(self, labels, pairs, w):
        """Return how many lines key hints take in the layout's FONT if none is left out."""
        font = self.layout.FONT
        return len(_key_rows(self._shown_keys(labels, pairs, font), w + _key_gap(font)))

    def _shown_keys(self, labels, pairs, font):
        """Return a tuple for each hint whose key the board has.

        Label, text, width of the label's cap, width of hint and gap, key.
        """
        shown = []
        for key, number in pairs:
            if key is None or key in labels:
                label = labels.get(key, "")
                text = t(number)
                cap_w = font.width(label) + 4
                w = cap_w + 3 + font.width(text) + _key_gap(font)
                shown.append((label, text, cap_w, w, key))
        return shown

    def _key_row(self, row, x, y, font):
        """Paint one row of the hints of `keys_at`, starting at x."""
        canvas = self.canvas
        h = key_cap_h(font)
        text_y = y + (h - font.cap) // 2 - font.top
        for label, text, cap_w, width, key in row:
            if label:
                is_down = self.pressed >> key & 1
                self.scenery.key_cap(canvas, x, y, cap_w, h)
                if is_down:
                    canvas.rect(x + 1, y + 1, cap_w - 2, h - 2, theme.INK)
                canvas.text(font, x + 2, text_y, label, theme.WHITE if is_down else theme.INK)
            canvas.text(font, x + cap_w + 3, text_y, text, theme.WHITE)
            x += width

    def shout(self, word, text):
        """Paint a word in letters of three times their size, and a sentence below it.

        On one-bit screens, and where the word has no room, it is a prompt.
        """
        layout = self.layout
        canvas = self.canvas
        font = layout.FONT_PROMPT
        w = font.width(word) + 1 & -2
        h = font.cap + 3  # letters such as j reach below the line
        if canvas.mono or _SCALE * w + 16 > canvas.width:
            self.prompt(word, text)
            return
        x, y, _, table_h = layout.TABLE
        high = _SCALE * h + layout.FONT.height + 14
        wide = max(_SCALE * w, layout.FONT.width(text)) + 20
        x = (canvas.width - wide) // 2
        y += (table_h - high) // 2
        self.scenery.prompt(canvas, x, y, wide, high)
        self.large(word, y + 7, theme.GOLD, theme.SLATE)  # as the panel is
        canvas.text_centred(
            layout.FONT, x, y + high - layout.FONT.height - 4, wide, text, theme.WHITE
        )

    def large(self, word, y, ink, ground):
        """Paint a word in letters of three times their size, from row y on; not on one bit."""
        canvas = self.canvas
        font = self.layout.FONT_PROMPT
        w = font.width(word) + 1 & -2
        h = font.cap + 3  # letters such as j reach below the line
        small = Canvas(w, h)
        small.fill(ground)
        small.text(font, 0, -font.top, word, ink)
        # The kernel wants a frame around the inks that is no ink, other at the sides than above.
        inks = bytearray(b"\xff" * ((w + 2) * (h + 2)))
        for row in range(h):
            at = (row + 1) * (w + 2)
            inks[at] = inks[at + w + 1] = 254
            for column in range(w):
                inks[at + 1 + column] = small.frame_buffer.pixel(column, row)
        left = (canvas.width - _SCALE * w) // 2
        _enlarge(canvas.buffer, canvas.width + 1 >> 1, left, y, inks, w, h)

    def recap(self, texts):
        """Paint a panel in the middle with at most three sentences, one below the other."""
        canvas = self.canvas
        font = self.layout.FONT
        step = font.cap + 5
        w = min(max([font.width(text) for text in texts]) + 16, canvas.width)
        h = step * len(texts) + 7
        _, y, _, prompt_h = self.layout.PROMPT
        x = (canvas.width - w) // 2
        y = max(y + (prompt_h - h) // 2, 0)
        self.scenery.prompt(canvas, x, y, w, h)
        for text in texts:
            canvas.text_centred(font, x, y + 6 - font.top, w, text, theme.WHITE)
            y += step

    def prompt(self, heading, text):
        """Paint a panel in the middle with a heading and, if `text` is not empty, a sentence."""
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


def key_cap_h(font):
    """Return the height of a key cap: 1.5 times the height of the font's capitals."""
    return font.cap * 3 // 2


def _key_gap(font):
    """Return the pixels between two key hints."""
    return 3 if font.cap < 7 else 8


def _key_rows(shown, w):
    """Split the hints of `keys_at` into rows at most w wide; a single hint may be wider."""
    rows = []
    taken = 0
    for key in shown:
        taken += key[3]
        if not rows or taken > w:
            rows.append([])
            taken = key[3]
        rows[-1].append(key)
    return rows
