"""The bar of a table: which round it is, and the last moves in words."""

from app.core import theme
from app.core.draw import wrap
from app.texts.catalog import fill
from app.texts.table import ids
from engine.compat import const

_HISTORY = 10  # texts
_LEVELS = const(3)  # of fewer and fewer words
_APART = const(8)  # pixels between the last event and what came before
_OF_DEAL = 2  # events of a deal: somebody deals, somebody begins
# Between moves in one line. It is made at run time: a literal may not begin with a space
# (tests/host/test_build.py says why).
DOT = " ".join(("", "·", ""))
_NARROW_DOT = const("·")  # where there is less room, and each move ends with a small tile


class Bar:
    """Shows the last event, and the one before it where both have room.

    last        the last event as text
    proof       where the deck was cut: stands before the first events of a new match; else ""
    sentence    what one of the people has said in this round, "" for nothing
    is_wide     whether `sentence` is the last event, and stands in the middle of the table because
                the bar has no room (Okey on one bit): the painter's `paint_news` does it
    is_asked    whether the player is asked: then as many events since the player's last action
                are shown as have room, in fewer and fewer words
    is_watched  whether somebody looks on, whose key hints stand there too while events are told
    """

    is_asked = False
    is_watched = False
    proof = ""
    sentence = ""
    is_wide = False

    def __init__(self, painter):
        """Draw with the measures of the painter's layout."""
        self._painter = painter
        self._left = 0  # from where on there is room for the last event
        self._events = []  # the last ten, the newest last: each in fewer and fewer words
        self.forget()

    def forget(self):
        """Forget the last moves, as at the beginning of a round."""
        self.last = ""
        self.sentence = ""
        self._events.clear()
        self._news = 0  # how many of them came after the player's last action

    @property
    def history(self):
        """Return the last ten events as texts, the newest last."""
        return [wordings[0] for wordings in self._events]

    def _is_last(self, text):
        """Return whether a text is the last event."""
        return len(self._events) > 0 and self._events[-1][0] == text

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
            gap = 4 if layout.LAST_LINES > 1 else 0  # in one line `_left` keeps the distance
            for line in wrap(font, text, layout.LAST[0] - x - gap):
                end = canvas.text(font, x, y, line, theme.IVORY)
                self._left = end - font.gap + 8
                y += layout.LAST_STEP
        self.show_last(self.last)

    def add_event(self, text, *briefs):
        """Show `text` as the last event, and before it the one before where both have room.

        briefs: the same in fewer and fewer words, for when it is not the last one; the fewest may
        be none, if a later event says it too.
        """
        if text and not self._is_last(text):
            self._events.append((text,) + briefs)
            del self._events[:-_HISTORY]
            self._news = min(self._news + 1, _HISTORY)
            if len(self._events) > _OF_DEAL:
                self.proof = ""
        self.show_last(text)

    def add_sentence(self, name, words):
        """Say a sentence of somebody's, with the name if there is room. News does without it."""
        layout = self._painter.layout
        text = fill(ids.SAYS, name, words)
        if layout.NEWS and layout.LAST_LINES > 1:
            has_room = layout.FONT.width(text) <= layout.NEWS[2]
        else:
            has_room = self.has_room_alone(text)
        self.sentence = text if has_room else words
        self.add_event(self.sentence, "")

    def has_acted(self):
        """Note that the player has acted: what came until now is no news."""
        self._news = 0

    def news_lines(self, w, most):
        """Return what came since the player's last action, in few words, as lines.

        They are the newest events that have room in `most` lines of w pixels.
        """
        news = self._events[len(self._events) - self._news :]
        news = [wordings[1:] or wordings for wordings in news if wordings[-1]]
        width = self._painter.layout.FONT.width
        while news:
            for level, dot in ((0, DOT), (-1, DOT), (-1, _NARROW_DOT), (-1, DOT[:1])):
                lines = self._in_rows([wordings[level] for wordings in news], dot, w)
                # A single text may be wider; in its fewest words it stays.
                has_room = level or max([width(line) for line in lines]) <= w
                if len(lines) <= most and has_room:
                    return lines
            news = news[1:]
        return []

    def _in_rows(self, texts, dot, w):
        """Return texts side by side, parted by `dot`, in lines of w pixels."""
        font = self._painter.layout.FONT
        lines = texts[:1]
        for text in texts[1:]:
            longer = lines[-1] + dot + text
            if font.width(longer) <= w:
                lines[-1] = longer
            else:
                lines.append(text)
        return lines

    def show_last(self, text):
        """Show `text` in place of the last event, without adding it to the history."""
        self.last = text
        painter = self._painter
        if not painter.is_skipping:
            if painter.layout.LAST_LINES == 1:
                self._in_one_line(text)
            else:
                self._in_lines(text)
        painter.paint_beside_bar()

    def has_room(self, text, is_briefest):
        """Return whether the bar has room for the next event beside the last one in brief.

        is_briefest: whether the last one may be shortened to the fewest words, or only once.
        """
        layout = self._painter.layout
        w = layout.LAST[2] - 4 - layout.FONT.width(text)
        if layout.LAST_LINES == 1 and self._events:
            before = self._events[-1]
            w -= _APART + layout.FONT.width(before[-1] if is_briefest else before[:2][-1])
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
        if self._beside_keys(self.last):
            return False
        return x + w - layout.FONT.width(self.last) < left + width

    def _beside_keys(self, text):
        """Return the wording of a text that has room left of the keys, in one bit; else None."""
        layout = self._painter.layout
        x, y, _, _ = layout.LAST
        if layout.CONTEXT[1] != y or not (self.is_asked or self.is_watched):
            return None
        room = layout.CONTEXT[0] - x - 4
        for words in self._events[-1] if self._is_last(text) else (text,):
            if layout.FONT.width(words) <= room and (words or self.is_asked):
                return words
        return None

    def _in_one_line(self, text):
        """Paint the last event at the right, and left of it the one before if there is room."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        right = x + w
        if not canvas.mono:
            x = self._left
        else:
            words = self._beside_keys(text)
            if words is not None:
                text = words
                right = layout.CONTEXT[0]
        end = right if self._painter.keys.are_shown else layout.LAST[0] + w
        self._painter.scenery.bar(canvas, x, y, end - x, h)
        right -= 4
        words, before = self._side_by_side(text, right - x)
        canvas.text_right(font, right, y, words, theme.WHITE)
        canvas.text_right(font, right - font.width(words) - _APART, y, before, theme.SKY)

    def _in_lines(self, text):
        """Paint the last event in lines, and above it the one before if there is room."""
        layout = self._painter.layout
        canvas = self._painter.canvas
        font = layout.FONT
        x, y, w, h = layout.LAST
        self._painter.scenery.bar(canvas, x, y, w, h)
        was_wide = self.is_wide
        self.is_wide = text == self.sentence and layout.NEWS is not None
        if self.is_wide or was_wide:
            self._painter.repaint_news()
        lines = [] if self.is_wide else wrap(font, text, w)
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

    def _side_by_side(self, text, w):
        """Return a text, and what stands left of it, "" for nothing, in w pixels.

        What stands left has as many words as have room; for it the last event may say less.
        """
        width = self._painter.layout.FONT.width
        last = (text,)
        if self._tells_news() and self._news > 1 and self._is_last(text):
            last = self._events[-1]
        for before in self._before(text):
            for words in last:
                if before and words and width(words) + _APART + width(before) <= w:
                    return words, before
        return (text if width(text) <= w else last[-1]), ""

    def _tells_news(self):
        """Return whether all news is told: while the player is asked.

        Okey tells it in the middle of the table.
        """
        return self.is_asked and not self._painter.layout.NEWS

    def _told_with(self, text):
        """Return the wordings of the events to be told before a text: all news, or one event."""
        end = len(self._events) - self._is_last(text)
        begin = end - 1
        if self._tells_news():
            begin = min(begin, len(self._events) - self._news)
        return self._events[max(0, begin) : end]

    def _before(self, text):
        """Yield what came before this text: in fewer and fewer words, then the newest of it."""
        if not text:
            return
        if self.proof != text:
            yield self.proof
        told = self._told_with(text)
        for level in range(_LEVELS):
            yield _joined(told, level)
        for begin in range(1, len(told)):
            yield _joined(told[begin:], _LEVELS - 1)


def _joined(news, level):
    """Return events in one line. level: how few words each has, from 0 on."""
    texts = [wordings[min(level, len(wordings) - 1)] for wordings in news]
    return DOT.join([text for text in texts if text])
