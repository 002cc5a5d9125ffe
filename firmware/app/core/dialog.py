"""Scenes that show a message or ask a question over another scene."""

from app.core import cues
from app.core.chrome import frieze, key_hints, prose, title
from app.core.draw import wrap
from app.core.scene import Scene
from app.texts.catalog import t
from app.texts.shell import ids
from engine.compat import load_module
from hal.contract import BACK, OK
from hal.failure import keep, summary


class Notice(Scene):
    """Shows a message until OK or BACK; then calls `then()`, or gives the screen back.

    If the screen has no room for the whole message, OK shows the next page first.
    """

    heading = ids.TESSERA
    game = ""
    key_hints = (((OK,), ids.KEY_OK),)

    def __init__(self, text, then=None):
        """Show `text`, which is in the player's language."""
        self.text = text
        self._then = then
        self._first = 0  # number of the first line on the screen
        self._room = 0  # number of lines that fit on the screen
        self._rest = 0  # number of lines that come after the shown ones

    def draw(self):
        canvas = self.loop.canvas
        layout = load_module("app.layouts", self.loop.screen)
        _, y, w = layout.PAGE
        lines = wrap(layout.PROSE, self.text, w)[self._first :]
        self._room = room = (layout.KEY_HINTS[1] - y) // layout.PROSE_LINE
        self._rest = max(len(lines) - room, 0)
        canvas.fill(layout.BACK)
        title(canvas, layout, t(self.heading), self.game)
        y = prose(canvas, layout, y, lines[:room])
        frieze(canvas, y, layout.KEY_HINTS[1], self.game)
        hints = (((OK,), ids.KEY_MORE),) if self._rest else self.key_hints
        key_hints(canvas, layout, self.loop.board.labels, hints)

    def key(self, key, is_long):
        """Show the next page, or call `answer`."""
        if self._rest and key == OK:
            self._first += self._room
            self.draw()
        elif key in (OK, BACK):
            self.answer(key == OK)

    def answer(self, agreed):
        """Handle OK (agreed) or BACK."""
        self.done()

    def done(self):
        """Call `then()`, or give the screen back."""
        if self._then:
            self._then()
        else:
            self.loop.pop()


class Ask(Notice):
    """Asks a question about a game: OK calls `then()`, BACK calls `otherwise()`."""

    key_hints = (((OK,), ids.YES), ((BACK,), ids.NO))

    def __init__(self, text, game, then, otherwise):
        """Ask `text`, which is in the player's language. game: its name heads the question."""
        super().__init__(text, then)
        self.game = game
        self.heading = getattr(ids, "GAME_" + game.upper())
        self._otherwise = otherwise

    def answer(self, agreed):
        """Handle OK (agreed) or BACK."""
        if agreed:
            self.done()
        else:
            self._otherwise()


class Failure(Notice):
    """Shows an exception, and keeps its traceback in the store as `error`."""

    is_failure = True
    heading = ids.FAILURE_TITLE
    key_hints = (((OK,), ids.KEY_MENU),)

    def __init__(self, error):
        """Show an exception."""
        super().__init__("%s (%s)" % (t(ids.FAILURE), summary(error)))
        self._error = error

    def enter(self, loop):
        """Store the traceback and play the cue REFUSED."""
        self.loop = loop
        keep(loop.board.store, self._error)
        loop.play(cues.REFUSED)

    def done(self):
        """Go to the menu; a device starts anew, since its heap may be in pieces."""
        loop = self.loop
        try:
            loop.settings.save()
        except MemoryError:
            pass  # a new start is more important
        if loop.board.restart:
            loop.board.restart()
        loop.home()
