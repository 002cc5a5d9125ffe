"""The screen on which a seed is typed: sixteen hex digits in four groups."""

from app.core import screens
from app.core.draw import inner_y, panel, wrap
from app.core.scene import Scene
from app.shell.chrome import frieze, hints, prose, title
from app.texts.catalog import t
from app.texts.shell import ids
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP

_DIGITS = "0123456789abcdef"
_COUNT = 16


class SeedScene(Scene):
    """Calls `done(seed)` with 16 hex digits, or None for a random seed.

    BACK gives the seed that the scene began with.
    """

    def __init__(self, seed, done):
        """Begin with `seed`, or with zeros if it is None."""
        self._old = seed
        self._digits = bytearray([_DIGITS.index(d) for d in seed.lower()] if seed else _COUNT)
        self._at = 0
        self._turned = False
        self._done = done

    held_keys = 1 << BACK | 1 << F1

    def key(self, key, is_long):
        """Move, change a digit, or accept; without UP and DOWN, OK changes and BACK accepts."""
        if key in (OK, BACK) and UP not in self.loop.board.labels:
            if key == OK:
                self._turn(1)
            else:
                self._done(self._seed() if self._turned else self._old)
            return
        if key in (LEFT, RIGHT):
            old = self._at
            self._at = (old + (1 if key == RIGHT else -1)) % _COUNT
            self._draw_digit(old)
            self._draw_digit(self._at)
        elif key in (UP, DOWN):
            self._turn(1 if key == UP else -1)
        elif key == OK:
            self._done(self._seed())
        elif key == BACK:
            self._done(self._old)
        elif key == F1:
            self._done(None)

    def _turn(self, step):
        self._digits[self._at] = (self._digits[self._at] + step) & 15
        self._turned = True
        self._draw_digit(self._at)

    def _seed(self):
        return "".join([_DIGITS[digit] for digit in self._digits])

    def draw(self):
        """Paint everything."""
        canvas = self.loop.canvas
        layout = screens.load("app.layouts", self.loop.screen)
        self._layout = layout
        canvas.fill(layout.BACK)
        title(canvas, layout, t(ids.SEED))
        lines = wrap(layout.PROSE, t(ids.SEED_HELP), layout.PAGE[2])
        y = prose(canvas, layout, layout.SEED_HELP_Y, lines)
        frieze(canvas, layout, y, layout.HINTS[1])
        for i in range(_COUNT):
            self._draw_digit(i)
        labels = self.loop.board.labels
        if UP in labels:
            pairs = (((UP, DOWN), ids.HINT_DIGIT), ((OK,), ids.HINT_OK), ((F1,), ids.RANDOM))
        else:
            pairs = (((OK,), ids.HINT_DIGIT), ((BACK,), ids.HINT_OK), ((F1,), ids.RANDOM))
        hints(canvas, layout, labels, pairs)

    def _draw_digit(self, i):
        layout = self._layout
        canvas = self.loop.canvas
        x, y, w, h, gap = layout.DIGITS
        x += i * w + (i // 4) * gap
        selected = i == self._at
        panel(canvas, x, y, w - 1, h, layout.BAR if selected else layout.HELP_BACK)
        ink = layout.BAR_TEXT if selected else layout.HELP_TEXT
        digit = _DIGITS[self._digits[i]]
        canvas.text_centred(layout.FONT, x, inner_y(layout.FONT, y, h), w - 1, digit, ink)
