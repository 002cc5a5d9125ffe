"""The panel on which the player decides: stop, or koi-koi. It says what either brings and risks.

Nothing is selected at first, so that a key pressed too often decides nothing.
"""

from app import theme
from app.koikoi import reach
from app.koikoi.words import yaku_name
from app.table.hand import MENU, NOTHING
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi import score, yaku
from engine.koikoi.actions import KOIKOI, STOP
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

_CHOICES = (STOP, KOIKOI)
_NEITHER = -1


class Panel:
    """The question, while it is open.

    is_open    the panel is on the table
    """

    def __init__(self, painter):
        """Ask at the table of `painter`."""
        self._painter = painter
        self.is_open = False
        self._at = _NEITHER
        self._made = []
        self._words = []
        self._labels = []

    def open(self, view):
        """Ask the seat of `view`, whose points have risen."""
        self.is_open = True
        self._at = _NEITHER
        seat = view.seat
        own, other = view.captured[seat], view.captured[1 - seat]
        bill = score.stopped(own, view.calls[seat], view.calls[1 - seat], view.options)
        self._labels = [fill(ids.STOP_WORTH, score.total(bill)), t(ids.KOIKOI)]
        made = yaku.made(own, view.options)
        self._made = [(yaku_name(one.yaku), "+" + str(one.points)) for one in made]
        self._words = _gains(own, other, view.options)
        self._words += _risks(view, self._painter.names[1 - seat])

    def close(self):
        """The question has been answered."""
        self.is_open = False

    def hints(self):
        """Return what the keys do now, as a list of (key, text id)."""
        if self._at == _NEITHER:
            return [(LEFT, ids.HINT_STOP), (RIGHT, ids.HINT_KOIKOI), (BACK, table_ids.HINT_MENU)]
        chosen = (ids.HINT_STOP, ids.HINT_KOIKOI)[self._at]
        return [(OK, chosen), (BACK, table_ids.HINT_MENU)]

    def key(self, key):
        """Do what a key means; return the action to carry out, NOTHING or MENU."""
        if key == BACK:
            return MENU
        if key in (LEFT, UP):
            self._at = 0
        elif key in (RIGHT, DOWN):
            self._at = 1
        elif key == OK:
            if self._at != _NEITHER:
                return _CHOICES[self._at]
            self._at = 0
        return NOTHING

    def draw(self):
        """Paint the panel."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        x, y, w, h = layout.DECISION
        painter.scenery.prompt(canvas, x, y, w, h)
        font = layout.FONT
        inset = layout.DECISION_IN
        step = layout.DECISION_STEP
        y += layout.DECISION_TOP
        for words, points in self._made[: layout.DECISION_YAKU]:
            canvas.text(font, x + inset, y, words, theme.GOLD)
            canvas.text_right(font, x + w - inset, y, points, theme.GOLD)
            y += step
        y = layout.DECISION_WORDS
        for number, words in enumerate(self._words):
            ink = theme.WHITE if number < 1 else theme.PINK
            canvas.text(font, x + inset, y, words, ink)
            y += step
        for number, place in enumerate(layout.DECISION_KEYS):
            self._button(place, self._labels[number], number == self._at)

    def _button(self, place, label, is_chosen):
        painter = self._painter
        x, y, w, h = place
        font = painter.layout.FONT_PROMPT
        painter.scenery.plate(painter.canvas, x, y, w, h, is_chosen)
        ink = theme.INK if is_chosen else theme.WHITE
        text_y = y + (h - font.cap) // 2 - font.top
        painter.canvas.text_centred(font, x, text_y, w, label, ink)


def _gains(own, other, options):
    """Return the line that says what playing on may bring."""
    near = reach.nearest(own, other, options)
    if not near:
        return [t(ids.BRINGS_NOTHING)]
    return [fill(ids.BRINGS, yaku_name(near[0].yaku), near[0].points, near[0].needed)]


def _risks(view, name):
    """Return the lines that say what playing on risks. name: the opponent's."""
    seat = view.seat
    own, other = view.captured[seat], view.captured[1 - seat]
    near = reach.nearest(other, own, view.options)
    lines = []
    if near:
        lines.append(fill(ids.RISK, name, yaku_name(near[0].yaku), near[0].needed))
    factor = 1
    for line in score.stopped(other, view.calls[1 - seat], view.calls[seat] + 1, view.options):
        if line.what >= score.OPPONENT_CALLED:
            factor *= line.amount
    lines.append(fill(ids.RISK_TIMES, name, factor))
    return lines
