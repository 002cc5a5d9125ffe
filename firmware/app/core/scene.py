"""What a scene is: the base class has every member the loop uses, doing nothing."""

from hal.contract import BACK


class Scene:
    """Something that has the whole screen.

    long_keys    mask of the keys that have a long function here: bit n for key n of hal/contract.
                 A direction that is held is handed out again and again, as a long press
    held_keys    mask of the keys that have a use here where holding another key stands for them
                 (`longs` of the board). Without any, that other key acts when it goes down
    waiting      True while nothing will happen until a key is pressed (scripts wait for it)
    is_failure   True for what shows an exception: if that meets one too, nothing can be shown
    """

    long_keys = 0
    held_keys = 1 << BACK
    waiting = True
    is_failure = False
    loop = None  # set by the loop's enter

    def enter(self, loop):
        """The scene gets the screen; `draw` follows. The loop offers board, canvas, settings."""
        self.loop = loop

    def regain(self):
        """The scene has the screen again that it lent another one; `draw` follows."""

    def rest(self):
        """Another scene gets the screen, and this one may regain it."""

    def leave(self):
        """The scene loses the screen."""

    def key(self, key, is_long):
        """A key of hal/contract was pressed, or held for long."""

    def tick(self, now_ms):
        """A frame has come: move on what moves and paint what has changed."""

    def draw(self):
        """Paint the whole screen. Everywhere else a scene paints only what has changed."""

    def think(self):
        """Do a slice of work, at most 30 ms, after the picture was sent; True if there is more."""
        return False
