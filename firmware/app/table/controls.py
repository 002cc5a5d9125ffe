"""The controls of a table: the cursor, prompts, and the meaning of the keys."""

from app.core import cues
from app.table import panels
from app.texts.table import ids
from hal.contract import BACK, DOWN, F3, F4, LEFT, OK, RIGHT, UP

# Results of `Controls.key` that are not actions.
NO_ACTION = -1
MENU = -2

_ARROWS = (UP, DOWN, LEFT, RIGHT)


class Controls:
    """The cursor, and the actions it leads to.

    legal          the player's legal actions, empty while others play
    watches        whether bots alone play
    asking         the action that the shown prompt is about, NO_ACTION without a prompt
    prompt         the prompt's heading and its text
    is_moving      whether `tick` is to be called every frame: pieces slide, something is counted
    is_armed       whether OK, pressed again, carries out what it asked about
    is_thinking    whether `think` has something to compute
    is_out         whether the cursor is shown while others play: the player has moved it

    A game's Controls implement `turn`, `erase_cursor`, `paint_cursor`, `key_hints` and `press`.
    """

    is_moving = False
    is_thinking = False
    is_armed = False

    def __init__(self, table):
        """Handle the keys of `table`, whose painter exists."""
        self.table = table
        self.painter = table.painter
        self.labels = table.loop.board.labels
        self.settings = table.loop.settings
        self.watches = table.player < 0
        self.play_cue = table.loop.play
        self.legal = []
        self.asking = NO_ACTION
        self.is_out = False
        self.prompt = ("", "")
        self._forget_keys = table.loop.forget_keys

    def helps(self, level):
        """Return whether the player gets help of a level of app.core.settings."""
        return self.table.course.helps(level)

    # What a game implements.

    def turn(self, view):
        """Start the player's turn: place the cursor for the actions in `legal`, or call `ask`."""
        raise NotImplementedError

    def update(self):
        """Paint the hand after a possible change, and keep the cursor on a valid place."""

    def tick(self):
        """Move on the pieces that slide."""

    def think(self):
        """Compute a slice of what is said about the question; return whether there is more."""
        return False

    def erase_cursor(self):
        """Erase the cursor and what it holds; do nothing if no cursor is shown."""
        raise NotImplementedError

    def paint_cursor(self):
        raise NotImplementedError

    def repaint_cursor(self):
        """Paint the cursor again after the whole table was painted.

        A game overrides it if painting the table already paints a part of the cursor.
        """
        self.paint_cursor()

    def paint_below(self):
        """Paint the cursor below a panel of another scene, but no panel of the table."""
        if self.asking == NO_ACTION and not self.watches:
            self.paint_cursor()

    def has_panel(self):
        """Whether a panel of the table is open."""
        return self.asking != NO_ACTION

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        raise NotImplementedError

    def press(self, key, is_long):
        """Handle a key press; return the action to carry out, NO_ACTION or MENU."""
        raise NotImplementedError

    def suggest(self, action):
        """Place the cursor for an action that was advised; do nothing while a prompt is shown."""

    def propose(self, action):
        """Do an action that was chosen in the menu, or prepare it if OK is still to be pressed.

        Returns the action to carry out, else NO_ACTION.
        """
        return action

    def put_back(self):
        """Put back the piece that is held, if any."""

    def agree(self, action):
        """Handle OK at a prompt about an action; return the same as `press`."""
        return action

    def refuse(self, action):
        """Handle BACK at a prompt about an action; return the same as `press`."""
        return NO_ACTION

    # When it is the player's turn.

    def begin(self, view):
        """Begin the player's turn."""
        self.erase_cursor()
        self.legal = view.legal
        self.turn(view)
        self.paint()

    def end(self):
        """End the turn, and the question that was asked in it."""
        self.erase_cursor()
        if self.asking != NO_ACTION:
            self.asking = NO_ACTION
            self.painter.paint_table()
        self.legal = []
        self.is_out = False
        self.update()

    # While others play.

    def has_pieces(self):
        """Return whether the hand has any pieces for the cursor."""
        return True

    def suspend_cursor(self):
        """Take the cursor off the picture until the end of the frame: pieces may move there."""

    def resume_cursor(self, is_still):
        """Paint the suspended cursor again. is_still: nothing else has been painted."""

    def while_busy(self, key, is_long):
        """Handle a key while others play, other than OK, which skips; return NO_ACTION or MENU.

        The cursor is off the picture then.
        """
        if self.watches or not self.has_pieces():
            return MENU if key == BACK else NO_ACTION
        self.erase_cursor()
        self.is_out = self.is_out or key in _ARROWS
        return self.press(key, is_long)

    def busy_key_hints(self):
        """Return what the keys do while others play, as a list of (key, text id)."""
        if self.watches:
            return self.key_hints_now()
        hints = self.key_hints() if self.has_pieces() else self.table_key_hints()
        return [(OK, ids.KEY_SKIP)] + [hint for hint in hints if hint[0] != OK]

    def table_key_hints(self, back=ids.KEY_MENU):
        """Return what keys do at every table, as a list of (key, text id); it comes last.

        back: text id of what BACK does.
        """
        hints = []
        if self.table.may_advise:
            hints.append((F4, ids.MENU_HINT))
        if self.painter.bar.history:
            hints.append((F3, ids.MENU_MOVES))
        return hints + [(BACK, back)]

    def ask(self, action, heading, text):
        """Show a prompt about an action: OK calls `agree`, BACK calls `refuse`."""
        self._forget_keys()
        self.asking = action
        self.prompt = (heading, text)
        panels.prompt(self.painter, heading, text)
        self.play_cue(cues.ASK)

    def cannot(self, text):
        """Show why something cannot be done."""
        self.painter.bar.show_last(text)
        self.play_cue(cues.REFUSED)

    def paint(self):
        """Paint the key hints and the cursor."""
        self.painter.keys.show(self.key_hints_now())
        if self.asking == NO_ACTION and not self.watches:
            self.paint_cursor()

    def repaint(self):
        """Paint the prompt, the key hints and the cursor after the whole table was painted."""
        if self.asking != NO_ACTION:
            panels.prompt(self.painter, self.prompt[0], self.prompt[1])
        self.painter.keys.show(self.key_hints_now())
        if self.asking == NO_ACTION and not self.watches:
            self.repaint_cursor()

    def key_hints_now(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self.watches:
            return self.table.course.key_hints()
        return self.key_hints()

    def key(self, key, is_long):
        """Handle a key press; return the action to carry out, NO_ACTION or MENU."""
        if self.watches:
            return MENU if key == BACK else NO_ACTION
        self.erase_cursor()
        action = self.press(key, is_long) if self.asking == NO_ACTION else self._answer(key)
        if action in (NO_ACTION, MENU):
            self.paint()
        return action

    def _answer(self, key):
        """Handle a key press while a prompt is shown."""
        if key not in (OK, BACK):
            return NO_ACTION
        action = self.asking
        self.asking = NO_ACTION
        self.painter.paint_table()
        return self.agree(action) if key == OK else self.refuse(action)
