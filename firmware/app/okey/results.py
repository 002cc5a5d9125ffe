"""The result of a round of Okey: the points, every rack with its melds marked, the bill.

Names stand in the order of the table, beginning with the player's; the winner's are gold.
"""

from app.core import theme
from app.core.draw import inner_y
from app.okey.art import Tiles
from app.okey.words import bill_lines, losses, round_title, seats_from, side_names, sides_from
from app.table import results
from app.texts.catalog import fill
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.okey import melds, tiles
from engine.okey.score import side_of


class RoundEnd(results.RoundEnd):
    """The result of a round; small screens show the bill on pages before those of the racks."""

    def lay_out(self):
        """Arrange every rack in groups; return the number of pages."""
        layout = self.painter.layout
        self._tiles = Tiles(self.painter.canvas, layout.SMALL_TILE)
        result = self.view.result
        seats = [seat for seat in seats_from(self.view) if result.hands[seat]]
        self._racks = [(seat, self._arranged(seat)) for seat in seats]
        self._bills = self.bills(bill_lines(result, self.view, self.painter.names))
        self._rack_pages = (len(seats) + layout.RESULT_RACKS - 1) // layout.RESULT_RACKS
        if layout.RESULT_IS_PARTED:
            return len(self._bills) + self._rack_pages
        return max(len(self._bills), self._rack_pages)

    def _arranged(self, seat):
        """Return (groups, loose tiles) of a hand: a list of bytes, and bytes."""
        result = self.view.result
        if seat == result.winner:
            return list(result.groups), b""
        counts = tiles.counts_of(result.hands[seat])
        groups, rest = melds.arrange(counts, self.view.joker)
        return [bytes(group) for group in groups], bytes(rest)

    def title(self):
        """Return the heading: how the round ended."""
        return round_title(self.view.result, self.view, self.painter.names)

    @property
    def deck(self):
        return self.painter.tiles

    def draw_piece(self, piece, x, y):
        self.deck.draw(piece, x, y, self.view.joker)

    def turn_text(self, number):
        """Return the text id of what leads to the next page."""
        comes_to_racks = self.painter.layout.RESULT_IS_PARTED and number == len(self._bills) - 1
        return ids.KEY_RACKS if comes_to_racks else table_ids.KEY_MORE

    def whole_parts(self):
        """Return the rectangles of the points, and of each rack with its words."""
        layout = self.painter.layout
        if layout.RESULT_IS_PARTED and self.own_page < len(self._bills):
            return (layout.RESULT_STANDINGS,)
        x, y, w = layout.RESULT_RACK
        h = layout.RESULT_STEP
        rows = [(x, y + row * h, w, h) for row in range(layout.RESULT_RACKS)]
        return (layout.RESULT_STANDINGS,) + tuple(rows)

    def is_won(self):
        """Return whether the winner is the player or a partner."""
        view = self.view
        return side_of(view.result.winner, view.options) == side_of(view.seat, view.options)

    def draw_page(self, number):
        """Paint a page: the standings and the bill, or racks, or both."""
        layout = self.painter.layout
        bills = len(self._bills)
        if number < bills:
            self._standings()
            self.draw_bill(self._bills[number])
        if layout.RESULT_IS_PARTED:
            number -= bills
            if number < 0:
                return
        first = number % self._rack_pages * layout.RESULT_RACKS
        place = layout.RESULT_RACK
        for seat, (groups, rest) in self._racks[first : first + layout.RESULT_RACKS]:
            self._rack(place, seat, groups, rest)
            place = (place[0], place[1] + layout.RESULT_STEP, place[2])

    def _standings(self):
        """Paint the points of each side; the winner's plate is lit."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        font = layout.FONT
        x, y, w, h = layout.RESULT_STANDINGS
        names = side_names(self.view, painter.names)
        view = self.view
        sides = sides_from(view)
        winner = view.result.winner
        step = w // len(sides)
        text_y = inner_y(font, y, h)
        for side in sides:
            won = winner >= 0 and side_of(winner, view.options) == side
            painter.scenery.plate(canvas, x, y, step - 2, h, won)
            ink = theme.INK if won else theme.WHITE
            canvas.text(font, x + layout.PLATE_IN, text_y, names[side], ink)
            score = str(view.scores[side])
            canvas.text_right(font, x + step - 2 - layout.PLATE_IN, text_y, score, ink)
            x += step

    def _rack(self, place, seat, groups, rest):
        """Paint a seat's name, its loss in the round, and its tiles."""
        painter = self.painter
        layout = painter.layout
        view = self.view
        result = view.result
        canvas = painter.canvas
        font = layout.FONT
        x, y, w = place
        won = seat == result.winner
        ink = theme.GOLD if won else theme.WHITE
        right = canvas.text(font, x, y - font.top, painter.names[seat], ink)
        if won:
            text = fill(ids.THROWN, painter.tile_text(result.thrown))
            canvas.text(font, right + 5, y - font.top, text, ink)
        lost = losses(result, len(view.scores))[side_of(seat, view.options)]
        if lost:
            canvas.text_right(font, x + w, y - font.top, "-" + str(lost), theme.PINK)
        y += font.cap + 2
        for group in groups:
            start = x
            for kind in group:
                self._tiles.draw(kind, x, y, view.joker)
                x += layout.RESULT_PITCH
            painter.wood.meld(canvas, start, y, x - start - 1, self._tiles.h, won)
            x += layout.RESULT_GAP
        for kind in rest:
            self._tiles.draw(kind, x, y, view.joker)
            x += layout.RESULT_PITCH
