"""A Ceki table: the parts of app.table.base that a game implements."""

from app.ceki.controls import Controls
from app.ceki.director import Director
from app.ceki.displayed import Displayed
from app.ceki.painter import Painter
from app.table import scene
from engine.ceki.actions import LEAVE, NEXT_ROUND, PASS, THROW, WIN

# A caller throws the card it has drawn, or wins with it: there is nothing to choose.
_FORCED = tuple(range(THROW, WIN + 1))


class Table(scene.Table):
    """A match of Ceki at the table."""

    advises = True
    has_hands = True
    unasked = (PASS,) + _FORCED

    def make_painter(self, layout, names, levels):
        return Painter(self.loop, layout, Displayed(self.view), names, levels)

    def make_director(self):
        return Director(self)

    def make_controls(self):
        return Controls(self)

    def is_unasked(self, legal):
        """Return whether there is nothing to choose; leaving is offered with the result."""
        return legal[0] == NEXT_ROUND or super().is_unasked(legal)

    def menu_items(self):
        from app.ceki import menu

        return menu.items(self)

    def show_heap(self):
        """Look through the discards."""
        if self.painter.displayed.heap:
            self.make_way()
            from app.ceki.discards import Discards

            self.loop.push(Discards(self.painter, self.view))

    def round_end(self, then):
        from app.ceki.results import RoundEnd

        return RoundEnd(self, then)

    def match_end(self):
        from app.ceki.ending import MatchEnd
        from app.table.names import match_title

        names = self.painter.names
        title = match_title(self.view.outcome.winners, names, self.view.seat)
        return MatchEnd(self, title, names, self.view.seat)

    @property
    def may_leave(self):
        """Whether the match has no end of its own, and may be left now that a hand is over."""
        return self.player >= 0 and LEAVE in self.match.state.legal_actions()

    def end_match(self):
        """Leave a match that has no end of its own."""
        self.act(LEAVE)
        self.loop.reset(self.match_end())
