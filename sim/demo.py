"""The match that `python -m sim` shows where there is neither a display nor a terminal."""

from hal.contract import OK
from sim.board import Quit

_MOVES = 60
_LAUNCH = {"game": "okey", "watch": True, "speed": "instant", "seed": "0123456789abcdef"}
_FRAMES = 20000  # far more than so many moves take
_PRESS_FRAMES = 2
_PAUSE_FRAMES = 4


class DemoKeys:
    """Prints the moves of a match of bots, says OK whenever somebody is asked, and leaves."""

    def __init__(self, is_waiting, write=print):
        """`is_waiting()` tells whether the application waits for a key."""
        self._is_waiting = is_waiting
        self._write = write
        self._moves = 0
        self._since = 0  # frames since OK was pressed

        self.launch = _LAUNCH

    def report(self, line):
        """Print a move; the application calls this with one line for each."""
        self._moves += 1
        if self._moves <= _MOVES:
            self._write(line)

    def poll(self, frame):
        """Return the keys that are down in this frame. Raises Quit after enough moves."""
        if self._moves >= _MOVES or frame >= _FRAMES:
            raise Quit()
        self._since += 1
        if self._since > _PRESS_FRAMES + _PAUSE_FRAMES and self._is_waiting():
            self._since = 0
        return 1 << OK if self._since < _PRESS_FRAMES else 0
