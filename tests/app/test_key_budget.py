"""How many presses a thing takes, mostly at Okey's table, on every board. A long press is one."""

from app.core.modules import drop
from app.core.screens import CLASSES
from app.okey.cursor import OWN
from app.okey.rack import COLUMNS, EMPTY, SLOTS
from engine.ceki.actions import DRAW as DRAW_CARD
from engine.ceki.actions import THROW
from engine.okey.actions import DISCARD, DRAW, FINISH, SHOW, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from hal.boards.live.profiles import PROFILES, load
from hal.contract import BACK, DOWN, F1, F2, F3, F4, LEFT, OK, RIGHT
from hal.keymap import labels_of
from tests.app import rig, tables
from tests.app.test_every_board import press_for
from tests.app.test_okey_table import INDICATOR, WINNING, position, table
from tests.sample import sampled

THROWING = WINNING[:13] + (41, 7)
# Presses at most: of all boards, of those on which nothing stands for F1 and F2 (five keys), and
# of those on which nothing stands for F4 (four to six keys).
BUDGET = {
    "draw": 1,
    "take": 2,
    "show": 1,
    "sort": 1,
    "throw": 2,
    "finish": 1,
    "move 3": 5,
    "move group": 6,
    "far end": 5,
    "skip lap": 1,
    "last moves": 1,
    "hint": 1,
    "turn at Ceki": 2,
}
OF_FIVE_KEYS = {"sort": 4, "throw": 4}
OF_SIX_KEYS = {"hint": 3}
SHARE = sampled(3, 1)  # of the ways one in so many is tried on a board: on each another


class Board:
    """An Okey table on a board, and the presses so far."""

    def __init__(self, name, hand, phase, **more):
        for other in CLASSES:  # a board has the layouts of its own screen alone
            drop("app.okey." + other)
        self.loop, self.scene = table(name, state=position(hand, phase, **more))
        tables.ready(self.loop)
        self.count = 0

    def press(self, *keys):
        for key in keys:
            press_for(self.loop, key)
            self.count += 1
        return self

    def has(self, key):
        return key in self.loop.board.labels

    def last(self):
        return self.scene.match.log.actions[-1][1]


def draw(name):
    board = Board(name, WINNING[:13] + (41,), DRAWING).press(OK)
    assert board.last() == DRAW
    return board.count


def take(name):
    board = Board(name, WINNING[:13] + (41,), DRAWING).press(LEFT, OK)
    assert board.last() == TAKE
    return board.count


def show(name):
    board = Board(name, WINNING[:13] + (INDICATOR,), DRAWING, acted=(1, 2, 3), twin_holder=0)
    board.press(OK)
    assert board.last() == SHOW
    return board.count


def sort(name):
    board = Board(name, THROWING, DISCARDING)
    rack = board.scene.painter.rack
    rack.slots[:] = bytes(sorted(rack.slots))
    before = bytes(rack.slots)
    if board.has(F1):
        board.press(F1)
    else:  # the list of actions, in which the two ways of sorting follow last moves and hint
        board.press(BACK)
        labels = [item.label for item in board.loop.scene.rows.items]
        down = next(key for key in (DOWN, RIGHT) if board.has(key))
        board.press(*[down] * labels.index("Sort into groups"), OK)
    assert bytes(rack.slots) != before
    return board.count


def throw(name):
    board = Board(name, THROWING, DISCARDING)
    tables.walk(board.loop, board.scene, 41)
    board.press(*((F2, OK) if board.has(F2) else (OK, 0, 0, OK)))
    assert board.last() == DISCARD + 41
    return board.count


def finish(name):
    board = Board(name, WINNING, DISCARDING).press(OK)
    assert board.last() == FINISH + 51
    return board.count


def move_3(name):
    board = Board(name, THROWING, DISCARDING)
    board.scene.controls.at = board.scene.painter.rack.find(41)
    at = board.scene.controls.at
    board.press(OK, RIGHT, RIGHT, RIGHT, OK)
    assert board.scene.controls.at == (at + 3) % SLOTS
    return board.count


