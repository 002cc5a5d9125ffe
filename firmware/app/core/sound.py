"""Plays cues on a board's buzzer, one step a frame; loaded only on boards with a buzzer.

A note lasts whole frames: its length is rounded up. A flash write during the note lengthens it.
Nothing is allocated. The buzzer is silenced before a scene changes, when the light goes out, and
when the loop ends.
"""

# The values of the sound setting, in per cent of the buzzer's volume.
_VOLUMES = {"off": 0, "quiet": 8, "loud": 100}


class Sound:
    """The buzzer of a board, one cue at a time."""

    def __init__(self, buzzer, settings, power, diff_ms):
        """Play with the volume of the settings; `power` tells whether the device is asleep."""
        self._buzzer = buzzer
        self._settings = settings
        self._power = power
        self._diff_ms = diff_ms
        self._cue = None
        self._at = 0  # index in the cue of the note that sounds, below 0 before the first
        self._began_ms = 0

    def play(self, cue):
        """Stop the current cue, and begin a cue of app/core/cues.py with the next tick."""
        self.stop()
        if _VOLUMES[self._settings.sound] and not self._power.is_asleep:
            self._cue = cue
            self._at = -2

    def tick(self, now_ms):
        """Begin the next note if it is time."""
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
        """Silence the buzzer and drop the cue."""
        if self._cue is not None:
            self._buzzer.silence()  # first: if Ctrl-C comes now, a second call has to do it
            self._cue = None

    def _sound(self, hz):
        if hz:
            self._buzzer.volume(_VOLUMES[self._settings.sound])
            self._buzzer.tone(hz)
        else:
            self._buzzer.silence()
