"""The controls of a High-Low table: LEFT and RIGHT choose a guess, OK makes it."""

from app.table import controls
from app.table.controls import MENU, NO_ACTION
from app.texts.highlow import ids
from engine.highlow.actions import HIGHER, LOWER
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP


class Controls(controls.Controls):
    """The cursor on one of the two guesses.

    at   the selected action, HIGHER or LOWER
    """

    def __init__(self, table):
        """Play at `table`, whose painter is there."""
        super().__init__(table)
        self.at = HIGHER

    def turn(self, view):
        """The player is to act: the cursor stays where it was."""

    def erase_cursor(self):
        """Take the cursor off the picture."""
        self.painter.guess(self.at, False)

    def paint_cursor(self):
        """Paint the cursor, if there is something to choose."""
        self.painter.guess(self.at, len(self.legal) > 0)

    def key_hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        hints = [(OK, ids.KEY_GUESS)] if self.legal else []
        return hints + self.table_key_hints()

    def press(self, key, is_long):
        """Do what a key means; return the action to carry out, NO_ACTION or MENU."""
        if key in (BACK, F1):
            return MENU
        if key == OK and self.at in self.legal:
            return self.at
        if key in (LEFT, UP):
            self.at = HIGHER
        elif key in (RIGHT, DOWN):
            self.at = LOWER
        return NO_ACTION
