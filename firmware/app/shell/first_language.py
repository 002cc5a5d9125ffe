"""The screen of the first start: the languages, each by its own name."""

from app.core.rows import Item
from app.shell.widgets import ListScene
from app.texts import catalog, letters
from app.texts.catalog import t
from app.texts.names import NAMES
from app.texts.shell import ids


class FirstLanguage(ListScene):
    """A list of languages; OK takes the selected one and goes to the menu."""

    can_close = False

    def __init__(self, code):
        """Select a language; its screen is in the selected language."""
        self._code = code

    def enter(self, loop):
        self._offered = letters.offered(loop.canvas.mono)
        code = self._code if self._code in self._offered else self._offered[0]
        catalog.use(code, loop.canvas.mono)
        letters.show_all(loop.canvas.mono)
        super().enter(loop)
        self.rows.at = self._offered.index(code)

    def heading(self):
        return t(ids.LANGUAGE)

    def items(self):
        """Return a row for each language."""
        return [Item(NAMES[code], enter=self._take) for code in self._offered]

    def key(self, key, is_long):
        """Do what a list does; the screen speaks the selected language."""
        at = self.rows.at
        super().key(key, is_long)
        if self.rows.at != at:
            catalog.use(self._offered[self.rows.at], self.loop.canvas.mono)
            letters.show_all(self.loop.canvas.mono)
            self.draw()

    def close(self):
        """Do nothing: a language has to be taken."""

    def _take(self):
        settings = self.loop.settings
        settings.language = self._offered[self.rows.at]
        settings.save()
        letters.use(settings.language, self.loop.canvas.mono)
        self.loop.home()
