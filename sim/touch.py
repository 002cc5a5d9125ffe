"""A finger on the picture: which keys bring the cursor to what it touches. Portable.

A touch is nothing but key presses, so that sessions record it, and boards need no code for it.
"""

from collections import namedtuple

from engine.koikoi.actions import STOP
from hal.contract import DOWN, LEFT, OK, RIGHT, UP

_PRESS_MS = 30  # longer than a key bounces (hal/keys.py)
_LONG_MS = 600  # longer than a long press
_MOST_STEPS = 40  # presses on the way to a thing: the longest way is through a whole list


class Finger:
    """Turns a touch into key levels, a press after the other."""

    def __init__(self, loop):
        """Touch the picture of an application. loop: its Loop, whose canvas is a Reader."""
        self._loop = loop
        self._at = None  # what is touched, until the cursor is there
        self._steps = 0
        self._down = 0  # mask of the key that is pressed now
        self._edge_ms = 0
        self._press_ms = 0

    @property
    def is_busy(self):
        """Whether keys are still to be pressed."""
        return bool(self._at or self._down)

    def touch(self, x, y):
        """A finger touches a pixel of the picture."""
        self._at = (x, y)
        self._steps = 0

    def levels(self, now_ms):
        """Return the mask of the keys that are down now."""
        passed = now_ms - self._edge_ms
        if self._down:
            if passed >= self._press_ms:
                self._down = 0
                self._edge_ms = now_ms
        elif self._at and passed >= _PRESS_MS:
            self._press(now_ms)
        return self._down

    def _press(self, now_ms):
        loop = self._loop
        key = None
        if self._at and self._steps < _MOST_STEPS:
            x, y = self._at
            key = next_key(loop, x, y, is_first=not self._steps)
        self._steps += 1
        if key is None:
            self._at = None
            return
        if key not in (UP, DOWN, LEFT, RIGHT):
            self._at = None
        held = [own for own, other in loop.board.longs.items() if other == key]
        self._press_ms = _LONG_MS if held else _PRESS_MS
        self._down = 1 << (held[0] if held else key)
        self._edge_ms = now_ms


def next_key(loop, x, y, is_first):
    """Return the key to press next for a touch at (x, y); None if there is none.

    is_first: nothing has been pressed for this touch. A thing that has the cursor is chosen then;
    after a way to it the cursor only stays.
    """
    scene = loop.scene
    found, cursor = things(scene)
    aim = None
    for one in found:
        if one.x <= x < one.x + one.w and one.y <= y < one.y + one.h:
            aim = one  # what is drawn later lies above
    if aim and aim != cursor:
        return _towards(loop.board.labels, cursor, aim)
    if not is_first:
        return None
    cap = None if aim else _key_of_cap(loop, x, y)
    if cap is not None:
        return cap
    others_play = not getattr(scene, "is_asking", True)  # then OK ends what moves
    return OK if aim or others_play or not _has_cursor(scene) else None


def _towards(labels, cursor, aim):
    """Return the direction from the cursor to a thing."""
    if UP in labels and aim.row != cursor.row:
        return DOWN if aim.row > cursor.row else UP
    return RIGHT if aim.order > cursor.order else LEFT


def _key_of_cap(loop, x, y):
    """Return the key whose name, or what it does, stands at (x, y) in the key hints; or None."""
    line = loop.canvas.line_at(x, y)
    keys = {label: key for key, label in loop.board.labels.items()}
    found = None
    for left, string in line:
        if left > x:
            break
        if string in keys:
            found = keys[string]
    return found


# A thing that the cursor can be on. x, y, w, h: its place on the picture; row: UP and DOWN change
# it; order: LEFT and RIGHT follow it.
Thing = namedtuple("Thing", ("x", "y", "w", "h", "row", "order"))


def things(scene):
    """Return what the cursor can be on, a list of Thing, and the one that it is on.

    Returns ([], None) if nothing can be chosen.
    """
    if not _has_cursor(scene):
        return [], None
    if hasattr(scene, "rows"):
        return _rows(scene.rows)
    hand = scene.hand
    if hand.asking >= 0 or not hand.legal:
        return [], None
    return _TABLES[scene.match.game](hand)


def _has_cursor(scene):
    return hasattr(scene, "rows") or (hasattr(scene, "hand") and not scene.hand.watches)


def _rows(rows):
    x, y, w, row_h, seen, _ = rows.place
    found = []
    for number in range(rows.top, min(rows.top + seen, len(rows.items))):
        place = number - rows.top + (rows.gap if number and not rows.at else 0)
        found.append(Thing(x, y + place * row_h, w, row_h, number, number))
    return found, found[rows.at - rows.top]


def _okey(hand):
    from app.okey.cursor import Cursor
    from app.okey.rack import COLUMNS, EMPTY, SLOTS

    painter = hand.painter
    rack = painter.rack
    cursor = Cursor(painter)

    def thing(place):
        x, y = cursor.position(place, hand.legal)
        row = 1 + place // COLUMNS if place < SLOTS else 0
        return Thing(x, y, painter.tiles.w, painter.tiles.h, row, place)

    places = [slot for slot in range(SLOTS) if rack.held >= 0 or rack.slots[slot] != EMPTY]
    return [thing(place) for place in places + hand.targets()], thing(hand.at)


def _koikoi(hand):
    from app.koikoi.displayed import EMPTY

    painter = hand.painter
    displayed = painter.displayed
    w, h = painter.cards.w, painter.cards.h
    chosen = hand.under_cursor()
    if STOP in hand.legal or not displayed.hand:
        return [], None  # stop or koi-koi is asked on a panel
    if not hand.is_choosing:
        count = len(displayed.hand)
        found = [Thing(painter.hand_x(i), painter.hand_y(i), w, h, 0, i) for i in range(count)]
        return found, found[hand.at]
    found = {}
    for slot, card in enumerate(displayed.slots):
        if card != EMPTY and card >> 2 == chosen >> 2:
            found[card] = Thing(painter.slot_x(slot), painter.slot_y(slot), w, h, 0, slot)
    return list(found.values()), found[chosen]


def _ceki(hand):
    painter = hand.painter
    count = len(painter.displayed.hand)

    def thing(place):
        x, y = painter.place_of(place)
        return Thing(x, y, painter.cards.w, painter.cards.h, 1 if place < count else 0, place)

    return [thing(place) for place in list(range(count)) + list(hand.places())], thing(hand.at)


_TABLES = {"okey": _okey, "koikoi": _koikoi, "ceki": _ceki}
