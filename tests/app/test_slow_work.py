"""Slow work at a table (saving, collecting, thinking) waits for a frame that shows nothing new."""

from app.core import heap
from app.texts.catalog import t
from app.texts.table import ids
from hal.contract import BACK, F2, KEY_NAMES, LEFT, OK
from tests.app import rig, tables
from tests.app.tables import ready

GAMES = (
    ("okey", {}, ("human", "easy", "easy", "easy")),
    ("koikoi", {}, ("human", "easy")),
    ("ceki", {"players": 3}, ("human", "easy", "easy")),
)
_TURNS = 4  # of the player's
_KEYS = {"okey": (F2, OK), "koikoi": (OK,), "ceki": (OK,)}  # pressed again and again they act


class Watch:
    """Notes what a table does in each frame, besides showing something new.

    is_new   whether this frame has sent a picture
    done     names of what was done in it
    last     (is_new, done) of the last three frames
    kinds    (is_new, done) of all frames, each kind once
    """

    def __init__(self, loop, table):
        self.is_new = False
        self.done = []
        self.last = []
        self.kinds = set()
        board = loop.board
        self._show = board.display.show
        self._sleep_ms = board.clock.sleep_ms
        board.display.show = self._shown
        board.clock.sleep_ms = self._slept
        table.match.save = self._noting("save", table.match.save)
        self._canvas = loop.canvas
        self._tick = table.director.tick
        table.director.tick = self._moving
        table.controls.begin = self._noting("ask", table.controls.begin)
        self._bot = table.match.bot_thoughts
        table.match.bot_thoughts = self._thinking
        self._collect = heap.collect
        heap.collect = self._noting("collect", heap.collect)

    def close(self):
        """Give the heap back."""
        heap.collect = self._collect

    def _noting(self, name, function):
        def noted(*args):
            self.done.append(name)
            return function(*args)

        return noted

    def _moving(self, now_ms):
        is_busy = self._tick(now_ms)
        self.done.append("paint" if self._canvas.dirty_count else "move")
        return is_busy

    def _shown(self, canvas):
        self.is_new = self.is_new or canvas.dirty_count > 0
        self._show(canvas)

    def _slept(self, ms):
        frame = (self.is_new, tuple(self.done))
        self.last.append(frame)
        del self.last[:-3]
        self.kinds.add(frame)
        self.is_new = False
        self.done.clear()
        self._sleep_ms(ms)

    def _thinking(self):
        bot = self._bot()
        if bot:
            self.done.append("ask")
        return bot and self._slices(bot)

    def _slices(self, bot):
        while True:
            self.done.append("think")
            try:
                next(bot)
            except StopIteration as end:
                return end.value
            yield


def played(game, options, seats, speed):
    """Return the kinds of frames of a table at which the player acts so often."""
    loop, table = tables.opened(game, options, seats, "0000000000000007", speed=speed)
    watch = Watch(loop, table)
    try:
        turns = 0
        while turns < _TURNS:
            ready(loop)
            before = len(table.match.log.actions)
            for key in _KEYS[game]:
                if not table.is_asking or len(table.match.log.actions) > before:
                    break  # OK would lead to the next decision
                rig.press(loop, KEY_NAMES[key])
            turns += len(table.match.log.actions) > before
        ready(loop)
    finally:
        watch.close()
    return watch.kinds


def test_slow_work_waits_for_a_frame_with_nothing_new_to_show():
    for game, options, seats in GAMES:
        seen = set()
        for is_new, done in played(game, options, seats, "fast"):
            for name in ("collect", "save", "think"):
                if name in done:
                    seen.add(name)
                    assert not is_new, (game, name)
            if "ask" in done:
                seen.add("ask")
                assert "paint" not in done, game
        assert len(seen) == 4, (game, seen)


def act(loop, game, actions):
    """Press keys until the player has acted; its last frame is the one that did."""
    before = len(actions)
    while True:
        ready(loop)
        for key in _KEYS[game]:
            for down in (1 << key, 0):
                loop.board.keys.down = down
                loop.frame()
                if len(actions) > before:
                    loop.board.keys.down = 0
                    return


def test_the_effect_of_a_key_is_shown_before_anything_moves():
    for game, options, seats in GAMES:
        loop, table = tables.opened(game, options, seats, "0000000000000007", speed="normal")
        ready(loop)
        watch = Watch(loop, table)
        try:
            act(loop, game, table.match.log.actions)
            loop.frame()
        finally:
            watch.close()
        assert watch.last[-2] == (True, ()), game
        assert watch.last[-1][1] == ("paint",), game


def test_at_speed_instant_nothing_waits_for_a_still_frame():
    for game, options, seats in GAMES:
        frames = played(game, options, seats, "instant")
        assert any(is_new and "think" in done for is_new, done in frames), game
        assert not any(is_new and "collect" in done for is_new, done in frames), game


def test_a_setting_in_the_menu_is_shown_before_it_is_saved():
    loop, _ = tables.opened(*GAMES[2], "0000000000000007")
    ready(loop)
    rig.press(loop, "BACK")
    labels = [item.label for item in loop.scene.rows.items]
    rig.press(loop, "DOWN " * labels.index(t(ids.MENU_SPEED)))
    order = []
    show, save = loop.board.display.show, loop.settings.save

    def shown(canvas):
        if canvas.dirty_count:
            order.append("shown")
        show(canvas)

    def saved():
        order.append("saved")
        save()

    loop.board.display.show = shown
    loop.settings.save = saved
    rig.press(loop, "LEFT")
    assert order == ["shown", "saved"]
    assert loop.settings.speed == "fast" == type(loop.settings)(loop.board.store).speed


def test_a_setting_outlives_a_list_that_is_closed_in_the_same_frame():
    loop, _ = tables.opened(*GAMES[2], "0000000000000007")
    ready(loop)
    rig.press(loop, "BACK")
    menu = loop.scene
    labels = [item.label for item in menu.rows.items]
    rig.press(loop, "DOWN " * labels.index(t(ids.MENU_SPEED)))
    menu.key(LEFT, False)
    menu.key(BACK, False)
    rig.run(loop, 2)
    assert loop.scene is not menu
    assert loop.settings.speed == "fast" == type(loop.settings)(loop.board.store).speed


def test_watching_at_speed_instant_collects_at_every_turn():
    loop, table = tables.opened("okey", {}, ("easy",) * 4, "0000000000000007")
    watch = Watch(loop, table)
    try:
        for _ in range(600):
            loop.frame()
    finally:
        watch.close()
    assert any("collect" in done and "ask" in done for _, done in watch.kinds)


def test_a_table_that_has_to_repaint_does_not_wait_for_a_key():
    loop, table = tables.opened(*GAMES[1], "0000000000000007")
    ready(loop)
    table.painter.needs_repaint = True
    assert not loop.waiting
    loop.frame()
    assert loop.waiting and not table.painter.needs_repaint
