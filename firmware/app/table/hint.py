"""A hint: what a bot of level hard would do in the player's place, and a reason from the view."""

from app.core import theme
from app.core.draw import wrap
from app.core.modules import load_module
from app.core.scene import Scene
from app.table.controls import NO_ACTION
from app.table.key_hints import key_cap_h
from app.table.panels import FRAMED, blank_panel, common_rows, places_beside
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const
from hal.contract import BACK, DOWN, LEFT, RIGHT, UP

_MARGIN = const(12)  # pixels beside the panel's text, both sides together
_AIR = const(4)  # and as many more where there is room
_GAP = const(5)  # pixels between two lines; on one bit the layout says it
_SHADOW = const(2)  # pixels below a panel
_EDGES = const(6)  # pixels beside the panel's key hints, both sides together
_KEY_HINTS = ((BACK, ids.KEY_BACK),)


class Hint(Scene):
    """A panel over the table: it thinks in slices, then shows the move; any key closes it.

    Then the cursor is placed for the move. An arrow moves it on from there.

    waiting     whether the move is shown
    action      the move, NO_ACTION as long as it is not known
    lines       what the panel says, as (text, ink)
    """

    def __init__(self, table):
        """Think for the player of `table`, who is to act."""
        game = table.match.game
        self._table = table
        self._hints = load_module("app." + game, "hints")
        self._thoughts = self._advise()
        self._places = load_module("app." + game, "places")
        self.lines = [(t(ids.HINT_THINKING), theme.WHITE)]
        self._is_new = False  # the move is known, and not shown yet
        self.action = NO_ACTION
        self.waiting = False

    def think(self):
        """Think for one slice; return whether there is more to think about."""
        if self._is_new or self.waiting:
            return False
        try:
            next(self._thoughts)
        except StopIteration as done:
            self.lines = done.value
            self._is_new = True
        return not self._is_new

    def _advise(self):
        """Choose as hard does; return the panel's lines. A generator that yields slices."""
        table = self._table
        self.action, move, why = yield from advice(table, self._hints)
        lines = [(move, theme.GOLD)] + [(text, theme.WHITE) for text in why.split("\n")]
        painter = table.painter
        beside = wrapped(painter, lines, self._places.of_move(table, self.action))
        return beside if len(beside) <= most_lines(painter) else wrapped(painter, lines)

    def tick(self, now_ms):
        """Show the move when it is known."""
        if self._is_new:
            self._is_new = False
            self.waiting = True
            self.draw()  # the panel may have another place now

    def draw(self):
        """Paint the table, the panel over it, and a frame around what the move is about.

        What BACK does is said in the panel if it covers the place of the key hints, unless the
        panel would then cover the hand.
        """
        self._table.below()
        places = []
        painter = self._table.painter
        painter.keys.show(_KEY_HINTS)
        if self.action != NO_ACTION:
            places = self._places.of_move(self._table, self.action)
        count = len(self.lines)
        covers = most_lines(painter) < count <= most_lines(painter, _KEY_HINTS)
        hints = _KEY_HINTS if covers else ()
        panel(painter, self.lines, hints, ((places, theme.GOLD),))

    def key(self, key, is_long):
        """Go back to the table; a hint that is still being thought of is dropped."""
        table = self._table

        def go_on():
            if self.action != NO_ACTION and table.controls.asking == NO_ACTION:
                table.controls.erase_cursor()
                table.controls.suggest(self.action)
                table.controls.paint()
            if key in (UP, DOWN, LEFT, RIGHT):
                table.key(key, is_long)

        self.loop.pop(go_on)


def advice(table, hints):
    """Return the move that level hard would make, its text, and why: a generator of slices.

    hints: the game's module
    """
    legal = table.view.legal
    action, found = legal[0], None
    if len(legal) > 1:
        action, found = yield from hints.think(table)
    yield
    move = hints.move_text(table, action)
    why = t(ids.HINT_ONLY)
    if len(legal) > 1:
        why = yield from hints.reason(table, action, found)
    yield
    return action, move, why


def compared(table, hints, action, judgement):
    """Return what is said of the player's action and of a better one: two lists of texts.

    hints: the game's module; judgement: of this action
    """
    own, better = hints.worths(table, action, judgement)
    if action == judgement.best:
        return [own], [t(ids.REVIEW_RIGHT)]
    best = hints.move_text(table, judgement.best)
    if not judgement.loss:
        return [own], [fill(ids.REVIEW_ALSO, best)]
    return [own], [fill(ids.REVIEW_RATHER, best), better]


def frames(painter, targets, ink, panel_place):
    """Paint frames around some rectangles; in one bit around none that the panel cuts.

    ink: GOLD for what a text is about, LEAF for the better of two moves, RED for the other one. In
    one bit, and for people who cannot tell the colours, that one has only corners.
    """
    for target in targets:
        if not (painter.canvas.mono and common_rows(target, panel_place)):
            _frame(painter, target, ink)


