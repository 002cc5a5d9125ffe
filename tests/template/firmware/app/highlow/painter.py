"""Draws a High-Low table from a layout."""

from app.core import theme
from app.core.draw import inner_y
from app.highlow.art import draw_tile
from app.table import painter
from app.texts.catalog import t
from app.texts.highlow import ids

_GUESSES = (ids.HIGHER, ids.LOWER)  # at the number of each action


class Painter(painter.Painter):
    """Paints the plates, the open tile, and the two guesses."""

    def paint_things(self):
        """Paint the plates and the open tile."""
        for seat in range(len(self.names)):
            self.paint_seat(seat)
        self.tile()

    def paint_seat(self, seat):
        """Paint a name plate."""
        self.paint_plate(seat, self.layout.PLATE[seat])

    def tile(self):
        """Paint the open tile, or the place where it will lie."""
        x, y, w, h = self.layout.TILE
        if self.displayed.open >= 0:
            draw_tile(self.canvas, self.layout.FONT_PROMPT, self.layout.TILE, self.displayed.open)
        else:
            self.scenery.empty_place(self.canvas, x, y, w, h)

    def paint_own_hand(self):
        """Paint the two guesses; neither is selected."""
        for action in range(len(_GUESSES)):
            self.guess(action, False)

    def guess(self, action, is_lit):
        """Paint one guess, lit if the cursor is on it."""
        x, y, w, h = self.layout.GUESS[action]
        self.scenery.plate(self.canvas, x, y, w, h, is_lit)
        font = self.layout.FONT
        y = inner_y(font, y, h)
        ink = theme.INK if is_lit else theme.WHITE
        self.canvas.text_centred(font, x, y, w, t(_GUESSES[action]), ink)
