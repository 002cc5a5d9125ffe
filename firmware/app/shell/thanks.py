"""The screen that thanks the players."""

from app.core import screens
from app.core.scene import Scene
from app.shell.chrome import hints, prose, title
from app.texts.catalog import t
from app.texts.shell import ids
from hal.contract import BACK


class Thanks(Scene):
    """One sentence; BACK leads to the menu."""

    def draw(self):
        """Paint everything."""
        canvas = self.loop.canvas
        layout = screens.load("app.layouts", self.loop.screen)
        canvas.fill(layout.BACK)
        title(canvas, layout, t(ids.THANKS))
        prose(canvas, layout, layout.THANKS_Y, (t(ids.THANKS_ALL),))
        hints(canvas, layout, self.loop.board.labels, (((BACK,), ids.HINT_BACK),))

    def key(self, key, is_long):
        """Go back to the menu."""
        if key == BACK:
            self.loop.home()
