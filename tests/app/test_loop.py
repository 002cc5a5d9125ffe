"""The loop: order of a frame, scenes coming and going, trouble, and no allocation when idle."""

from app.core import heap
from app.core.dialog import Notice
from app.core.scene import Scene
from app.texts import catalog
from hal.contract import BACK, OK
from tests.app import rig
from tests.locked_heap import LockedHeap


class Probe(Scene):
    """Notes what is done with it in a list."""

    def __init__(self, notes, name):
        self.notes = notes
        self.name = name
        self.thoughts = 0

    def note(self, what):
        self.notes.append(self.name + " " + what)

    def enter(self, loop):
        self.loop = loop
        self.note("enter")

    def leave(self):
        self.note("leave")

    def key(self, key, is_long):
        self.note("key " + str(key) + (" long" if is_long else ""))

    def tick(self, now_ms):
        if self.name == "ticker":
            self.note("tick")

    def draw(self):
        self.note("draw")

    def think(self):
        self.thoughts += 1
        return True


def made(home=None, profile=rig.SQUARE):
    loop = rig.loop(rig.board(profile), home or (lambda *_: Probe([], "home")))
    catalog.use("en")
    catalog.load("shell")
    return loop


def test_a_scene_is_entered_and_drawn_and_left():
    loop = made()
    notes = []
    loop.reset(Probe(notes, "a"))
    rig.run(loop, 2)
    loop.reset(Probe(notes, "b"))
    rig.run(loop, 1)
    assert notes == ["a enter", "a draw", "a leave", "b enter", "b draw"]


def test_three_dots_are_shown_before_a_lent_scene_and_on_the_way_back():
    loop = made()
    table = Probe([], "table")
    listed = Probe([], "list")
    panel = loop.board.display
    loop.reset(table)
    rig.run(loop, 2)
    before = bytes(panel.buffer)
    seen = []
    listed.enter = table.resume = lambda *_: seen.append(bytes(panel.buffer) != before)
    loop.push(listed)
    loop.frame()
    loop.canvas.fill(0)
    loop.canvas.touch_all()
    loop.frame()
    assert bytes(panel.buffer) == before
    loop.pop()
    loop.frame()
    assert seen == [True, True]


def test_three_dots_are_shown_before_the_scene_of_a_row_is_imported():
    from app.core.rows import Item
    from app.shell.widgets import ListScene

    for profile in (rig.SQUARE, rig.MONO):
        loop = made(profile=profile)
        panel = loop.board.display
        seen = []

        class Listed(ListScene):
            def items(self, panel=panel, seen=seen):
                return [Item("row", enter=lambda: seen.append(bytes(panel.buffer)))]

        loop.reset(Listed())
        rig.run(loop, 2)
        before = bytes(panel.buffer)
        rig.press(loop, "OK")
        assert len(seen) == 1 and seen[0] != before


def test_three_dots_are_shown_before_a_game_is_loaded():
    for profile in (rig.SQUARE, rig.MONO):
        loop = made(profile=profile)
        loop.reset(Probe([], "menu"))
        rig.run(loop, 2)
        panel = loop.board.display
        before = bytes(panel.buffer)
        seen = []

        def make(loop, before=before, seen=seen):
            seen.append(bytes(loop.board.display.buffer) != before)
            return Probe([], "table")

        loop.replace_all(make)
        loop.frame()
        assert seen == [True]


def test_modules_of_a_scene_are_relinked_before_its_picture():
    loop = made()
    notes = []
    relink = heap.relink
    heap.relink = lambda: notes.append("relink")
    try:
        loop.replace_all(lambda loop: Probe(notes, "a"))
        rig.run(loop, 3)
        assert notes == ["a enter", "relink", "a draw"]
    finally:
        heap.relink = relink


class Relinker:
    """Notes that it relinks."""

    def __init__(self, notes):
        self.notes = notes

    def relink(self):
        self.notes.append("relinked")

    def make_room(self):
        self.notes.append("has room")


def test_copies_are_collected_after_relinking_if_there_are_any():
    notes = []
    collect = heap.collect
    heap.collect = lambda: notes.append("collected")
    try:
        for relinker in (Relinker(notes), None):
            heap.begin(relinker)
            heap.relink()
        assert notes == ["relinked", "collected", "has room"]
    finally:
        heap.collect = collect
        heap.begin(None)


