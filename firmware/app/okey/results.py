"""How a round ended: every rack, each meld marked, and the bill; and how a match ended."""

from app import theme
from app.okey.art import Tiles
from app.okey.texts_of import (
    bill_lines,
    losses,
    match_title,
    round_title,
    side_name,
    tile_text,
)
from app.scene import Scene
from app.texts.catalog import fill
from app.texts.okey import ids
from engine.compat import const
from engine.okey import melds, tiles
from engine.okey.score import side_of
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

_WATCHED_MS = const(4000)  # how long a result stays if nobody plays


class RoundEnd(Scene):
    """The result of a round, on one page or on several."""

    def __init__(self, painter, view, then, goes_on):
        """Show `view.result`; OK calls `then()`, which also happens by itself if `goes_on`."""
        self._painter = painter
        self._view = view
        self._then = then
        self._goes_on = goes_on
        self._page = 0
        self.waiting = not goes_on

    def enter(self, loop):
        """Lay every rack out in its groups."""
        self.loop = loop
        layout = self._painter.layout
        self._tiles = Tiles(loop.canvas, layout.SMALL_TILE)
        self._began_ms = loop.now_ms
        result = self._view.result
        seats = [seat for seat in range(self._view.players) if result.hands[seat]]
        if result.winner >= 0:
            seats.remove(result.winner)
            seats.insert(0, result.winner)
        self._racks = [(seat, self._arranged(seat)) for seat in seats]
        per_page = layout.RESULT_RACKS
        self._pages = (len(seats) + per_page - 1) // per_page + layout.RESULT_BILL_PAGES

    def _arranged(self, seat):
        """Return (groups, loose tiles) of a hand, each a list of bytes or bytes."""
        result = self._view.result
        if seat == result.winner:
            return list(result.groups), b""
        counts = tiles.counts_of(result.hands[seat])
        groups, rest = melds.arrange(counts, self._view.joker)
        return [bytes(group) for group in groups], bytes(rest)

    def key(self, key, is_long):
        """Turn the pages, or go on."""
        if key in (OK, BACK):
            self._then()
        elif self._pages > 1 and key in (LEFT, RIGHT, UP, DOWN):
            step = 1 if key in (RIGHT, DOWN) else -1
            self._page = (self._page + step) % self._pages
            self.draw()

    def tick(self, now_ms):
        """Go on by itself if nobody plays."""
        clock = self.loop.board.clock
        if self._goes_on and clock.diff_ms(now_ms, self._began_ms) > _WATCHED_MS:
            self._goes_on = False
            self._then()

    def draw(self):
        """Paint the page."""
        painter = self._painter
        layout = painter.layout
        canvas = self.loop.canvas
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        x, y, w, h = layout.RESULT_TITLE
        painter.scenery.title(canvas, x, y, w, h)
        font = layout.FONT_PROMPT
        title = round_title(self._view.result, self._view, painter.names)
        y += (h - font.cap) // 2 - font.top
        canvas.text_centred(font, x, y, w, title, painter.scenery.TITLE_INK)
        first = (self._page - layout.RESULT_BILL_PAGES) * layout.RESULT_RACKS
        if self._page == 0:
            self._bill()
        if first >= 0:
            place = layout.RESULT_RACK
            for seat, (groups, rest) in self._racks[first : first + layout.RESULT_RACKS]:
                self._rack(place, seat, groups, rest)
                place = (place[0], place[1] + layout.RESULT_STEP, place[2])
        last = self._view.outcome is not None
        pairs = [(OK, ids.HINT_RESULT if last else ids.HINT_NEXT)]
        if self._pages > 1:
            pairs.append((RIGHT, ids.HINT_RACKS if self._page == 0 else ids.HINT_MORE))
        painter.keys_at(layout.RESULT_KEYS, self.loop.board.labels, pairs)

    def _rack(self, place, seat, groups, rest):
        """Paint who it is, what the round cost, and the tiles."""
        painter = self._painter
        layout = painter.layout
        view = self._view
        result = view.result
        canvas = self.loop.canvas
        font = layout.FONT
        x, y, w = place
        won = seat == result.winner
        right = canvas.text(font, x, y - font.top, painter.names[seat], theme.WHITE)
        if won:
            text = fill(ids.THROWN, tile_text(result.thrown, view.joker))
            canvas.text(font, right + 5, y - font.top, text, theme.GOLD)
        side = side_of(seat, view.options)
        lost = losses(result, len(view.scores))[side]
        score = str(view.scores[side])
        canvas.text_right(font, x + w, y - font.top, score, theme.GOLD)
        if lost:
            left = x + w - font.width(score) - 6
            canvas.text_right(font, left, y - font.top, "-" + str(lost), theme.PINK)
        y += font.cap + 2
        for group in groups:
            start = x
            for kind in group:
                self._tiles.draw(kind, x, y, view.joker)
                x += layout.RESULT_PITCH
            painter.scenery.meld(canvas, start, y, x - start - 1, self._tiles.h, won)
            x += layout.RESULT_GAP
        for kind in rest:
            self._tiles.draw(kind, x, y, view.joker)
            x += layout.RESULT_PITCH

    def _bill(self):
        """Paint what was lost and why."""
        painter = self._painter
        layout = painter.layout
        canvas = self.loop.canvas
        font = layout.FONT
        x, y, w, h = layout.RESULT_BILL
        lines = bill_lines(self._view.result, self._view, painter.names)
        step = layout.RESULT_BILL_STEP
        below = layout.RESULT_BILL_LINES - 1
        rows = len(lines) + below * len([line for line in lines if line[1]])
        painter.scenery.sheet(canvas, x, y, w, h)
        inset = layout.RESULT_BILL_IN
        y += (h - rows * step) // 2 + (step - font.cap) // 2 - font.top
        for words, losers, points in lines:
            left = canvas.text(font, x + inset, y, words, painter.scenery.SHEET_INK) + 6
            canvas.text_right(font, x + w - inset, y, points, painter.scenery.SHEET_LOSS)
            if losers and below:
                y += step
                left = x + inset + 8
            canvas.text(font, left, y, losers, painter.scenery.SHEET_FAINT)
            y += step


