"""Turns gestures of a finger or a mouse on the picture into key presses. Portable.

So sessions record them, and boards need no code for them. A tap on a thing brings the cursor to
it, and a tap on the thing that has the cursor chooses it. A tap on the name of a key presses that
key. A piece is dragged: the cursor goes to it, OK lifts it, the cursor follows the finger, and OK
puts it down. A swift stroke is a direction. A finger that rests lifts a piece, or holds OK. The
mouse does the same, in a browser and in the simulator's window.
"""

from collections import namedtuple

from app.core.scene import COMBINATIONS, TYPING
from engine.koikoi.actions import STOP
from hal.contract import BACK, DOWN, LEFT, OK, RIGHT, UP

_PRESS_MS = 30  # longer than a key bounces (hal/keys.py)
_LONG_MS = 600  # longer than a long press
_MOST_STEPS = 40  # presses on the way to a thing: the longest way is through a whole list
_WAIT = -1  # in place of a key: nothing is to be pressed now
_HOLD = -2  # in place of a key: OK is held until the finger leaves the picture
_EDGE = 3  # pixels around the name of a key that belong to it
_WIDE = 60  # per cent of a pile's size by which a piece that is dropped may miss it


class Finger:
    """Turns gestures into key levels, a press after the other."""

    def __init__(self, loop):
        """Touch the picture of an application. loop: its Loop, whose canvas is a Reader."""
        self._loop = loop
        self._doing = None  # a generator of keys
        self._waits = False  # it has no key for now
        self._hovers = False  # it only follows the mouse
        self._to = (0, 0)  # where the piece is dragged
        self._is_down = False  # the finger is still down
        self._rests = False  # it rested before it moved
        self._way = _WAIT  # the direction of its stroke
        self._down = 0  # mask of the key that is pressed now
        self._edge_ms = 0
        self._press_ms = 0
        self._holds = False  # the key is down until the finger leaves the picture

    @property
    def is_busy(self):
        """Whether keys are still to be pressed."""
        if self._holds and self._is_down:
            return False
        return bool(self._down or (self._doing and not self._waits))

    def is_of(self, loop):
        """Return whether it touches the picture of this application."""
        return self._loop is loop

    def touch(self, x, y):
        """A finger taps a pixel of the picture."""
        self._begin(self._tap(x, y, self._hovers and self._doing is not None))

    def hover(self, x, y):
        """The mouse is over a pixel: the cursor goes there if that costs nothing."""
        if (not self._doing or self._hovers) and _follows(self._loop.scene):
            self._begin(self._bring(x, y))
            self._hovers = True

    def take(self, x, y, rests=False):
        """A finger begins to drag what lies at a pixel. rests: it has not moved yet."""
        self._to = (x, y)
        self._is_down = True
        self._rests = rests
        self._way = _WAIT
        self._begin(self._drag(x, y))

    def rest(self, x, y):
        """A finger rests on a pixel: it lifts the piece there, else it holds OK."""
        self.take(x, y, True)

    def carry(self, x, y):
        """The finger that drags something is over another pixel."""
        self._to = (x, y)
        self._waits = False

    def drop(self, x, y, way):
        """The finger leaves the picture. way: the direction of its stroke, or -1."""
        self._to = (x, y)
        self._is_down = False
        self._way = way
        self._waits = False

    def levels(self, now_ms):
        """Return the mask of the keys that are down now."""
        passed = now_ms - self._edge_ms
        if self._down:
            if passed >= self._press_ms and not (self._holds and self._is_down):
                self._down = 0
                self._edge_ms = now_ms
        elif self._doing and passed >= _PRESS_MS:
            self._press(now_ms)
        return self._down

    def _begin(self, doing):
        self._doing = doing
        self._waits = self._hovers = False

    def _press(self, now_ms):
        try:
            key = next(self._doing)  # pyright: ignore[reportArgumentType]
        except StopIteration:
            self._doing = None
            return
        self._waits = key == _WAIT
        self._holds = key == _HOLD
        if self._waits:
            return
        if self._holds:
            key = OK
        held = [own for own, other in self._loop.board.longs.items() if other == key]
        self._press_ms = _LONG_MS if held else _PRESS_MS
        self._down = 1 << (held[0] if held else key)
        self._edge_ms = now_ms

    # Each of these is a generator of keys.

    def _bring(self, x, y):
        """Bring the cursor to a pixel."""
        for _ in range(_MOST_STEPS):
            key = _step(self._loop, x, y)
            if key is None:
                return
            yield key

    def _tap(self, x, y, chooses):
        """Bring the cursor to a pixel, or choose there if it has come already, or `chooses`."""
        aim, _ = _aim(self._loop.scene, x, y)
        if _step(self._loop, x, y) is not None and not (chooses or aim.acts):
            yield from self._bring(x, y)
            return
        yield from self._bring(x, y)
        key = _choice(self._loop, x, y)
        if key is not None:
            yield key

    def _drag(self, x, y):
        """Drag the piece at a pixel; without one, the finger has stroked or tapped."""
        scene = self._loop.scene
        aim, _ = _aim(scene, x, y)
        drag = _DRAGS.get(scene.match.game) if aim and scene.match else None
        if drag and _follows(scene):
            yield from self._bring(x, y)
            yield from drag(self, scene, aim)
            return
        yield from self._stroke(x, y)

    def _stroke(self, x, y):
        """Press the direction of the finger's stroke, or tap where it began."""
        if self._rests:
            yield _HOLD
            return
        yield from self._wait()
        if self._way != _WAIT:
            yield self._way
        else:
            yield from self._tap(x, y, False)

    def _drag_tile(self, scene, aim):
        """Okey: a tile of the rack to a slot or the discards; a tile of the table to the rack."""
        from app.okey.rack import SLOTS

        rack = scene.painter.rack
        if aim.order >= SLOTS:
            yield from self._wait()
            place = _aim(scene, *self._to)[0] or _slot_at(scene, self._to)
            if place and place.order < SLOTS:
                yield OK
            return
        if rack.held < 0:
            yield OK
        while rack.held >= 0:
            place = _aim(scene, *self._to)[0] or _near(things(scene)[0], self._to, SLOTS)
            key = _step(self._loop, place.x, place.y) if place else None
            if key is None and not self._is_down:
                is_moved = place and not (place.order < SLOTS and rack.is_just_picked)
                yield OK if is_moved else BACK
                return
            yield _WAIT if key is None else key

    def _drag_flower(self, scene, aim):
        """Koi-Koi: a card of the hand to the field, on a card of its month if it takes one."""
        painter = scene.painter
        if scene.controls.is_choosing or STOP in scene.controls.legal:
            yield from self._stroke(aim.x, aim.y)
            return
        yield from self._wait()
        fx, fy, w, h = painter.layout.FIELD
        x, y = self._to
        if not (fx <= x < fx + w and fy <= y < fy + h):
            return
        card = scene.controls.under_cursor()
        lying = _field(painter)
        under = _at(list(lying.values()), x, y)
        if under and under not in [lying[one] for one in lying if one >> 2 == card >> 2]:
            return
        yield OK
        if under and scene.controls.is_choosing:
            yield from self._bring(x, y)
            yield OK

    def _drag_card(self, scene, aim):
        """Ceki: a card of the hand to the heap; the top of heap or stock to the hand."""
        count = len(scene.painter.displayed.hand)
        yield from self._wait()
        x, y = self._to
        if aim.order < count:
            if _wide(_ceki_place(scene.painter, True), x, y):
                yield OK
        elif y >= scene.painter.layout.HAND[1]:
            yield OK

    def _wait(self):
        while self._is_down:
            yield _WAIT


