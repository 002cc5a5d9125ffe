"""Scenes that say something, or ask it, over the scene that has the screen."""

from app import screens
from app.dressing import frieze, hints, prose, title
from app.scene import Scene
from app.texts.catalog import t
from app.texts.shell import ids
from hal.contract import BACK, OK


class Notice(Scene):
    """Says a few sentences until OK or BACK; then calls `then()`, or gives the screen back."""

    heading = ids.TESSERA
    hints = (((OK,), ids.HINT_OK),)

    def __init__(self, text, then=None):
        """Say `text`, already in the player's language."""
        self.text = text
        self._then = then

    def draw(self):
        """Paint everything."""
        canvas = self.loop.canvas
        layout = screens.load("app.layouts", self.loop.screen)
        canvas.fill(layout.BACK)
        title(canvas, layout, t(self.heading))
        y = prose(canvas, layout, layout.PAGE[1], self.text)
        frieze(canvas, layout, y, layout.HINTS[1])
        hints(canvas, layout, self.loop.board.labels, self.hints)

    def key(self, key, is_long):
        """Go on."""
        if key in (OK, BACK):
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

    def key(self, key, is_long):
        """Agree, or do not."""
        if key == OK:
            self.done()
        elif key == BACK:
            self._otherwise()


class Failure(Notice):
    """Says what went wrong in the program, and keeps it in the store as `error`."""

    heading = ids.FAILURE_TITLE
    hints = (((OK,), ids.HINT_MENU),)

    def __init__(self, error):
        """Show an exception."""
        kind = type(error).__name__
        what = str(error)
        super().__init__(t(ids.FAILURE) + " (" + kind + (": " + what if what else "") + ")")
        self._error = error

    def enter(self, loop):
        """Keep the traceback."""
        from app.trouble import keep

        self.loop = loop
        keep(loop.board.store, self._error)

    def done(self):
        """Go to the menu."""
        self.loop.home()
