"""A list of things to choose from or to set, and the scene that shows one."""

from app import screens, theme
from app.dressing import frieze, hints, inner_y, panel, title, wrap
from app.scene import Scene
from app.texts.shell import ids
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

_MORE = "…"  # after a part that is not the last
_PAGE_MS = 2600  # how long a part of a help text that has several stays


class Item:
    """A row of a list: a label, and what can be done with it.

    value     function that returns what stands at the right, or None
    change    function(step) for LEFT (-1) and RIGHT (1), or None
    enter     function for OK, or None: then OK changes
    note      function that returns a sentence about the row, or None
    icon      mask before the label, or None
    """

    def __init__(self, label, value=None, change=None, enter=None, note=None, icon=None):
        """Put a row together."""
        self.label = label
        self.value = value
        self.change = change
        self.enter = enter
        self.note = note
        self.icon = icon


class Rows:
    """The rows of a list on a canvas, one of them selected, scrolling if need be."""

    def __init__(self, canvas, layout, place, items, font=None, arrows=True):
        """Lay out `items`; `font` is the layout's FONT if none is given.

        place: (x, y, w, height of a row, rows to be seen, x of the text in a row). arrows:
        whether LEFT and RIGHT change values, so that arrows beside a value say so.
        """
        self._arrows = arrows
        self._font = font or layout.FONT
        self.items = items
        self.at = 0
        self._top = 0
        self._canvas = canvas
        self._layout = layout
        self._place = place

    def move(self, step):
        """Select the next or the previous row, round and round, and paint what changes."""
        old = self.at
        self.at = (self.at + step) % len(self.items)
        if self._scrolls():
            self.draw()
        else:
            self.draw_row(old)
            self.draw_row(self.at)

    def draw(self):
        """Paint all rows."""
        self._scrolls()
        seen = self._place[4]
        for number in range(self._top, min(self._top + seen, len(self.items))):
            self.draw_row(number)
        if len(self.items) > seen:
            self._draw_bar()

    def draw_row(self, number):
        """Paint one row, if it is to be seen."""
        x, y, w, row_h, seen, inset = self._place
        place = number - self._top
        if not 0 <= place < seen:
            return
        layout = self._layout
        canvas = self._canvas
        font = self._font
        y += place * row_h
        if len(self.items) > seen:
            w -= 6 if w > 200 else 4
        selected = number == self.at
        canvas.rect(x, y, w, row_h, layout.BACK)
        if selected:
            panel(canvas, x, y, w, row_h - 1 if row_h > 12 else row_h, layout.BAR)
        elif not canvas.mono:
            canvas.hline(x + 4, y + row_h - 1, w - 8, theme.FELT_LIGHT)
        item = self.items[number]
        ink = layout.BAR_TEXT if selected else layout.TEXT
        text_y = inner_y(font, y, row_h - 1)
        if item.icon:
            icon = item.icon
            canvas.mask(icon, x + inset - icon[1] - 5, y + (row_h - icon[2]) // 2, ink)
        canvas.text(font, x + inset, text_y, item.label, ink)
        if item.value:
            self._draw_value(item, x + w - 4, text_y, selected)

    def _draw_value(self, item, right, y, selected):
        layout = self._layout
        font = self._font
        ink = layout.BAR_TEXT if selected else layout.VALUE
        arrows = selected and item.change and self._arrows
        if arrows:
            self._canvas.text_right(font, right, y, "▶", ink)
        right -= 8 if item.change else 0
        value = item.value()
        self._canvas.text_right(font, right, y, value, ink)
        if arrows:
            self._canvas.text_right(font, right - font.width(value) - 3, y, "◀", ink)

    def _scrolls(self):
        """Bring the selected row into sight; return whether the rows moved."""
        seen = self._place[4]
        top = self._top
        if self.at < top:
            top = self.at
        elif self.at >= top + seen:
            top = self.at - seen + 1
        moved = top != self._top
        self._top = top
        return moved

    def _draw_bar(self):
        x, y, w, row_h, seen, _ = self._place
        h = seen * row_h
        thumb = h * seen // len(self.items)
        at = (h - thumb) * self._top // (len(self.items) - seen)
        layout = self._layout
        self._canvas.rect(x + w - 3, y, 3, h, layout.HELP_BACK)
        self._canvas.rect(x + w - 3, y + at, 3, thumb, layout.VALUE)


class ListScene(Scene):
    """A screen with a title, a list, a sentence about the selected row, and what the keys do.

    A subclass says what it is about in `heading` and `items`.
    """

    place = "LIST"
    help_place = "HELP"
    font = "FONT"
    can_close = True

    def heading(self):
        """Return the title."""
        return ""

    def items(self):
        """Return the rows, a list of Item."""
        return []

    def close(self):
        """BACK was pressed: go back to the menu."""
        self.loop.home()

    def enter(self, loop):
        """Make the list."""
        self.loop = loop
        self.layout = screens.load("app.layouts", loop.screen)
        place = getattr(self.layout, self.place)
        font = getattr(self.layout, self.font)
        arrows = UP in loop.board.labels
        self.rows = Rows(loop.canvas, self.layout, place, self.items(), font, arrows)
        self._pages = []
        self._page_at = 0
        self._page_ms = loop.now_ms

    def rebuild(self):
        """Make the list anew, the same row selected, and paint everything."""
        at = self.rows.at
        self.rows.items = self.items()
        self.rows.at = min(at, len(self.rows.items) - 1)
        self.draw()

    def key(self, key, is_long):
        """Move, change, choose, leave; without UP and DOWN, LEFT and RIGHT move."""
        item = self.rows.items[self.rows.at]
        if key in self._walkers():
            self.rows.move(1 if key in (DOWN, RIGHT) else -1)
            self.draw_help()
        elif key == BACK:
            self.close()
        elif key == OK and item.enter:
            item.enter()
        elif key in (LEFT, RIGHT, OK) and item.change:
            item.change(-1 if key == LEFT else 1)
            self.rows.draw_row(self.rows.at)
            self.draw_help()

    def _walkers(self):
        """Return the keys that move from row to row."""
        return (UP, DOWN) if UP in self.loop.board.labels else (LEFT, RIGHT)

    def tick(self, now_ms):
        """Turn the pages of a long sentence."""
        count = len(self._pages)
        if count <= self.layout.HELP_LINES:
            return
        if self.loop.board.clock.diff_ms(now_ms, self._page_ms) >= _PAGE_MS:
            self._page_ms = now_ms
            self._page_at += self.layout.HELP_LINES
            if self._page_at >= count:
                self._page_at = 0
            self._draw_lines()

    def draw(self):
        """Paint everything."""
        self.loop.canvas.fill(self.layout.BACK)
        self.decorate()
        self.draw_heading()
        self.rows.draw()
        self.draw_help()

    def decorate(self):
        """Paint the ground where it stays free."""
        _, y, _, row_h, seen, _ = getattr(self.layout, self.place)
        top = y + row_h * min(seen, len(self.rows.items))
        frieze(self.loop.canvas, self.layout, top, getattr(self.layout, self.help_place)[1])

    def draw_heading(self):
        """Paint the title."""
        title(self.loop.canvas, self.layout, self.heading())

    def draw_help(self):
        """Paint the sentence about the selected row, and what the keys do."""
        layout = self.layout
        item = self.rows.items[self.rows.at]
        text = item.note() if item.note else None
        _, y, w, _ = getattr(layout, self.help_place)
        self._pages = self._wrapped(text, w - 2 * layout.PAD) if text else []
        self._page_at = 0
        self._page_ms = self.loop.now_ms
        self._draw_lines()
        if y != layout.HINTS[1] or not self._pages:
            self._draw_hints(item)

    def _wrapped(self, text, w):
        """Return the lines of a sentence; a page that is not the last ends with dots."""
        font = self.layout.FONT
        seen = self.layout.HELP_LINES
        lines = wrap(font, text, w)
        if len(lines) > seen:
            lines = wrap(font, text, w - font.width(_MORE))
            for end in range(seen - 1, len(lines) - 1, seen):
                lines[end] += _MORE
        return lines

    def _draw_lines(self):
        layout = self.layout
        canvas = self.loop.canvas
        x, y, w, h = getattr(layout, self.help_place)
        canvas.rect(x, y, w, h, layout.BACK)
        if not self._pages:
            return
        if not canvas.mono:
            panel(canvas, x, y, w, h, layout.HELP_BACK)
        count = min(layout.HELP_LINES, len(self._pages) - self._page_at)
        y += (h - (count - 1) * layout.LINE - layout.FONT.cap) // 2 - layout.FONT.top
        for line in self._pages[self._page_at : self._page_at + count]:
            canvas.text(layout.FONT, x + layout.PAD, y, line, layout.HELP_TEXT)
            y += layout.LINE

    def _draw_hints(self, item):
        pairs = []
        if item.change:
            changing = (OK,) if LEFT in self._walkers() else (LEFT, RIGHT)
            pairs.append((changing, ids.HINT_CHANGE))
        if item.enter:
            pairs.append(((OK,), ids.HINT_CHOOSE))
        if self.can_close:
            pairs.append(((BACK,), ids.HINT_BACK))
        hints(self.loop.canvas, self.layout, self.loop.board.labels, pairs)