_DRAGS = {"okey": Finger._drag_tile, "koikoi": Finger._drag_flower, "ceki": Finger._drag_card}


def _at(found, x, y):
    """Return the thing at a pixel, None if there is none."""
    aim = None
    for one in found:
        if one.x <= x < one.x + one.w and one.y <= y < one.y + one.h:
            aim = one  # what is drawn later lies above
    return aim


def _wide(one, x, y):
    """Return whether a pixel is at a thing or not far from it."""
    dx, dy = one.w * _WIDE // 100, one.h * _WIDE // 100
    return one.x - dx <= x < one.x + one.w + dx and one.y - dy <= y < one.y + one.h + dy


def _near(found, at, first):
    """Return the thing of those from `first` on that a pixel is at or not far from, or None."""
    near = [one for one in found if one.order >= first and _wide(one, *at)]
    return near[0] if near else None


def _aim(scene, x, y):
    """Return the thing at a pixel, and the one that the cursor is on; None if there is none."""
    found, cursor = things(scene)
    return _at(found, x, y), cursor


def _step(loop, x, y):
    """Return the direction from the cursor to the thing at a pixel; None if there is no way."""
    aim, cursor = _aim(loop.scene, x, y)
    if not aim or aim == cursor:
        return None
    if not cursor:
        return RIGHT if aim.order else LEFT
    if UP in loop.board.labels and aim.row != cursor.row:
        return DOWN if aim.row > cursor.row else UP
    return RIGHT if aim.order > cursor.order else LEFT


