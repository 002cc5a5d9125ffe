"""Moves pieces over the canvas and restores the background that they pass over.

Several pieces may move at once. No memory is allocated while they move: a piece is a slot of an
array, and the background of each piece is saved in its own buffer, made when a movement begins.
"""

from array import array

import framebuf

from app.core.settings import SPEEDS
from engine.compat import const

# Per cent of the normal duration, by settings.speed; at "instant" nothing moves.
_PACE = {"slow": 170, "normal": 100, "fast": 50, "instant": 0}

_SHIFT = const(8)  # the time of a movement runs from 0 to 256

# Fields of a piece.
_KIND = const(0)
_X0 = const(1)
_Y0 = const(2)
_X1 = const(3)
_Y1 = const(4)
_DELAY_MS = const(5)
_DURATION_MS = const(6)
_X = const(7)  # the position it is painted at now
_Y = const(8)
_FIELDS = const(9)


def pace(speed):
    """Return the duration of movements and pauses at a speed, in per cent of the normal one."""
    return _PACE[speed if speed in SPEEDS else "normal"]


def paced_ms(ms, speed):
    """Scale a duration in ms from normal speed to `speed`; 0 if instant."""
    return ms * pace(speed) // 100


class SavedArea:
    """A rectangle of the picture that is saved before something is painted over it."""

    def __init__(self, canvas, w, h):
        """Allocate a buffer for w by h pixels."""
        self._canvas = canvas
        self._w = w
        self._h = h
        self._x = 0
        self._y = 0
        self._is_saved = False
        self._is_unmarked = False  # restored, and not marked as changed yet
        stride = (w + 1) // 2 * 2
        size = stride * ((h + 7) // 8) if canvas.mono else stride // 2 * h
        self._pixels = framebuf.FrameBuffer(bytearray(size), stride, h, canvas.format)

    def save(self, x, y):
        """Copy the rectangle at (x, y) from the canvas."""
        self._mark()
        self._x = x
        self._y = y
        self._pixels.blit(self._canvas.frame_buffer, -x, -y)
        self._is_saved = True

    def restore(self):
        """Paint the saved rectangle back, if there is one."""
        self.suspend()
        self._mark()

    def suspend(self):
        """Paint the saved rectangle back, but mark it as changed later: in `restore` or `save`.

        One of them has to follow before the picture is sent.
        """
        if self._is_saved:
            self._canvas.frame_buffer.blit(self._pixels, self._x, self._y)
            self._is_saved = False
            self._is_unmarked = True

    def _mark(self):
        if self._is_unmarked:
            self._is_unmarked = False
            self._canvas.touch(self._x, self._y, self._w, self._h)


class Animation:
    """Moves up to `capacity` pieces of one size over a canvas.

    The scene calls `start` for every piece, then `tick` each frame while `is_running`.
    """

    def __init__(self, canvas, w, h, paint, diff_ms, capacity=4):
        """Pieces are w by h pixels; `paint(kind, x, y)` draws one; `diff_ms` is the clock's."""
        self._paint = paint
        self._pieces = array("h", [0] * (_FIELDS * capacity))
        self._capacity = capacity
        self._count = 0
        self._settled = 0  # how many of the first pieces have arrived: they lie below the others
        self._began_ms = 0
        self._diff_ms = diff_ms
        self._canvas = canvas
        self._w = w
        self._h = h
        self._saved = []

    @property
    def is_running(self):
        return self._count > 0

    def begin(self, now_ms):
        """Prepare a movement that starts now."""
        self.clear()
        while len(self._saved) < self._capacity:
            self._saved.append(SavedArea(self._canvas, self._w, self._h))
        self._began_ms = now_ms

    def start(self, kind, x0, y0, x1, y1, duration_ms, delay_ms=0):
        """Start a piece; it is ignored if `capacity` pieces are moving already."""
        if self._count == self._capacity:
            return
        pieces = self._pieces
        at = self._count * _FIELDS
        pieces[at + _KIND] = kind
        pieces[at + _X0] = x0
        pieces[at + _Y0] = y0
        pieces[at + _X1] = x1
        pieces[at + _Y1] = y1
        pieces[at + _DELAY_MS] = delay_ms
        pieces[at + _DURATION_MS] = duration_ms
        self._count += 1

    def tick(self, now_ms):
        """Paint the pieces at their current positions; return whether any is still moving.

        When the last piece has arrived, all pieces are erased. The scene then paints them in
        their final places.
        """
        if not self._count:
            return False
        self._lift(self._settled)
        passed_ms = self._diff_ms(now_ms, self._began_ms)
        arrived = 0
        for i in range(self._count):
            if self._place(i, passed_ms) and i == arrived:
                arrived += 1
        if arrived == self._count:
            self.clear()
            return False
        for i in range(self._settled, self._count):
            if passed_ms >= self._pieces[i * _FIELDS + _DELAY_MS]:
                self._put(i)
        self._settled = arrived
        return True

    def clear(self):
        """Erase all pieces and end the movement."""
        self._lift(0)
        self._count = 0
        self._settled = 0

    def lift(self):
        """Take the pieces off the picture until the next `tick`: something is painted below."""
        self._lift(0)
        self._settled = 0

    def free_buffers(self):
        """Free the buffers until the next movement, because another scene gets the screen."""
        self.clear()
        self._saved = []

    def _place(self, i, passed_ms):
        """Compute the position of piece i; return whether it has arrived."""
        pieces = self._pieces
        at = i * _FIELDS
        since_ms = passed_ms - pieces[at + _DELAY_MS]
        duration_ms = pieces[at + _DURATION_MS]
        if since_ms < 0:
            return False
        if since_ms >= duration_ms:
            pieces[at + _X] = pieces[at + _X1]
            pieces[at + _Y] = pieces[at + _Y1]
            return True
        # Ease-out, fast at first and slow at the end: 1 - (1 - t)^2.
        left = (duration_ms - since_ms << _SHIFT) // duration_ms
        gone = (1 << _SHIFT) - (left * left >> _SHIFT)
        x0 = pieces[at + _X0]
        y0 = pieces[at + _Y0]
        pieces[at + _X] = x0 + ((pieces[at + _X1] - x0) * gone >> _SHIFT)
        pieces[at + _Y] = y0 + ((pieces[at + _Y1] - y0) * gone >> _SHIFT)
        return False

    def _put(self, i):
        """Save the background of piece i, then paint the piece."""
        pieces = self._pieces
        at = i * _FIELDS
        x = pieces[at + _X]
        y = pieces[at + _Y]
        self._saved[i].save(x, y)
        self._paint(pieces[at + _KIND], x, y)

    def _lift(self, first):
        """Restore the background under the pieces from `first` on, the last painted first."""
        for i in range(self._count - 1, first - 1, -1):
            self._saved[i].restore()
