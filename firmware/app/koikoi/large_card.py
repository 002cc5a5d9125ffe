"""A card shown large: its month, its plant, its kind, and the yaku it counts for.

The picture is three times as large with smoothed edges, or twice in one bit like a woodcut. It is
first drawn small into a buffer with one byte per pixel, and then enlarged.
"""

import framebuf

from app.core import theme
from app.core.draw import wrap
from app.core.scene import Scene
from app.koikoi.art import PICTURE_H, PICTURE_W, sheet
from app.koikoi.words import card_name, kind_name, plant, tab_name, yaku_label, yaku_name
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.compat import NATIVE, const
from engine.koikoi import yaku
from hal.contract import BACK, LEFT, RIGHT

if NATIVE:
    from hal.native.enlarge import enlarge
else:
    from hal.plain.enlarge import enlarge

_SCALE = const(3)
LARGE_W = const(72)
LARGE_H = const(108)
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


class LargePicture:
    """Draws one card large on a canvas, 72x108, or 46x64 if the canvas has one bit.

    Making it allocates 864 bytes; drawing with it allocates nothing.
    """

    def __init__(self, canvas):
        """Draw on `canvas`; the small picture is allocated here."""
        self._canvas = canvas
        self._sheet = sheet(canvas)
        self._inks = bytearray(_W * _H)
        self._small = framebuf.FrameBuffer(self._inks, _W, _H, framebuf.GS8)
        self._small.fill(_BEYOND)
        self._small.vline(0, 0, _H, _SIDE)
        self._small.vline(_W - 1, 0, _H, _SIDE)
        if canvas.mono:
            self._below_first = memoryview(self._inks)[_W:]
            if NATIVE:
                from hal.native.carve import carve
            else:
                from hal.plain.carve import carve
            self._carve = carve

    def draw(self, card, x, y):
        """Draw a card with its upper left corner at (x, y)."""
        self._canvas.collage(self._sheet, card, 1, 1, self._small)
        if self._canvas.mono:
            self._draw_mono(x, y)
        else:
            self._draw_colour(x, y)

    def _draw_colour(self, x, y):
        canvas = self._canvas
        if x + LARGE_W > canvas.width or y + LARGE_H > canvas.height:
            raise ValueError("the card does not fit")
        canvas.rect(x + 1, y, LARGE_W - 2, LARGE_H, theme.INK)
        canvas.rect(x, y + 1, LARGE_W, LARGE_H - 2, theme.INK)
        # Straight to the pixels: the card's place has been marked as changed.
        stride = (canvas.width + 1) >> 1
        x += _SCALE
        y += _SCALE
        inks = self._inks
        enlarge(canvas.buffer, stride, x, y, inks, PICTURE_W, PICTURE_H)

    def _draw_mono(self, x, y):
        canvas = self._canvas
        if x + MONO_W > canvas.width or y + MONO_H > canvas.height:
            raise ValueError("the card does not fit")
        canvas.rect(x, y, MONO_W, MONO_H, theme.WHITE)
        # Straight to the pixels: the card's place has been marked as changed.
        inks = self._below_first
        self._carve(canvas.buffer, canvas.width, x + 1, y + 1, inks, PICTURE_W, _ROWS, _TONES)


class LargeCard(Scene):
    """A card and what is known of it; LEFT and RIGHT go to the next one.

    The key hints appear only where there is room for them.
    """

    def __init__(self, painter, cards, card, options):
        """Show `card`, one of `cards`; cards: bytes, those that can be looked at."""
        self._painter = painter
        self._cards = cards
        self._at = cards.find(bytes((card,)))
        self._options = options
        self._picture = LargePicture(painter.canvas)

    def key(self, key, is_long):
        """Show another card, or go back to the table."""
        if key in (LEFT, RIGHT):
            self._at = (self._at + (1 if key == RIGHT else -1)) % len(self._cards)
            self.draw()
        else:
            self.loop.pop()

    def draw(self):
        """Paint the card and the texts about it."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        card = self._cards[self._at]
        painter.scenery.backdrop(canvas, 0, 0, canvas.width, canvas.height)
        self._picture.draw(card, layout.LARGE[0], layout.LARGE[1])
        x, y, month_step, plant_step = layout.LARGE_WORDS
        month = card >> 2
        tab = tab_name(month)
        place = self._taker(card) or fill(ids.LARGE_MONTH, month + 1, tab)
        canvas.text(layout.FONT_PAGE, x, y, place, theme.GREY)
        y += month_step
        canvas.text(layout.FONT_PROMPT, x, y, plant(month), theme.GOLD)
        y += plant_step
        name = card_name(card)
        lines = [(name, theme.WHITE)]
        if kind_name(card) != name:
            lines.append((kind_name(card), theme.WHITE))
        y = self._write(lines, x, y) + layout.LARGE_GAP
        lines = [(t(ids.LARGE_COUNTS), theme.GREY)]
        lines += [(line, theme.WHITE) for line in self._fits(card)]
        if self._write(lines, x, y) <= layout.LARGE_KEYS[1]:
            hints = [(RIGHT, table_ids.KEY_MORE), (BACK, table_ids.KEY_BACK)]
            painter.keys.draw(layout.LARGE_KEYS, hints)

    def _fits(self, card):
        """Return the yaku that a card counts for line by line, on one bit the labels of gauges."""
        options = self._options
        fits = [one for one in yaku.in_play(options) if card in yaku.fitting(one, options)]
        layout = self._painter.layout
        if not self._painter.canvas.mono:
            return [yaku_name(one) for one in fits]
        labels = []
        for one in fits:
            if yaku_label(one) not in labels:  # all yaku of brights have one
                labels.append(yaku_label(one))
        return wrap(layout.FONT_PAGE, ", ".join(labels), layout.LARGE_KEYS[2])

    def _taker(self, card):
        """Return the text that says who has captured a card, None if nobody has."""
        displayed = self._painter.displayed
        if card in displayed.captured[displayed.viewer]:
            return t(ids.LARGE_YOURS)
        if card in displayed.captured[1 - displayed.viewer]:
            return fill(ids.LARGE_THEIRS, self._painter.names[1 - displayed.viewer])
        return None

    def _write(self, lines, x, y):
        """Write (text, ink) below one another; return the y below them."""
        layout = self._painter.layout
        for text, ink in lines:
            self._painter.canvas.text(layout.FONT_PAGE, x, y, text, ink)
            y += layout.LARGE_STEP
        return y
