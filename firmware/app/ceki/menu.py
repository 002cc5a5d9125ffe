"""The rows of the action menu at a Ceki table."""

from app.ceki.words import card_name
from app.table.menu import shortcut
from app.texts.catalog import fill, t
from app.texts.ceki import ids
from engine.ceki.actions import CALL, DRAW, PASS, TAKE, THROW, WIN
from engine.ceki.phases import CALLING
from hal.contract import F1


def items(table):
    """Return a list of (label, function): what the rules allow, and what can be looked at."""
    controls = table.controls
    under = controls.under_cursor()
    rows = [
        _row(table, action)
        for action in controls.legal
        if not THROW <= action < WIN or action == THROW + under
    ]
    if table.painter.displayed.heap:
        rows.append((t(ids.MENU_HEAP) + shortcut(table, F1), table.show_heap))
    return rows


def _row(table, action):
    return label(table.view, action), lambda: table.propose(action)


def label(view, action):
    """Return the text of an action."""
    if action == PASS:
        return t(ids.MENU_PASS if view.phase == CALLING else ids.MENU_VOID)
    if action == WIN:
        return fill(ids.MENU_WIN, card_name(view.discards[-1]))
    if action >= THROW:
        return fill(ids.MENU_THROW, card_name(action - THROW))
    if action == TAKE:
        return fill(ids.MENU_TAKE, card_name(view.discards[-1]))
    return t({DRAW: ids.MENU_DRAW, CALL: ids.MENU_CALL}[action])