def _frame(painter, target, ink):
    """Paint a frame around a rectangle; at the canvas' edge it stays inside."""
    canvas = painter.canvas
    for around, colour in ((1, theme.INK), (3, ink), (2, ink)):
        x, y, w, h = _around(canvas, target, around)
        if canvas.mono and around == FRAMED:
            _bare(painter, x, y, w, h)
            continue
        canvas.frame(x, y, w, h, colour)
        if ink == theme.RED:
            canvas.rect(x + w // 3, y, w // 3, 1, theme.INK)
            canvas.rect(x + w // 3, y + h - 1, w // 3, 1, theme.INK)
            canvas.rect(x, y + h // 3, 1, h // 3, theme.INK)
            canvas.rect(x + w - 1, y + h // 3, 1, h // 3, theme.INK)


def _around(canvas, target, edge):
    """Return a rectangle with so many pixels on each side, within the canvas: x, y, w, h."""
    x = max(0, target[0] - edge)
    y = max(0, target[1] - edge)
    w = min(canvas.width, target[0] + target[2] + edge) - x
    return x, y, w, min(canvas.height, target[1] + target[3] + edge) - y


def _bare(painter, x, y, w, h):
    """Paint the black edge of a frame, except where it would cut a text above or below."""
    canvas = painter.canvas
    canvas.vline(x, y, h, theme.INK)
    canvas.vline(x + w - 1, y, h, theme.INK)
    for row in (y, y + h - 1):
        if not any(common_rows(part, (x, row, w, 1)) for part in painter.layout.WHOLE):
            canvas.hline(x, row, w, theme.INK)


def wrapped(painter, lines, targets=()):
    """Return (text, ink) pairs in lines that fit a panel, as a list of such pairs.

    targets: rectangles; on one bit the lines are as short as the room beside them
    """
    canvas = painter.canvas
    room = canvas.width
    if canvas.mono and targets:
        high = _bottom(painter)
        beside = places_beside(targets, 0, room, high)
        room = max([w for _, _, w, h in beside if h >= high - FRAMED] or [room])
    room -= _MARGIN if room == canvas.width else _MARGIN + _AIR
    font = painter.layout.FONT_PAGE
    return [(part, ink) for text, ink in lines for part in wrap(font, text, room)]


def most_lines(painter, key_hints=()):
    """Return how many lines a panel with these key hints has room for; see `panel`.

    It leaves the hand free, and without key hints also their place on the table.
    """
    step = _height(painter, 1, key_hints) - _height(painter, 0, key_hints)
    _, y, _, h = painter.layout.CONTEXT
    room = y + h if key_hints else _bottom(painter)
    return (room - _height(painter, 0, key_hints)) // step


def _bottom(painter):
    """Return the row where the room for panels ends, above what the keys do."""
    return painter.layout.CONTEXT[1] - _SHADOW


def _gap(painter):
    """Return the pixels between two lines; on one bit as on any page, so that the hand is seen."""
    layout = painter.layout
    return layout.PAGE_STEP - layout.FONT_PAGE.cap if painter.canvas.mono else _GAP


def _height(painter, count, key_hints):
    """Return the height of a panel of so many lines with these key hints."""
    font = painter.layout.FONT_PAGE
    gap = _gap(painter)
    h = (font.cap + gap) * count + gap + 2
    if key_hints:
        rows = painter.keys.count_lines(key_hints, painter.canvas.width - _EDGES)
        h += rows * (key_cap_h(font) + 1) + 1
    return h


def _free_place(painter, place, targets, bottom):
    """Return x, y of a panel: of `place`, or of the nearest one beside the frames of the targets.

    place: x, y, w, h; targets: rectangles; bottom: the row where the room for panels ends
    """
    canvas = painter.canvas
    x, y, w, h = place
    best = None
    if any(common_rows(place, _around(canvas, target, FRAMED)) for target in targets):
        for left, top, width, height in places_beside(targets, 0, 2 * x + w, bottom):
            if w <= width and h + _SHADOW <= height:
                new_x = min(max(x, left), left + width - w)
                new_y = min(max(y, top), top + height - h - _SHADOW)
                far = abs(new_x - x) + abs(new_y - y)
                if best is None or far < best[0]:
                    best = (far, new_x, new_y)
    return best[1:] if best else (x, y)


def panel(painter, lines, key_hints=(), framed=()):
    """Paint a panel over the table: over its middle, or where it hides nothing that has a frame.

    lines: a list of (text, ink); key_hints: (key, text id) to write below it; framed: the parts
    of the table with a frame, as pairs of a list of x, y, w, h and the ink of their frames
    """
    canvas = painter.canvas
    font = painter.layout.FONT_PAGE
    gap = _gap(painter)
    step = font.cap + gap
    widest = max([font.width(line) for line, _ in lines])
    w = min(widest + _MARGIN + _AIR, canvas.width)
    h = _height(painter, len(lines), key_hints)
    if key_hints:
        w = canvas.width
        rows = painter.keys.count_lines(key_hints, w - _EDGES)
    _, y, _, place_h = painter.layout.PROMPT
    x = (canvas.width - w) // 2
    bottom = _bottom(painter)
    y = max(min(y + (place_h - h) // 2, bottom - h), 0)
    targets = [one for places, _ in framed for one in places]
    x, y = _free_place(painter, (x, y, w, h), targets, bottom + _SHADOW)
    blank_panel(painter, (x, y, w, h), targets)
    for places, ink in framed:
        frames(painter, places, ink, (x, y, w, h))
    y += gap + 1 - font.top
    for line, ink in lines:
        canvas.text_centred(font, x, y, w, line, ink)
        y += step
    if key_hints:
        place = (x + _EDGES // 2, y + font.top - gap // 2, w - _EDGES)
        painter.keys.draw(place, key_hints, most=rows)