def test_a_lent_screen_comes_back_redrawn_but_not_entered_again():
    loop = made()
    notes = []
    loop.reset(Probe(notes, "a"))
    rig.run(loop, 1)
    loop.push(Probe(notes, "b"))
    rig.run(loop, 1)
    loop.pop()
    rig.run(loop, 1)
    assert notes[2:] == ["b enter", "b draw", "b leave", "a draw"]
    loop.push(Probe(notes, "c"))
    rig.run(loop, 1)
    loop.reset(Probe(notes, "d"))
    rig.run(loop, 1)
    assert notes[6:] == ["c enter", "c draw", "c leave", "a leave", "d enter", "d draw"]


def test_a_frame_is_keys_tick_show_think():
    loop = made()
    notes = []
    loop.reset(Probe(notes, "ticker"))
    rig.run(loop, 1)
    send = loop.board.display.show

    class Panel:
        def show(self, canvas):
            notes.append("show")
            send(canvas)

    class Thinker(Probe):
        def think(self):
            notes.append("think")
            return True

    loop.board.display = Panel()
    loop.scene = Thinker(notes, "ticker")
    loop.board.keys.down = 1 << OK
    notes.clear()
    loop.frame()
    # The virtual clock gives a thinking bot one slice a frame.
    assert notes == ["ticker key 4", "ticker tick", "show", "think"], notes


def test_thinking_goes_on_while_the_frame_has_time_left():
    loop = made()
    scene = Probe([], "a")
    loop.reset(scene)
    rig.run(loop, 1)
    left = [20, 10, 0]
    loop.board.clock.left_ms = lambda began, ms: left.pop(0)
    scene.thoughts = 0
    loop.frame()
    assert scene.thoughts == 3


def test_keys_pressed_in_one_scene_are_not_released_into_another():
    notes = []
    loop = made()
    first = Probe(notes, "a")
    first.long_keys = 1 << BACK
    loop.reset(first)
    rig.run(loop, 1)
    loop.board.keys.down = 1 << BACK
    rig.run(loop, 3)
    loop.reset(Probe(notes, "b"))
    rig.run(loop, 3)
    loop.board.keys.down = 0
    rig.run(loop, 3)
    assert [note for note in notes if "key" in note] == []
    rig.press(loop, "BACK")
    assert notes[-1] == "b key 5"


def test_long_keys_are_told_apart():
    notes = []
    loop = made()
    scene = Probe(notes, "a")
    scene.long_keys = 1 << OK
    loop.reset(scene)
    rig.run(loop, 1)
    rig.press(loop, "OK OK:long BACK")
    assert notes[2:] == ["a key 4", "a key 4 long", "a key 5"]


def test_waiting_is_what_the_scene_says():
    loop = made()
    assert not loop.waiting
    scene = Probe([], "a")
    loop.reset(scene)
    assert not loop.waiting
    rig.run(loop, 1)
    assert loop.waiting
    scene.waiting = False
    assert not loop.waiting


class Broken(Probe):
    def key(self, key, is_long):
        raise ValueError("a tile too many")


def test_an_exception_is_shown_and_stored_and_leads_to_the_menu():
    for profile in (rig.SQUARE, rig.MONO):
        notes = []
        loop = made(lambda *_, notes=notes: Probe(notes, "home"), profile)
        loop.reset(Broken([], "a"))
        rig.run(loop, 1)
        rig.press(loop, "OK")
        assert type(loop.scene).__name__ == "Failure"
        assert "a tile too many" in loop.scene.text
        assert b"a tile too many" in loop.board.store.load("error")
        rig.press(loop, "OK")
        assert notes[:2] == ["home enter", "home draw"]


def test_after_a_failure_a_device_starts_anew():
    class Restart(BaseException):
        pass

    def restart():
        raise Restart

    loop = made()
    loop.board.restart = restart
    loop.reset(Broken([], "a"))
    rig.run(loop, 1)
    rig.press(loop, "OK")
    assert type(loop.scene).__name__ == "Failure"
    loop.settings.speed = "slow"
    try:
        rig.press(loop, "OK")
        raise AssertionError("it goes on")
    except Restart:
        pass
    assert b"slow" in loop.board.store.load("settings")


def test_a_base_exception_is_not_caught():
    class Leave(BaseException):
        pass

    class Leaver(Probe):
        def tick(self, now_ms):
            raise self.error

    for error in (Leave(), KeyboardInterrupt(), SystemExit()):
        loop = made()
        leaver = Leaver([], "a")
        leaver.error = error
        loop.reset(leaver)
        try:
            rig.run(loop, 1)
        except BaseException as caught:
            assert caught is error
        else:
            raise AssertionError("it was held back")


def test_an_idle_frame_allocates_nothing():
    loop = made()
    loop.reset(Notice("Nothing happens."))
    rig.run(loop, 2)
    with LockedHeap():
        rig.run(loop, 3)
    assert isinstance(loop.scene, Notice)
