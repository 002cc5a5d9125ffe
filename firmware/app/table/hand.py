"""The player's part at a table: the cursor, prompts, and what the keys mean."""

from app.core import cues
from app.texts.table import ids
from hal.contract import BACK, OK

# What a key asks the table to do, besides an action.
NOTHING = -1
MENU = -2


class Hand:
    """The cursor and what it does.

    legal     what the player may do now, empty while others play
    watches   nobody plays here
    asking    the action that a prompt is about, NOTHING if there is none

    A game's hand brings `turn`, `lift`, `put_cursor`, `key_hints` and `press`.
    """

    def __init__(self, table):
        """Play at `table`, whose painter is there."""
        self.painter = table.painter
        self.labels = table.loop.board.labels
        self.settings = table.loop.settings
        self.watches = table.player < 0
        self._hear = table.loop.play
        self.legal = []
        self.asking = NOTHING
        self._asked = ("", "")

    # What a game brings.

    def turn(self, view):
        """The player is to act, `legal` says how: put the cursor where it is wanted, or `ask`."""
        raise NotImplementedError

    def settle(self):
        """The hand may have changed: paint it, and keep the cursor on something."""

    def lift(self):
        """Take the cursor, and what it holds, off the picture; there may be none."""
        raise NotImplementedError

    def put_cursor(self):
        """Paint the cursor."""
        raise NotImplementedError

    def put_back(self):
        """The table was painted anew: paint of the cursor what is not painted with the table."""
        self.put_cursor()

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        raise NotImplementedError

    def press(self, key, is_long):
        """Do what a key means; return the action to carry out, NOTHING or MENU."""
        raise NotImplementedError

    def agree(self, asked):
        """OK to a prompt: return what `press` does."""
        return asked

    def refuse(self, asked):
        """BACK to a prompt: return what `press` does."""
        return NOTHING

    # When it is the player's turn.

    def begin(self, view):
        """The player is to act."""
        self.lift()
        self.legal = view.legal
        self.turn(view)
        self.put()

    def rest(self):
        """Another seat is to act: the hand may still be looked at."""
        self.lift()
        self.settle()
        self.put()

    def end(self):
        """The player has acted."""
        self.lift()
        self.legal = []
        self.settle()

    def ask(self, action, heading, text):
        """Put up a prompt about an action: OK calls `agree`, BACK calls `refuse`."""
        self.asking = action
        self._asked = (heading, text)
        self.painter.prompt(heading, text)
        self._hear(cues.ASK)

    def cannot(self, text):
        """Say why something cannot be done."""
        self.painter.say(text)
        self._hear(cues.REFUSED)

    def repaint(self):
        """The table was painted anew: put the prompt up again, or the cursor."""
        if self.asking != NOTHING:
            self.painter.prompt(self._asked[0], self._asked[1])
        self.painter.keys(self.labels, self.hints())
        if self.asking == NOTHING and not self.watches:
            self.put_back()

    def put(self):
        """Paint the cursor, and say what the keys do."""
        self.painter.keys(self.labels, self.hints())
        if self.asking == NOTHING and not self.watches:
            self.put_cursor()

    def hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self.watches:
            return [(None, ids.HINT_WATCHING), (BACK, ids.HINT_MENU)]
        return self.key_hints()

    def key(self, key, is_long):
        """A key was pressed; return the action to carry out, NOTHING or MENU."""
        if self.watches:
            return MENU if key == BACK else NOTHING
        self.lift()
        action = self.press(key, is_long) if self.asking == NOTHING else self._answer(key)
        if action == NOTHING:
            self.put()
        return action

    def _answer(self, key):
        """A key while a prompt is shown."""
        if key not in (OK, BACK):
            return NOTHING
        asked = self.asking
        self.asking = NOTHING
        self.painter.table()
        return self.agree(asked) if key == OK else self.refuse(asked)
