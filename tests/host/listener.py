"""Plays a round by text alone, as a blind person with a screen reader does."""

import re

# What a beginner does, the best first: words of the key hints, in English.
_WANTED = (
    "Finish",
    "Win",
    "Call",
    "Show",
    "Stop",
    "Throw",
    "Draw",
    "Take",
    "Play",
    "Choose",
    "Skip",
)
_MOST = 1500  # things that are heard in a round


class Listener:
    """Decides by the sentences of a live region alone.

    heard    all that was said
    turns    the keys that it has pressed
    """

    def __init__(self, ear):
        """ear: `hear()` returns what was said since, `press(name)` presses a key by its name."""
        self._ear = ear
        self._keys = ""  # what keys do, as it was said last
        self.heard = []
        self.turns = []

    def play(self):
        """Play to the bill, which offers the next round."""
        for _ in range(_MOST):
            heard = self._ear.hear()
            self.heard.append(heard)
            if re.search("Next (round|hand)|A Result|Z Result", heard):
                return
            self._keys = _keys_in(heard) or self._keys
            key = self.answer("Keys: " + self._keys) or "right"
            self.turns.append(key)
            self._ear.press(key)
        raise AssertionError("the round does not end: " + "\n".join(self.heard[-9:]))

    @staticmethod
    def answer(heard):
        """Return the key that does what is wanted most, by what was said of the keys, or None."""
        parts = [part.rpartition(" ") for part in _keys_in(heard).split(", ")]
        for wanted in _WANTED:
            for key, _, does in parts:
                if does == wanted:
                    return key
        return None


def _keys_in(heard):
    found = re.findall("^Keys: (.*)$", heard, re.M)
    return found[-1] if found else ""
