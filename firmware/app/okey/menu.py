"""The rows of the action menu at an Okey table."""

from app.table.menu import shortcut
from app.texts.catalog import fill, t
from app.texts.okey import ids
from engine.okey.actions import DECLINE, DISCARD, DRAW, DRAW_INDICATOR, FINISH, PASS, SHOW, TAKE
from engine.okey.tiles import KINDS
from hal.contract import F1, F2

_ACTIONS = {
    SHOW: ids.MENU_SHOW,
    PASS: ids.MENU_PASS,
    DRAW: ids.MENU_DRAW,
    DRAW_INDICATOR: ids.MENU_INDICATOR,
    DECLINE: ids.MENU_LEAVE,
}


def items(table):
    """Return a list of (label, function): ways to sort the rack, and the legal actions."""
    controls = table.controls
    rows = []
    if not controls.watches:
        keys = [shortcut(table, F1) if way == controls.sorting.step else "" for way in range(2)]
        rows.append((t(ids.MENU_SORT) + keys[0], lambda: controls.sort(False)))
        rows.append((t(ids.MENU_PAIRS) + keys[1], lambda: controls.sort(True)))
        if controls.sorting.step == 2:
            rows.append((t(ids.KEY_OWN) + shortcut(table, F1), controls.sort_next))
    return rows + [_row(table, action) for action in _actions(controls)]


def _actions(controls):
    """Return the legal actions; of the discards only the one for the tile under the cursor."""
    under = controls.under_cursor()
    return [
        action
        for action in controls.legal
        if not DISCARD <= action < DISCARD + KINDS or action == DISCARD + under
    ]


def _row(table, action):
    key = "" if action in (SHOW, PASS, TAKE) else shortcut(table, F2)
    return label(table, action) + key, lambda: table.propose(action)


def label(table, action):
    """Return the text of an action."""
    if FINISH <= action < FINISH + KINDS:
        return fill(ids.MENU_FINISH, table.painter.tile_text(action - FINISH))
    if action >= DISCARD:
        return fill(ids.MENU_THROW, table.painter.tile_text(action - DISCARD))
    if action == TAKE:
        return fill(ids.MENU_TAKE, table.painter.tile_text(table.view.offered()))
    return t(_ACTIONS[action])
