"""Pieces that move: from place to place over time, each restoring what it passed over.

Several pieces may be on their way at once. Nothing is allocated while they are: a piece is a slot
of an array, and what lies under it is kept in a buffer of its own, made when a movement begins.
"""

from array import array

import framebuf

from app.core.settings import SPEEDS
from engine.compat import const

# Per cent of the normal duration, by settings.speed; at `instant` nothing moves.
_PACE = {"slow": 170, "normal": 100, "fast": 50, "instant": 0}

_SHIFT = const(8)  # time runs from 0 to 256, eased

# Fields of a piece.
_KIND = const(0)
_X0 = const(1)
_Y0 = const(2)
_X1 = const(3)
_Y1 = const(4)
_DELAY_MS = const(5)
_DURATION_MS = const(6)
_X = const(7)  # where it is painted now
_Y = const(8)
_FIELDS = const(9)


def pace(speed):
    """Return the per cent of their normal time that movements and pauses take at a speed."""
    return _PACE[speed if speed in SPEEDS else "normal"]


def paced_ms(ms, speed):
    """Return how long something that normally takes `ms` lasts at a speed; nothing if instant."""
    return ms * pace(speed) // 100


class Under:
    """A piece of the picture that is kept while something is painted over it."""

    def __init__(self, canvas, w, h):
        """Allocate room for w by h pixels."""
        self._canvas = canvas
        self._w = w
        self._h = h
        self._x = 0
        self._y = 0
        self.is_kept = False
        stride = (w + 1) // 2 * 2
        size = stride * ((h + 7) // 8) if canvas.mono else stride // 2 * h
        self._pixels = framebuf.FrameBuffer(bytearray(size), stride, h, canvas.format)

    def keep(self, x, y):
        """Remember the pixels from (x, y) on."""
        self._x = x
        self._y = y
        self._pixels.blit(self._canvas.frame_buffer, -x, -y)
        self.is_kept = True

    def give_back(self):
        """Put the remembered pixels back, if there are any."""
        if self.is_kept:
            self.hide()
            self._canvas.touch(self._x, self._y, self._w, self._h)

    def hide(self):
        """The same without marking the place as changed: it is painted again in this frame."""
        if self.is_kept:
            self._canvas.frame_buffer.blit(self._pixels, self._x, self._y)
            self.is_kept = False


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
        self._settled = 0  # so many, the first ones, have arrived: they lie below the others
        self._began_ms = 0
        self._diff_ms = diff_ms
        self._canvas = canvas
        self._w = w
        self._h = h
        self._under = []

    @property
    def is_running(self):
        """Whether any piece is on its way."""
        return self._count > 0

    def begin(self, now_ms):
        """Prepare a movement that starts now."""
        self.clear()
        while len(self._under) < self._capacity:
            self._under.append(Under(self._canvas, self._w, self._h))
        self._began_ms = now_ms

    def start(self, kind, x0, y0, x1, y1, duration_ms, delay_ms=0):
        """Send a piece on its way; one more than there is room for is left out."""
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
        """Paint the pieces where they are now; return whether any is still on its way.

        When the last has arrived all are taken off the picture, and it is the scene that paints
        them in their places.
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
        """Take all pieces off the picture: skipped, or the scene is going to repaint it."""
        self._lift(0)
        self._count = 0
        self._settled = 0

    def lift(self):
        """Take the pieces off the picture until the next `tick`: something is painted below."""
        self._lift(0)
        self._settled = 0

    def rest(self):
        """Let go of the buffers until a movement begins: another scene has the screen."""
        self.clear()
        self._under = []

    def _place(self, i, passed_ms):
        """Work out where piece i is; return whether it has arrived."""
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
        # Quick away and gently in: 1 - (1 - t)^2.
        left = (duration_ms - since_ms << _SHIFT) // duration_ms
        gone = (1 << _SHIFT) - (left * left >> _SHIFT)
        x0 = pieces[at + _X0]
        y0 = pieces[at + _Y0]
        pieces[at + _X] = x0 + ((pieces[at + _X1] - x0) * gone >> _SHIFT)
        pieces[at + _Y] = y0 + ((pieces[at + _Y1] - y0) * gone >> _SHIFT)
        return False

    def _put(self, i):
        """Keep what lies under piece i and paint it."""
        pieces = self._pieces
        at = i * _FIELDS
        x = pieces[at + _X]
        y = pieces[at + _Y]
        self._under[i].keep(x, y)
        self._paint(pieces[at + _KIND], x, y)

    def _lift(self, first):
        """Give back what lies under the pieces from `first` on, the last painted first."""
        for i in range(self._count - 1, first - 1, -1):
            self._under[i].give_back()
