"""The course of a table decides what happens at it, and what its keys and its menu do.

A match, practice, a replay, a review, a puzzle and a guided hand use the same table and differ
only in the course. `Play` is a match that is played, and the base class of the others: `Practice`
(practice.py), `Replay` and `Review` (over watching.py), `Question` (question.py), over which are
`OwnPuzzle` (own_puzzles.py) and each game's `Puzzle` (over puzzles.py), and each game's `Guide`,
its guided hand (over guide.py).

A course uses only the members of Table that app/table/base.py lists.
"""

from app.core import people
from app.texts import catalog
from app.texts.table import ids
from engine.compat import TYPE_CHECKING, const
from engine.log import parts_of_cut
from hal.contract import BACK

if TYPE_CHECKING:
    from app.table.scene import Table

# Results of `Play.next_step`: the next step when all events are shown.
PLAY = const(0)  # the seat to act plays: a bot thinks, or the player is asked
RESULT = const(1)  # the result of the round is shown
WAIT = const(2)  # nothing, until a key is pressed
LATER = const(3)  # nothing yet: the table asks again in the next frame


class Play:
    """A match that is played.

    match     an app.core.match.Match, or what stands in its place: it has `game`, `seats`,
              `state`, `log`, `placements`, `first` and `is_human`, and if it is saved the rest too
    you       the seat that texts call "you" and that the table is shown from at first; None for a
              person at the table
    advises   whether hints and reviews may be offered
    table     the table, an app.table.scene.Table
    talks     whether the people at the table may say something
    warns     whether the controls may warn of an action. At a puzzle that would tell the answer
    """

    you = None
    advises = True
    talks = True
    warns = True
    table: "Table"  # set by the table

    def __init__(self, match):
        """Take a match."""
        self.match = match
        self._billed = 0  # number of the last round whose result was shown

    def helps(self, level):
        """Return whether the player gets help of a level of app.core.settings."""
        return self.table.loop.settings.helps(level)

    # What happens.

    def begin(self):
        """Begin: show the deal of a new match, or lay out a resumed one."""
        table = self.table
        match = self.match
        is_new = not match.log.actions
        if is_new:
            table.painter.displayed.before_deal(table.view)
            table.painter.bar.show_last(self.proof())
            table.painter.bar.proof = self.proof()
            table.director.add(match.state.deal_events, table.view)
        else:
            table.retrace()
            match.forget_deal()
            table.lay_out()
        # New match: its set-up is saved after the deal, so that the deal does not wait.
        table.housekeeper.need_save(settings=is_new)

    def proof(self):
        """Return where the deck was cut, or that the deal can be known."""
        cut = self.match.log.cut
        return catalog.fill(ids.CUT_AT, parts_of_cut(cut)[0]) if cut else catalog.t(ids.KNOWN_DEAL)

    def go_back(self):
        """Leave the table by its menu; by default for the main menu."""
        self.table.loop.home()

    def end(self):
        """End, when the table loses the screen for good: save the match."""
        self.match.leave()

    def next_step(self):
        """Return what happens now that all events are shown: PLAY, RESULT, WAIT or LATER."""
        table = self.table
        if table.player < 0 and table.director.is_instant:  # then no frame is ever still
            table.housekeeper.collect()
        view = table.view
        if view.result is not None and self._billed != view.round_no:
            self._billed = view.round_no
            return RESULT
        if view.to_act >= 0:
            return PLAY
        table.loop.home()
        return WAIT

    def bot_thoughts(self):
        """Return the generator of the bot that is to act, as Match does; None for a person."""
        return self.match.bot_thoughts()

    def while_asked(self):
        """Called in every frame while the player is asked."""

    def choose(self, action):
        """Do what an action means that the player chose: carry it out."""
        self.table.carry_out(action)

    def before(self, action):
        """Note what has to be known of the state before an action is carried out."""

    def task_ended(self, result):
        """Go on after the table's task has ended. result: what its generator returned."""

    # The result of a round.

    def show_result(self):
        """Show the round's result, then the match's result if the match is over."""
        table = self.table
        loop = table.loop
        table.make_way()
        if self.match.is_counted:
            self._count_round()
        self.match.save()  # after a power cut the menu knows the points
        if table.view.outcome is None:
            then = loop.pop
        else:

            def then():
                loop.reset(table.match_end())

        loop.push(self.round_end(then))

    def _count_round(self):
        """Add the round to the statistics, and a match that is over to streak and stars."""
        from app.core import statistics

        table = self.table
        loop = table.loop
        match = self.match
        is_won = statistics.count_round(
            loop.board.store, match, table.view, table.played_ms // 1000
        )
        table.played_ms = 0
        if is_won is not None:
            loop.settings.ended(match.game, is_won)  # saved when the table is left
        if table.view.outcome is not None:
            match.has_new_look = people.count(loop.settings, match, table.view)

    def round_end(self, then):
        """Return the scene of the round's result, which calls `then()` at its end."""
        return self.table.round_end(then)

    def bill_rows(self):
        """Return rows of the menu of the round's result: (label, None, function)."""
        return []

    # Keys, menu and picture.

    def key(self, key):
        """Handle a key before the table does; return whether that is all it does."""
        return False

    def key_hints(self):
        """Return what the keys do if nobody is asked, as a list of (key, text id)."""
        return [(None, ids.WATCHING), (BACK, ids.KEY_MENU)]

    def menu_items(self):
        """Return the first rows of the action menu: a list of (label, function)."""
        return self.table.menu_items()

    def has_room_for_keys(self):
        """Return whether the table has room for its key hints now."""
        return True

    def draw_over(self):
        """Paint what lies over the table."""
