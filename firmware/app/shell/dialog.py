"""Scenes that say something, or ask it, over the scene that has the screen."""

from app.core import cues, screens
from app.core.draw import wrap
from app.core.scene import Scene
from app.shell.chrome import frieze, hints, prose, title
from app.texts.catalog import t
from app.texts.shell import ids
from hal.contract import BACK, OK
from hal.failure import keep, summary


class Notice(Scene):
    """Says a few sentences until OK or BACK; then calls `then()`, or gives the screen back.

    Where the screen has no room for all of it, OK shows the next page first.
    """

    heading = ids.TESSERA
    hints = (((OK,), ids.HINT_OK),)

    def __init__(self, text, then=None):
        """Say `text`, already in the player's language."""
        self.text = text
        self._then = then
        self._first = 0  # line on the screen
        self._room = 0  # lines that fit on it
        self._rest = 0  # lines that come after those

    def draw(self):
        """Paint everything."""
        canvas = self.loop.canvas
        layout = screens.load("app.layouts", self.loop.screen)
        _, y, w = layout.PAGE
        lines = wrap(layout.PROSE, self.text, w)[self._first :]
        self._room = room = (layout.HINTS[1] - y) // layout.PROSE_LINE
        self._rest = max(len(lines) - room, 0)
        canvas.fill(layout.BACK)
        title(canvas, layout, t(self.heading))
        y = prose(canvas, layout, y, lines[:room])
        frieze(canvas, layout, y, layout.HINTS[1])
        pairs = (((OK,), ids.HINT_MORE),) if self._rest else self.hints
        hints(canvas, layout, self.loop.board.labels, pairs)

    def key(self, key, is_long):
        """Show the next page, or answer."""
        if self._rest and key == OK:
            self._first += self._room
            self.draw()
        elif key in (OK, BACK):
            self.answer(key == OK)

    def answer(self, agreed):
        """Do what follows OK (agreed) or BACK."""
        self.done()

    def done(self):
        """Go on with whatever was to follow."""
        if self._then:
            self._then()
        else:
            self.loop.back()


class Ask(Notice):
    """Asks something: OK calls `then()`, BACK calls `otherwise()`."""

    hints = (((OK,), ids.YES), ((BACK,), ids.NO))

    def __init__(self, text, then, otherwise):
        """Ask `text`, already in the player's language."""
        super().__init__(text, then)
        self._otherwise = otherwise

    def answer(self, agreed):
        """Do what follows OK (agreed) or BACK."""
        if agreed:
            self.done()
        else:
            self._otherwise()


class Failure(Notice):
    """Says what went wrong in the program, and keeps it in the store as `error`."""

    is_failure = True
    heading = ids.FAILURE_TITLE
    hints = (((OK,), ids.HINT_MENU),)

    def __init__(self, error):
        """Show an exception."""
        super().__init__("%s (%s)" % (t(ids.FAILURE), summary(error)))
        self._error = error

    def enter(self, loop):
        """Keep the traceback."""
        self.loop = loop
        keep(loop.board.store, self._error)
        loop.play(cues.REFUSED)

    def done(self):
        """Go to the menu."""
        self.loop.home()
