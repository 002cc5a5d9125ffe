"""The keys of a terminal, which reports that a key was pressed but never that it was released.

A key that arrives becomes a press of 60 ms and a release; Shift makes it a long press. Presses
are queued, so that fast typing keeps its order.
"""

import re

from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP

QUIT = -1

_SHORT_FRAMES = 2  # about 60 ms
_LONG_FRAMES = 21  # about 700 ms
_GAP_FRAMES = 1
_MOST_WAITING = 8

_LETTERS = {"z": OK, "x": BACK, "a": F1, "s": F2}
_CONTROLS = {"\r": OK, "\n": OK, "\x7f": BACK, "\x08": BACK, "\x03": QUIT, "q": QUIT, "Q": QUIT}
_ARROWS = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT}

# Cursor keys (in both modes, with or without a modifier), function keys of the Linux console,
# other sequences, strings such as answers, characters. A sequence whose end is missing is dropped,
# and so is an Escape alone.
_STRING = r"\x1b[PX^_\]][^\x00-\x1f\x7f]*"
_TOKEN = re.compile(
    r"\x1b[\[O](?:1;(?P<modifier>\d+))?(?P<arrow>[ABCD])"
    r"|\x1b\[\[[A-E]|\x1b\[[0-?]*[ -/]*[@-~]?|\x1bO[0-?]*[@-~]?"
    r"|" + _STRING + r"(?:\x1b\\|\x07)?"
    r"|\x1b|(?P<char>[^\x1b])"
)
# A beginning to which more may come.
_BEGINNING = re.compile(r"\x1b(?:\[\[?|\[[0-?]*[ -/]*|O[0-?]*)?|" + _STRING + r"\x1b?")


def read_keys(text):
    """Return the keys in a terminal's input, as (key, is_long) tuples, and the unread rest.

    The rest is the beginning of a sequence whose end has not arrived, however long that takes.
    """
    keys = []
    for match in _TOKEN.finditer(text):
        if _BEGINNING.fullmatch(text, match.start()):
            return keys, text[match.start() :]
        arrow, char = match["arrow"], match["char"]
        if arrow:
            # The modifier is one more than a sum in which Shift counts 1.
            shift = (int(match["modifier"] or 1) - 1) & 1
            keys.append((_ARROWS[arrow], bool(shift)))
        elif char in _CONTROLS:
            keys.append((_CONTROLS[char], False))
        elif char and char.lower() in _LETTERS:
            keys.append((_LETTERS[char.lower()], char.isupper()))
    return keys, ""


class TerminalKeys:
    """Turns arriving keys into keys that are down; a source of sim/headless.py's Run."""

    def __init__(self):
        """Start with nothing pressed."""
        self._waiting = []
        self._held = None  # the press that repeats because its key is held down
        self._key = 0  # the present press
        self._left = 0  # its frames, the gap after it included

    def tap(self, key, is_long):
        """Queue a press.

        Nobody presses far ahead of the picture, but a key that is held down repeats faster than
        presses are handed on. Its repeats do not pile up, so that they end when it is released.
        """
        press = (key, is_long)
        if press == self._held and self._waiting:
            return
        self._held = None
        if len(self._waiting) == _MOST_WAITING:
            self._held = press
            self._waiting.clear()
        self._waiting.append(press)

    def poll(self, frame):
        if not self._left and self._waiting:
            self._key, is_long = self._waiting.pop(0)
            self._left = (_LONG_FRAMES if is_long else _SHORT_FRAMES) + _GAP_FRAMES
        if not self._left:
            self._held = None
            return 0
        self._left -= 1
        return 1 << self._key if self._left >= _GAP_FRAMES else 0
