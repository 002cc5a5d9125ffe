"""The rules of High-Low on the device: app/table/rules.py says what a book has."""

from app.highlow.art import draw_tile
from app.table.rules import pieces, row, text
from app.texts.highlow_rules import ids

AREA = "highlow_rules"
COUNTS = 1  # the page about what counts

_RED_7, _RED_9 = 6, 8


class Pieces:
    """Draws tiles."""

    def __init__(self, canvas, layout):
        """Draw on `canvas` in the size of the table."""
        self._canvas = canvas
        self._font = layout.FONT_PROMPT
        self.w, self.h = layout.TILE[2:]

    def draw(self, piece, x, y):
        """Draw a tile."""
        draw_tile(self._canvas, self._font, (x, y, self.w, self.h), piece)


def pages(options):
    """Return the pages as the options have the rules."""
    return [
        (ids.TURN, [text(ids.TURN_GUESS), pieces(bytes((_RED_7, _RED_9)))]),
        (ids.COUNTS, [row(ids.ROW_RIGHT, "+1"), text(ids.COUNTS_WON, options["rounds"])]),
    ]


def page_for(view):
    """Return the number of the page about what can be done now."""
    return 0
