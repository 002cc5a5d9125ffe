"""The screen on which a puzzle is chosen: that of the day, an own one, or the next of a grade."""

from app.core.modules import drop
from app.core.own_puzzles import OwnPuzzles
from app.core.puzzle_progress import PuzzleProgress
from app.core.rows import Item
from app.core.trouble import tell_unread
from app.shell import opening
from app.shell.widgets import ListScene, opens
from app.table.setup_texts import level_name
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine.puzzles import COUNTS, GRADES


class Puzzles(ListScene):
    """A row for each grade, one for the player's own puzzles, and one for that of the day.

    The last one is there where there is a date.
    """

    def __init__(self, game):
        """Choose among the puzzles of a game."""
        self.game = game

    def enter(self, loop):
        """Read how far the player is; say if that was damaged."""
        self._today = loop.board.clock.today()
        self._progress = PuzzleProgress(loop.board.store, self.game)
        self._own = OwnPuzzles(loop.board.store, self.game)
        super().enter(loop)
        if self._progress.trouble:
            tell_unread(loop, self._progress.trouble)

    def leave(self):
        """Unload what only this screen needs."""
        drop("app.core.puzzle_progress", "app.core.own_puzzles", "engine.puzzles")

    def heading(self):
        return t(ids.PUZZLES)

    def items(self):
        rows = [self._grade_item(grade) for grade in range(len(GRADES))]
        rows.append(self._own_item())
        if self._today >= 0:
            rows.append(self._day_item())
        return rows

    def _grade_item(self, grade):
        def enter():
            opening.solve(self.loop, self.game, grade)

        def value():
            count = COUNTS[grade]  # after the last one they begin again
            return "%d/%d" % (min(self._progress.done[grade], count), count)

        return Item(level_name(GRADES[grade]), value, None, enter, lambda: self._about(grade))

    def _own_item(self):
        own = self._own

        def enter():
            opening.solve_own(self.loop, self.game)

        def value():
            return str(len(own.kept))

        found = enter if own.kept else None
        return Item(t(ids.PUZZLES_OWN), value, None, found, lambda: t(ids.PUZZLES_OWN_HELP))

    def _about(self, grade):
        """Return how many of a grade were answered, and how many in a row rightly."""
        progress = self._progress
        if not progress.best:
            return t(ids.STREAK_NONE)
        return fill(ids.STREAK, progress.done[grade], progress.streak, progress.best)

    def _day_item(self):
        if self._progress.day == self._today:
            return Item(t(ids.PUZZLE_OF_DAY), note=lambda: t(ids.PUZZLE_OF_DAY_DONE))

        def enter():
            opening.solve(self.loop, self.game, 0, self._today)

        return opens(t(ids.PUZZLE_OF_DAY), enter, lambda: t(ids.PUZZLE_OF_DAY_HELP))


def next_of(loop, game):
    """Return (grade, date) of the puzzle to solve next: that of the day, else one with date -1.

    Until a puzzle of the lists is solved it is an easy one: that of the day may be hard.
    """
    progress = PuzzleProgress(loop.board.store, game)
    today = loop.board.clock.today()
    if today not in (-1, progress.day) and any(progress.done):
        return 0, today
    left = [grade for grade in range(len(GRADES)) if progress.done[grade] < COUNTS[grade]]
    return min(left, default=0), -1
