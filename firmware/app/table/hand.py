"""The player's input at a table: the cursor, prompts, and the meaning of the keys."""

from app.core import cues
from app.texts.table import ids
from hal.contract import BACK, OK

# Results of `Hand.key` that are not actions.
NOTHING = -1
MENU = -2


class Hand:
    """The cursor, and the actions it leads to.

    legal     the player's legal actions, empty while others play
    watches   whether bots alone play
    asking    the action that the shown prompt is about, NOTHING without a prompt

    A game's hand implements `turn`, `lift`, `put_cursor`, `key_hints` and `press`.
    """

    def __init__(self, table):
        """Handle the keys of `table`, whose painter exists."""
        self.painter = table.painter
        self.labels = table.loop.board.labels
        self.settings = table.loop.settings
        self.watches = table.player < 0
        self._hear = table.loop.play
        self.legal = []
        self.asking = NOTHING
        self._asked = ("", "")

    # What a game implements.

    def turn(self, view):
        """Start the player's turn: place the cursor for the actions in `legal`, or call `ask`."""
        raise NotImplementedError

    def settle(self):
        """Paint the hand after a possible change, and keep the cursor on a valid place."""

    def lift(self):
        """Erase the cursor and what it holds; do nothing if no cursor is shown."""
        raise NotImplementedError

    def put_cursor(self):
        """Paint the cursor."""
        raise NotImplementedError

    def put_back(self):
        """Paint the cursor again after the whole table was painted.

        A game overrides it if painting the table already paints a part of the cursor.
        """
        self.put_cursor()

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        raise NotImplementedError

    def press(self, key, is_long):
        """Handle a key press; return the action to carry out, NOTHING or MENU."""
        raise NotImplementedError

    def agree(self, asked):
        """Handle OK at a prompt about `asked`; return the same as `press`."""
        return asked

    def refuse(self, asked):
        """Handle BACK at a prompt about `asked`; return the same as `press`."""
        return NOTHING

    # When it is the player's turn.

    def begin(self, view):
        """Begin the player's turn."""
        self.lift()
        self.legal = view.legal
        self.turn(view)
        self.put()

    def rest(self):
        """Begin another seat's turn: the player may still look at the hand."""
        self.lift()
        self.settle()
        self.put()

    def end(self):
        """End the turn."""
        self.lift()
        self.legal = []
        self.settle()

    def ask(self, action, heading, text):
        """Show a prompt about an action: OK calls `agree`, BACK calls `refuse`."""
        self.asking = action
        self._asked = (heading, text)
        self.painter.prompt(heading, text)
        self._hear(cues.ASK)

    def cannot(self, text):
        """Show why something cannot be done."""
        self.painter.say(text)
        self._hear(cues.REFUSED)

    def repaint(self):
        """Paint the prompt or the cursor again after the whole table was painted."""
        if self.asking != NOTHING:
            self.painter.prompt(self._asked[0], self._asked[1])
        self.painter.keys(self.labels, self.hints())
        if self.asking == NOTHING and not self.watches:
            self.put_back()

    def put(self):
        """Paint the cursor and the key hints."""
        self.painter.keys(self.labels, self.hints())
        if self.asking == NOTHING and not self.watches:
            self.put_cursor()

    def hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self.watches:
            return [(None, ids.HINT_WATCHING), (BACK, ids.HINT_MENU)]
        return self.key_hints()

    def key(self, key, is_long):
        """Handle a key press; return the action to carry out, NOTHING or MENU."""
        if self.watches:
            return MENU if key == BACK else NOTHING
        self.lift()
        action = self.press(key, is_long) if self.asking == NOTHING else self._answer(key)
        if action == NOTHING:
            self.put()
        return action

    def _answer(self, key):
        """Handle a key press while a prompt is shown."""
        if key not in (OK, BACK):
            return NOTHING
        asked = self.asking
        self.asking = NOTHING
        self.painter.table()
        return self.agree(asked) if key == OK else self.refuse(asked)
