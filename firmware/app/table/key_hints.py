"""Key hints of a table: caps with the names of keys, and what they do."""

from app.core import theme
from app.core.draw import inner_y
from app.texts.catalog import t
from app.texts.table import ids
from engine.compat import const
from hal.contract import HELD

# Pixels between two hints: with small letters, with others, and how many fewer where they have
# no room.
_NARROW = const(3)
_WIDE = const(8)
_CLOSER = const(2)


class KeyHints:
    """Paints what keys do, on the cloth of a table or anywhere else.

    labels      by key its name on the board, see hal/contract.py; other keys get no hint
    font        of the hints on the cloth
    pressed     mask of the keys whose caps on the cloth are painted as pressed
    left_out    mask of the keys whose hints had no room on the cloth

    Hints are lists of (key, text id). With the key None the text is shown without a key.
    """

    def __init__(self, painter, labels):
        """Draw with the measures of the painter's layout."""
        self._painter = painter
        self.labels = labels
        self.font = painter.layout.FONT
        self._shown = None  # the hints on the cloth
        self.pressed = 0
        self.left_out = 0

    @property
    def are_shown(self):
        """Whether there are hints on the cloth."""
        return self._shown is not None

    def forget(self):
        """Note that the hints on the cloth have been painted over."""
        self._shown = None

    def show(self, hints):
        """Paint hints on the cloth; do nothing if they are painted already."""
        hints = list(hints)
        if hints == self._shown:
            return
        self._shown = hints
        layout = self._painter.layout
        x, y, w, h = layout.CONTEXT
        self._painter.scenery.backdrop(self._painter.canvas, x, y, w, h)
        rows = (h + 1) // (key_cap_h(self.font) + 1)
        place = (x, y + layout.CAPSULE_Y, w)
        self.left_out = self.draw(place, hints, self.font, rows, self.pressed)

    def press(self, down):
        """Paint the caps of the keys that are down (a mask) as pressed, the others as not."""
        self.pressed = down
        hints = self._shown
        if hints is not None:
            self._shown = None
            self.show(hints)

    def draw(self, place, hints, font=None, most=1, down=0):
        """Paint hints centred in a place: x, y and width; return a mask of the keys left out.

        font: the layout's FONT if none is given; most: the greatest number of lines; down: mask of
        the keys whose caps are painted as pressed, also those for holding them. Hints that do not
        fit are left out, long presses first. At a table the menu names them.
        """
        font = font or self._painter.layout.FONT
        x, y, w = place
        inner = min(w, self._painter.canvas.width - 2)  # no letter stands at the very edge
        gap = _gap(font)
        measured = self._measured(hints, font, gap)
        rows = _rows(measured, inner + gap)
        if len(rows) > most and gap > _NARROW:
            gap -= _CLOSER
            measured = self._measured(hints, font, gap)
            rows = _rows(measured, inner + gap)
        left_out = 0
        while len(rows) > most:
            hint = _least(measured)
            measured.remove(hint)
            left_out |= hint[4] is not None and 1 << hint[4]
            rows = _rows(measured, inner + gap)
        step = key_cap_h(font) + 1
        y += (most - len(rows)) * step // 2
        for row in rows:
            taken = sum([hint[3] for hint in row]) - gap
            self._row(row, x + (w - taken) // 2, y, font, down)
            y += step
        return left_out

    def count_lines(self, hints, w):
        """Return how many lines hints take in the layout's FONT if none is left out."""
        font = self._painter.layout.FONT
        gap = _gap(font)
        return len(_rows(self._measured(hints, font, gap), w + gap))

    def _measured(self, hints, font, gap):
        """Return a tuple for each hint whose key the board has.

        Label, text, width of the label's cap, width of hint and gap, key.
        """
        measured = []
        for key, number in hints:
            if key is None or key in self.labels:
                label = self.labels.get(key, "")
                text = t(number)
                cap_w = font.width(label) + 4
                w = cap_w + 3 + font.width(text) + gap
                measured.append((label, text, cap_w, w, key))
        return measured

    def _row(self, row, x, y, font, down):
        """Paint one row of measured hints, starting at x."""
        canvas = self._painter.canvas
        h = key_cap_h(font)
        text_y = inner_y(font, y, h)
        pressed = []
        for key in self.labels:
            if down >> key & 1:
                pressed += (self.labels[key], self.labels[key] + HELD)
        for label, text, cap_w, width, _ in row:
            if label:
                is_down = label in pressed
                self._painter.scenery.key_cap(canvas, x, y, cap_w, h)
                if is_down:
                    canvas.rect(x + 1, y + 1, cap_w - 2, h - 2, theme.INK)
                canvas.text(font, x + 2, text_y, label, theme.WHITE if is_down else theme.INK)
            canvas.text(font, x + cap_w + 3, text_y, text, theme.WHITE)
            x += width


def key_cap_h(font):
    """Return the height of a key cap: 1.5 times the height of the font's capitals."""
    return font.cap * 3 // 2


def _gap(font):
    """Return the pixels between two hints."""
    return _NARROW if font.cap < 7 else _WIDE


def _least(measured):
    """Return the measured hint that a player misses least."""
    last = -1 if len(measured) > 2 else len(measured)
    held = [hint for hint in measured[:last] if hint[0].endswith(HELD)]
    if held:
        return held[-1]
    if len(measured) < 4 and measured[-1][1] == t(ids.KEY_MENU):
        return measured[-1]
    return measured[-2]


def _rows(measured, w):
    """Split measured hints into rows at most w wide; a single hint may be wider."""
    rows = []
    taken = 0
    for hint in measured:
        taken += hint[3]
        if not rows or taken > w:
            rows.append([])
            taken = hint[3]
        rows[-1].append(hint)
    return rows
