"""The base class of scenes: every member that the loop uses, with defaults that do nothing."""

from engine.compat import TYPE_CHECKING, const
from hal.contract import BACK

if TYPE_CHECKING:
    from typing import Any

# Forms of scenes.
LIST = const("list")  # with a heading
TYPING = const("typing")  # app/shell/typing_screen.py
COMBINATIONS = const("combinations")  # of cards, one under the cursor
END = const("end")  # of a match


class Scene:
    """A screen of the application; it gets the keys and paints the canvas.

    long_keys    mask of the keys that have a long function here: bit n for key n of hal/contract.
                 A direction that is held gives more events, which count as long presses
    held_keys    mask of the keys that do something here, of those for which the board has no key
                 of its own but another one that is held (`longs`). If none of them does anything,
                 the other key acts as soon as it goes down
    waiting      True while nothing will happen until a key is pressed (scripts wait for it)
    hide         None, or a function that hides the screen from others until its person is back. A
                 scene inherits it from the scene that it is pushed on
    is_public    True if the scene shows no hand: then it inherits no `hide`
    is_skipping  True while `think` may take several frames at a time
    task         None, or a generator: `think` runs it a slice at a time, then calls `task_ended`
    is_failure   True for the scene that shows an exception; the loop re-raises an exception in it

    The simulator's touch and screen reader look at these:

    form         LIST, TYPING, COMBINATIONS or END; "" for a table or a page of text
    rows         None, or the app.core.rows.Rows that the cursor is on
    match        None, or the match that the screen is about: a Match, or a WatchedMatch
    controls     None, or at a table what handles the player's keys
    is_asking    whether a key is awaited; at a table, whether all events are shown
    """

    long_keys = 0
    held_keys = 1 << BACK
    waiting = True
    hide = None
    is_public = False
    is_skipping = False
    is_failure = False
    task: "Any" = None
    form = ""
    rows: "Any" = None
    match: "Any" = None
    controls: "Any" = None
    is_asking: "Any" = True
    loop = None  # set by the loop's enter

    def enter(self, loop):
        """Begin, when the scene gets the screen. `draw` follows.

        loop: app.core.loop.Loop, with board, canvas and settings.
        """
        self.loop = loop

    def resume(self):
        """Resume, when the scene above it is popped. `draw` follows."""

    def pause(self):
        """Pause, when another scene borrows the screen. `resume` may follow."""

    def leave(self):
        """End, when the scene loses the screen for good."""

    def key(self, key, is_long):
        """Handle a key of hal/contract that was pressed, or with `is_long` held for long."""

    def tick(self, now_ms):
        """Advance animations by one frame, and paint the changes."""

    def draw(self):
        """Paint the whole screen. All other methods paint only changes."""

    def think(self):
        """Do a slice of work after the picture was sent; return whether there is more.

        Here it is a slice of the task, if there is one.
        """
        if self.task is None:
            return False
        try:
            next(self.task)
            return True
        except StopIteration as done:
            result = done.value
        self.task = None
        self.task_ended(result)
        return self.task is not None

    def task_ended(self, result):
        """Take what the task has returned; it may be followed by another."""
