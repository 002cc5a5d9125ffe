"""What the keys of an Okey table do now, for its key line: lists of (key, text id)."""

from app.okey.cursor import OWN, PILE, SOURCE
from app.okey.rack import EMPTY
from app.table.controls import NO_ACTION
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.okey.actions import DECLINE, DISCARD, FINISH, SHOW, TAKE
from hal.contract import BACK, F1, F2, LEFT, OK, RIGHT


def now(controls):
    """Return what the keys do, for a Controls of app/okey/controls.py."""
    if controls.gathering.kind is not None:
        return [(OK, table_ids.KEY_SKIP)]
    if controls.asking != NO_ACTION:
        return _in_a_prompt(controls.asking)
    # A tile that has been thrown is held until it moves.
    held = controls.painter.rack.held if controls.legal else -1
    return _with_a_tile(controls, held) if held >= 0 else _with_none(controls)


def _in_a_prompt(asking):
    """Return what the keys do in a prompt about an action."""
    if asking == SHOW:
        return [(OK, ids.KEY_SHOW), (BACK, ids.KEY_NO)]
    if asking == FINISH:
        return [(OK, ids.KEY_FINISH), (BACK, ids.KEY_NOT_YET)]
    if asking == DECLINE:
        return [(OK, ids.KEY_LEAVE), (BACK, table_ids.KEY_BACK)]
    return [(OK, ids.KEY_THROW), (BACK, table_ids.KEY_BACK)]  # a joker


def _with_a_tile(controls, held):
    """Return what the keys do while a tile is held, or a group."""
    if controls.at in (PILE, OWN):
        does = ids.KEY_FINISH if controls.at == PILE else ids.KEY_THROW
        return [(OK, does), (BACK, table_ids.KEY_BACK)]
    rack = controls.painter.rack
    if rack.has_group:
        hints = [(OK, ids.KEY_PUT)]
    else:
        can_lift = controls.painter.shows_marks and rack.can_pick_group()
        hints = [(OK, ids.KEY_GROUP if can_lift else ids.KEY_PUT)] + _of_f2(controls, held)
    return hints + controls.table_key_hints(table_ids.KEY_BACK)


def _with_none(controls):
    """Return what the keys do while no tile is held."""
    at = controls.at
    hints = []
    if at == SOURCE:
        key = F2 if F2 in controls.labels else RIGHT
        hints += [(OK, ids.KEY_TAKE), (key, _of_pile(controls))]
    elif at == PILE:
        hints.append((OK, _of_pile(controls)))
        if TAKE in controls.legal:
            hints.append((LEFT, ids.KEY_TAKE))
    elif controls.painter.rack.slots[at] != EMPTY:
        hints.append((OK, ids.KEY_PICK))
        hints += _of_f2(controls, controls.painter.rack.slots[at])
    hints.append((F1, controls.sorting.key_hint))
    return hints + controls.table_key_hints()


def _of_f2(controls, kind):
    """Return what F2 does with a tile: finish if possible, else throw; or it draws another."""
    hints = []
    if FINISH + kind in controls.legal:
        hints.append((F2, ids.KEY_FINISH))
    elif DISCARD + kind in controls.legal:
        hints.append((F2, ids.KEY_THROW))
    if controls.pile_action() != NO_ACTION:
        hints.append((F2, _of_pile(controls)))
    return hints


def _of_pile(controls):
    """Return the text id of what OK does on the draw pile."""
    return ids.KEY_LEAVE if controls.pile_action() == DECLINE else ids.KEY_DRAW
