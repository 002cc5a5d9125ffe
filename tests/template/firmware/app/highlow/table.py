"""A High-Low table: what app.table.scene leaves to the game."""

from app.highlow.controls import Controls
from app.highlow.director import Director
from app.highlow.displayed import Displayed
from app.highlow.painter import Painter
from app.table import scene
from app.texts.catalog import t
from app.texts.highlow import ids
from engine.highlow.actions import HIGHER, LOWER, NEXT_ROUND


class Table(scene.Table):
    """A match of High-Low at the table."""

    unasked = (NEXT_ROUND,)

    def make_painter(self, layout, names, levels):
        """Return the painter of High-Low."""
        return Painter(self.loop, layout, Displayed(self.view), names, levels)

    def make_director(self):
        """Return the director of High-Low."""
        return Director(self)

    def make_controls(self):
        """Return the controls, which choose a guess."""
        return Controls(self)

    def menu_items(self):
        """Return what the action menu offers first: both guesses."""
        items = ((t(ids.HIGHER), HIGHER), (t(ids.LOWER), LOWER))
        return [
            (label, self._doer(action)) for label, action in items if action in self.view.legal
        ]

    def _doer(self, action):
        return lambda: self.choose(action)

    def round_end(self, then):
        from app.highlow.results import RoundEnd

        return RoundEnd(self, then)

    def match_end(self):
        from app.table.ending import MatchEnd
        from app.table.names import match_title

        names = self.painter.names
        title = match_title(self.view.outcome.winners, names, self.view.seat)
        return MatchEnd(self, title, names, self.view.seat)
