"""One card enlarged: three times with smoothed edges, or twice in one bit like a woodcut.

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

_ROWS = const(31)  # of 34 that fit on one-bit screens, the highest left out

# The small picture has a border of one pixel. Its sides and the rows beyond it have two values
# that are no ink.
_W = const(24)
_H = const(36)
_SIDE = const(254)
_BEYOND = const(255)

# Each ink in one bit: see hal/plain/carve.py. Paper is of the highest level, gold and pink lie
# between it and the others; red has a rim of light against ink.
_TONES = b"\x00\x00\x01\x2f\x2f\x09\x06\x40\x0e\x1f\x06\x00\x0c\x0e\x01\x1f"


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
        if canvas.mono:
            self._below_first = memoryview(self._inks)[_W:]
            self._carve = twins.load("carve").carve

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
        if x + MONO_W > canvas.width or y + MONO_H > canvas.height:
            raise ValueError("the card does not fit")
        canvas.rect(x, y, MONO_W, MONO_H, theme.WHITE)
        # Straight to the pixels: the card's place has been marked as changed.
        inks = self._below_first
        self._carve(canvas.buffer, canvas.width, x + 1, y + 1, inks, PICTURE_W, _ROWS, _TONES)