def _choice(loop, x, y):
    """Return the key that a tap at (x, y) presses, if the cursor is there or nowhere; or None."""
    scene = loop.scene
    aim, cursor = _aim(scene, x, y)
    if aim and aim != cursor:
        return None
    key = _key_of_arrow(loop, x, y) if aim else _key_of_cap(loop, x, y)
    if key is not None:
        return key
    others_play = not scene.is_asking  # then OK ends what moves
    return OK if aim or others_play or not _has_cursor(scene) else None


def _follows(scene):
    """Return whether the cursor may follow a finger or the mouse: nothing is asked meanwhile."""
    if scene.controls and scene.controls.is_armed:
        return False
    return scene.is_asking


def _line(loop, y):
    """Return the texts of the line at y, from left to right: (left, right, text)."""
    found = []
    for left, top, right, bottom, text in loop.canvas.texts():
        if top - _EDGE <= y < bottom + _EDGE:
            found.append((left, right, text))
    return sorted(found)


def _key_of_arrow(loop, x, y):
    """Return LEFT or RIGHT on the value of a row that has arrows, else None."""
    line = _line(loop, y)
    ends = [(left, right) for left, right, text in line if text in "◀▶"]
    if len(ends) != 2 or x < ends[0][0] - _EDGE:
        return None
    return LEFT if 2 * x < ends[0][0] + ends[1][1] else RIGHT


