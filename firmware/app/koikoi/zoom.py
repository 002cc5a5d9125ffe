"""One card large: three times its size with its edges smoothed, or twice in one bit.

The picture is put together small in 374 bytes, then every pixel becomes a square whose corners
take the ink of the neighbours they run into (the rule known as Scale3x). Making a Zoom allocates;
drawing with it does not.
"""

from app import theme
from app.koikoi.art import PICTURE_H, PICTURE_W, picture
from engine.compat import const
from hal.canvas import Canvas

_SCALE = const(3)
ZOOM_W = const(72)
ZOOM_H = const(108)
MONO_W = const(46)
MONO_H = const(64)

_FIRST_ROW = const(1)  # 31 of the 34 rows fit on one-bit screens
_ROWS = const(31)

# How an ink looks in one bit: the four pixels of its square from upper left, a one is light.
_LIGHT = const(15)
_TONES = b"\x00\x08\x09\x0f\x0f\x09\x08\x08\x06\x0e\x09\x08\x08\x0e\x08\x06"


class Zoom:
    """Draws one card large on a canvas, 72x108, or 46x64 if the canvas has one bit."""

    def __init__(self, canvas):
        """Draw on `canvas`; the small picture is allocated here."""
        self._canvas = canvas
        self._small = Canvas(PICTURE_W, PICTURE_H)
        # Three rows of inks, each with its end pixels repeated beyond its ends.
        self._above = bytearray(PICTURE_W + 2)
        self._row = bytearray(PICTURE_W + 2)
        self._below = bytearray(PICTURE_W + 2)

    def draw(self, card, x, y):
        """Draw a card with its upper left corner at (x, y)."""
        picture(self._small, card, 0, 0)
        if self._canvas.mono:
            self._draw_mono(x, y)
        else:
            self._draw_colour(x, y)

    def _draw_colour(self, x, y):
        canvas = self._canvas
        canvas.rect(x + 1, y, ZOOM_W - 2, ZOOM_H, theme.INK)
        canvas.rect(x, y + 1, ZOOM_W, ZOOM_H - 2, theme.INK)
        for row in range(PICTURE_H):
            self._read(row - 1, self._above)
            self._read(row, self._row)
            self._read(row + 1, self._below)
            self._squares(x + _SCALE, y + _SCALE + row * _SCALE)

    def _read(self, row, into):
        """Copy the inks of a row of the small picture, the nearest one if there is none."""
        row = min(max(row, 0), PICTURE_H - 1)
        small = self._small.frame_buffer
        for i in range(PICTURE_W):
            into[i + 1] = small.pixel(i, row)
        into[0] = into[1]
        into[PICTURE_W + 1] = into[PICTURE_W]

    def _squares(self, x, y):
        """Draw one row of the picture enlarged: runs of one ink, then their corners."""
        # Straight to the pixels: the card's place has been marked as changed.
        paint = self._canvas.frame_buffer
        row = self._row
        start = 1
        for i in range(2, PICTURE_W + 2):
            if i == PICTURE_W + 1 or row[i] != row[start]:
                left = x + (start - 1) * _SCALE
                paint.fill_rect(left, y, (i - start) * _SCALE, _SCALE, row[start])
                start = i
        for i in range(1, PICTURE_W + 1):
            if self._above[i] != self._below[i] and row[i - 1] != row[i + 1]:
                self._smooth(i, x + (i - 1) * _SCALE, y)

    def _smooth(self, i, x, y):
        """Give the corners of the square at (x, y) to the neighbours that meet there."""
        paint = self._canvas.frame_buffer
        ink = self._row[i]
        above = self._above
        below = self._below
        for side in (-1, 1):
            beside = self._row[i + side]
            if beside == ink:
                continue
            edge = x + 1 + side
            at_top = beside == above[i]
            at_bottom = beside == below[i]
            if at_top:
                paint.pixel(edge, y, beside)
                if ink != above[i - side]:
                    paint.pixel(x + 1, y, beside)
            if at_bottom:
                paint.pixel(edge, y + 2, beside)
                if ink != below[i - side]:
                    paint.pixel(x + 1, y + 2, beside)
            if (at_top and ink != below[i + side]) or (at_bottom and ink != above[i + side]):
                paint.pixel(edge, y + 1, beside)

    def _draw_mono(self, x, y):
        canvas = self._canvas
        canvas.rect(x, y, MONO_W, MONO_H, theme.WHITE)
        paint = canvas.frame_buffer
        for row in range(_ROWS):
            self._read(row + _FIRST_ROW, self._row)
            top = y + 1 + row * 2
            for i in range(PICTURE_W):
                tone = _TONES[self._row[i + 1]]
                for n in range(0 if tone == _LIGHT else 4):
                    if not tone >> n & 1:
                        paint.pixel(x + 1 + i * 2 + (n & 1), top + (n >> 1), theme.INK)
