"""Counts before a move at Okey: the distance from winning, and what helps."""

from app.texts.catalog import fill, fill_n
from app.texts.okey import ids
from engine.okey import lookahead, melds
from engine.okey.actions import DRAW
from engine.okey.phases import DISCARDING, DRAWING


class Distances:
    """Counts once a turn, and then says what each choice leads to.

    The discard helps if level hard takes it, as a hint says. A draw takes 28 slices to weigh.

    is_new      whether the turn has been counted, and nothing has been said since
    """

    def __init__(self, tile_text):
        """Count nothing yet. tile_text: the painter's."""
        self._tile_text = tile_text
        self.begin(None)

    def begin(self, view):
        """Begin a turn. view: of the seat that is to act; None: nothing is to be counted."""
        self._counting = self._count(view) if view else None
        self._drawing = ""  # the sentence while a tile is to be drawn or taken
        self._lacking = 0  # how far the best throws leave the hand
        self._live = None  # by kind that is thrown best, how many live tiles help then
        self.is_new = False

    @property
    def is_due(self):
        """Whether the turn is still to be counted, or to be told."""
        return self.is_new or self._counting is not None

    def think(self):
        """Count a slice of the turn; return whether there is more."""
        if self._counting is None:
            return False
        try:
            next(self._counting)
        except StopIteration:
            self._counting = None
            self.is_new = True
        return self._counting is not None

    def _count(self, view):
        """Count a turn, as a generator that yields slices."""
        live = view.live_tiles()
        if view.phase == DISCARDING:
            self._lacking, kinds, useful = melds.decision(view.hand, view.joker, live)
            self._live = dict(zip(kinds, useful))
        elif view.phase == DRAWING:
            lacking, _ = melds.outlook(view.hand, view.joker, live)
            top = view.offered()
            if top < 0:
                self._drawing = fill(ids.COUNT_FARTHER, lacking)
                return
            yield
            if DRAW in view.legal:
                helps = yield from lookahead.takes(view, live, top)
            else:  # the pile is empty
                helps = not lookahead.with_tile(view, live, top)[0]
            text = ids.COUNT_HELPS if helps else ids.COUNT_IDLE
            self._drawing = fill(text, lacking, self._tile_text(top))

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