def move_group(name):
    """Move a group of three by three places."""
    board = Board(name, THROWING, DISCARDING)
    rack = board.scene.painter.rack
    group = bytes((9, 22, 35))
    rest = bytes([kind for kind in THROWING if kind not in group])
    rack.slots[:] = group + bytes([EMPTY] * (COLUMNS - 3)) + rest
    board.scene.controls.update()
    board.scene.controls.at = 1
    board.press(OK, OK, RIGHT, RIGHT, RIGHT, OK)
    assert bytes(rack.slots[3:6]) == group and rack.held < 0
    return board.count


def skip_lap(name):
    """Throw, and hold OK until the next decision."""
    board = Board(name, THROWING, DISCARDING)
    board.loop.settings.speed = "normal"
    controls = board.scene.controls
    controls.hold(41)
    controls.at = OWN
    before = len(board.scene.match.log.actions)
    rig.press(board.loop, "OK")
    board.loop.board.keys.down = 1 << OK
    for _ in range(600):
        board.loop.frame()
        if controls.legal or type(board.loop.scene).__name__ != "Table":
            break
    board.loop.board.keys.down = 0
    assert len(board.scene.match.log.actions) > before + 3
    return 1


def far_end(name):
    """Hold RIGHT at the left end: each leap counts as a press."""
    board = Board(name, THROWING, DISCARDING)
    rack = board.scene.painter.rack
    controls = board.scene.controls
    tiles = [slot for slot in range(COLUMNS) if rack.slots[slot] != EMPTY]
    rig.press(board.loop, "RIGHT")
    controls.at = tiles[0]
    presses = 1
    board.loop.board.keys.down = 1 << RIGHT
    was = controls.at
    while controls.at < COLUMNS:
        board.loop.frame()
        if controls.at != was:
            presses += 1
            was = controls.at
    board.loop.board.keys.down = 0
    return presses - 1  # the last leap left the row


def last_moves(name):
    """Show what happened last, with the cursor on the rack."""
    board = Board(name, THROWING, DISCARDING)
    shown = "Ali draws"
    board.scene.painter.bar.add_event(shown)
    written = tables.texts_of(board.loop.canvas)
    board.press(F3 if board.has(F3) else BACK)
    assert shown in written
    return board.count


def hint(name):
    """Ask for a hint, with the cursor on the rack."""
    board = Board(name, THROWING, DISCARDING)
    down = next(key for key in (DOWN, RIGHT) if board.has(key))
    board.press(*((F4,) if board.has(F4) else (BACK, down, OK)))
    assert type(board.loop.scene).__name__ == "Hint"
    return board.count


def turn_at_ceki(name):
    """Draw a card and throw it, where nobody can win with it."""
    for other in CLASSES:
        drop("app.ceki." + other)
    loop, scene = tables.opened("ceki", {}, ("human",) + ("easy",) * 3, "%016x" % 5, None, name)
    tables.ready(loop)
    while DRAW_CARD not in scene.view.legal:
        scene.act(scene.view.legal[0])
        tables.ready(loop)
    count = 0
    before = tables.done(scene)
    while len(tables.done(scene)) < len(before) + 2:
        press_for(loop, OK)
        count += 1
        tables.ready(loop)
    drawn, thrown = tables.done(scene)[len(before) : len(before) + 2]
    assert drawn == DRAW_CARD and thrown >= THROW
    return count


WAYS = {
    "draw": draw,
    "take": take,
    "show": show,
    "sort": sort,
    "throw": throw,
    "finish": finish,
    "move 3": move_3,
    "move group": move_group,
    "far end": far_end,
    "skip lap": skip_lap,
    "last moves": last_moves,
    "hint": hint,
    "turn at Ceki": turn_at_ceki,
}


def budget():
    """Return for each way how many presses it takes, per board."""
    return {way: {name: WAYS[way](name) for name in PROFILES} for way in WAYS}


def most_of(name):
    """Return the budget of a board, per way."""
    labels = labels_of(load(name))
    most = dict(BUDGET)
    if F1 not in labels:
        most.update(OF_FIVE_KEYS)
    if F4 not in labels:
        most.update(OF_SIX_KEYS)
    return most


def test_every_board_keeps_the_budget_of_keys():
    for number, name in enumerate(PROFILES):
        most = most_of(name)
        for way in list(WAYS)[number % SHARE :: SHARE]:
            assert WAYS[way](name) <= most[way], (name, way)
