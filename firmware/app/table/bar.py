"""The bar of a table: which round it is, and the last moves in words."""

from app.core import theme
from app.core.draw import wrap

_HISTORY = 10  # texts
_OF_DEAL = 2  # events of a deal: somebody deals, somebody begins
# Between moves in one line: where there is room, and where there is less. No interned string
# begins with a space.
DOTS = (" ".join(("", "·", "")), "·")


class Bar:
    """Shows the last event, and the one before it where both have room.

    last        the last event as text
    history     the last ten texts of events, the newest last
    proof       where the deck was cut: stands before the first events of a new match; else ""
    is_asked    whether the player is asked: then as many events since the player's last action
                are shown as have room, in fewer and fewer words
    """

    is_asked = False
    proof = ""

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
        self._briefs = []  # each of them in fewer and fewer words
        self._news = 0  # how many of them there are since the player's last action

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

        briefs: the same in fewer and fewer words, for when it is not the last one; the fewest may
        be none, if a later event says it too.
        """
        if text and text not in self.history[-1:]:
            self.history.append(text)
            del self.history[:-_HISTORY]
            self._briefs.append((text,) + briefs)
            del self._briefs[:-_HISTORY]
            self._news += 1
            if len(self.history) > _OF_DEAL:
                self.proof = ""
        self.show(text)

    def has_acted(self):
        """Note that the player has acted: what came until now is no news."""
        self._news = 0

    def news(self, w, most):
        """Return what came since the player's last action, in the fewest words, as lines.

        They are the newest events that have room in `most` lines of w pixels.
        """
        texts = [wordings[-1] for wordings in self._recent() if wordings[-1]]
        font = self._painter.layout.FONT
        while texts:
            for dot in DOTS:
                lines = [texts[0]]
                for text in texts[1:]:
                    longer = lines[-1] + dot + text
                    if font.width(longer) <= w:
                        lines[-1] = longer
                    else:
                        lines.append(text)
                if len(lines) <= most:
                    return lines
            texts = texts[1:]
        return []

    def _recent(self):
        """Return the wordings of the events since the player's last action."""
        return self._briefs[-self._news :] if self._news else []

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
        words = self._shortened(text, right - x)
        canvas.text_right(font, right, y, words, theme.WHITE)
        right -= font.width(words) + 8
        for before in self._before(text):
            if before and right - font.width(before) >= x:
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
        for before in self._before(text):
            older = wrap(font, before, w)
            if before and len(older) + len(lines) <= layout.LAST_LINES:
                for line in older:
                    canvas.text(font, x, y, line, theme.SKY)
                    y += layout.LAST_STEP
                break
        for line in lines:
            canvas.text(font, x, y, line, theme.WHITE)
            y += layout.LAST_STEP

    def _shortened(self, text, w):
        """Return a text; the last event in the fewest words if all news has no room beside it."""
        news = self._news_beside(text)
        if not news or text not in self.history[-1:]:
            return text
        width = self._painter.layout.FONT.width
        return text if width(text) + 8 + width(_joined(news, 0)) <= w else self._briefs[-1][-1]

    def _news_beside(self, text):
        """Return the wordings of what the bar tells beside a text while the player is asked."""
        if not self.is_asked or self._painter.layout.TOLD:
            return ()
        news = self._recent()
        return news[:-1] if text in self.history[-1:] else news

    def _before(self, text):
        """Yield what came before this text, in fewer and fewer words: one event.

        While the player is asked it is all that came since the player's last action, then the
        newest of it. Okey tells that in the middle of the table.
        """
        if text and self.proof != text:
            yield self.proof
        history = self.history
        at = -2 if history[-1:] == [text] else -1
        if not text or len(history) < -at:
            return
        news = self._news_beside(text)
        for level in range(3):
            yield _joined(news, level)
        yield _joined(news, 2, DOTS[1])
        while news:
            news = news[1:]
            yield _joined(news, 2)
            if not news:
                return
        for brief in self._briefs[at]:
            yield brief


def _joined(news, level, dot=DOTS[0]):
    """Return events in one line. level: how few words each has, from 0 on."""
    texts = [wordings[min(level, len(wordings) - 1)] for wordings in news]
    return dot.join([text for text in texts if text])