def _key_of_cap(loop, x, y):
    """Return the key whose name, or what it does, stands at (x, y) in the key hints; or None."""
    line = _line(loop, y)
    if not [one for one in line if one[0] - _EDGE <= x < one[1] + _EDGE]:
        return None
    found = None
    for left, right, text in line:
        if left - _EDGE > x:
            break
        keys = _keys_in(text, loop.board.labels)
        if keys:
            found = keys[-1]
            if x < right:  # of two names in one cap, one half is for each
                found = keys[max(0, x - left) * len(keys) // (right - left)]
    return found


def _keys_in(text, labels):
    """Return the keys that a text names, if it is nothing but a name, or two directions."""
    for key, label in labels.items():
        if label == text:
            return [key]
    if text == labels.get(LEFT, "") + labels.get(RIGHT, ""):
        return [LEFT, RIGHT]
    return []


# A thing that the cursor can be on. x, y, w, h: its place on the picture; row: UP and DOWN change
# it; order: LEFT and RIGHT follow it; acts: whether a tap chooses it at once.
Thing = namedtuple("Thing", ("x", "y", "w", "h", "row", "order", "acts"))


def things(scene):
    """Return what the cursor can be on, a list of Thing, and the one that it is on.

    Returns ([], None) if nothing can be chosen or the game is none of _TABLES, and no cursor if
    nothing is selected yet.
    """
    if not _has_cursor(scene):
        return [], None
    if scene.rows:
        return _rows(scene.rows)
    if scene.form:
        return _signs(scene) if scene.form == TYPING else _yaku(scene)
    controls = scene.controls
    if controls.asking >= 0 or not controls.legal:
        return [], None
    table = _TABLES.get(scene.match.game)
    return table(controls) if table else ([], None)


def _has_cursor(scene):
    if scene.controls:
        return not scene.controls.watches
    return scene.rows is not None or scene.form in (TYPING, COMBINATIONS)


def _rows(rows):
    x, y, w, row_h, seen, _ = rows.place
    found = []
    for number in range(rows.top, min(rows.top + seen, len(rows.items))):
        place = number - rows.top + (rows.gap if number and not rows.at else 0)
        if place < seen:
            found.append(Thing(x, y + place * row_h, w, row_h, number, number, False))
    return found, found[rows.at - rows.top]


def _signs(scene):
    """The keys on the screen of app/shell/typing_screen.py: each is a key, so a tap presses it."""
    from app.shell.typing_screen import COUNT

    places = [scene.key_place(number) for number in range(COUNT)]
    found = [Thing(x, y, w, h, y, n, True) for n, (x, y, w, h) in enumerate(places)]
    return found, found[scene.at]


def _yaku(scene):
    """The rows of app/koikoi/yaku_list.py."""
    layout = scene.painter.layout
    top = scene.top
    x, y, w, step = layout.SHEET
    last = min(top + layout.SHEET_ROWS, len(scene.progress))
    found = [Thing(x, y + (n - top) * step, w, step, n, n, False) for n in range(top, last)]
    return found, found[scene.at - top]


def _okey(controls):
    from app.okey.cursor import Cursor
    from app.okey.rack import EMPTY, SLOTS

    rack = controls.painter.rack
    cursor = Cursor(controls.painter)
    places = [slot for slot in range(SLOTS) if rack.held >= 0 or rack.slots[slot] != EMPTY]
    found = [_tile(controls, cursor, place) for place in places + controls.targets()]
    return found, _tile(controls, cursor, controls.at)


def _tile(controls, cursor, place):
    from app.okey.rack import COLUMNS, SLOTS

    x, y = cursor.position(place, controls.legal)
    row = 1 + place // COLUMNS if place < SLOTS else 0
    tiles = controls.painter.tiles
    return Thing(x, y, tiles.w, tiles.h, row, place, False)


def _slot_at(scene, at):
    """Return the slot of the rack at a pixel, or None."""
    from app.okey.cursor import Cursor
    from app.okey.rack import SLOTS

    cursor = Cursor(scene.painter)
    return _at([_tile(scene.controls, cursor, slot) for slot in range(SLOTS)], *at)


def _koikoi(controls):
    painter = controls.painter
    w, h = painter.cards.w, painter.cards.h
    if STOP in controls.legal:
        return _answers(controls)
    count = len(painter.displayed.hand)
    if not count:
        return [], None
    if not controls.is_choosing:
        hand = painter.hand
        found = [Thing(hand.card_x(i), hand.card_y(i), w, h, 0, i, False) for i in range(count)]
        return found, found[controls.at]
    chosen = controls.under_cursor()
    lying = _field(painter)
    return [lying[card] for card in lying if card >> 2 == chosen >> 2], lying[chosen]


def _field(painter):
    """Return the cards of the field: card -> Thing."""
    from app.koikoi.displayed import EMPTY

    w, h = painter.cards.w, painter.cards.h
    found = {}
    for slot, card in enumerate(painter.displayed.slots):
        if card != EMPTY:
            x, y = painter.field.slot_x(slot), painter.field.slot_y(slot)
            found[card] = Thing(x, y, w, h, 0, slot, False)
    return found


def _answers(controls):
    """The buttons of app/koikoi/decision.py, found by their words."""
    panel = controls.panel
    if panel.is_aside:
        return [], None
    found = []
    for number, label in enumerate(panel.labels):
        for left, top, right, bottom, text in controls.painter.canvas.texts():
            if text == label:
                wide = (right - left) // 4
                w, h = right - left + 2 * wide, bottom - top + 2 * _EDGE
                found.append(Thing(left - wide, top - _EDGE, w, h, 0, number, False))
    is_chosen = panel.at >= 0 and len(found) == len(panel.labels)
    return found, found[panel.at] if is_chosen else None


def _ceki(controls):
    painter = controls.painter
    count = len(painter.displayed.hand)

    def thing(place):
        x, y = painter.place_of(place)
        row = 1 if place < count else 0
        return Thing(x, y, painter.cards.w, painter.cards.h, row, place, False)

    return [thing(place) for place in list(range(count)) + list(controls.places())], thing(
        controls.at
    )


def _ceki_place(painter, is_heap):
    """Return the heap, or the stock, of Ceki."""
    from app.ceki.painter import HEAP, STOCK

    place = HEAP if is_heap else STOCK
    x, y = painter.place_of(place)
    return Thing(x, y, painter.cards.w, painter.cards.h, 0, place, False)


_TABLES = {"okey": _okey, "koikoi": _koikoi, "ceki": _ceki}
