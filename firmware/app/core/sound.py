"""Plays the cues on a board's buzzer, a step a frame; loaded only where there is a buzzer.

A note lasts whole frames, its length rounded up; a write to flash in the meantime lengthens it.
Nothing is allocated, and no tone outlasts the loop: it is silenced before a scene changes, when
the device falls asleep, and when the loop ends.
"""

# What the settings offer, in per cent of the buzzer's volume.
_VOLUMES = {"off": 0, "quiet": 8, "loud": 100}


class Sound:
    """The buzzer of a board, one cue at a time."""

    def __init__(self, buzzer, settings, power, diff_ms):
        """Play as loud as the settings say; `power` knows when the device is asleep."""
        self._buzzer = buzzer
        self._settings = settings
        self._power = power
        self._diff_ms = diff_ms
        self._cue = None
        self._at = 0  # of the note that sounds, below 0 before the first
        self._began_ms = 0

    def play(self, cue):
        """Begin a cue of app/core/cues.py with the next tick, instead of the one that sounds."""
        self.stop()
        if _VOLUMES[self._settings.sound] and not self._power.is_asleep:
            self._cue = cue
            self._at = -2

    def tick(self, now_ms):
        """Go on to the next note if it is time."""
        cue = self._cue
        if cue is None:
            return
        if self._power.is_asleep:
            self.stop()
            return
        at = self._at
        if at >= 0 and self._diff_ms(now_ms, self._began_ms) < cue[at + 1]:
            return
        at += 2
        if at == len(cue):
            self.stop()
            return
        self._at = at
        self._began_ms = now_ms
        self._sound(cue[at])

    def stop(self):
        """Be silent, and forget the cue."""
        if self._cue is not None:
            self._cue = None
            self._buzzer.silence()

    def _sound(self, hz):
        if hz:
            self._buzzer.volume(_VOLUMES[self._settings.sound])
            self._buzzer.tone(hz)
        else:
            self._buzzer.silence()
