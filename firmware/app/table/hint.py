"""A hint: what a bot of level hard would do in the player's place, and a reason from the view."""

from app.core import theme
from app.core.draw import frame, wrap
from app.core.scene import Scene
from app.table.controls import NO_ACTION
from app.table.key_hints import key_cap_h
from app.table.panels import FRAMED, best_beside, blank_panel, common_rows, places_beside
from app.texts.catalog import fill, t
from app.texts.table import ids
from engine.compat import const, load_module
from hal.contract import BACK, DOWN, LEFT, RIGHT, UP

_MARGIN = const(12)  # pixels beside the panel's text, both sides together; on one bit fewer
_MONO_MARGIN = const(6)
_GAP = const(5)  # pixels between two lines; on one bit fewer
_MONO_GAP = const(1)
_SHADOW = const(2)  # pixels below a panel
_EDGES = const(6)  # pixels beside the panel's key hints, both sides together
_LEAST_ROOM = const(60)  # pixels of a line
_STEP = const(8)  # pixels between the widths that are tried
_LINE_PX = const(400)  # what one line more may spare of the table
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
        self.task = self._advise()
        self._places = load_module("app." + game, "places")
        self.lines = [(t(ids.HINT_THINKING), theme.WHITE)]
        self._is_new = False  # the move is known, and not shown yet
        self.action = NO_ACTION
        self.waiting = False

    def task_ended(self, result):
        """Take the panel's lines."""
        self.lines = result
        self._is_new = True

    def _advise(self):
        """Choose as hard does; return the panel's lines. A generator that yields slices."""
        table = self._table
        self.action, move, why = yield from advice(table, self._hints)
        return [(move, theme.GOLD)] + [(text, theme.WHITE) for text in why.split("\n")]

    def tick(self, now_ms):
        """Show the move when it is known."""
        if self._is_new:
            self._is_new = False
            self.waiting = True
            self.draw()  # the panel may have another place now

    def draw(self):
        """Paint the table, the panel over it, and a frame around what the move is about."""
        self._table.below()
        places = []
        painter = self._table.painter
        painter.keys.show(_KEY_HINTS)
        if self.action != NO_ACTION:
            places = self._places.of_move(self._table, self.action)
        Panel(painter, [self.lines], (), places).draw(((places, theme.GOLD),))

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
        frame(canvas, x, y, w, h, colour, ink == theme.RED)


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


