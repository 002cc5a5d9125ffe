"""A terminal in raw mode: input and output of bytes, its size, and its pixel protocols."""

import fcntl
import os
import re
import select
import signal
import struct
import sys
import termios
import time
import tty
from contextlib import suppress

from sim.board import Quit

_ENTER = b"\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J"  # the alternate screen, no cursor, no wrapping
# The screen is erased first: otherwise tmux still shows it if the size has changed.
_LEAVE = b"\x1b[0m\x1b[2J\x1b[?7h\x1b[?25h\x1b[?1049l"

# Every terminal answers the request for its attributes: when that answer has arrived, those of
# the questions before it will never arrive.
_WHO = b"\x1b[>c"
_ATTRIBUTES = b"\x1b[c"
# A kitty command that shows nothing, and that terminals with this protocol answer.
_KITTY = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"
# The answers to _WHO of screen and tmux, which would take the command for the title of a window.
_MULTIPLEXER = re.compile(rb"\x1b\[>8[34];[0-9;]*c")
_ANSWER_S = 0.5
_ANSWERED = re.compile(rb"\x1b\[\?([0-9;]*)c")
_SIXEL = b"4"
_CTRL_C = b"\x03"


class Tty:
    """The terminal that the program runs in. A context manager: it restores its settings."""

    def __init__(self):
        """Use standard input and output, which must be a terminal."""
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self._signals = {}
        self._is_leaving = False
        self._unread = b""
        self._mode = termios.tcgetattr(self._in)

    def __enter__(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            self._signals[number] = signal.signal(number, self._leave)
        tty.setraw(self._in)
        self.write(_ENTER)
        return self

    def __exit__(self, *_):
        with suppress(Quit, termios.error):  # the terminal may be gone
            self.write(_LEAVE)
            termios.tcsetattr(self._in, termios.TCSAFLUSH, self._mode)
        for number, handler in self._signals.items():
            signal.signal(number, handler)

    def _leave(self, number, frame):
        """Leave at the next read, so that no escape sequence is cut off in the middle."""
        self._is_leaving = True

    def size(self):
        """Return columns, rows, and the width and height in pixels, 0 if unknown."""
        data = fcntl.ioctl(self._out, termios.TIOCGWINSZ, bytes(8))
        rows, columns, width, height = struct.unpack("HHHH", data)
        return columns, rows, width, height

    def write(self, data):
        """Send bytes. Raises Quit when the terminal is gone."""
        while data:
            try:
                data = data[os.write(self._out, data) :]
            except OSError:
                raise Quit()

    def read(self, seconds):
        """Return the bytes that have arrived; wait up to `seconds` for the first.

        Raises Quit after a signal to leave, and when the terminal is gone.
        """
        if self._is_leaving:
            raise Quit()
        if self._unread:
            data, self._unread = self._unread, b""
            return data
        if not select.select([self._in], [], [], seconds)[0]:
            return b""
        try:
            data = os.read(self._in, 4096)
        except OSError:
            data = b""
        if not data:
            raise Quit()
        return data

    def protocols(self):
        """Ask the terminal for its pixel protocols: a set of "kitty", "sixel".

        `read` gives what arrives meanwhile once more: keys, and perhaps half an answer.
        """
        found, self._unread = ask(self.write, self.read)
        return found


def ask(write, read):
    """Return the pixel protocols of a terminal from its answers, and all bytes that arrived.

    Keys may be among the bytes. Without answers there are no protocols. Raises Quit if the player
    presses Ctrl-C meanwhile.
    """
    protocols = set()
    heard = _answer(write, read, _WHO + _ATTRIBUTES)
    attributes = _ANSWERED.search(heard)
    if attributes and _SIXEL in attributes[1].split(b";"):
        protocols.add("sixel")
    if attributes and not _MULTIPLEXER.search(heard):
        answer = _answer(write, read, _KITTY + _ATTRIBUTES)
        if b"\x1b_Gi=31;OK" in answer:
            protocols.add("kitty")
        heard += answer
    return protocols, heard


def _answer(write, read, question):
    """Send a question that ends in _ATTRIBUTES; return what arrives until that is answered."""
    write(question)
    answer = b""
    end = time.monotonic() + _ANSWER_S
    while not _ANSWERED.search(answer) and (left := end - time.monotonic()) > 0:
        answer += read(left)
        if _CTRL_C in answer:
            raise Quit()
    return answer
