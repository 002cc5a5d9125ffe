"""What the action menu offers at a Koi-Koi table."""

from app.koikoi.words import card_text
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from engine.koikoi import score
from engine.koikoi.actions import DECLARE, KOIKOI, PASS, PLAY, STOP, TAKE
from hal.contract import BACK, F1, F2, HELD, OK

_ACTIONS = {
    DECLARE: ids.MENU_DECLARE,
    PASS: ids.MENU_PASS,
    KOIKOI: ids.MENU_KOIKOI,
}


def items(table):
    """Return a list of (label, function): what the rules allow, and what can be looked at."""
    hand = table.hand
    rows = [_row(table, action) for action in _actions(hand)]
    rows.append((t(ids.MENU_YAKU) + _shortcut(table, F1, BACK), table.show_yaku))
    shortcut = _shortcut(table, F2, OK)
    if STOP in hand.legal:  # the question lies upon the field
        rows.append((t(ids.MENU_TABLE) + shortcut, lambda: hand.key(F2, False)))
        shortcut = ""
    card = hand.under_cursor()
    if card >= 0 and not hand.watches:
        rows.append((t(ids.MENU_ZOOM) + shortcut, lambda: table.show_card(card)))
    return rows


def _shortcut(table, key, held):
    """Return the key that does the same at once, in brackets, if the table has no room for a hint.

    On a board without `key` it is the key that stands for it when `held`, unless that is BACK.
    """
    labels = table.loop.board.labels
    if table.hand.watches or not table.painter.canvas.mono or HELD in labels[BACK]:
        return ""
    return " " + "({})".format(labels.get(key) or labels[held] + HELD)


def _actions(hand):
    """Return the legal actions; of the own cards only the selected one."""
    under = hand.under_cursor()
    return [action for action in hand.legal if not PLAY <= action < TAKE or action == PLAY + under]


def _row(table, action):
    return label(table, action), lambda: table.choose(action)


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
