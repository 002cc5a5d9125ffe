"""The About screen: version, device, interpreter, the last match's seed."""

from app.core import memory
from app.core.rows import Item
from app.shell.dialog import Notice
from app.shell.version import VERSION
from app.shell.widgets import ListScene
from app.texts.catalog import fill, t
from app.texts.shell import ids


class About(ListScene):
    """A list of facts; nothing can be changed."""

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
        if memory.relinker:
            rows.append(self._relinking(memory.relinker))
        seed = self.loop.settings.last_seed
        if seed:
            rows.append(Item(seed, note=lambda: t(ids.LAST_SEED)))
        return rows

    def _relinking(self, relinker):
        """Return the row that says whether modules run from flash; if they do, OK checks them."""

        def check():
            right, wrong = relinker.check()
            said = fill(ids.CHECK_WRONG, wrong) if wrong else fill(ids.CHECK_RIGHT, right)
            self.loop.lend(Notice(said))

        if relinker.why:
            return Item(fill(ids.FLASH_OFF, relinker.why), note=lambda: t(ids.FLASH_OFF_HELP))
        return Item(t(ids.FLASH_ON), enter=check, note=lambda: t(ids.FLASH_ON_HELP))
