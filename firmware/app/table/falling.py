"""Blossom that falls over a yaku or the end of a match that was won; leaves over a lost match.

Nothing here allocates while they fall.
"""

from app.core import theme
from app.core.animation import Animation, paced_ms
from engine.compat import const

_PIECES = const(14)
_W = const(9)
_H = const(8)
_FALL_MS = const(1700)
_LATER = const(19)  # the pieces begin this part of _FALL_MS apart: a nineteenth

# By piece: its column at the start and the end, in sixteenths of the width; its time, in
# sixteenths more.
_FROM = b"\x03\x0b\x07\x01\x0d\x05\x09\x0f\x02\x08\x0c\x04\x0a\x06"
_TO = b"\x05\x09\x06\x02\x0e\x03\x0b\x0d\x01\x0a\x0c\x06\x08\x04"
_SLOWER = b"\x02\x00\x05\x03\x06\x01\x04\x00\x05\x02\x03\x06\x01\x04"

_BLOSSOM = bytes((theme.PINK, theme.WHITE, theme.PINK))
_LEAVES = bytes((theme.AMBER, theme.RED, theme.GOLD))


class Falling:
    """The pieces that fall over a canvas. `animation` moves them."""

    def __init__(self, canvas, is_won, diff_ms, count=_PIECES):
        """Prepare blossom, or leaves. diff_ms: the clock's; count: of pieces, 14 at most."""
        self._count = count
        self._canvas = canvas
        self._is_won = is_won
        self._inks = _BLOSSOM if is_won else _LEAVES
        self.animation = Animation(canvas, _W, _H, self._paint, diff_ms, count)
        self.tick = self.animation.tick
        self.lift = self.animation.lift
        self.end = self.animation.clear

    def begin(self, now_ms, speed, fall_ms=_FALL_MS):
        """Begin at a speed; return False if nothing falls at it. fall_ms: how long each falls."""
        canvas = self._canvas
        if not paced_ms(fall_ms, speed):
            return False
        self.animation.begin(now_ms)
        for piece in range(self._count):
            x0 = canvas.width * _FROM[piece] // 16
            x1 = canvas.width * _TO[piece] // 16
            ms = paced_ms(fall_ms * (16 + _SLOWER[piece]) // 16, speed)
            later_ms = paced_ms(fall_ms * piece // _LATER, speed)
            self.animation.start(piece, x0, -_H, x1, canvas.height, ms, later_ms)
        return True

    def _paint(self, piece, x, y):
        """Paint a petal, or a leaf with its stalk; on one bit with a dark rim."""
        canvas = self._canvas
        ink = self._inks[piece % 3]
        if canvas.mono:
            canvas.rect(x, y, _W, _H, theme.INK)
        if self._is_won:
            canvas.rect(x + 3, y + 1, 3, 6, ink)
            canvas.rect(x + 1, y + 3, 7, 2, ink)
            canvas.rect(x + 2, y + 2, 5, 4, ink)
            return
        canvas.rect(x + 5, y + 1, 3, 2, ink)
        canvas.rect(x + 3, y + 2, 4, 3, ink)
        canvas.rect(x + 2, y + 3, 3, 3, ink)
        canvas.hline(x + 1, y + 6, 2, ink)
