"""Lists of rows that the player chooses or sets, for the shell and a table's action menu."""

from app.core import theme
from app.core.draw import inner_y, panel
from app.texts.catalog import t


class Item:
    """A row of a list: a label, and the functions that its keys call.

    value     function that returns the text at the right, or None
    change    function(step) for LEFT (-1) and RIGHT (1), or None
    enter     function for OK, or None: then OK calls change(1)
    note      function that returns a sentence about the row, or None
    icon      mask before the label, or None
    game      the game that it is about, or ""
    """

    def __init__(self, label, value=None, change=None, enter=None, note=None, icon=None, game=""):
        """Set the members."""
        self.label = label
        self.value = value
        self.change = change
        self.enter = enter
        self.note = note
        self.icon = icon
        self.game = game

    def draw(self, canvas, x, y, h, ink):
        """Paint what stands before the label, which begins at x, in a row of height h at y."""
        icon = self.icon
        if icon:
            canvas.mask(icon, x - icon[1] - 5, y + (h - icon[2]) // 2, ink)


def setting(settings, label, name, choices, texts, help_id=None, then=None):
    """Return the row of a setting.

    settings: the Settings; name: of the member; texts: a text id for each choice, or a function
    that returns a choice as text; help_id: of a sentence about it, or one for each choice; then:
    None, or a function to call after a change.
    """

    def of_choice(texts):
        return t(texts[choices.index(getattr(settings, name))])

    def value():
        return texts(getattr(settings, name)) if callable(texts) else of_choice(texts)

    def note():
        return of_choice(help_id) if isinstance(help_id, tuple) else t(help_id)

    def change(step):
        at = choices.index(getattr(settings, name)) + step
        setattr(settings, name, choices[at % len(choices)])
        if then:
            then()

    return Item(t(label), value, change, note=None if help_id is None else note)


class Rows:
    """The rows of a list on a canvas, one of them selected; scrolls if they do not all fit.

    at       the selected row
    top      the first visible row
    gap      rows left free below the first one while it is selected
    """

    def __init__(self, canvas, layout, place, items, font=None, arrows=True):
        """Lay out `items`; `font` is the layout's FONT if none is given.

        place: (x, y, w, height of a row, number of visible rows, x of the text in a row).
        arrows: whether LEFT and RIGHT change values; arrows beside the selected value show it.
        """
        self._arrows = arrows
        self._font = font or layout.FONT
        self.items = items
        self.at = 0
        self.gap = 0
        self.top = 0
        self._canvas = canvas
        self._layout = layout
        self.place = place

    def move(self, step):
        """Select the next (1) or previous (-1) row, with wrap-around, and paint the change."""
        old = self.at
        self.at = (self.at + step) % len(self.items)
        if self._scrolls():
            self.draw()
        else:
            self.draw_row(old)
            self.draw_row(self.at)

    def draw(self):
        """Paint all visible rows."""
        self._scrolls()
        seen = self.place[4]
        for number in range(self.top, min(self.top + seen, len(self.items))):
            self._draw_row(number)
        if len(self.items) > seen:
            self._draw_bar()

    def draw_row(self, number):
        """Paint one row, if it is visible; all of them if an accent reaches into the row above."""
        if inner_y(self._font, 0, self.place[3] - 1) < 0:
            self.draw()
        else:
            self._draw_row(number)

    def _draw_row(self, number):
        x, y, w, row_h, seen, inset = self.place
        place = number - self.top
        if number and not self.at:
            place += self.gap
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
        item.draw(canvas, x + inset, y, row_h, ink)
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
        """Scroll until the selected row is visible; return whether the rows moved."""
        seen = self.place[4]
        top = self.top
        if self.at < top:
            top = self.at
        elif self.at >= top + seen:
            top = self.at - seen + 1
        moved = top != self.top
        self.top = top
        return moved

    def _draw_bar(self):
        x, y, w, row_h, seen, _ = self.place
        h = seen * row_h
        thumb = h * seen // len(self.items)
        at = (h - thumb) * self.top // (len(self.items) - seen)
        layout = self._layout
        self._canvas.rect(x + w - 3, y, 3, h, layout.HELP_BACK)
        self._canvas.rect(x + w - 3, y + at, 3, thumb, layout.VALUE)
