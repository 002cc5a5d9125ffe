"""Virtual time that runs in step with real time.

The application's time passes only while it sleeps, as in the headless face. So a session that is
recorded in a window can be replayed without one. Here each sleep also takes its real time.
"""

import datetime
import time

from sim.board import Clock

_UNIX_DAY = datetime.date(1970, 1, 1).toordinal()
_FORGIVEN_S = 0.25  # a longer lag (a pause, a suspended process) is not made up for


class PacedClock(Clock):
    """A board's clock in real time. `pump(seconds)` does the face's work for about that long."""

    def __init__(self, pump, exact, host=None):
        """Start now. `exact`: a bot gets one slice a frame, as in a session. `host`: see Clock."""
        super().__init__(host)
        self._pump = pump
        self._exact = exact
        self._awake_s = time.monotonic()  # when the last sleep should have ended

    def sleep_ms(self, ms):
        """Let `ms` pass, for the application and for the player."""
        due_s = self._awake_s + ms / 1000
        self._pump(max(0.0, due_s - time.monotonic()))
        while (left_s := due_s - time.monotonic()) > 0:
            self._pump(left_s)
        self._awake_s = due_s if left_s > -_FORGIVEN_S else time.monotonic()
        super().sleep_ms(ms)

    def left_ms(self, began, ms):
        """Return the milliseconds that are left for a bot of the `ms` since `began`."""
        if self._exact:
            return 0
        used_ms = int((time.monotonic() - self._awake_s) * 1000)
        return ms - self.diff_ms(self.now_ms(), began) - used_ms

    def today(self):
        """Return the date of this computer; in a session that of all sessions."""
        if self._exact:
            return super().today()
        return datetime.date.today().toordinal() - _UNIX_DAY
