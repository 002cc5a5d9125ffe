"""The player's own puzzles: a decision that cost much, at the table as it was, to be made again.

The answer is judged as a review judges it: right is what level hard would do too, or what it finds
no worse. app/core/own.py keeps the puzzles.
"""

from app.core import cues, games, memory
from app.core.modules import load_module
from app.core.own import Own
from app.core.settings import COUNT
from app.core.trouble import teller
from app.table.hint import compared
from app.table.lesson import Panel
from app.table.play import LATER, Play
from app.table.watching import WatchedMatch
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.guide import ids as guide_ids
from app.texts.puzzles import ids
from app.texts.table import ids as table_ids
from engine.games import load
from hal.files import StoreError

_AREAS = ("puzzles", "guide")


class OwnMatch(WatchedMatch):
    """A match before the last action of its log: one person has to decide anew.

    me    that person's seat
    """

    def __init__(self, log, seats):
        """Play all but the last action of a MatchLog."""
        super().__init__(log, seats)
        actions = log.actions
        last = len(actions) - 1
        self.me = actions[last][0]
        state = log.start()
        self.first = 0
        self.dealt = state.copy()
        for at in range(last):
            _, action, arg = actions[at]
            number = state.round_no
            state.apply(action, arg)
            if state.round_no != number:
                self.first = at + 1
                self.dealt = state.copy()
        self.number = last
        self.state = state

    def is_human(self, seat):
        """Return whether the seat is the one that decides."""
        return seat == self.me


class OwnPuzzle(Play):
    """The course of a table with such a decision."""

    advises = False
    warns = False

    def __init__(self, match, name):
        """Pose an OwnMatch. name: of its file, as in app.core.own."""
        super().__init__(match)
        self.you = match.me
        self._name = name
        self._is_asked = False  # the question has been shown
        self._tried = 0  # how many answers were given
        self._action = 0  # the answer that is being judged

    def begin(self):
        """Load the texts and what judges, and show the position."""
        for area in _AREAS:
            catalog.load(area)
        memory.relink()
        self._words = load_module("app." + self.match.game, "hints")
        self._judge = load(self.match.game, "judge").judge
        memory.relink()
        table = self.table
        table.retrace()
        table.lay_out()
        table.painter.needs_repaint = True
        table.show_events()

    def end(self):
        """Unload the texts."""
        for area in _AREAS:
            catalog.unload(area)

    def turn(self):
        """Let the player answer, unless an answer is being judged."""
        return LATER if self.table.work is not None else super().turn()

    def bot(self):
        """Return None: no bot plays."""
        return None

    def helps(self, level):
        """Return whether the player gets help of a level; a puzzle has marks at most."""
        return level < COUNT and super().helps(level)

    def menu_items(self):
        """Return the rows of the menu: the question, then the game's."""
        return [(t(ids.QUESTION), self._ask)] + super().menu_items()

    def key(self, key):
        """Ignore the keys while an answer is being judged."""
        return self.table.work is not None

    def asked(self):
        """Show the question when the table waits for the first key."""
        if not self._is_asked:
            self._is_asked = True
            self._ask()

    def _ask(self):
        done = self._words.move_text(self.table, self.match.next_action)
        self._panel(fill(ids.ASK_OWN, done), self.table.loop.back, guide_ids.GO_ON)

    def choose(self, action):
        """Take an answer: judge it. After a wrong one the player may try once more."""
        self._action = action
        seat = self.match.me
        self.table.work = self._judge(self.table.view, self.match.bot_rng(seat), action)

    def worked(self, judgement):
        """Say whether the answer was right, and why."""
        table = self.table
        is_right = not judgement.loss
        table.loop.play(cues.WON if is_right else cues.REFUSED)
        self._tried += 1
        if not is_right and self._tried == 1:
            self._panel(t(ids.WRONG), self._again, table_ids.HINT_AGAIN)
            return
        own, better = compared(table, self._words, self._action, judgement)
        parts = [t(ids.RIGHT_LATE if is_right else ids.WRONG)] + own
        if self._action != judgement.best:
            parts += better
        text = "\n".join([part for part in parts if part])
        save = self._save if is_right else None
        self._panel(text, table.loop.home, guide_ids.MENU, save)

    def _again(self):
        """Give the screen back, and let the player answer again."""

        def choose():
            self.table.hand.put_back()
            self.table.hand.begin(self.table.view)

        self.table.loop.back(choose)

    def _panel(self, text, then, hint, save=None):
        """Lend the screen to a panel with a text."""
        loop = self.table.loop
        hints = (hint, guide_ids.LEAVE)
        loop.lend(
            Panel(self.table.painter, self._below, [(text, ())], then, loop.home, hints, save)
        )

    def _below(self):
        """Paint the table below a panel, without its key hints."""
        self.table.painter.all()
        self.table.hand.paint_cursor()

    def _save(self):
        """Take the puzzle from the list: it is solved. If that fails, say so."""
        loop = self.table.loop
        try:
            Own(loop.board.store, self.match.game).remove(self._name)
        except StoreError as error:
            teller(loop)(error)


def opened(loop, log, seats, name):
    """Return the table of an own puzzle. log: up to the decision, and what was done there."""
    return games.table(log.game)(loop, OwnPuzzle(OwnMatch(log, seats), name))