def _balanced(font, text, room):
    """Return a text in as few lines as fit, which are about as long as each other."""
    lines = wrap(font, text, room)
    count = len(lines)
    least = max([font.width(word) for word in text.split(" ")])
    for w in range(max(least, font.width(text) // count), room, _STEP):
        narrow = wrap(font, text, w)
        if len(narrow) == count:
            return narrow
    return lines


class Panel:
    """A panel beside what it speaks of: as near to the table's middle as it can be.

    pages       lists of (line, ink)
    key_hints   (key, text id) to write below them
    """

    def __init__(self, painter, parts, key_hints=(), targets=()):
        """Lay out texts in the place that needs the fewest pages.

        parts: lists of (text, ink); one that does not fit begins a page; targets: places of what
        has a frame
        """
        self._painter = painter
        self._parts = parts
        self.key_hints = key_hints
        mono = painter.canvas.mono
        self._gap = _MONO_GAP if mono else _GAP
        self._margin = _MONO_MARGIN if mono else _MARGIN
        # Above what the keys do, if there is room.
        self._bottom = painter.layout.CONTEXT[1] - _SHADOW
        (_, self.pages, self._place), _ = best_beside(targets, self._places, self._lay_out)

    def _places(self, seen):
        """Return the places beside what is to be seen: above what the keys do, then lower.

        In one bit the hand is below: only a panel that fits nowhere else may hide it.
        """
        canvas = self._painter.canvas
        w, high = canvas.width, canvas.height
        if not seen:
            return [(0, 0, w, self._bottom), (0, 0, w, high)]
        places = places_beside(seen, 0, w, self._bottom)
        news = self._painter.layout.NEWS
        if news and not canvas.mono:  # between the pieces, where only words stand
            top = self._painter.layout.PROMPT[1]
            between = places_beside(seen, news[0], news[2], self._bottom)
            places += [(x, max(y, top), w, y + h - max(y, top)) for x, y, w, h in between]
        if self.key_hints and not canvas.mono:
            places += places_beside(seen, 0, w, high)
        return places

    def _lay_out(self, seen, *place):
        """Return (cost, the pages, place), None if it is too small.

        seen: how many targets are. The cost: pages beyond the number of parts, whether it lies
        over the keys, pages, lines and what they would cut, twice the way from the middle.
        """
        _, _, w, h = place
        font = self._painter.layout.FONT_PAGE
        room = w - self._margin
        most = (h - self._height(0, w)) // (font.cap + self._gap)
        if most < 1 or room < _LEAST_ROOM:
            return None
        pages = []
        for part in self._parts:
            lines = []
            for text, ink in part:
                for words in text.split("\n"):
                    lines += [(line, ink) for line in _balanced(font, words, room)]
            if pages and len(pages[-1]) + len(lines) <= most:
                pages[-1] += lines
            elif seen and len(lines) > most:  # it would be torn
                return None
            else:
                pages += [lines[at : at + most] for at in range(0, len(lines), most)]
        x, y, w, h = self._shape(place, pages[0])
        middle = self._painter.layout.PROMPT
        far = abs(2 * x + w - self._painter.canvas.width)
        far += abs(2 * y + h - 2 * middle[1] - middle[3])
        count = len(pages)
        cuts = self._cut_px((x, y - 1, w, h + 2), len(pages[0]))
        cost = (max(count, len(self._parts)), y + h > self._bottom, count, cuts, far)
        return cost, pages, place

    def _cut_px(self, place, lines):
        """Return how many pixels of the table a panel would erase, and a price for its lines.

        It is 0 where the table has no room of its own for words, and on one bit.
        """
        painter = self._painter
        news = painter.layout.NEWS
        if painter.canvas.mono or not news:
            return 0
        px = lines * _LINE_PX
        for part in painter.whole_parts():
            if part != news and common_rows(part, place):
                px += part[2] * part[3]
        return px

    def _height(self, count, w):
        """Return the height with so many lines and this width."""
        font = self._painter.layout.FONT_PAGE
        h = (font.cap + self._gap) * count + self._gap + 2
        if self.key_hints:
            rows = self._painter.keys.count_lines(self.key_hints, w - _EDGES)
            h += rows * (key_cap_h(font) + 1) + 1
        return h

    def _shape(self, place, lines):
        """Return x, y, w, h of the panel with these lines within its place."""
        painter = self._painter
        left, top, room, high = place
        font = painter.layout.FONT_PAGE
        w = room
        if not self.key_hints:
            w = min(max([font.width(line) for line, _ in lines]) + self._margin + 4, room)
        h = self._height(len(lines), room)
        _, y, _, place_h = painter.layout.PROMPT
        x = (painter.canvas.width - w) // 2
        y = max(min(y + (place_h - h) // 2, self._bottom - h), 0)
        x = min(max(x, left), left + room - w)
        return x, min(max(y, top), max(top, top + high - h - _SHADOW)), w, h

    def draw(self, framed=(), number=0):
        """Paint a page over the table, and frames around what it speaks of.

        framed: pairs of a list of x, y, w, h and the ink of their frames
        """
        painter = self._painter
        canvas = painter.canvas
        font = painter.layout.FONT_PAGE
        lines = self.pages[number]
        place = self._shape(self._place, lines)
        x, y, w, _ = place
        blank_panel(painter, place, [one for places, _ in framed for one in places])
        for places, ink in framed:
            frames(painter, places, ink, place)
        y += self._gap + 1 - font.top
        for line, ink in lines:
            canvas.text_centred(font, x, y, w, line, ink)
            y += font.cap + self._gap
        if self.key_hints:
            at = (x + _EDGES // 2, y + font.top - self._gap // 2, w - _EDGES)
            rows = painter.keys.count_lines(self.key_hints, w - _EDGES)
            painter.keys.draw(at, self.key_hints, most=rows)
