"""Paints a table from a layout: each part separately, so that only changed parts are painted."""

from app.core import theme
from app.core.draw import block, inner_y
from app.table.bar import Bar
from app.table.key_hints import KeyHints
from app.texts.catalog import fill
from app.texts.table import ids


class Painter:
    """Paints the cloth and the name plates; `bar` and `keys` paint the texts of every table.

    layout      module of the screen class; docs/adding-a-game.md lists its names
    scenery     the layout's scenery module, such as scenery_colour.py
    displayed   the match as it is displayed; the class is the game's
    names       one short name per seat
    levels      per seat 0 for a human, 1..4 for a bot
    bar         the Bar
    keys        the KeyHints
    needs_repaint    whether to paint everything in the next frame
    is_skipping    whether seats and the last event wait for `catch_up`: the director skips
    shows_marks    whether to mark what can be taken and what is complete

    A game's painter implements `paint_things`, `paint_seat` and `paint_own_hand`.
    """

    def __init__(self, loop, layout, shown, names, levels):
        """Use the measures of `layout`; `shown` becomes `displayed`."""
        canvas = loop.canvas
        self.canvas = canvas
        self.layout = layout
        self.scenery = layout.SCENERY
        self.scenery.set_backdrop(canvas)
        self.displayed = shown
        self.names = names
        self.levels = levels
        self.bar = Bar(self)
        self.keys = KeyHints(self, loop.board.labels)
        self.needs_repaint = False
        self.is_skipping = False
        self._late = 0  # mask of the seats that wait
        self._bare_to = 0  # the row to which the cloth has just been painted
        self.shows_marks = True

    # What a game implements.

    def paint_things(self):
        """Paint what lies on the cloth: the seats, and the pieces between them."""
        raise NotImplementedError

    def paint_seat(self, seat):
        """Paint a seat, unless it `postpones` that."""
        raise NotImplementedError

    def paint_own_hand(self):
        """Paint the player's own hand and its background."""
        raise NotImplementedError

    def refresh(self):
        """Paint what no event tells, once it is the player's turn."""

    def show_asked(self, is_asked):
        """Note whether the player is asked: while so, all that others have done is shown."""
        self.bar.is_asked = is_asked
        if self.layout.NEWS:
            self.repaint_news()
        elif is_asked:
            self.bar.show_last(self.bar.last)

    def repaint_news(self):
        """Paint anew what stands in the middle of the table."""
        x, y, w, h = self.layout.NEWS
        self.erase(x, y, w, h)
        self.paint_news()

    def paint_news(self):
        """Paint in the middle of the table what others have done, while the player is asked.

        Else a sentence that has no room in the bar stands there.
        """
        bar = self.bar
        if not self.layout.NEWS or not (bar.is_asked or bar.is_wide):
            return
        _, _, w, h = place = self.layout.NEWS
        step = self.layout.LAST_STEP
        lines = bar.news_lines(w, max(h // step, 1)) if bar.is_asked else [bar.last]
        block(self.canvas, self.layout.FONT, lines, place, step, theme.IVORY)

    def paint_beside_bar(self):
        """Paint again what the bar has covered."""

    def whole_parts(self):
        """Return the rectangles of what no panel may cut, a tuple."""
        return self.layout.WHOLE

    def round_text(self):
        """Return the bar's text for the round number."""
        return fill(ids.ROUND_SHORT if self.canvas.mono else ids.ROUND, self.displayed.round_no)

    # The table.

    def paint_all(self):
        """Paint everything except the key hints."""
        self.needs_repaint = False
        self.canvas.fill(theme.INK)
        self.paint_table()
        self.paint_own_hand()

    def paint_table(self):
        """Paint the cloth with everything on it; this erases the key hints."""
        self.keys.forget()
        x, y, w, h = self.layout.TABLE
        self.scenery.backdrop(self.canvas, x, y, w, h)
        self._bare_to = y + h
        self.paint_things()
        self._bare_to = 0
        self.bar.draw()

    def postpones(self, seat):
        """Return whether to postpone painting a seat to `catch_up`, and note that if so."""
        if self.is_skipping:
            self._late |= 1 << seat
        return self.is_skipping

    def catch_up(self):
        """Paint the seats and the last event that were postponed while `is_skipping`."""
        if not self.is_skipping:
            return
        self.is_skipping = False
        for seat in range(len(self.names)):
            if self._late >> seat & 1:
                self.paint_seat(seat)
        self._late = 0
        self.bar.show_last(self.bar.last)

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

    def paint_plate(self, seat, place, is_friend=False):
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
            y = inner_y(font, y, h)
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
