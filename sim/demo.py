"""The match that bots play if `python -m sim` has neither a display nor a terminal."""

from hal.contract import OK
from sim.board import Quit

LAUNCH = {"game": "okey", "watch": True, "speed": "instant", "seed": "0123456789abcdef"}
_PRESS_FRAMES = 2
_PAUSE_FRAMES = 4


class DemoKeys:
    """Prints the moves of a match of bots, and presses OK when the application waits for a key.

    It leaves when the application is back in its menu.
    """

    def __init__(self, run, most_moves):
        """Leave after `most_moves` moves at the latest; None: play to the end of the match."""
        self._run = run
        self._most_moves = most_moves
        self._moves = 0
        self._since = 0  # frames since OK was pressed
        run.board.light = None  # it would go out, since no key is pressed for a long time

    def report(self, line):
        """Print a move; the application calls this with one line for each move."""
        self._moves += 1
        if not self._is_enough():
            print(line)

    def poll(self, frame):
        """Return the keys that are down in this frame. Raises Quit at the end."""
        if self._is_enough() or self._is_over():
            raise Quit()
        self._since += 1
        if self._since > _PRESS_FRAMES + _PAUSE_FRAMES and self._run.is_waiting():
            self._since = 0
        return 1 << OK if self._since < _PRESS_FRAMES else 0

    def _is_enough(self):
        return self._most_moves is not None and self._moves > self._most_moves

    def _is_over(self):
        """Return whether the match is over: the menu follows it, where OK would begin another."""
        scene = getattr(self._run.board.loop, "scene", None)
        return self._moves > 0 and type(scene).__name__ == "Menu"
