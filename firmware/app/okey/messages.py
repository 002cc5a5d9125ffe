"""What the bar says in a turn at Okey: that OK finishes, or the distance from winning."""

from app.table import panels
from app.texts.catalog import fill, fill_n, t
from app.texts.okey import ids
from engine.okey import lookahead, melds
from engine.okey.actions import DISCARD, DRAW
from engine.okey.phases import DISCARDING, DRAWING


class Messages:
    """Decides between what the bar can say.

    is_kept       whether the text stays until the next key: a refusal, or what was sorted in vain
    is_announced  whether it is announced that OK finishes
    """

    def __init__(self, painter, distances):
        """Write in the bar of `painter`. distances: said while nothing else is."""
        self._painter = painter
        self._distances = distances
        self.is_kept = False
        self.is_announced = False
        self._text_before = ""  # message before the announcement

    def say_distance(self, kind):
        """Say how far the choice of a tile leaves the player from winning; kind: -1 for none."""
        if self.is_announced or self.is_kept:
            return
        text = self._distances.text(kind)
        if text and text != self._painter.bar.last:
            self._painter.bar.show_last(text)

    def announce(self, kind):
        """Announce that OK finishes with a tile; kind: -1 to remove the announcement."""
        finishing = kind >= 0
        if finishing == self.is_announced:
            return
        self.is_announced = finishing
        painter = self._painter
        if not finishing:
            painter.bar.last = self._text_before
            painter.paint_table()
            return
        self._text_before = painter.bar.last
        how = how_to_finish(painter, kind)
        if painter.canvas.mono:
            painter.bar.show_last(how)
        else:
            panels.prompt(painter, t(ids.KEY_FINISH), how)


class Distances:
    """Counts once a turn, and then says what each choice leads to.

    The discard helps if level hard takes it, as a hint says. A draw takes 28 slices to weigh.

    is_new      whether the turn has been counted, and nothing has been said since
    """

    def __init__(self, painter):
        """Count nothing yet; tiles are named as `painter` does."""
        self._painter = painter
        self.begin(None)

    def begin(self, view):
        """Begin a turn. view: of the seat that is to act; None: nothing is to be counted."""
        self._counting = self._count(view) if view else None
        self._drawing = ""  # the sentence while a tile is to be drawn or taken
        self._lacking = 0  # how far the best throws leave the hand
        self._live = None  # by kind that is thrown best, how many live tiles help then
        self._taken = -1  # kind that may not be thrown back
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
            if view.taken >= 0 and DISCARD + view.taken not in view.legal:
                self._taken = view.taken
                self._live.pop(view.taken, None)
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
            self._drawing = fill(text, lacking, self._painter.tile_text(top))

    def text(self, kind):
        """Return what can be said now, "" for nothing. kind: under the cursor, -1 for none."""
        if self._live is None or kind < 0:
            return self._drawing
        if kind == self._taken:
            return fill(ids.COUNT_FARTHER, self._lacking if self._live else self._lacking + 1)
        if self._live and not self._lacking:
            finishing = kind if kind in self._live else min(self._live)
            return how_to_finish(self._painter, finishing)
        if kind not in self._live:
            return fill(ids.COUNT_WITHOUT, self._lacking + 1)
        live = self._live[kind]
        return fill_n(ids.COUNT_AFTER, live, self._lacking, live)


def how_to_finish(painter, kind):
    """Return the sentence that says what finishing with a tile does."""
    return fill(ids.CAN_FINISH_HOW, painter.tile_text(kind))
