"""The sound of the window: a board's tones, if this computer has a device for sound.

The mixer is opened at the first tone. A player who leaves the sound off never needs it.
"""

import contextlib
import os
from array import array

import pygame

_RATE_HZ = 44_100
_LOOP_MS = 50  # about; a tone is a loop of this length
_LOUDEST = 8_000  # of 32,767


class Speaker:
    """Plays one tone at a time. `hear` is what sim/board.py's SimBoard calls."""

    def __init__(self, tell):
        """Be silent. tell: is called with a sentence if this computer has no device for sound."""
        self._tell = tell
        self._is_open = False
        self._is_deaf = False  # there is no device; do not try again
        self._waves = {}  # (hertz, per cent) -> a pygame Sound

    def hear(self, hz, percent):
        """Begin a tone; 0 Hz ends it."""
        if self._is_open:
            pygame.mixer.stop()
        if hz and not self._is_deaf and (self._is_open or self._open()):
            key = (hz, percent)
            if key not in self._waves:
                self._waves[key] = pygame.mixer.Sound(buffer=square_wave(hz, percent))
            self._waves[key].play(loops=-1)

    def close(self):
        if self._is_open:
            pygame.mixer.quit()
            self._is_open = False

    def _open(self):
        """Return whether the mixer could be opened."""
        try:
            with no_complaints():
                pygame.mixer.init(_RATE_HZ, -16, 1, 512, allowedchanges=0)
            self._is_open = True
        except (pygame.error, NotImplementedError):  # no device; a pygame without a mixer
            self._is_deaf = True
            self._tell("no sound device answers: silent")
        return self._is_open


@contextlib.contextmanager
def no_complaints():
    """Keep messages of the system's sound library to stderr off the terminal."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def square_wave(hz, percent):
    """Return whole periods of a square wave as 16-bit samples."""
    periods = max(1, hz * _LOOP_MS // 1000)
    height = _LOUDEST * percent // 100
    count = round(_RATE_HZ * periods / hz)
    halves = periods * 2
    return array("h", [-height if i * halves // count % 2 else height for i in range(count)])
