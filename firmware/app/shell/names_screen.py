"""The screen of the names of the people who play at this device."""

from app.core.rows import Item
from app.core.settings import NAME_LENGTH, PLAYERS
from app.shell.widgets import ListScene
from app.texts.catalog import fill, t
from app.texts.shell import ids


class Names(ListScene):
    """A row for each person; OK opens the screen on which the name is typed."""

    def heading(self):
        return t(ids.NAMES)

    def items(self):
        return [self._item(number) for number in range(PLAYERS)]

    def _item(self, number):
        names = self.loop.settings.person_names

        def value():
            return names[number] or "–"

        def edit():
            from app.shell.typing_screen import Typing

            def done(text):
                names[number] = text[:1] + text[1:].lower()
                self.loop.pop()

            old = names[number].upper()
            self.loop.push(Typing(ids.NAMES, old, NAME_LENGTH, lambda text: None, done))

        return Item(fill(ids.PLAYER, number + 1), value, None, edit)
