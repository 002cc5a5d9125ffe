"""The scene of the result of a round: pages with its bill."""

from app.core import cues, theme
from app.core.draw import frame, inner_y, wrap
from app.core.modules import drop_others, loaded
from app.core.scene import Scene
from app.core.settings import COUNT
from app.table.quiet import Quiet
from app.texts.catalog import t
from app.texts.table import ids
from engine.compat import const, load_module
from hal.contract import BACK, DOWN, F1, F2, HELD, LEFT, OK, RIGHT, UP

_WATCHED_MS = const(4000)  # how long a result is shown if bots alone play
_MARGIN = const(8)  # pixels beside the texts about a mistake, both sides together
_APART = const(24)  # pixels between two pieces
_FRAME = const(3)  # pixels around a piece
_NONE = const(-1)


def head(painter, text):
    """Clear the screen and paint the title."""
    layout = painter.layout
    scenery = painter.scenery
    canvas = painter.canvas
    scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
    x, y, w, h = layout.RESULT_TITLE
    scenery.title(canvas, x, y, w, h)
    font = layout.FONT_PROMPT
    y = inner_y(font, y, h)
    canvas.text_centred(font, x, y, w, text, scenery.TITLE_INK)


class Result(Scene):
    """The base class of results, which compute something from the record of the match.

    A result puts back the cloth it began with: a replay opened from it may lay another month's.
    """

    is_public = True

    def enter(self, loop):
        self.loop = loop
        self._cloth = loop.canvas.cloth

    def resume(self):
        self.loop.canvas.cloth = self._cloth

    def think(self):
        """Go on with the task. In a full heap it ends early, and has returned None."""
        try:
            return super().think()
        except MemoryError:
            self.task = None
            self.task_ended(None)
            return False

    def has_own_key(self, key):
        """Return whether the board has this key, and not only another one that is held for it."""
        return not self.loop.board.labels.get(key, HELD).endswith(HELD)


