"""The player's part at a table: the cursor, prompts, and what the keys mean."""

from app.core import cues
from app.texts.table import ids
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

# What a key asks the table to do, besides an action.
NOTHING = -1
MENU = -2

_ARROWS = (UP, DOWN, LEFT, RIGHT)


class Hand:
    """The cursor and what it does.

    legal     what the player may do now, empty while others play
    watches   nobody plays here
    asking    the action that a prompt is about, NOTHING if there is none
    is_out    while others play: the player has moved the cursor, so it is shown

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
        self.is_out = False
        self._asked = ("", "")
        self._forget_keys = table.loop.forget_keys

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

    def end(self):
        """The player has acted."""
        self.lift()
        self.legal = []
        self.is_out = False
        self.settle()

    # While others play.

    @property
    def takes_ok(self):
        """Whether OK now does something with the hand; else it hurries what is shown."""
        return False

    def has_pieces(self):
        """Return whether there is anything in the hand to walk over."""
        return True

    def hide(self):
        """Take the cursor off the picture for the moment: something may be painted there."""

    def bring_back(self, is_still):
        """Paint the cursor again after `hide`. is_still: nothing else has been painted."""

    def while_busy(self, key, is_long):
        """A key while others play, but for an OK that hurries them: return NOTHING or MENU."""
        if self.watches or not self.has_pieces():
            return MENU if key == BACK else NOTHING
        self.lift()
        self.is_out = self.is_out or key in _ARROWS
        action = self.press(key, is_long)
        if self.is_out:
            self.put_cursor()
        return action

    def busy_hints(self):
        """Return what the keys do while others play, as a list of (key, text id)."""
        if self.watches:
            return self.hints()
        hints = self.key_hints() if self.has_pieces() else [(BACK, ids.HINT_MENU)]
        if self.takes_ok:
            return hints
        return [(OK, ids.HINT_SKIP)] + [pair for pair in hints if pair[0] != OK]

    def ask(self, action, heading, text):
        """Put up a prompt about an action: OK calls `agree`, BACK calls `refuse`."""
        self._forget_keys()
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
