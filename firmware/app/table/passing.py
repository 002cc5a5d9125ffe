"""The screen between two people at one device: whose turn it is, and no hand."""

from app.core import theme
from app.core.scene import Scene
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const

_HELD_MS = const(250)  # after a key counts as held, which is 350 ms after it went down

# The colour of each person; two that look alike are never next to each other.
_INKS = (theme.GOLD, theme.SKY, theme.PINK, theme.LEAF, theme.AMBER, theme.IVORY)


class Passing(Scene):
    """Shows a name until a key is held for 600 ms, and then gives the screen back."""

    held_keys = 0
    waiting = True

    def __init__(self, painter, name, number, then):
        """Call `then()` when a key has been held. number: of the person, from 0."""
        self._painter = painter
        self._name = name
        self._ink = _INKS[number % len(_INKS)]
        self._then = then
        self._since_ms = None  # when a key has begun to count as held

    def tick(self, now_ms):
        """Wait for a key that is held."""
        loop = self.loop
        if not any(loop.is_held(key) for key in loop.board.labels):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = now_ms
        elif loop.board.clock.diff_ms(now_ms, self._since_ms) >= _HELD_MS:
            loop.forget_keys()
            loop.back(self._then)

    def draw(self):
        """Paint the name, large, on a ground of its person's colour."""
        painter = self._painter
        canvas = self.loop.canvas
        canvas.fill(theme.INK)
        high = canvas.height // 2
        top = canvas.height // 4
        canvas.rect(0, top, canvas.width, high, self._ink)
        font = painter.layout.FONT_PROMPT
        if canvas.mono:
            y = top + (high - font.cap) // 2 - font.top
            canvas.text_centred(font, 0, y, canvas.width, self._name, theme.INK)
        else:
            painter.large(self._name, top + high // 2 - 3 * font.cap // 2, theme.INK, self._ink)
        font = painter.layout.FONT
        said = fill(ids.PASS_TO, self._name)
        canvas.text_centred(font, 0, top // 2 - font.height // 2, canvas.width, said, theme.WHITE)
        y = (top + high + canvas.height - font.height) // 2
        canvas.text_centred(font, 0, y, canvas.width, t(ids.HOLD_A_KEY), theme.WHITE)
