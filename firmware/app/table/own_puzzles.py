"""The player's own puzzles: a decision that cost much, at the table as it was, to be made again.

The answer is judged as a review judges it: right is what level hard would do too, or what it finds
no worse. app/core/own_puzzles.py keeps the puzzles.
"""

from app.core import cues, games, heap, mistakes
from app.core.own_puzzles import OwnPuzzles, tag_in
from app.table.hint import compared
from app.table.question import Question
from app.table.watching import WatchedMatch
from app.texts.catalog import fill, t
from app.texts.learning import ids
from engine.compat import load_module
from engine.games import load


class OwnMatch(WatchedMatch):
    """A match before the last action of its log: one person has to decide anew.

    person    that person's seat
    """

    def __init__(self, log, seats):
        """Play all but the last action of a MatchLog."""
        super().__init__(log, seats)
        actions = log.actions
        last = len(actions) - 1
        self.person = actions[last][0]
        state = log.start()
        self.first = 0
        self.dealt = state.copy()
        for at in range(last):
            number = state.round_no
            log.play(at, state)
            if state.round_no != number:
                self.first = at + 1
                self.dealt = state.copy()
        self.number = last
        self.state = state

    def is_human(self, seat):
        """Return whether the seat is the one that decides."""
        return seat == self.person


class OwnPuzzle(Question):
    """The course of a table with such a decision."""

    def __init__(self, match, name, is_last):
        """Pose an OwnMatch. name: of its file in the store; is_last: there is no other."""
        super().__init__(match)
        self.you = match.person
        self._name = name
        self._is_last = is_last
        self._action = 0  # the answer that is being judged

    def begin(self):
        """Load the texts and what judges, and show the position."""
        super().begin()
        heap.relink()
        self._hints = load_module("app." + self.match.game, "hints")
        self._judge = load(self.match.game, "judge").judge
        heap.relink()
        table = self.table
        table.retrace()
        table.lay_out()
        table.painter.needs_repaint = True
        table.show_events()

    def question(self):
        done = self._hints.move_text(self.table, self.match.next_action)
        return fill(ids.ASK_OWN, done)

    def save(self):
        """Take the puzzle from the list: it is solved, and its kind of mistake was practised.

        Raises StoreError.
        """
        loop = self.table.loop
        game = self.match.game
        OwnPuzzles(loop.board.store, game).remove(self._name)
        known = loop.settings.mistakes
        known[game] = mistakes.practised(known.get(game, ""), tag_in(self._name))
        loop.settings.save()

    def choose(self, action):
        """Take an answer: judge it."""
        self._action = action
        seat = self.match.person
        self.table.task = self._judge(self.table.view, self.match.bot_rng(seat), action)

    def task_ended(self, judgement):
        """Say whether the answer was right, and why."""
        table = self.table
        is_right = not judgement.loss
        table.loop.play(cues.WON if is_right else cues.REFUSED)
        own, better = compared(table, self._hints, self._action, judgement)
        if not is_right and not self.was_wrong:
            self.ask_again(own[0])
            return
        parts = [t(ids.RIGHT if is_right else ids.WRONG)] + own
        if self._action != judgement.best:
            parts += better
        text = "\n".join([part for part in parts if part])
        then = table.loop.home if self._is_last else self._next
        ok_text = ids.MENU if self._is_last else ids.NEXT
        self.panel(text, then, ok_text, saves=is_right)

    def _next(self):
        """Open the next one, by way of the menu: beside a game there is no room for it."""
        self.table.loop.home(self.match.game, {"own": self._name})


def opened(loop, log, seats, name, is_last):
    """Return the table of an own puzzle. log: up to the decision, and what was done there.

    name, is_last: as of OwnPuzzle.
    """
    return games.table(log.game)(loop, OwnPuzzle(OwnMatch(log, seats), name, is_last))
