"""A question at the game's own table: the player answers with an action.

After a wrong answer the player may try once more. No action is carried out.
"""

from app.core.settings import COUNT
from app.core.trouble import teller
from app.table.lesson_panel import SavingLesson
from app.table.play import LATER, Play
from app.texts import catalog
from app.texts.catalog import t
from app.texts.learning import ids
from app.texts.table import ids as table_ids
from hal.files import StoreError

_AREA = "learning"


class Question(Play):
    """The course of a table with a question.

    A subclass implements `question`, `save` and `choose`, and poses the question in `begin`.
    """

    advises = False
    talks = False
    warns = False

    def __init__(self, match):
        """Ask about the position of a match that does not go on."""
        super().__init__(match)
        self.is_asked = False  # the question has been shown
        self.was_wrong = False  # the first answer was
        self._has_failed = False  # nothing could be kept, and that was said

    def question(self):
        raise NotImplementedError

    def save(self):
        """Keep that the question is answered. Raises StoreError."""
        raise NotImplementedError

    def begin(self):
        """Load the texts."""
        catalog.load(_AREA)

    def end(self):
        """Unload the texts."""
        catalog.unload(_AREA)

    def next_step(self):
        """Let the player answer, except during an analysis."""
        return LATER if self.table.task is not None else super().next_step()

    def key(self, key):
        """Ignore the keys during an analysis."""
        return self.table.task is not None

    def go_back(self):
        """Go back to the list of puzzles."""
        self.table.loop.home(self.match.game, {"puzzles": True})

    def bot_thoughts(self):
        """Return None: no bot plays."""
        return None

    def helps(self, level):
        """Return whether the player gets help of a level; a puzzle has marks at most."""
        return level < COUNT and super().helps(level)

    def menu_items(self):
        """Return the rows of the menu: the question, then the game's."""
        return [(t(ids.QUESTION), self.ask)] + super().menu_items()

    def while_asked(self):
        """Show the question when the table waits for the first key."""
        if not self.is_asked:
            self.is_asked = True
            self.ask()

    def ask(self):
        self.panel(self.question(), self.table.loop.pop, ids.GO_ON)

    def ask_again(self, fault, saves=False):
        """Say that the answer is wrong, and let the player answer again.

        fault: a sentence that says what is wrong with it, or ""; saves: as of `panel`
        """
        self.was_wrong = True
        text = (t(ids.WRONG) + " " + fault).rstrip()
        self.panel(text, self._again, table_ids.KEY_AGAIN, saves=saves)

    def _again(self):
        """Give the screen back, and begin the turn anew."""

        def choose():
            self.table.controls.put_back()
            self.table.controls.begin(self.table.view)

        self.table.loop.pop(choose)

    def panel(self, text, then, ok_text, targets=(), saves=False):
        """Push a panel with a text.

        then: what OK calls; ok_text: text id of what that does; targets: x, y, w, h of the right
        answer and of a wrong one, as far as the text tells them; saves: whether `save` is called
        once the panel is shown.
        """
        table = self.table
        ok_and_back = (ok_text, ids.LEAVE)
        save = self._save if saves else None
        pages = [(text, targets)]
        back = self.go_back
        right = targets[:1]
        table.loop.push(
            SavingLesson(table.painter, self.below, pages, then, back, ok_and_back, save, right)
        )

    def below(self):
        """Paint the table below a panel, and what the bar says whole."""
        painter = self.table.painter
        self.table.below()
        painter.bar.show_last(painter.bar.last)  # in one bit the cursor's text covers a part

    def _save(self):
        """Keep the answer; if that fails, say so once."""
        try:
            self.save()
        except StoreError as error:
            if not self._has_failed:
                self._has_failed = True
                teller(self.table.loop)(error)