class MatchEnd(Scene):
    """Who has won the match, and how everybody ended."""

    def __init__(self, painter, view):
        """Show `view.outcome`."""
        self._painter = painter
        self._view = view

    def key(self, key, is_long):
        """Go back to the menu."""
        if key in (OK, BACK):
            self.loop.home()

    def draw(self):
        """Paint everything."""
        painter = self._painter
        layout = painter.layout
        scenery = painter.scenery
        view = self._view
        canvas = self.loop.canvas
        scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        x, y, w, h = layout.RESULT_TITLE
        scenery.title(canvas, x, y, w, h)
        font = layout.FONT_PROMPT
        y += (h - font.cap) // 2 - font.top
        title = match_title(view, painter.names)
        canvas.text_centred(font, x, y, w, title, scenery.TITLE_INK)
        if layout.END_CUP:
            canvas.sprite(layout.END_CUP, layout.END_CUP_AT[0], layout.END_CUP_AT[1])
        outcome = view.outcome
        order = sorted([(place, side) for side, place in enumerate(outcome.places)])
        x, y, w, h = layout.END_ROW
        font = layout.END_FONT
        for place, side in order:
            won = side in outcome.winners
            scenery.plate(canvas, x, y, w, h, won)
            ink = theme.INK if won else theme.WHITE
            text_y = y + (h - font.cap) // 2 - font.top
            name = side_name(side, painter.names, view.options)
            canvas.text(font, x + 6, text_y, fill(ids.PLACE, place), ink)
            canvas.text(font, x + layout.END_NAME, text_y, name, ink)
            canvas.text_right(font, x + w - 6, text_y, str(view.scores[side]), ink)
            y += layout.END_STEP
        pairs = [(OK, ids.HINT_CLOSE)]
        painter.keys_at(layout.RESULT_KEYS, self.loop.board.labels, pairs)
