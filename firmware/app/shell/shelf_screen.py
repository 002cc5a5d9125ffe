"""The screens of the shelf: the matches that were left for others, and what to do with one."""

from app.core.dialog import Ask, Notice
from app.core.rows import Item
from app.shell import opening, shelf
from app.shell.game_summaries import match_text
from app.shell.saved import left_behind, seats_of
from app.shell.widgets import ListScene, opens
from app.table.setup_texts import seat_name
from app.texts.catalog import fill, t
from app.texts.shell import ids
from hal.files import StoreError


class Shelf(ListScene):
    """A row for each match of a game; OK opens the screen of that match."""

    def __init__(self, game):
        """Show the matches of a game."""
        self.game = game

    def heading(self):
        return t(ids.SHELF)

    def items(self):
        """Return the rows, the match that was left last first."""
        found = [shelved for shelved in _look(self.loop) if shelved.game == self.game]
        return [_item(number, shelved, self._open) for number, shelved in enumerate(found)]

    def enter(self, loop):
        """Make the list; without a match, go back."""
        super().enter(loop)
        if not self.rows.items:
            loop.pop()

    def resume(self):
        """List the matches again: one may have gone; without any, go back."""
        self.relist()
        if not self.rows.items:
            self.loop.pop()

    def _open(self, shelved):
        self.loop.push(OnShelf(shelved))


class OnShelf(ListScene):
    """The choices about a match on the shelf: go on with it, or delete it."""

    def __init__(self, shelved):
        """Take an app.shell.shelf.Shelved."""
        self.game = shelved.game
        self._shelved = shelved

    def heading(self):
        return match_text(self._shelved.game, self._shelved.round_no)

    def items(self):
        return [
            opens(t(ids.RESUME), self._resume, lambda: seats_text(self._shelved)),
            opens(t(ids.SHELF_DELETE), self._ask),
        ]

    def _resume(self):
        self.loop.settings.game = self._shelved.game
        opening.resume_shelved(self.loop, self._shelved)

    def _ask(self):
        self.loop.push(Ask(t(ids.ASK_DELETE), self.game, self._delete, self.loop.pop))

    def _delete(self):
        try:
            shelf.delete(self.loop.board.store, self._shelved)
        except StoreError:
            _say_failed(self.loop)
        else:
            self.loop.pop(self.loop.pop)


class LettingGo(ListScene):
    """The full shelf: a match goes, so that the one in play can be put there.

    The match in play is the first row.
    """

    def __init__(self, game, then):
        """Call `then(is_given_up)`: whether it is the match in play that goes. game: its game."""
        self.game = game
        self._then = then

    def heading(self):
        return t(ids.SHELF)

    def items(self):
        progress = left_behind(self.loop.board.store, self.game)
        now = match_text(self.game, progress[0] if progress else 1)

        def note():
            return t(ids.SHELF_IN_PLAY)

        rows = [Item(now, enter=lambda: self._ask(None), note=note)]
        found = enumerate(_look(self.loop))
        return rows + [_item(number, shelved, self._ask) for number, shelved in found]

    def _ask(self, shelved):
        def go():
            store = self.loop.board.store
            try:
                if shelved:
                    shelf.delete(store, shelved)
                else:
                    shelf.give_up(store, self.game)
            except StoreError:
                _say_failed(self.loop)
            else:
                self._then(shelved is None)

        game = shelved.game if shelved else self.game
        self.loop.push(Ask(t(ids.ASK_DELETE), game, go, self.loop.pop))


def _say_failed(loop):
    """Say that nothing was deleted; then go back to where the player asked for it."""
    loop.push(Notice(t(ids.SHELF_FAILED), lambda: loop.pop(loop.pop)))


def seats_text(shelved):
    """Return who plays a match, and the scores of the seats: "You, 3 × Easy: 12 8 20 20".

    A practice match says so in place of the scores: "Practice: You, 3 × Easy".
    """
    told = []  # [how many, name]
    for name in [seat_name(shelved.game, seat) for seat in seats_of(shelved)]:
        for entry in told:
            if entry[1] == name:
                entry[0] += 1
                break
        else:
            told.append([1, name])
    for entry in told:
        if entry == [1, t(ids.LEVEL_PERSON)]:
            entry[1] = t(ids.SHELF_YOU)
    seats = ", ".join([name if count == 1 else "%d × %s" % (count, name) for count, name in told])
    if shelved.is_practice:
        return fill(ids.LABELLED, t(ids.PRACTICE), seats)
    return fill(ids.LABELLED, seats, " ".join([str(score) for score in shelved.scores]))


def _item(number, shelved, choose):
    """Return the row of a match; number: its place, 0 for the one that was left last."""
    label = "%d. %s" % (number + 1, match_text(shelved.game, shelved.round_no))
    return opens(label, lambda: choose(shelved), lambda: seats_text(shelved))


def _look(loop):
    """Return the matches on the shelf, none if the store cannot be read."""
    try:
        return shelf.look(loop.board.store)
    except StoreError:
        return []
