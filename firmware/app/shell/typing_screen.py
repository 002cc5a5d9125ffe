"""The screen on which a word, a name or a code is typed: 34 letters and digits to choose from."""

from app.core.chrome import key_hints, title
from app.core.draw import block, inner_y, panel, wrap
from app.core.scene import TYPING, Scene
from app.texts.catalog import t
from app.texts.shell import ids
from engine.compat import const, load_module
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP

_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
_COLUMNS = const(9)
_ERASE = const(34)  # the last two keys: erase a sign, and accept
_ACCEPT = const(35)
COUNT = 36


class Typing(Scene):
    """Calls `done(text)` with what was typed; BACK gives the text that the scene began with.

    `check(text)` returns None, or a text id that says what is wrong; then typing goes on.

    at    the selected key, 0 to COUNT - 1
    """

    form = TYPING
    held_keys = 1 << F1

    def __init__(self, heading, text, most, check, done, help_id=None):
        """Type at most `most` signs under a heading. help_id: the sentence below the keys."""
        self._heading = heading
        self._old = self._text = text
        self._most = most
        self._check = check
        self._done = done
        self._help = help_id
        self._wrong = None  # of a text that was refused: the sentence that says why
        self.at = 0

    def key(self, key, is_long):
        """Move, type, erase, accept or give up; F1 erases too."""
        if self._wrong is not None:
            self._wrong = None
            self.draw()
        if key == BACK:
            self._done(self._old)
        elif key == OK:
            self._press()
        elif key == F1:
            self._type(self._text[:-1])
        else:
            steps = {LEFT: -1, RIGHT: 1, UP: -_COLUMNS, DOWN: _COLUMNS}
            old = self.at
            self.at = (old + steps.get(key, 0)) % COUNT
            self._draw_key(old)
            self._draw_key(self.at)

    def _press(self):
        if self.at == _ERASE:
            self._type(self._text[:-1])
        elif self.at != _ACCEPT:
            if len(self._text) < self._most:
                self._type(self._text + _SIGNS[self.at])
        else:
            self._wrong = self._check(self._text)
            if self._wrong is None:
                self._done(self._text)
            else:
                self._draw_sentence(self._wrong)

    def _type(self, text):
        self._text = text
        self._draw_text()

    def draw(self):
        canvas = self.loop.canvas
        self._layout = layout = load_module("app.layouts", self.loop.screen)
        canvas.fill(layout.BACK)
        title(canvas, layout, t(self._heading))
        self._draw_text()
        for number in range(COUNT):
            self._draw_key(number)
        if self._wrong is not None:
            self._draw_sentence(self._wrong)
        elif self._help is not None and not canvas.mono:
            self._draw_sentence(self._help)

    def _draw_text(self):
        """Paint what was typed, and the key hints: F1 has nothing to erase at first."""
        layout = self._layout
        canvas = self.loop.canvas
        x, y, w, h = layout.TYPED
        panel(canvas, x, y, w, h, layout.HELP_BACK)
        font = layout.BIG
        right = canvas.text(font, x + 6, inner_y(font, y, h), self._text, layout.HELP_TEXT)
        if len(self._text) < self._most:
            canvas.hline(right + 1, y + h - 4, 6, layout.VALUE)
        hints = [((OK,), ids.KEY_TYPE), ((BACK,), ids.KEY_BACK)]
        if self._text:
            hints.insert(1, ((F1,), ids.KEY_ERASE))
        key_hints(canvas, layout, self.loop.board.labels, hints)

    def key_place(self, number):
        """Return x, y, w, h of a key of the screen."""
        x, y, w, h = self._layout.KEYS
        return x + number % _COLUMNS * w, y + number // _COLUMNS * h, w, h

    def _draw_key(self, number):
        layout = self._layout
        canvas = self.loop.canvas
        x, y, w, h = self.key_place(number)
        is_selected = number == self.at
        panel(canvas, x, y, w - 1, h - 1, layout.BAR if is_selected else layout.HELP_BACK)
        ink = layout.BAR_TEXT if is_selected else layout.HELP_TEXT
        font = layout.HELP_FONT
        if number == _ERASE:
            word = "«"
        else:
            word = t(ids.TYPE_DONE) if number == _ACCEPT else _SIGNS[number]
        canvas.text_centred(font, x, inner_y(font, y, h - 1), w - 1, word, ink)

    def _draw_sentence(self, number):
        """Paint a sentence below the keys; on one-bit screens in place of the title."""
        layout = self._layout
        canvas = self.loop.canvas
        x, y, w, h = place = layout.TYPED_HELP
        canvas.rect(x, y, w, h, layout.BACK)
        font = layout.HELP_FONT
        lines = wrap(font, t(number), w - 2 * layout.PAD)
        block(canvas, font, lines, place, layout.HELP_STEP, layout.TEXT, layout.PAD)
