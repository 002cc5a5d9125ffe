"""The screen that says what this is: version, device, interpreter, the last match's seed."""

import sys

from app.texts.catalog import t
from app.texts.shell import ids
from app.version import VERSION
from app.widgets import Item, ListScene


class About(ListScene):
    """Nothing here can be changed."""

    def heading(self):
        """Return the title."""
        return t(ids.ABOUT)

    def items(self):
        """Return the rows."""
        python = ".".join([str(part) for part in sys.implementation.version[:3]])
        board = self.loop.board.title
        seed = self.loop.settings.last_seed

        return [
            Item(t(ids.VERSION), lambda: VERSION, note=lambda: t(ids.ABOUT_HELP)),
            Item("Python", lambda: python, note=lambda: sys.implementation.name + " " + python),
            Item(t(ids.BOARD), lambda: "", note=lambda: board),
            Item(t(ids.LAST_SEED), lambda: "", note=lambda: seed or t(ids.NONE)),
        ]

    def close(self):
        """Go back to the menu."""
        self.loop.home()
