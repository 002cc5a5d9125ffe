"""The bar of a table: which round it is, and the last moves in words."""

from app.core import theme
from app.core.draw import wrap

_HISTORY = 10  # texts


class Bar:
    """Shows the last event, and the one before it where both have room.

    last        the last event as text
    history     the last ten texts of events, the newest last
    """

    def __init__(self, painter):
        """Draw with the measures of the painter's layout."""
        self._painter = painter
        self._left = 0  # from where on there is room for the last event
        self.history = []
        self.forget()

    def forget(self):
        """Forget the last moves, as at the beginning of a round."""
        self.last = ""
        self.history.clear()
        self._briefs = []  # the last two of them, each in fewer and fewer words

    def draw(self):
        """Paint everything: the emblem on colour screens, the round number and the last event."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        text = self._painter.round_text()
        x, y, w, h = layout.ROUND
        font = layout.FONT
        self._painter.scenery.bar(canvas, x, y, w, h)
        if canvas.mono:
            canvas.text_centred(font, x, y, w, text, theme.WHITE)
        else:
            emblem = layout.EMBLEM
            if emblem:
                canvas.sprite(emblem, x + 2, y + (h - emblem[2]) // 2)
                x += emblem[1]
            x += 4
            for line in wrap(font, text, layout.LAST[0] - x):
                end = canvas.text(font, x, y, line, theme.IVORY)
                self._left = end - font.gap + 8
                y += layout.LAST_STEP
        self.show(self.last)

    def say(self, text, *briefs):
        """Show `text` as the last event, and before it the one before where both have room.

        briefs: the same in fewer and fewer words, for when it is the one before.
        """
        if text and text not in self.history[-1:]:
            self.history.append(text)
            del self.history[:-_HISTORY]
            self._briefs.append((text,) + briefs)
            del self._briefs[:-2]
        self.show(text)

    def show(self, text):
        """Show `text` in place of the last event, without adding it to the history."""
        self.last = text
        painter = self._painter
        if not painter.is_hasty:
            if painter.layout.LAST_LINES == 1:
                self._in_one_line(text)
            else:
                self._in_lines(text)
        painter.beside_bar()

    def has_room(self, text, is_briefest):
        """Return whether the bar has room for the next event beside the last one in brief.

        is_briefest: whether the last one may be shortened to the fewest words, or only once.
        """
        layout = self._painter.layout
        w = layout.LAST[2] - 4 - layout.FONT.width(text)
        if layout.LAST_LINES == 1 and self.history:
            before = self._briefs[-1]
            w -= 8 + layout.FONT.width(before[-1] if is_briefest else before[:2][-1])
        return w >= 0

    def has_room_alone(self, text):
        """Return whether the bar has room for a text."""
        layout = self._painter.layout
        w = layout.LAST[2] - (4 if layout.LAST_LINES == 1 else 0)
        return len(wrap(layout.FONT, text, w)) <= layout.LAST_LINES

    def is_below_keys(self):
        """Return whether key hints would cover a part of the last event, on small screens."""
        layout = self._painter.layout
        x, y, w, _ = layout.LAST
        left, top, width, h = layout.CONTEXT
        if not self.last or layout.LAST_LINES > 1 or not top <= y < top + h:
            return False
        return x + w - layout.FONT.width(self.last) < left + width

    def _in_one_line(self, text):
        """Paint the last event at the right, and left of it the one before if there is room."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        right = x + w
        if not canvas.mono:
            x = self._left
        self._painter.scenery.bar(canvas, x, y, right - x, h)
        right -= 4
        canvas.text_right(font, right, y, text, theme.WHITE)
        right -= font.width(text) + 8
        for before in self._before(text):
            if right - font.width(before) >= x:
                canvas.text_right(font, right, y, before, theme.SKY)
                break

    def _in_lines(self, text):
        """Paint the last event in lines, and above it the one before if there is room."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        self._painter.scenery.bar(canvas, x, y, w, h)
        lines = wrap(font, text, w)
        before = self._before(text)
        older = wrap(font, before[0], w) if before else []
        if len(older) + len(lines) > layout.LAST_LINES:
            older = []
        for line in older:
            canvas.text(font, x, y, line, theme.SKY)
            y += layout.LAST_STEP
        for line in lines:
            canvas.text(font, x, y, line, theme.WHITE)
            y += layout.LAST_STEP

    def _before(self, text):
        """Return the event before this text, in fewer and fewer words; () if there is none."""
        history = self.history
        at = -2 if history[-1:] == [text] else -1
        return self._briefs[at] if text and len(history) >= -at else ()
