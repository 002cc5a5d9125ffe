"""The base class of scenes with a list of rows to choose or to set, and a common kind of row."""

from app.core.chrome import frieze, key_hints, title
from app.core.draw import block, panel, wrap
from app.core.rows import Item, Rows
from app.core.scene import LIST, Scene
from app.texts.shell import ids
from engine.compat import load_module
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP


def opens(label, enter, note=None, value=""):
    """Return a row that opens something: an arrow stands at the right, after a value if any."""
    text = "%s ▶" % value if value else "▶"
    return Item(label, lambda: text, enter=enter, note=note)


class ListScene(Scene):
    """A screen with a title, a list, a help text for the selected row, and key hints.

    A subclass implements `heading` and `items`. game: the game that the screen is about, if any.
    """

    form = LIST
    game = ""
    place = "LIST"
    help_place = "HELP"
    font = "FONT"
    can_close = True
    more_key_hints = ()

    def heading(self):
        return ""

    def items(self):
        """Return the rows, a list of Item."""
        return []

    def close(self):
        """Give the screen back to the list below, because BACK was pressed."""
        self.loop.pop()

    def enter(self, loop):
        self.loop = loop
        self.layout = load_module("app.layouts", loop.screen)
        place = getattr(self.layout, self.place)
        font = getattr(self.layout, self.font)
        arrows = UP in loop.board.labels
        self.rows = Rows(loop.canvas, self.layout, place, self.items(), font, arrows)
        self._help_due = False

    def rebuild(self):
        """Make the list again, keep the selected row, and paint everything."""
        self.relist()
        self.draw()

    def relist(self):
        """Make the list again, and keep the selected row if there are so many."""
        self.rows.items = self.items()
        self.rows.at = min(self.rows.at, max(len(self.rows.items) - 1, 0))

    def key(self, key, is_long):
        """Move, change a value, choose or leave; LEFT and RIGHT move if there is no UP key."""
        item = self.rows.items[self.rows.at]
        if key in self._walkers():
            self.rows.move(1 if key in (DOWN, RIGHT) else -1)
            self._help_due = True
        elif key == BACK:
            self.close()
        elif key == OK and item.enter:
            self.loop.ask_to_wait()  # to load a screen takes longer than a key may wait
            item.enter()
        elif key in (LEFT, RIGHT, OK) and item.change:
            item.change(-1 if key == LEFT else 1)
            self.rows.draw_row(self.rows.at)
            self._help_due = True

    def think(self):
        """Paint the help text of a newly selected row, after the row itself has been displayed."""
        if self._help_due:
            self.draw_help()
        return False

    def _walkers(self):
        """Return the keys that move from row to row."""
        return (UP, DOWN) if UP in self.loop.board.labels else (LEFT, RIGHT)

    def draw(self):
        self.loop.canvas.fill(self.layout.BACK)
        self.decorate()
        self.draw_heading()
        self.rows.draw()
        self.draw_help()

    def decorate(self):
        """Paint the pattern where the screen stays empty."""
        _, y, _, row_h, seen, _ = getattr(self.layout, self.place)
        top = y + row_h * min(seen, len(self.rows.items))
        frieze(self.loop.canvas, top, getattr(self.layout, self.help_place)[1], self.game)

    def draw_heading(self):
        title(self.loop.canvas, self.layout, self.heading(), self.game)

    def draw_help(self):
        """Paint the help text of the selected row, and the key hints."""
        self._help_due = False
        item = self.rows.items[self.rows.at]
        layout = self.layout
        canvas = self.loop.canvas
        x, y, w, h = getattr(layout, self.help_place)
        canvas.rect(x, y, w, h, layout.BACK)
        text = item.note() if item.note else None
        if text:
            self.draw_sentence(text, x, y, w, h)
        self._draw_key_hints(item)

    def draw_sentence(self, text, x, y, w, h):
        """Paint a help text in its place, in the middle of its height."""
        layout = self.layout
        canvas = self.loop.canvas
        if not canvas.mono:
            panel(canvas, x, y, w, h, layout.HELP_BACK)
        font = layout.HELP_FONT
        lines = wrap(font, text, w - 2 * layout.PAD)
        place = (x, y, w, h)
        block(canvas, font, lines, place, layout.HELP_STEP, layout.HELP_TEXT, layout.PAD)

    def _draw_key_hints(self, item):
        hints = []
        if item.change:
            changing = (OK,) if LEFT in self._walkers() else (LEFT, RIGHT)
            hints.append((changing, ids.KEY_CHANGE))
        if item.enter:
            hints.append(((OK,), ids.KEY_CHOOSE))
        if self.can_close:
            hints.append(((BACK,), ids.KEY_BACK))
        hints += self.more_key_hints  # last: on one bit these have room in some languages only
        key_hints(self.loop.canvas, self.layout, self.loop.board.labels, hints)
