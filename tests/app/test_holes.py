"""The heap: after a collection, room for a call is found at once, wherever it was asked for."""

import gc

from app.core import memory
from app.core.loop import Loop
from app.core.scene import Scene
from app.table.scene import Table
from engine.compat import IS_MICROPYTHON
from tests.app import rig

NEEDED = 12  # about what a call takes that is not on the stack
HOLES = 8

memory._MOST = 1 << 14  # the heap of a computer's interpreter is larger, and so are its holes


def littered():
    """Make holes of a block and of ten between what is in use; return that."""
    kept = []
    for _ in range(HOLES):
        hole = ([], [None] * 40)
        kept.append([])
        del hole
    gc.collect()
    return kept


def is_filled():
    """Return whether the first room for a call is behind all that was filled."""
    return memory._filling is not None and id((None,) * NEEDED) > id(memory._filling)


def test_small_holes_are_filled():
    if not IS_MICROPYTHON:
        print("skipped: a computer sees to its memory itself")
        return
    kept = littered()
    memory.collect()
    memory.fill()
    assert kept and is_filled()
    count = 0
    pair = memory._filling
    while pair:
        pair = pair[0]
        count += 1
    assert count > HOLES, count
    memory.collect()
    plenty = memory._PLENTY
    memory._PLENTY = 1 << 40
    memory.fill()
    memory._PLENTY = plenty
    assert memory._filling is None


def test_what_is_held_is_held_anew_until_room_is_made():
    memory.hold()
    held = len(memory._held)
    assert held > 1000
    memory.collect()
    assert len(memory._held) == held
    memory.fill()
    memory.make_room()
    memory.collect()
    assert not memory._held
    memory.hold_next()
    memory.collect()
    assert len(memory._held) == (held if IS_MICROPYTHON else 0)


class Collector(Scene):
    """Collects where a table does; it is all that a table looks at, too."""

    is_busy = False
    is_instant = False
    is_due = False
    dirty_count = 0
    _is_pressed = False
    _is_idle = True
    _is_still = True
    _is_littered = True
    _fill_due = False
    _is_new = False
    _bot = None
    _collect = Table._collect

    def __init__(self, loop, is_saving):
        self.loop = loop
        self.director = self.match = self.painter = self
        self._save_due = is_saving
        self.saved = 0
        self.kept = None
        self.was_filled = False

    def save(self):
        self.saved += 1

    def tick(self, now_ms):
        if self.kept:
            self.was_filled = is_filled()
            Table.tick(self, now_ms)
        else:
            self.kept = littered()

    def think(self):
        return Table.think(self)


class Looker(Scene):
    """Looks whether the holes are filled when the loop is done with loading a scene."""

    def __init__(self, loop):
        self.loop = loop
        self.was_filled = False

    def tick(self, now_ms):
        self.was_filled = is_filled()


def test_no_call_that_is_open_leaves_a_hole():
    if not IS_MICROPYTHON:
        print("skipped: a computer sees to its memory itself")
        return
    loop = Loop(rig.board(rig.SQUARE), lambda loop: Scene())
    for is_saving in (False, True):
        memory.make_room()
        scene = Collector(loop, is_saving)
        loop.go(scene)
        rig.run(loop, 5)
        assert scene.kept and scene.saved == is_saving and not scene._is_littered
        assert scene.was_filled
    memory.make_room()
    kept = littered()
    scene = Looker(loop)
    loop.go(scene)
    rig.run(loop, 2)
    assert kept and scene.was_filled


def test_where_copies_are_dropped_nothing_is_filled_or_held():
    if not IS_MICROPYTHON:
        print("skipped: a computer sees to its memory itself")
        return
    rig.board(rig.SQUARE)
    kept = littered()
    memory.drop_copies = lambda: 0
    try:
        memory.hold()
        memory.collect()
        memory.fill()
        assert kept and not memory._held and memory._filling is None
    finally:
        memory.drop_copies = None
    memory.collect()
    assert memory._held
    memory.give_up()


def test_copies_are_dropped_before_the_collection_after_a_scene_was_loaded():
    told = []
    collect = memory.collect
    loop = Loop(rig.board(rig.SQUARE), lambda loop: Scene())
    try:
        memory.drop_copies = lambda: told.append("dropped")
        memory.collect = lambda: told.append("collected")
        loop.open(lambda loop: Scene())
        rig.run(loop, 3)
        assert told == ["dropped", "collected"]
        memory.drop_copies = None
        loop.open(lambda loop: Scene())
        rig.run(loop, 3)
        assert told == ["dropped", "collected", "collected"]
    finally:
        memory.collect = collect
        memory.drop_copies = None
