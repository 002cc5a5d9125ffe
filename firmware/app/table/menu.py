"""Menus over a table and what belongs to it: everything that can be done now, for all boards.

At the table what is looked at most comes first: what happened last, then a hint. Both do no harm.
The menu opens on the row of the last moves. While it is selected they stand below it: one key
shows them.
"""

from app.core import theme
from app.core.draw import wrap
from app.core.rows import Item, Rows, setting
from app.core.scene import Scene
from app.core.settings import HELP_TEXTS, HELPS, SPEED_TEXTS, SPEEDS, TALK_TEXTS
from app.table.panels import blank_panel
from app.texts.catalog import t
from app.texts.table import ids
from engine.compat import const, load_module
from hal.contract import BACK, DOWN, F3, F4, LEFT, OK, RIGHT, UP

_MOVES = const(10)  # rows of the list of the last moves
_BAR = const(4)  # pixels at the right that the bar of a long list takes
_FRAME = const(4)  # pixels of the panel around its rows
_DOTS = const(2)  # pixels below the screen's middle that rows must reach to cover the waiting dots


class PanelMenu(Scene):
    """A panel over another scene with a list of what can be done there."""

    top = 0  # the panel begins below this row

    def __init__(self, painter, rows, below):
        """List `rows`, each an Item of app.core.rows; `below()` paints what lies below."""
        self._painter = painter
        self._items = rows
        self._below = below
        self._lines = []  # the last moves, the newest first, as lines that fit into the panel
        self._has_changed = False  # a setting, in this frame

    def enter(self, loop):
        """Make the list of rows."""
        self.loop = loop
        self._has_up = UP in loop.board.labels
        self._font = self._painter.layout.FONT
        self._inset = 1 if loop.canvas.mono else 4  # of a move in its row
        self._step = self._font.cap + (1 if loop.canvas.mono else 4)  # a small piece is that high
        self._list()

    def _list(self):
        self._lay_out(self._items, self._painter.layout.MENU, 0)

    def _lay_out(self, items, place, gap, font=None):
        """Make the list of these rows. place, gap, font: as of Rows."""
        canvas = self.loop.canvas
        x, y, w, row_h, seen, inset = place
        self._h = row_h * min(len(items) + gap, seen)
        # A short list is placed lower, so that it covers the waiting dots.
        y = max(y, canvas.height // 2 + _DOTS - self._h)
        if self.top:
            y = max(y, self.top + _FRAME + 1)
        self._place = (x, y, w, row_h, seen, inset)
        layout = load_module("app.layouts", self.loop.screen)
        self.rows = Rows(canvas, layout, self._place, items, font, self._has_up)
        self.rows.gap = gap

    def draw(self):
        """Paint what lies below, and the menu."""
        self._below()
        self._draw_panel()

    def _draw_panel(self):
        """Paint the panel, and the last moves below the first row, as many as have room."""
        x, y, w, row_h, _, _ = self._place
        canvas = self.loop.canvas
        # One bit has no room beside it: nothing is seen below it, not even its edge.
        h = canvas.height - y if canvas.mono else self._h
        self._blank((x - _FRAME, y - _FRAME, w + 2 * _FRAME, h + 2 * _FRAME))
        self.rows.draw()
        if self.rows.at:
            return
        y += row_h + 1 if canvas.mono else row_h + 2
        for line in self._lines[: row_h * self.rows.gap // self._step]:
            canvas.text(self._font, x + self._inset, y - self._font.top, line, theme.WHITE)
            y += self._step

    def _blank(self, place):
        """Paint the empty panel in a place (x, y, w, h); over a table, erase what it would cut."""
        if self.top:
            self._painter.scenery.prompt(self._painter.canvas, *place)
        else:
            blank_panel(self._painter, place)

    def _move(self, step):
        """Select another row. The last moves come and go with the first one."""
        rows = self.rows
        was = rows.at
        rows.move(step)
        if rows.gap and not (was and rows.at):
            self._draw_panel()

    def key(self, key, is_long):
        """Move, change a setting, choose or leave; LEFT and RIGHT move if there is no UP key."""
        rows = self.rows
        item = rows.items[rows.at]
        if key in ((UP, DOWN) if self._has_up else (LEFT, RIGHT)):
            self._move(1 if key in (DOWN, RIGHT) else -1)
        elif key == BACK:
            self.loop.pop()
        elif key == OK and item.enter:
            self.loop.ask_to_wait()  # a whole table takes longer to paint than a key may wait
            item.enter()
        elif item.change and key in (LEFT, RIGHT, OK):
            item.change(-1 if key == LEFT else 1)
            rows.draw_row(rows.at)
            self._has_changed = True
        elif key in (LEFT, RIGHT):
            self._move(1 if key == RIGHT else -1)

    def think(self):
        """Save the settings after the change is displayed: a flash write may take 0.1 s."""
        self.leave()
        return False

    def leave(self):
        """Save the settings if one was changed."""
        if self._has_changed:
            self._has_changed = False
            self.loop.settings.save()


class ActionMenu(PanelMenu):
    """The menu of a table."""

    def __init__(self, table, is_of_moves=False):
        """List what the player of `table` may do now, or with `is_of_moves` what happened last."""
        super().__init__(table.painter, None, table.below)
        self._table = table
        self._is_of_moves = is_of_moves
        self._repaints_below = table.controls.has_panel()  # then the table is painted without that

    def _list(self):
        """Make the list that is asked for."""
        if self._is_of_moves:
            self._list_moves()
        else:
            self._list_actions()

    def _list_actions(self):
        """List what can be done, with room for the last moves below the first row."""
        place = self._painter.layout.MENU
        w, row_h, seen = place[2:5]
        for text in reversed(self._painter.bar.history):
            self._lines += wrap(self._font, text, w - self._inset - _BAR)
        moves_h = len(self._lines) * self._step
        self._lay_out(self._rows(), place, min((moves_h + row_h - 1) // row_h, seen - 2))

    def _list_moves(self):
        """List what happened last, the newest first, below a row that says so."""
        x, y, w, row_h, seen, _ = self._painter.layout.MENU
        place = (x, y, w, row_h * seen // _MOVES, _MOVES, self._inset)
        texts = [t(ids.MENU_MOVES)] + self._painter.bar.history[::-1]
        items = [Item(text, enter=self.loop.pop) for text in texts]
        self._lay_out(items, place, 0, self._font)

    def draw(self):
        """Paint the menu; the table below it too, if that is not on the screen already."""
        if self._repaints_below:
            self._below()
        self._repaints_below = True
        self._draw_panel()

    def _draw_panel(self):
        """Paint the panel; the table's key hints do not apply in the menu."""
        self._painter.keys.show(())
        super()._draw_panel()

    def _rows(self):
        table = self._table
        settings = self.loop.settings
        close = Item(t(ids.MENU_CLOSE), enter=table.loop.pop)
        has_moves = len(table.painter.bar.history) > 0
        rows = [close]
        if has_moves:
            rows = [Item(t(ids.MENU_MOVES) + shortcut(table, F3), enter=self._show_moves)]
        if table.may_advise:
            label = t(ids.MENU_HINT) + shortcut(table, F4)
            rows.append(self._game_item(label, table.show_hint))
        rows += [self._game_item(label, do) for label, do in table.course.menu_items()]
        rows += table.menu_settings()
        if not table.controls.watches:
            rows.append(setting(settings, ids.MENU_HELP, "help", HELPS, HELP_TEXTS))
        if table.speech:
            rows.append(setting(settings, ids.TALK, "talk", (False, True), TALK_TEXTS))
        rows.append(self._game_item(t(ids.MENU_RULES), table.show_rules))
        rows.append(setting(settings, ids.MENU_SPEED, "speed", SPEEDS, SPEED_TEXTS))
        if has_moves:
            rows.append(close)
        rows.append(Item(t(ids.MENU_EXIT), enter=table.course.go_back))
        return rows

    def _show_moves(self):
        """List what happened last in place of the actions."""
        self._list_moves()
        self.draw()

    def _game_item(self, label, do):
        return Item(label, enter=lambda: self.loop.pop(do))


def shortcut(scene, key):
    """Return " (KEY)" for the key that does the same, if the hints of the scene leave it out."""
    if not scene.painter.keys.left_out >> key & 1:
        return ""
    return " " + "({})".format(scene.loop.board.labels[key])


def of_scene(scene, rows, below, top=0):
    """Return the menu of a scene: rows of (label, key that does the same or None, function).

    scene: has `painter` and `loop`; below: paints it without key hints; top: the row below its
    title, 0 for a table
    """
    back = scene.loop.pop

    def item(label, key, do):
        keys = "" if key is None else shortcut(scene, key)
        return Item(label + keys, enter=lambda: back(do))

    items = [item(*row) for row in rows]
    menu = PanelMenu(scene.painter, items + [Item(t(ids.KEY_BACK), enter=back)], below)
    menu.top = 0 if scene.painter.canvas.mono else top
    return menu