class RoundEnd(Result):
    """The result of a round, on one page or on several.

    painter   the table's painter
    view      the table's view, with the round's result
    is_whole  whether all of it is shown
    replays   whether F1 opens the replay of the round, and F2 the review
    ok_text   text id of what OK does; None: it leads to the next round or the match's result

    A game implements `lay_out`, `title` and `draw_page`.
    """

    ok_text: "int | None" = None
    is_whole = True
    _mistake_at = _NONE  # the page about a mistake: it comes after the one that was shown
    replays = True
    held_keys = 1 << BACK | 1 << F1

    def __init__(self, table, then):
        """Show `table.view.result`; OK calls `then()`, and if bots alone play a timer does."""
        self.painter = table.painter
        self.view = table.view
        self.table = table
        self._then = then
        self._goes_on = table.player < 0
        self._page = 0
        self._mistake = None  # texts about the decision that cost most, None: not known
        self._pieces = (_NONE, _NONE)  # what was played there, and what is better
        self._loaded = ()  # for each package what was loaded before that was looked for

    # What a game implements.

    def lay_out(self):
        """Prepare the pages; return their number."""
        return 1

    def title(self):
        """Return the text that says how the round ended."""
        raise NotImplementedError

    def draw_page(self, number):
        """Paint a page, counted from 0, between title and key hints."""
        raise NotImplementedError

    @property
    def deck(self):
        """What draws the pieces, which have its `w` and `h`."""
        return self.painter.cards

    def draw_piece(self, piece, x, y):
        """Paint a piece."""
        self.deck.draw(piece, x, y)

    def turn_text(self, number):
        """Return the text id of what leads to the next page."""
        return ids.KEY_MORE

    def grow(self, now_ms):
        """Show more of it when its time has come, if it comes piece by piece."""

    def complete(self):
        """Show all of it at once."""

    def whole_parts(self):
        """Return the rectangles of what no panel may cut, a tuple."""
        return ()

    def menu_rows(self):
        """Return the game's rows of the menu: a list of (label, None, function)."""
        return []

    def is_won(self):
        """Return whether the player has won the round."""
        return self.view.result.winner == self.view.seat

    # The scene.

    @property
    def waiting(self):
        """Whether all of it is shown, and a key is awaited."""
        return self.is_whole and not (self._goes_on or self._quiet.is_on)

    def enter(self, loop):
        """Lay out the pages, start the timer, and play the sound of a win or a loss."""
        super().enter(loop)
        self._began_ms = loop.now_ms
        self._quiet = Quiet(loop)
        self._quiet.begin()
        self._pages = self.lay_out()
        if self.view.result.winner >= 0 and not self._goes_on:
            loop.play(cues.WON if self.is_won() else cues.LOST)
        self._seek_mistake()

    def resume(self):
        super().resume()
        self._seek_mistake()

    def pause(self):
        self._forget()

    def leave(self):
        self._forget()

    def key(self, key, is_long):
        """Show all of it; then turn the page, open the menu or what it lists, or go on."""
        if key == OK and self._quiet.is_on:
            return
        if not self.is_whole:
            self.complete()
        elif key == OK:
            self._forget()
            self._then()
        elif key == BACK:
            self._open_menu()
        elif key == UP:
            self._show_rules()
        elif self._count > 1 and key in (LEFT, RIGHT, DOWN):
            self._turn(-1 if key == LEFT else 1)
        elif key == F1 and self.replays:
            self._replay()
        elif key == F2 and self._has_review_key():
            self._review()

    @property
    def reviews(self):
        """Whether the round can be reviewed."""
        return self.table.advises and self.replays and self.table.player >= 0

    def _has_review_key(self):
        """Return whether F2 opens the review. Where a held OK stands for it, OK goes on."""
        return self.reviews and self.has_own_key(F2)

    def _turn(self, step):
        self._page = (self._page + step) % self._count
        self.draw()

    @property
    def _count(self):
        """How many pages there are with that about a mistake."""
        return self._pages + (self._mistake_at >= 0)

    @property
    def own_page(self):
        """The page among the game's; that about a mistake counts as the one before."""
        return self._page - (0 <= self._mistake_at <= self._page)

    def _next_text(self):
        """Return the text id of what leads to the next page."""
        if self._page + 1 == self._mistake_at:
            return ids.KEY_COSTLY
        return self.turn_text(self.own_page)

    def _show_rules(self):
        self._forget()
        self.table.show_rules(True)

    def _open_menu(self):
        """List everything that can be done at the bill."""
        self._make_way()
        rows = []
        if self._count > 1:
            rows.append((t(self._next_text()), RIGHT, lambda: self._turn(1)))
        if self.replays:
            rows.append((t(ids.KEY_REPLAY), F1, self._replay))
        if self.reviews:
            rows.append((t(ids.KEY_REVIEW), F2, self._review))
        rows.append((t(ids.MENU_RULES), UP, self._show_rules))
        rows += self.table.course.bill_rows()
        of_scene = load_module("app.table", "menu").of_scene
        _, y, _, h = self.painter.layout.RESULT_TITLE
        self.loop.push(of_scene(self, rows + self.menu_rows(), self._paint_title, y + h))

    # The page about a mistake.

    def _seek_mistake(self):
        """Begin to look for a decision that cost much, if the player wants help that counts."""
        table = self.table
        match = table.match
        is_wanted = self.reviews and table.course.helps(COUNT) and self._mistake is None
        if is_wanted and not match.is_practice and not match.is_placed:
            self._loaded = [(package, loaded(package)) for package in ("app", "engine")]
            self.task = self._mistaken()

    def _mistaken(self):
        """Return texts about it. A generator that yields slices; the first ones load modules."""
        match = self.table.match
        view = self.view
        found = load_module("app.table", "round_judge").mistake
        yield
        where = (match.log, match.seats, view.round_no, view.seat)
        return (yield from found(*where, self.painter, self.loop))

    def think(self):
        """Look for it once the bill has been displayed for a moment."""
        return not self._quiet.is_on and super().think()

    def task_ended(self, result):
        """Take the texts, and the pieces that they are about."""
        self._mistake, self._pieces = result or ((), (_NONE, _NONE))
        self._forget()

    def _forget(self):
        """End the search, and drop what was loaded for it."""
        self.task = None
        for package, names in self._loaded:
            drop_others(package, names)
        self._loaded = ()

    def _draw_mistake(self):
        """Paint the texts about the mistake between title and key hints, and its pieces.

        What was played is at the left of what is better. They are above the texts, or at both
        sides of them, or have no room.
        """
        layout = self.painter.layout
        canvas = self.painter.canvas
        deck = self.deck
        font = layout.FONT_PAGE
        step = layout.PAGE_STEP
        lines = []
        for number, text in enumerate(self._mistake or ()):
            ink = theme.WHITE if number else theme.GOLD
            lines += [(line, ink) for line in wrap(font, text, canvas.width - _MARGIN)]
        top = layout.RESULT_TITLE[1] + layout.RESULT_TITLE[3]
        h = layout.RESULT_KEYS[1] - top
        high = len(lines) * step
        framed_h = deck.h + 2 * _FRAME + step // 2
        wide = max([font.width(line) for line, _ in lines]) + deck.w + 6 * _FRAME
        has_pieces = max(self._pieces) >= 0
        if has_pieces and framed_h + high <= h:
            top += (h - framed_h - high) // 2
            self._draw_pieces(top + _FRAME, deck.w + _APART if min(self._pieces) >= 0 else 0)
            top += framed_h
            h = high
        elif has_pieces and wide + deck.w + 2 * _FRAME <= canvas.width:
            self._draw_pieces(top + (h - deck.h) // 2, wide)
        y = inner_y(font, top, h - (len(lines) - 1) * step)
        for line, ink in lines:
            canvas.text_centred(font, 0, y, canvas.width, line, ink)
            y += step

    def _draw_pieces(self, y, pitch):
        """Paint the pieces, framed as in a review. pitch: from one's x to the other's."""
        canvas = self.painter.canvas
        w, h = self.deck.w, self.deck.h
        x = (canvas.width - pitch - w) // 2
        for piece, ink in zip(self._pieces, (theme.RED, theme.LEAF)):
            if piece >= 0:
                self.draw_piece(piece, x, y)
                for around, colour in ((1, theme.INK), (2, ink), (3, ink)):
                    place = x - around, y - around, w + 2 * around, h + 2 * around
                    frame(canvas, *place, colour, ink == theme.RED)
            x += pitch

    def _replay(self):
        self._make_way()
        loop = self.loop
        view = self.view
        match = self.table.match
        opened = load_module("app.table", "replay").opened
        loop.push(opened(loop, match.log, match.seats, view.round_no, view.seat, loop.pop))

    def _review(self):
        self._make_way()
        open_own = load_module("app.table", "review").open_own
        open_own(self.loop, self.table.match, self.view.round_no, self.view.seat)

    def _make_way(self):
        """Free what the search and the table can spare, for the modules of another scene."""
        self._forget()
        self.table.make_way()

    def tick(self, now_ms):
        """Show more of it, and go on after a while if bots alone play."""
        self._quiet.tick(now_ms)
        clock = self.loop.board.clock
        if not self.is_whole:
            self.grow(now_ms)
        elif self._goes_on and clock.diff_ms(now_ms, self._began_ms) > _WATCHED_MS:
            self._goes_on = False
            self._then()
        elif self._mistake and self._mistake_at == _NONE:
            self._mistake_at = self._page + 1
            self.draw()

    def _paint_title(self):
        head(self.painter, self.title())

    def paint(self):
        """Paint the page without key hints."""
        self._paint_title()
        if self._page == self._mistake_at:
            self._draw_mistake()
        else:
            self.draw_page(self.own_page)

    def draw(self):
        """Paint the page. Of the key hints the last but one are left out first."""
        self.paint()
        painter = self.painter
        last = self.view.outcome is not None
        hints = [(OK, self.ok_text or (ids.KEY_RESULT if last else ids.KEY_NEXT))]
        if self._count > 1:
            hints.append((RIGHT, self._next_text()))
        if self.replays:
            hints.append((F1, ids.KEY_REPLAY))
        if self._has_review_key():
            hints.append((F2, ids.KEY_REVIEW))
        hints += [(UP, ids.MENU_RULES), (BACK, ids.KEY_MENU)]
        painter.keys.left_out = painter.keys.draw(painter.layout.RESULT_KEYS, hints)

    def bills(self, lines):
        """Split a bill into parts that each fit the sheet. lines: as draw_bill takes them."""
        layout = self.painter.layout
        most = layout.RESULT_BILL[3] // layout.RESULT_BILL_STEP
        parts = [[]]
        left = most
        for line in lines:
            rows = layout.RESULT_BILL_LINES if line[1] else 1
            if rows > left:
                parts.append([])
                left = most
            parts[-1].append(line)
            left -= rows
        return parts

    def draw_bill(self, lines):
        """Paint a bill: a list of (reason, who, points), all of them text."""
        painter = self.painter
        layout = painter.layout
        scenery = painter.scenery
        canvas = painter.canvas
        font = layout.FONT_PAGE
        x, y, w, h = layout.RESULT_BILL
        step = layout.RESULT_BILL_STEP
        below = layout.RESULT_BILL_LINES - 1
        rows = len(lines) + below * len([line for line in lines if line[1]])
        scenery.sheet(canvas, x, y, w, h)
        inset = layout.RESULT_BILL_IN
        y = inner_y(font, y + (h - rows * step) // 2, step)
        for words, who, points in lines:
            left = x + inset
            if who and below:  # first, so that it is not read as a part of the reason
                canvas.text(font, left, y, who, scenery.SHEET_INK)
                y += step
                left += 8
                who = ""
            left = canvas.text(font, left, y, words, scenery.SHEET_INK) + 6
            canvas.text(font, left, y, who, scenery.SHEET_FAINT)
            canvas.text_right(font, x + w - inset, y, points, scenery.SHEET_LOSS)
            y += step
