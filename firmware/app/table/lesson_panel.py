"""The panel of a guided hand: its texts, over the picture that they explain.

Each page may point at parts of the picture, which have a frame. The panel hides none of them; on
one bit it does not hide the first.
"""

from app.core import theme
from app.core.draw import wrap
from app.core.scene import Scene
from app.table.hint import frames
from app.table.key_hints import key_cap_h
from app.table.panels import clear_cut, places_beside
from app.texts.learning import ids
from engine.compat import const
from hal.contract import BACK, OK

_EDGE = const(4)  # between the panel's edge and its words
_LEAST_W = const(80)  # of a panel beside its target

_ENDS = ". ", "! ", "? ", "\u3002", "\n"  # of a sentence; the fourth one is Japanese


class Lesson(Scene):
    """Shows a few sentences page by page: OK goes on, BACK ends it.

    pages    those that are not turned yet: (lines, targets, place: x, y, w, h)
    """

    def __init__(
        self,
        painter,
        paint,
        pages,
        then,
        back,
        ok_and_back=(ids.GO_ON, ids.LEAVE),
        better=(),
        is_over_table=True,
    ):
        """Show `pages`, a list of (text, targets), each on one or more pages; then call `then()`.

        targets: a list of x, y, w, h of what the text is about, the most important one first.
        paint: paints the picture below; back: called for BACK; ok_and_back: text ids of what OK
        does on the last page, and BACK; better: places of the better move, or of the right one:
        other targets are of a worse one then; is_over_table: whether the picture is the table.
        """
        self._painter = painter
        self._paint = paint
        self._then = then
        self._back = back
        self._ok_and_back = ok_and_back
        self._better = better
        self._is_over_table = is_over_table
        self.pages = []
        for text, targets in pages:
            self._lay_out(text, targets)

    def _lay_out(self, text, targets):
        """Add the pages of a text: in the place that needs the fewest.

        Where what has a frame leaves no room for a line, the panel may hide the last of it, and so
        on. On one bit it fills its place: it would cut lines of small letters below it.
        """
        is_mono = self._painter.canvas.mono
        seen = list(targets[:1]) if is_mono else list(targets) + list(self._better)
        best = None
        while best is None:
            for x, y, w, room in self._places(seen):
                parts = self._parts(text, w, room)
                if parts and (best is None or len(parts) < len(best[0])):
                    best = (parts, x, y, w, room)
            if not seen:
                targets = ()  # the panel may hide them all
            seen = seen[:-1]
        parts, x, y, w, room = best
        for lines in parts:
            h = room if is_mono else self._height(len(lines))
            self.pages.append((lines, targets, (x, y + room - h if y else 0, w, h)))

    def _places(self, seen):
        """Return the places for a panel that does not hide what is to be seen: x, y, w, h.

        They are above it, so that the player's hand is seen, then below it, and at its sides.
        """
        left, width, _ = self._painter.layout.LESSON
        height = self._painter.canvas.height
        return places_beside(seen, left, width, height) if seen else [(left, 0, width, height)]

    def _parts(self, text, w, room):
        """Return the lines of a text page by page in a place; none if it is too small."""
        layout = self._painter.layout
        _, width, most = layout.LESSON
        rows = (room - self._height(0)) // layout.PAGE_STEP
        rows = min(most if w == width else 2 * most, rows)
        keys = tuple(zip((OK, BACK), self._ok_and_back))
        if w < _LEAST_W or rows < 1 or self._painter.keys.count_lines(keys, w) > 1:
            return []
        return _parts(layout.FONT_PAGE, text, w - 2 * _EDGE, rows)

    def _height(self, lines):
        """Return the height of the panel with so many lines."""
        layout = self._painter.layout
        return _EDGE + lines * layout.PAGE_STEP + key_cap_h(layout.FONT) + 2

    @property
    def place(self):
        """Return x, y, w, h of the panel."""
        return self.pages[0][2]

    @property
    def lines(self):
        """Return the lines of the page, a list of texts."""
        return self.pages[0][0]

    @property
    def targets(self):
        """Return a list of x, y, w, h of what the page is about."""
        return self.pages[0][1]

    def draw(self):
        """Paint the picture below, the frames of the targets, and the page."""
        self._paint()
        painter = self._painter
        layout = painter.layout
        canvas = painter.canvas
        if self._is_over_table:
            clear_cut(painter, self.place, list(self.targets) + list(self._better))
        frames(canvas, self._better, theme.LEAF, self.place)
        ink = theme.RED if self._better else theme.GOLD
        others = [target for target in self.targets if target not in self._better]
        frames(canvas, others, ink, self.place)
        x, y, w, h = self.place
        painter.scenery.prompt(canvas, x, y, w, h)
        ok, back = self._ok_and_back
        hints = [(OK, ok if len(self.pages) < 2 else ids.GO_ON), (BACK, back)]
        keys_y = y + h - key_cap_h(layout.FONT) - 2
        painter.keys.draw((x, keys_y, w), hints)
        y += _EDGE - layout.FONT_PAGE.top
        for line in self.lines:
            canvas.text(layout.FONT_PAGE, x + _EDGE, y, line, theme.WHITE)
            y += layout.PAGE_STEP

    def key(self, key, is_long):
        """Turn the page, or leave."""
        if key == BACK:
            self._back()
        elif key == OK and len(self.pages) > 1:
            del self.pages[0]
            self.draw()
        elif key == OK:
            self._then()


class SavingLesson(Lesson):
    """A panel that calls a function once, after it was shown."""

    def __init__(self, painter, paint, pages, then, back, ok_and_back, save, better=()):
        """Show pages, as Lesson does. save: the function, or None."""
        super().__init__(painter, paint, pages, then, back, ok_and_back, better)
        self._save = save

    def think(self):
        """Save: a write to flash may take 0.1 s."""
        save = self._save
        self._save = None
        if save:
            save()
        return False


def _parts(font, text, w, rows):
    """Return the lines of a text page by page: lists of at most `rows` lines.

    A page ends with a sentence, unless one is longer than a page.
    """
    lines = _lines(font, text, w)
    if len(lines) <= rows:
        return [lines]
    pages = []
    said = ""
    for sentence in _sentences(text):
        if said and len(_lines(font, (said + sentence).strip(), w)) > rows:
            pages.append(said)
            said = ""
        said += sentence
    pages.append(said)
    parts = []
    for page in pages:
        lines = _lines(font, page.strip(), w)
        count = -(-len(lines) // rows)
        share = -(-len(lines) // count)  # so that no single word comes on the last page
        parts += [lines[at : at + share] for at in range(0, len(lines), share)]
    return parts


def _lines(font, text, w):
    """Return a text in lines of at most w pixels."""
    return [line for part in text.split("\n") for line in wrap(font, part, w)]


def _sentences(text):
    """Return a text in its sentences; each keeps the space after it.

    >>> _sentences("Stop! Or not.")
    ['Stop! ', 'Or not.']
    """
    sentences = []
    start = 0
    for at in range(len(text)):
        for end in _ENDS:
            if text.startswith(end, at):
                sentences.append(text[start : at + len(end)])
                start = at + len(end)
    return sentences + [text[start:]] if start < len(text) else sentences
