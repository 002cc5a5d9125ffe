"""Messages to a player where running from flash is off, and the self-check. Portable."""

import sys

from app.core import games, heap
from app.texts.catalog import fill, t
from app.texts.shell import ids
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import begin, go_to, started
from tests.app.test_unlisted import files


def teardown_module():
    heap.begin(None)


class Relinker:
    """Stands in for hal/xip/relinker.py; off if there is a reason why."""

    def __init__(self, why="", wrong=0):
        self.why = why
        self.wrong = wrong

    def relink(self):
        return 0

    def make_room(self):
        pass

    def check(self):
        return 1234, self.wrong


class Heap:
    """Stands in for the module gc."""

    def __init__(self, free):
        self.free = free

    def collect(self):
        pass

    def mem_free(self):
        return self.free


def on(relinker, store=None):
    """Return the loop of an application at its menu, on a board with a relinker."""
    loop = started(store=store)
    heap.begin(relinker)
    return loop


def with_heap(free, act):
    """Call `act` where so many bytes of the heap are free."""
    was = heap.gc
    heap.gc = Heap(free)
    try:
        act()
    finally:
        heap.gc = was


def test_a_game_that_does_not_fit_is_refused_and_its_match_stays():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK OK OK BACK")
    before = files(store)
    loop = on(Relinker("version"), store)

    def ask():
        go_to(loop, ids.GAME_OKEY)
        rig.press(loop, "OK")
        while shown(loop) != "Notice":
            rig.press(loop, "OK")

    with_heap(79_999, ask)
    assert loop.scene.text == t(ids.NO_ROOM)
    rig.press(loop, "OK")
    assert shown(loop) == "Menu"
    assert files(store) == before and before


def test_rules_that_do_not_fit_are_refused():
    loop = on(Relinker("version"))
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    while shown(loop) != "NewMatch":
        rig.press(loop, "BACK")
    rig.go_to(loop, t(ids.RULES))
    with_heap(79_999, lambda: rig.press(loop, "OK"))
    assert loop.scene.text == t(ids.NO_ROOM)
    rig.press(loop, "OK")
    assert shown(loop) == "NewMatch"


class Noting(Relinker):
    """Notes which parts of Okey's rules are in memory at each relinking."""

    def __init__(self):
        super().__init__()
        self.loaded = []

    def relink(self):
        parts = ("engine.okey.state", "app.table.painter", "app.table.rules")
        self.loaded.append([part for part in parts if part in sys.modules])
        return 0


def test_the_engine_is_relinked_before_the_pages_are_loaded():
    relinker = Noting()
    loop = on(relinker)
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    while shown(loop) != "NewMatch":
        rig.press(loop, "BACK")
    for row in (ids.RULES, ids.GALLERY):
        games.close()
        del relinker.loaded[:]
        rig.go_to(loop, t(row))
        rig.press(loop, "OK")
        assert relinker.loaded[0] == ["engine.okey.state"]
        assert "app.table.rules" not in relinker.loaded[1]
        rig.press(loop, "BACK")
        assert shown(loop) == "NewMatch"


def test_a_game_that_fits_opens_without_running_from_flash():
    loop = on(Relinker("version"))
    with_heap(80_000, lambda: begin(loop))
    assert shown(loop) == "Table"


def test_there_is_room_where_modules_run_from_flash():
    for relinker in (Relinker(), None):
        heap.begin(relinker)
        with_heap(0, lambda: gave.append(heap.lacks_room()))
        assert gave.pop() is False


gave = []


def about(relinker):
    """Return the loop of an application that shows About."""
    loop = on(relinker)
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK")
    assert shown(loop) == "About"
    return loop


def test_about_says_why_running_from_flash_is_off():
    loop = about(Relinker("layout"))
    rig.go_to(loop, fill(ids.FLASH_OFF, "layout"))
    rig.press(loop, "OK")
    assert shown(loop) == "About"


def test_about_checks_what_runs_from_flash():
    for wrong, number, count in ((0, ids.CHECK_RIGHT, 1234), (3, ids.CHECK_WRONG, 3)):
        loop = about(Relinker(wrong=wrong))
        said = fill(number, count)
        rig.go_to(loop, t(ids.FLASH_ON))
        rig.press(loop, "OK")
        assert shown(loop) == "Notice" and loop.scene.text == said
        rig.press(loop, "OK")
        assert shown(loop) == "About"


def test_about_says_nothing_of_flash_where_there_is_no_pack():
    loop = about(None)
    labels = [item.label for item in loop.scene.rows.items]
    assert t(ids.FLASH_ON) not in labels and len(labels) >= 3
