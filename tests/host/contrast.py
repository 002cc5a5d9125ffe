"""Whether text can be read: the contrast of every letter that a replayed session draws.

Each text that a session draws on a colour panel is looked at right after it was drawn: the pixels
of the letters, and the pixels beside them. The colours are those of the panel, after rounding to
RGB565, those of the setting "high contrast", and those of every cloth. The ratio is that of the
WCAG: 4.5 to 1.
"""

import functools

from app.core import theme
from hal.canvas import Canvas
from sim import picture, replay

TEXT = 4.5
_CLOTHS = [theme.palette("", cloth, False) for cloth in theme.CLOTHS]
_SHARE = 4  # a ground counts if it is beside one in so many of the letters' pixels
_BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))


def luminance(red, green, blue):
    """Return the relative luminance of a colour of RGB565, given with 8 bits each."""
    shown = (red >> 3) / 31, (green >> 2) / 63, (blue >> 3) / 31
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in shown]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@functools.lru_cache(maxsize=None)
def contrast(colours, ink, ground):
    """Return the contrast of two inks, 1 to 21."""
    a, b = (luminance(*colours[3 * one : 3 * one + 3]) for one in (ink, ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def grounds(before, after, width, box):
    """Return the inks beside the letters in a box of two pictures, one byte a pixel."""
    left, top, right, bottom = box
    letters = {
        (x, y)
        for y in range(top, bottom)
        for x in range(left, right)
        if before[y * width + x] != after[y * width + x]
    }
    counts = {}
    beside = {(x + dx, y + dy) for x, y in letters for dx, dy in _BESIDE} - letters
    for x, y in beside:
        if left <= x < right and top <= y < bottom:
            ink = after[y * width + x]
            counts[ink] = counts.get(ink, 0) + 1
    total = sum(counts.values())
    return [ink for ink, count in counts.items() if count * _SHARE >= total]


class Reader:
    """Stands in for Canvas.text on a colour panel, and keeps what cannot be read.

    seen: how many texts it has read; faint: (ink, ground, height of a capital, whether the colours
    are those of high contrast) -> (text, ratio)
    """

    def __init__(self, draw):
        self.draw = draw
        self.panel = None
        self.seen = 0
        self.faint = {}

    def text(self, canvas, font, x, y, string, ink):
        self.seen += 1
        if canvas.mono:
            return self.draw(canvas, font, x, y, string, ink)
        top, bottom = max(0, y), min(canvas.height, y + font.height)
        stride = (canvas.width + 1) // 2
        rows = slice(top * stride, bottom * stride)
        before = picture.inks_of_rows(canvas.buffer[rows], canvas.width)
        end = self.draw(canvas, font, x, y, string, ink)
        after = picture.inks_of_rows(canvas.buffer[rows], canvas.width)
        box = (max(0, x), 0, min(canvas.width, end), bottom - top)
        for ground in grounds(before, after, canvas.width, box):
            for colours in (self.panel.colours(), theme.HIGH_CONTRAST, *_CLOTHS):
                ratio = contrast(colours, ink, ground)
                if ground != ink and ratio < TEXT:
                    is_high = colours is theme.HIGH_CONTRAST
                    self.faint[ink, ground, font.cap, is_high] = (string, round(ratio, 1))
        return end


def reading(monkeypatch):
    """Return a Reader that reads along in the sessions that are replayed from now on."""
    reader = Reader(Canvas.text)
    panel = replay.Panel

    def text(*args):
        return reader.text(*args)

    def watched(*args):
        reader.panel = panel(*args)
        return reader.panel

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(replay, "Panel", watched)
    return reader
