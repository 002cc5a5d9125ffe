"""The panel on which the player decides between stop and koi-koi, with the value of each.

Nothing is selected at first, so that one key press too many decides nothing. The panel covers the
field. It can be put aside to look at the field, and comes back with the next key.

Its lines stand in the order of their weight. Those for which there is no room are left out.
"""

from app.core import theme
from app.core.draw import inner_y
from app.koikoi import progress
from app.koikoi.words import yaku_label, yaku_name
from app.table.controls import MENU, NO_ACTION
from app.table.panels import blank_panel
from app.texts.catalog import fill, fill_n, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.compat import const
from engine.koikoi import score, yaku
from engine.koikoi.actions import KOIKOI, STOP
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP

_CHOICES = (STOP, KOIKOI)
_WAYS = (LEFT, RIGHT)  # the keys that lead there
_NEITHER = -1

_MONTHS = const(2)  # months left at most when the panel has a line about the match
_ROWS = const(3)  # of the columns in which many yaku stand
_GAP = const(1)  # before the words
_KEY_GAP = const(2)  # before the buttons, and between them


class Decision:
    """The question, while it is open.

    is_open     whether there is a question
    is_aside    whether the panel is put aside to show the field
    at          which button is chosen, -1 for none
    made        the yaku: pairs of a name and its points
    labels      of the buttons
    """

    def __init__(self, painter, keys):
        """Ask at the table of `painter`; keys: the board's labels."""
        self._painter = painter
        self._keys = keys
        self.is_open = False
        self.is_aside = False
        self.at = _NEITHER
        self.made = []
        self._match = []  # lines: pairs of a text and its ink
        self._weighed = []
        self._odds = []
        self.labels = []

    def open(self, view, counts, weighs):
        """Ask the seat of `view` after its points have risen.

        counts: whether to show the odds; weighs: whether `tell` will be called
        """
        self.is_open = True
        self.is_aside = False
        self.at = _NEITHER
        seat = view.seat
        own, other = view.captured[seat], view.captured[1 - seat]
        bill = score.stopped(own, view.calls[seat], view.calls[1 - seat], view.options)
        points = score.total(bill)
        self.labels = [fill(ids.STOP_WORTH, points), t(ids.KOIKOI)]
        made = yaku.made(own, view.options)
        name = yaku_name if len(made) <= self._painter.layout.DECISION_NAMED else yaku_label
        self.made = [(name(one.yaku), "+" + str(one.points)) for one in made]
        self._match, loses = _after_stop(view, points)
        self._first = _CHOICES.index(KOIKOI if loses else STOP)
        # The second line keeps the place free, so that the panel does not grow.
        self._weighed = (
            [(t(table_ids.HINT_THINKING), theme.SKY), ("", theme.SKY)] if weighs else []
        )
        self._odds = []
        if counts:
            self._odds = [(text, theme.WHITE) for text in _prospects(own, other, view.options)]
            risks = _risks(view, self._painter.names[1 - seat])
            self._odds += [(text, theme.PINK) for text in risks]

    def tell(self, lines):
        """Take the two lines of `analysis`."""
        self._weighed = [(text, theme.SKY) for text in lines]

    def words(self):
        """Return all that may be said, the weightiest first: pairs of a text and its ink."""
        return self._match + self._weighed + self._odds

    def suggest(self, action):
        """Select an answer that was advised."""
        self.at = _CHOICES.index(action)

    def close(self):
        """End the question after its answer."""
        self.is_open = False

    def key_hints(self):
        """Return what keys do with the panel now, as a list of (key, text id)."""
        if self.is_aside:
            return [(OK, ids.KEY_CHOOSE)]
        if self.at == _NEITHER:
            keys = [(LEFT, ids.KEY_STOP), (RIGHT, ids.KEY_KOIKOI)]
        else:
            keys = [(OK, (ids.KEY_STOP, ids.KEY_KOIKOI)[self.at])]
        return keys + [(F2, ids.KEY_TABLE), (F1, ids.KEY_YAKU)]

    def key(self, key):
        """Do what a key means; return the action to carry out, NO_ACTION or MENU."""
        if self.is_aside:
            self.is_aside = False
        elif key == F2:
            self.is_aside = True
            self._painter.needs_repaint = True
        elif key == BACK:
            return MENU
        elif key in (LEFT, UP):
            self.at = 0
        elif key in (RIGHT, DOWN):
            self.at = 1
        elif key == OK:
            if self.at != _NEITHER:
                return _CHOICES[self.at]
            self.at = self._first
        return NO_ACTION

    def draw(self):
        """Paint the panel, as high as its text needs."""
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        x, bottom, w, h = layout.DECISION
        bottom += h
        made_h = self._made_h()
        step = layout.DECISION_STEP
        rest_h = 2 * layout.DECISION_TOP + made_h + _GAP + _KEY_GAP + layout.DECISION_KEY_H
        words = self.words()[: (h - rest_h) // step]
        h = rest_h + len(words) * step
        blank_panel(painter, (x, bottom - h, w, h))
        inset = layout.DECISION_IN
        x += inset
        w -= 2 * inset
        y = bottom - h + layout.DECISION_TOP
        self._draw_made(x, y, w)
        y += made_h + _GAP
        for text, ink in words:
            canvas.text(layout.FONT, x, y, text, ink)
            y += step
        y += _KEY_GAP
        key_w = (w - _KEY_GAP) // 2
        for number, label in enumerate(self.labels):
            place = (x + number * (key_w + _KEY_GAP), y, key_w, layout.DECISION_KEY_H)
            self._button(place, number, label)

    def _made_h(self):
        """Return how high the lines of the yaku are."""
        if len(self.made) <= self._painter.layout.DECISION_NAMED:
            return len(self.made) * self._painter.layout.DECISION_STEP
        return _ROWS * self._label_step()

    def _label_step(self):
        return self._painter.layout.FONT_GAUGE.cap + 2

    def _draw_made(self, x, y, w):
        """Write the yaku that have been made: names, or short labels in columns."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        if len(self.made) <= self._painter.layout.DECISION_NAMED:
            for words, points in self.made:
                canvas.text(layout.FONT, x, y, words, theme.GOLD)
                canvas.text_right(layout.FONT, x + w, y, points, theme.GOLD)
                y += layout.DECISION_STEP
            return
        font = layout.FONT_GAUGE
        columns = (len(self.made) + _ROWS - 1) // _ROWS
        for number, (words, points) in enumerate(self.made):
            left = x + number // _ROWS * w // columns
            row_y = y + number % _ROWS * self._label_step()
            canvas.text(font, left, row_y, words + " " + points, theme.GOLD)

    def _button(self, place, number, label):
        """Paint a button, lit if it is chosen."""
        painter = self._painter
        is_chosen = number == self.at
        x, y, w, h = place
        canvas = painter.canvas
        layout = painter.layout
        painter.scenery.plate(canvas, x, y, w, h, is_chosen)
        if canvas.mono and self.at == _NEITHER:
            # The panel lies upon what the keys do: these lead to the buttons.
            font = layout.FONT
            key = self._keys[_WAYS[number]]
            key_w = font.width(key)
            w -= key_w
            canvas.text(font, x + number * w, inner_y(font, y, h), key, theme.WHITE)
            x += key_w * (1 - number)
        font = layout.FONT_PROMPT
        ink = theme.INK if is_chosen else theme.WHITE
        canvas.text_centred(font, x, inner_y(font, y, h), w, label, ink)


def _after_stop(view, points):
    """Return the line that says how the match stands after a stop, and whether it loses the match.

    The line is in a list, which is empty before the last months.
    """
    left = view.rounds - view.round_no
    if left > _MONTHS:
        return [], False
    scores = list(view.scores)
    scores[view.seat] += points
    shown = scores[view.seat], scores[1 - view.seat]
    result = score.outcome(view.rounds, view.round_no, scores)
    if left:
        return [(fill_n(ids.STOP_LEADS, left, *shown, left), theme.WHITE)], False
    if len(result.winners) > 1:
        return [(fill(ids.STOP_DRAWS, *shown), theme.WHITE)], False
    if view.seat in result.winners:
        return [(fill(ids.STOP_WINS, *shown), theme.GOLD)], False
    return [(fill(ids.STOP_LOSES, *shown), theme.PINK)], True


def analysis(table):
    """Play out as level hard does; return two lines. A generator that yields slices.

    The lines compare koi-koi with a stop, and say how often the opponent scores first.
    """
    from engine.koikoi import bot, judge

    view = table.view
    action, root = yield from bot.weigh(view, table.match.log.bot_rng(view.seat))
    yield
    points, tenths, lost, won = judge.going_on(view, root, action)
    first = fill(ids.THEY_FIRST, table.painter.names[1 - view.seat], lost)
    if tenths is None:
        return [fill(ids.GO_ON_WINS, won), first]
    whole = ("-" if tenths < 0 else "") + str(abs(tenths) // 10)
    return [fill(ids.GO_ON_WORTH, points, whole, abs(tenths) % 10), first]


def _prospects(own, other, options):
    """Return the line that says what playing on may bring."""
    near = progress.nearest(own, other, options)
    if not near:
        return [t(ids.BRINGS_NOTHING)]
    best, points = near[0], 0
    for one in near:
        rise = progress.rise(one, own, options)
        if one.needed == near[0].needed and rise > points:
            best, points = one, rise
    return [fill_n(ids.BRINGS, best.needed, yaku_name(best.yaku), points, best.needed)]


def _risks(view, name):
    """Return the lines that say what playing on risks. name: the opponent's."""
    seat = view.seat
    own, other = view.captured[seat], view.captured[1 - seat]
    near = progress.nearest(other, own, view.options)
    lines = []
    if near:
        one = near[0]
        lines.append(fill_n(ids.RISK, one.needed, name, yaku_name(one.yaku), one.needed))
    calls = view.calls[seat] + 1
    return lines + [risk_text(other, view.calls[1 - seat], calls, view.options, name)]


def risk_text(pile, own_calls, other_calls, options, name):
    """Return by how much a seat's points count if it scores after the other's calls.

    pile: the seat's cards; name: of the seat.
    """
    factor = 1
    for line in score.stopped(pile, own_calls, other_calls, options):
        if line.what >= score.OPPONENT_CALLED:
            factor *= line.amount
    return fill(ids.RISK_TIMES, name, factor)
