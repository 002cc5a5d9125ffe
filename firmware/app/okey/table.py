"""The table scene of Okey: the parts that app.table.base leaves to each game."""

from app.okey.controls import Controls
from app.okey.director import Director
from app.okey.displayed import Displayed
from app.okey.painter import Painter
from app.okey.rack import Rack
from app.okey.words import side_names
from app.table import scene
from app.table.names import match_title
from engine.okey import melds
from engine.okey.actions import FINISH, NEXT_ROUND, PASS
from engine.okey.score import side_of
from engine.okey.tiles import KINDS


class Table(scene.Table):
    """A match of Okey at the table."""

    advises = True
    has_hands = True
    has_placements = True
    unasked = (PASS, NEXT_ROUND)

    def make_painter(self, layout, names, levels):
        return Painter(self.loop, layout, Displayed(self.view), Rack(), names, levels)

    def make_director(self):
        return Director(self)

    def make_controls(self):
        return Controls(self)

    def lay_out(self):
        """Lay the rack out as the player laid it, or sort it, as after a deal."""
        painter = self.painter
        placements = self.match.placements or {}
        if not self.controls.sorting.lay_out(placements.get(self.viewer), self.view):
            painter.rack.sort(self.view.hand, painter.displayed.joker)
        painter.rack.mark(painter.displayed.joker)

    def placement_of(self, seat):
        """Return how the rack of a person lies, None before the deal has been shown."""
        painter, _, controls = self.by_seat.get(seat, (None, None, None))
        if painter is None or painter.displayed.round_no != self.match.state.round_no:
            return None
        return controls.sorting.placement() if controls.has_pieces() else None

    def sync_hand(self):
        """Let the rack follow the hand; the tiles keep their slots."""
        painter = self.painter
        if not self.controls.has_pieces():
            self.lay_out()
            return
        painter.rack.sync(self.view.hand)
        painter.rack.mark(painter.displayed.joker)

    def carry_out(self, action):
        """Carry out an action of the player; a finish passes the rack's arrangement if legal."""
        arg = None
        if FINISH <= action < FINISH + KINDS:
            arg = self.controls.arrangement(action - FINISH)
            if arg is not None and not melds.is_legal(melds.split(arg), self.view.joker):
                arg = None
        self.act(action, arg)

    def menu_items(self):
        """Return the game's rows of the action menu, which come first."""
        from app.okey import menu

        return menu.items(self)

    def round_end(self, then):
        from app.okey.results import RoundEnd

        return RoundEnd(self, then)

    def match_end(self):
        from app.okey.ending import MatchEnd

        view = self.view
        sides = side_names(view, self.painter.names)
        teams = view.options["win_mode"] == "partners"
        mine = side_of(view.seat, view.options)
        title = match_title(view.outcome.winners, sides, mine, teams)
        return MatchEnd(self, title, sides, mine)
