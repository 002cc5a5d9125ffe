"""The action menu: everything that can be done now, for boards with few keys."""

from app import screens
from app.okey.texts_of import tile_text
from app.scene import Scene
from app.settings import SPEEDS
from app.texts.catalog import fill, t
from app.texts.okey import ids
from app.texts.shell import ids as shell_ids
from app.widgets import Item, Rows
from engine.okey.actions import DECLINE, DISCARD, DRAW, DRAW_INDICATOR, FINISH, PASS, SHOW, TAKE
from engine.okey.tiles import KINDS
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

_SPEED_IDS = (
    shell_ids.SPEED_SLOW,
    shell_ids.SPEED_NORMAL,
    shell_ids.SPEED_FAST,
    shell_ids.SPEED_INSTANT,
)
_ACTIONS = {
    SHOW: ids.MENU_SHOW,
    PASS: ids.MENU_PASS,
    DRAW: ids.MENU_DRAW,
    DRAW_INDICATOR: ids.MENU_INDICATOR,
    DECLINE: ids.MENU_LEAVE,
}


class ActionMenu(Scene):
    """A panel over the table with a list of what can be done."""

    def __init__(self, table):
        """Offer what `table` allows its player now."""
        self._table = table

    def enter(self, loop):
        """Make the list."""
        self.loop = loop
        layout = screens.load("app.layouts", loop.screen)
        self._place = self._table.painter.layout.MENU
        self._has_up = UP in loop.board.labels
        items = self._items()
        self._rows = Rows(loop.canvas, layout, self._place, items, arrows=self._has_up)

    def draw(self):
        """Paint the panel."""
        x, y, w, row_h, seen, _ = self._place
        count = len(self._rows.items)
        h = row_h * (seen if count > seen else count)
        self._table.painter.scenery.prompt(self.loop.canvas, x - 4, y - 4, w + 8, h + 8)
        self._rows.draw()

    def key(self, key, is_long):
        """Move, change, choose, leave; without UP and DOWN, LEFT and RIGHT move."""
        rows = self._rows
        item = rows.items[rows.at]
        if key in ((UP, DOWN) if self._has_up else (LEFT, RIGHT)):
            rows.move(1 if key in (DOWN, RIGHT) else -1)
        elif key == BACK:
            self.loop.back()
        elif key == OK and item.enter:
            item.enter()
        elif item.change and key in (LEFT, RIGHT, OK):
            item.change(-1 if key == LEFT else 1)
            rows.draw_row(rows.at)
        elif key in (LEFT, RIGHT):
            rows.move(1 if key == RIGHT else -1)

    def _items(self):
        table = self._table
        rows = [self._action(action) for action in self._actions()]
        if table.player >= 0:
            rows.append(Item(t(ids.MENU_SORT), enter=lambda: self._sort(False)))
            rows.append(Item(t(ids.MENU_PAIRS), enter=lambda: self._sort(True)))
        rows.append(Item(t(ids.MENU_SPEED), self._speed, self._change_speed))
        rows.append(Item(t(ids.MENU_EXIT), enter=table.loop.home))
        rows.append(Item(t(ids.MENU_CLOSE), enter=table.loop.back))
        return rows

    def _actions(self):
        """Return what the rules allow, of the discards only that of the tile under the cursor."""
        hand = self._table.hand
        under = hand.under_cursor()
        return [
            action
            for action in hand.legal
            if not DISCARD <= action < DISCARD + KINDS or action == DISCARD + under
        ]

    def _action(self, action):
        table = self._table
        if FINISH <= action < FINISH + KINDS:
            label = fill(ids.MENU_FINISH, tile_text(action - FINISH, table.view.joker))
        elif action >= DISCARD:
            label = fill(ids.MENU_THROW, tile_text(action - DISCARD, table.view.joker))
        elif action == TAKE:
            top = table.view.discards[table.painter.shown.source()][-1]
            label = fill(ids.MENU_TAKE, tile_text(top, table.view.joker))
        else:
            label = t(_ACTIONS[action])

        def enter():
            table.loop.back()
            table.choose(action)

        return Item(label, enter=enter)

    def _sort(self, pairs):
        self.loop.back()
        self._table.hand.sort(pairs)

    def _speed(self):
        return t(_SPEED_IDS[SPEEDS.index(self.loop.settings.speed)])

    def _change_speed(self, step):
        settings = self.loop.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + step) % len(SPEEDS)]
        settings.save()
