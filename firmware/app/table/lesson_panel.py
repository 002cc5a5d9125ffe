"""The panel of a guided hand: its texts, over the picture that they explain.

Each page may point at parts of the picture, which have a frame. The panel hides none of them, and
is only as high as its text: the rest of the table is seen.
"""

from app.core import theme
from app.core.draw import wrap
from app.core.scene import Scene
from app.table.hint import frames
from app.table.key_hints import key_cap_h
from app.table.panels import best_beside, clear_cut, places_beside
from app.texts.learning import ids
from engine.compat import const
from hal.contract import BACK, OK

_EDGE = const(4)  # between the panel's edge and its words
_LEAST_W = const(80)  # of a panel beside its target
_LEAST_MONO_W = const(54)
_MOST_PAGES = const(2)  # on one bit beside all that a text is about

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
        parts=None,
    ):
        """Show `pages`, a list of (text, targets), each on one or more pages; then call `then()`.

        targets: a list of x, y, w, h of what the text is about, the most important one first.
        paint: paints the picture below; back: called for BACK; ok_and_back: text ids of what OK
        does on the last page, and BACK; better: places of the better move, or of the right one:
        other targets are of a worse one then; parts: what the panel may not cut of a picture that
        is no table.
        """
        self._painter = painter
        self._paint = paint
        self._then = then
        self._back = back
        self._ok_and_back = ok_and_back
        self._better = better
        self._picture_parts = parts
        self._is_over_table = parts is None
        self.pages = []
        for text, targets in pages:
            self._lay_out(text, targets)

    def _lay_out(self, text, targets):
        """Add the pages of a text: in the place that needs the fewest."""
        is_mono = self._painter.canvas.mono

        def lay_out(count, x, y, w, room):
            parts = self._parts(text, w, room)
            too_many = is_mono and count > 1 and len(parts) > _MOST_PAGES
            return (len(parts), parts, x, y, w, room) if parts and not too_many else None

        seen = list(targets) + [one for one in self._better if one not in targets]
        (_, parts, x, y, w, room), hidden = best_beside(seen, self._places, lay_out)
        if hidden == len(seen):
            targets = ()
        fills = is_mono and not self._is_over_table  # else it would cut small letters of a bill
        for lines in parts:
            h = room if fills else self._height(len(lines), w)
            stays = not y or (self._is_over_table and not is_mono)  # far from the hand
            self.pages.append((lines, targets, (x, y if stays else y + room - h, w, h)))

    def _places(self, seen):
        """Return the places for a panel that does not hide what is to be seen: x, y, w, h.

        They are above it, so that the player's hand is seen, then below it, and at its sides.
        Those that hide no hand come first on one bit, and where the table has room for words.
        """
        layout = self._painter.layout
        left, width, _ = layout.LESSON
        height = self._painter.canvas.height
        if not seen:
            return [(left, 0, width, height)]
        places = places_beside(seen, left, width, height)
        if self._painter.canvas.mono or layout.NEWS:
            _, y, _, h = layout.CONTEXT
            places = places_beside(seen, left, width, y + h) + places
        return places

    def _parts(self, text, w, room):
        """Return the lines of a text page by page in a place; none if it is too small."""
        layout = self._painter.layout
        font = layout.FONT_PAGE
        _, width, most = layout.LESSON
        rows = (room - self._height(0, w)) // layout.PAGE_STEP
        rows = min(most if w == width else 2 * most, rows)
        is_mono = self._painter.canvas.mono
        inner = w - 2 * _EDGE
        if rows < 1 or w < (_LEAST_MONO_W if is_mono else _LEAST_W):
            return []
        if self._key_rows(w) > 1 + is_mono or max(map(font.width, text.split())) > inner:
            return []
        if room < self._painter.canvas.height:  # only then another place may have more room
            for sentence in _sentences(text):
                if len(_lines(font, sentence.strip(), inner)) > rows:
                    return []  # it would be torn
        return _parts(font, text, inner, rows)

    def _key_rows(self, w):
        """Return how many rows the keys take in a panel of a width."""
        return self._painter.keys.count_lines(tuple(zip((OK, BACK), self._ok_and_back)), w)

    def _height(self, lines, w):
        """Return the height of the panel with so many lines, w pixels wide."""
        layout = self._painter.layout
        keys_h = self._key_rows(w) * (key_cap_h(layout.FONT) + 1)
        return _EDGE + lines * layout.PAGE_STEP + keys_h + 1

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
        targets = list(self.targets) + list(self._better)
        clear_cut(painter, self.place, targets, self._picture_parts)
        frames(painter, self._better, theme.LEAF, self.place)
        ink = theme.RED if self._better else theme.GOLD
        others = [target for target in self.targets if target not in self._better]
        frames(painter, others, ink, self.place)
        x, y, w, h = self.place
        painter.scenery.prompt(canvas, x, y, w, h)
        ok, back = self._ok_and_back
        hints = [(OK, ok if len(self.pages) < 2 else ids.GO_ON), (BACK, back)]
        rows = self._key_rows(w)
        keys_y = y + h - rows * (key_cap_h(layout.FONT) + 1) - 1
        painter.keys.draw((x, keys_y, w), hints, most=rows)
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
