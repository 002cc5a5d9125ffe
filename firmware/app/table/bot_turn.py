"""The turn of a bot: it thinks in slices, and its move waits until the table plays it."""


class BotTurn:
    """The bot that is to act next.

    move         the (action, arg) that it has decided on, None until then
    is_loaded    whether a bot has thought before: the modules of the game's bots are loaded
    """

    def __init__(self, course):
        """Take an app.table.play.Play."""
        self._course = course
        self._thoughts = None  # the generator of the bot that thinks
        self.move = None
        self.is_loaded = False

    def begin(self):
        """Let the bot that is to act begin to think, or go on; return False if it is no bot."""
        self._thoughts = self._thoughts or self._course.bot_thoughts()
        if self._thoughts is None:
            return False
        self.is_loaded = True
        return True

    def think(self):
        """Think for a slice; return whether the bot wants more."""
        try:
            next(self._thoughts)  # pyright: ignore[reportArgumentType]
        except StopIteration as done:
            self._thoughts = None
            self.move = done.value
            return False
        return True

    def take_move(self):
        """Return the move that was decided on; the next bot may think."""
        move = self.move
        self.move = None
        return move

    def forget(self):
        """Drop the move and everything thought so far, because the position has changed."""
        self._thoughts = self.move = None
