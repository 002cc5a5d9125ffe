"""Keeps a press that was meant for the scene before from answering a question."""

from engine.compat import const
from hal.contract import OK

_QUIET_MS = const(250)  # a press this soon after a question was meant for the scene before


class Quiet:
    """Lets OK act once a question has been on the glass for a while.

    A press that begins earlier does nothing, even if the key stays down.

    is_on    whether OK does nothing
    """

    def __init__(self, loop):
        self._loop = loop
        self._is_seen = False  # the question is displayed
        self._seen_ms = 0  # since when
        self.is_on = False

    def begin(self):
        """Begin: the question is painted in this frame."""
        self.is_on = True
        self._is_seen = False

    def tick(self, now_ms):
        """Let OK act again, when the question has been displayed for a while."""
        loop = self._loop
        if not self.is_on:
            return
        if not self._is_seen:
            self._is_seen = not loop.canvas.dirty_count
            self._seen_ms = now_ms
        elif loop.board.clock.diff_ms(now_ms, self._seen_ms) >= _QUIET_MS:
            self.is_on = False
            if loop.pending_keys >> OK & 1:
                loop.forget_keys()
