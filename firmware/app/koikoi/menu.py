"""The rows of the action menu at a Koi-Koi table."""

from app.koikoi.words import card_text
from app.table.menu import shortcut
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from engine.koikoi import score
from engine.koikoi.actions import DECLARE, KOIKOI, PASS, PLAY, STOP, TAKE
from hal.contract import F1, F2

_ACTIONS = {
    DECLARE: ids.MENU_DECLARE,
    PASS: ids.MENU_PASS,
    KOIKOI: ids.MENU_KOIKOI,
}


def items(table):
    """Return a list of (label, function): what the rules allow, and what can be looked at."""
    controls = table.controls
    rows = [_row(table, action) for action in _actions(controls)]
    rows.append((t(ids.MENU_YAKU) + shortcut(table, F1), table.show_yaku))
    key = shortcut(table, F2)
    if STOP in controls.legal:  # the question lies upon the field
        rows.append((t(ids.MENU_TABLE) + key, lambda: controls.key(F2, False)))
        key = ""
    card = controls.under_cursor()
    if card >= 0 and not controls.watches:
        rows.append((t(ids.MENU_LARGE) + key, lambda: table.show_card(card)))
    return rows


def _actions(controls):
    """Return the legal actions; of the own cards only the selected one."""
    under = controls.under_cursor()
    return [
        action for action in controls.legal if not PLAY <= action < TAKE or action == PLAY + under
    ]


def _row(table, action):
    return label(table, action), lambda: table.propose(action)


def label(table, action):
    """Return the text of an action."""
    if action >= TAKE:
        return fill(ids.MENU_TAKE, card_text(action - TAKE))
    if action >= PLAY:
        return fill(ids.MENU_PLAY, card_text(action - PLAY))
    if action == STOP:
        return fill(ids.MENU_STOP, worth(table.view))
    return t(_ACTIONS[action])


def worth(view):
    """Return the points of stopping now."""
    seat = view.seat
    calls = view.calls
    return score.total(
        score.stopped(view.captured[seat], calls[seat], calls[1 - seat], view.options)
    )
