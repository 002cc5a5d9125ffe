"""The screen that says what this is: version, device, interpreter, the last match's seed."""

from app.core.rows import Item
from app.shell.version import VERSION
from app.shell.widgets import ListScene
from app.texts.catalog import fill, t
from app.texts.shell import ids


class About(ListScene):
    """Nothing here can be changed."""

    def heading(self):
        """Return the title."""
        return t(ids.ABOUT)

    def items(self):
        """Return the rows."""
        board = self.loop.board
        rows = [
            Item(fill(ids.VERSION, VERSION), note=lambda: t(ids.ABOUT_HELP)),
            Item(board.title),
            Item(board.system),
        ]
        seed = self.loop.settings.last_seed
        if seed:
            rows.append(Item(seed, note=lambda: t(ids.LAST_SEED)))
        return rows
