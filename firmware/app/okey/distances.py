"""Counts before a move at Okey: the distance from winning, and what helps."""

from app.texts.catalog import fill, fill_n
from app.texts.okey import ids
from engine.okey import lookahead, melds
from engine.okey.phases import DISCARDING, DRAWING


class Distances:
    """Counts once a turn, and then says what each choice leads to.

    The count costs the chip 3 ms: it has a frame of its own, after the one that began the turn.
    """

    def __init__(self, tile_text):
        """Count nothing yet. tile_text: the painter's."""
        self._tile_text = tile_text
        self.begin(None)

    def begin(self, view):
        """Begin a turn. view: of the seat that is to act; None: nothing is to be counted."""
        self._view = view
        self._drawing = ""  # the sentence while a tile is to be drawn or taken
        self._lacking = 0  # how far the best throws leave the hand
        self._live = None  # by kind that is thrown best, how many live tiles help then

    @property
    def is_due(self):
        """Whether the turn is still to be counted."""
        return self._view is not None

    def count(self):
        """Count the turn, which is due."""
        view = self._view
        self._view = None
        if view.phase == DISCARDING:
            live = view.live_tiles()
            self._lacking, kinds, useful = melds.decision(view.hand, view.joker, live)
            self._live = dict(zip(kinds, useful))
        elif view.phase == DRAWING:
            self._drawing = _about_drawing(view, self._tile_text)

    def text(self, kind):
        """Return what can be said now, "" for nothing. kind: under the cursor, -1 for none."""
        if self._live is None or kind < 0:
            return self._drawing
        if not self._lacking:
            finishing = kind if kind in self._live else min(self._live)
            return fill(ids.CAN_FINISH_HOW, self._tile_text(finishing))
        if kind not in self._live:
            return fill(ids.COUNT_WITHOUT, self._lacking + 1)
        live = self._live[kind]
        return fill_n(ids.COUNT_AFTER, live, self._lacking, live)


def _about_drawing(view, tile_text):
    """Return how far the hand is from winning, and whether the neighbour's discard helps."""
    live = view.live_tiles()
    lacking, useful = melds.outlook(view.hand, view.joker, live)
    top = view.offered()
    if top < 0:
        return fill(ids.COUNT_FARTHER, lacking)
    after, more = lookahead.with_tile(view, live, top)
    text = ids.COUNT_IDLE
    if after < lacking:
        text = ids.COUNT_HELPS
    elif more > useful:
        text = ids.COUNT_MORE
    return fill(text, lacking, tile_text(top))
