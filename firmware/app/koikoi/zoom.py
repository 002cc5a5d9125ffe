"""One card enlarged: three times with smoothed edges, or twice in one bit.

The card is first drawn small into a buffer with one byte per pixel, and then enlarged. Making a
Zoom allocates 864 bytes; drawing with it allocates nothing.
"""

import framebuf

from app.core import theme
from app.koikoi.art import PICTURE_H, PICTURE_W, picture
from engine.compat import const
from hal import twins

_enlarge = twins.load("enlarge").enlarge

_SCALE = const(3)
ZOOM_W = const(72)
ZOOM_H = const(108)
MONO_W = const(46)
MONO_H = const(64)

_FIRST_ROW = const(1)  # 31 of the 34 rows fit on one-bit screens
_ROWS = const(31)

# The small picture has a border of one pixel. Its sides and the rows beyond it have two values
# that are no ink.
_W = const(24)
_H = const(36)
_SIDE = const(254)
_BEYOND = const(255)

# Each ink in one bit: the four pixels of its square, from the upper left. A one is light.
_LIGHT = const(15)
_TONES = b"\x00\x08\x09\x0f\x0f\x09\x08\x08\x06\x0e\x09\x08\x08\x0e\x08\x06"


class Zoom:
    """Draws one card large on a canvas, 72x108, or 46x64 if the canvas has one bit."""

    def __init__(self, canvas):
        """Draw on `canvas`; the small picture is allocated here."""
        self._canvas = canvas
        self._inks = bytearray(_W * _H)
        self._small = framebuf.FrameBuffer(self._inks, _W, _H, framebuf.GS8)
        self._small.fill(_BEYOND)
        self._small.vline(0, 0, _H, _SIDE)
        self._small.vline(_W - 1, 0, _H, _SIDE)

    def draw(self, card, x, y):
        """Draw a card with its upper left corner at (x, y)."""
        picture(self._canvas, self._small, card, 1, 1)
        if self._canvas.mono:
            self._draw_mono(x, y)
        else:
            self._draw_colour(x, y)

    def _draw_colour(self, x, y):
        canvas = self._canvas
        if x + ZOOM_W > canvas.width or y + ZOOM_H > canvas.height:
            raise ValueError("the card does not fit")
        canvas.rect(x + 1, y, ZOOM_W - 2, ZOOM_H, theme.INK)
        canvas.rect(x, y + 1, ZOOM_W, ZOOM_H - 2, theme.INK)
        # Straight to the pixels: the card's place has been marked as changed.
        stride = (canvas.width + 1) >> 1
        x += _SCALE
        y += _SCALE
        inks = self._inks
        _enlarge(canvas.buffer, stride, x, y, inks, PICTURE_W, PICTURE_H)

    def _draw_mono(self, x, y):
        canvas = self._canvas
        canvas.rect(x, y, MONO_W, MONO_H, theme.WHITE)
        paint = canvas.frame_buffer
        inks = self._inks
        for row in range(_ROWS):
            first = (row + 1 + _FIRST_ROW) * _W + 1
            top = y + 1 + row * 2
            for i in range(PICTURE_W):
                tone = _TONES[inks[first + i]]
                if tone == _LIGHT:
                    continue
                left = x + 1 + i * 2
                if not tone:
                    paint.fill_rect(left, top, 2, 2, theme.INK)
                    continue
                for n in range(4):
                    if not tone >> n & 1:
                        paint.pixel(left + (n & 1), top + (n >> 1), theme.INK)
