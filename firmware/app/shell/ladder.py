"""The screen of a game's ladder: its people in their order, their stars, and who is next."""

from app.core import people, sprites
from app.core.chrome import foot
from app.core.rows import Item
from app.shell.widgets import ListScene
from app.table import portraits
from app.texts.catalog import fill, language, t
from app.texts.shell import ids


class Ladder(ListScene):
    """A row for each of the people. OK begins a match against whoever is unlocked."""

    place = "LADDER"
    font = "MENU_FONT"

    def __init__(self, game, texts, commitment, begin):
        """Show a game's. texts: its SetupTexts; begin: function(set-up) that deals."""
        self.game = game
        self._texts = texts
        self._commitment = commitment
        self._begin = begin

    def enter(self, loop):
        """Load the faces; select whoever is next."""
        self._stars = loop.settings.stars_of(self.game)
        super().enter(loop)
        self.rows.at = people.unlocked(self._stars) - 1

    def leave(self):
        portraits.unload(self.game)

    def heading(self):
        return t(ids.LADDER)

    def items(self):
        return [self._item(place) for place in range(len(self._stars))]

    def draw_help(self):
        """Paint the help text, and at the foot the fingerprint of the deal and the cut."""
        super().draw_help()
        foot(self.loop.canvas, self.layout, self._commitment)

    def _item(self, place):
        game = self.game
        names = [people.name_of(game, one[0], language()) for one in people.PEOPLE[game]]
        if place >= people.unlocked(self._stars):
            before = names[place - 1]
            note = fill(ids.LADDER_LATER, before)
            return Item(names[place], note=lambda: note, icon=sprites.LOCK)
        portrait = portraits.Portrait(self.loop.canvas, game, people.PEOPLE[game][place][0])
        return Person(
            names[place],
            lambda: people.stars_text(self._stars[place]),
            enter=lambda: self._begin(people.set_up(game, place, self._stars)),
            note=lambda: self._texts.find("HELP_STARS"),
            icon=(portrait, portraits.ANNOYED if self._stars[place] else portraits.WAITS),
        )


class Person(Item):
    """The row of one of the people. icon: the face, and its expression: annoyed, once beaten."""

    def draw(self, canvas, x, y, h, ink):
        """Paint the face before the label."""
        portrait, expression = self.icon  # pyright: ignore[reportGeneralTypeIssues]
        portrait.draw(x - portrait.w - 6, y + (h - portrait.h) // 2, expression)
