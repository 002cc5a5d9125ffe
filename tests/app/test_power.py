"""Light and battery under a virtual clock: dimming, sleeping, waking, warning."""

from app import application
from app.core import theme
from app.core.dialog import Notice
from app.core.scene import Scene
from app.shell.settings_screen import SettingsScene
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from hal.contract import FRAME_MS, OK, RIGHT
from sim import start
from tests.app import rig
from tests.locked_heap import LockedHeap

DIM_MS = 30_000
SLEEP_MS = 120_000


class Light:
    def __init__(self):
        self.levels = []

    def brightness(self, percent):
        self.levels.append(percent)


class Battery:
    def __init__(self):
        self.percent = 80
        self.is_external = False
        self.updates = 0

    def update(self):
        self.updates += 1


class Chip:
    def __init__(self):
        self.paces = []
        self._is_quick = None

    def run(self, is_quick):
        if self._is_quick != is_quick:
            self._is_quick = is_quick
            self.paces.append(is_quick)


class Listener(Scene):
    def __init__(self):
        self.keys = []
        self.draws = 0

    is_thinking = False

    def think(self):
        return self.is_thinking

    def key(self, key, is_long):
        self.keys.append(key)

    def draw(self):
        self.draws += 1
        self.loop.canvas.fill(1)


def made(light=True, battery=True, profile=rig.SQUARE, home=None):
    board = rig.board(profile)
    board.light = Light() if light else None
    board.battery = Battery() if battery else None
    board.chip = Chip()
    loop = rig.loop(board, home)
    catalog.use("en")
    catalog.load("shell")
    loop.reset(Listener())
    loop.frame()
    return loop


def wait(loop, ms):
    rig.run(loop, ms // FRAME_MS + 1)


def test_the_light_dims_and_goes_out_and_comes_back():
    loop = made()
    light = loop.board.light
    assert light.levels == [100]
    wait(loop, DIM_MS - 200)
    assert light.levels == [100]
    wait(loop, 200)
    assert light.levels == [100, 25]
    wait(loop, SLEEP_MS - DIM_MS)
    assert light.levels == [100, 25, 0]
    wait(loop, 10 * SLEEP_MS)
    assert light.levels == [100, 25, 0]
    rig.press(loop, "OK")
    assert light.levels == [100, 25, 0, 100]


def test_the_key_that_wakes_the_device_does_nothing_else():
    for key, name in ((OK, "OK"), (RIGHT, "RIGHT")):
        loop = made()
        scene = loop.scene
        wait(loop, SLEEP_MS)
        loop.board.keys.down = 1 << key
        wait(loop, 1500)  # held: no repeat, no long press
        loop.board.keys.down = 0
        wait(loop, 100)
        assert scene.keys == []
        rig.press(loop, name)
        assert scene.keys == [key]


def test_a_key_on_a_dimmed_screen_counts():
    loop = made()
    wait(loop, DIM_MS)
    rig.press(loop, "OK")
    assert loop.scene.keys == [OK] and loop.board.light.levels == [100, 25, 100]


def test_the_chip_is_quick_while_the_light_is_bright_or_a_bot_thinks():
    loop = made()
    chip = loop.board.chip
    assert chip.paces == [True]
    wait(loop, DIM_MS)
    assert chip.paces == [True, False]
    loop.scene.is_thinking = True
    wait(loop, 100)
    assert chip.paces == [True, False, True]
    loop.scene.is_thinking = False
    wait(loop, SLEEP_MS)
    assert chip.paces == [True, False, True, False]
    rig.press(loop, "OK")
    assert chip.paces == [True, False, True, False, True]


def test_the_chip_is_quick_before_a_key_on_a_dimmed_screen_is_obeyed():
    loop = made()
    wait(loop, DIM_MS)
    paces = []
    loop.scene.key = lambda key, is_long: paces.append(loop.board.chip.paces[-1])
    rig.press(loop, "OK")
    assert paces == [True]


def test_a_chip_that_saves_is_never_quick():
    loop = made()
    loop.scene.is_thinking = True
    loop.reset(SettingsScene())
    loop.frame()
    rig.go_to(loop, t(ids.CHIP))
    rig.press(loop, "RIGHT")
    assert loop.board.chip.paces == [True, False] and rig.row(loop).value() == t(ids.CHIP_SAVING)
    rig.press(loop, "BACK")
    again = rig.loop(loop.board)
    again.reset(Listener())
    rig.run(again, 3)
    assert loop.board.chip.paces == [True, False]


def test_a_board_with_one_clock_has_no_setting_for_it():
    loop = made()
    loop.board.chip = None
    loop.reset(SettingsScene())
    loop.frame()
    assert t(ids.CHIP) not in [item.label for item in loop.scene.rows.items]


def test_every_key_postpones_dimming_and_sleep():
    loop = made()
    for _ in range(4):
        wait(loop, DIM_MS - 500)
        rig.press(loop, "OK")
    assert loop.board.light.levels == [100]


def test_a_board_without_light_or_battery_skips_both():
    loop = made(False, False)
    wait(loop, SLEEP_MS + 1000)
    rig.press(loop, "OK")
    assert loop.scene.keys == [OK]
    loop.reset(SettingsScene())
    loop.frame()
    assert t(ids.BRIGHTNESS) not in [item.label for item in loop.scene.rows.items]


def test_brightness_is_a_setting():
    loop = made()
    loop.reset(SettingsScene())
    loop.frame()
    rig.go_to(loop, t(ids.BRIGHTNESS))
    rig.press(loop, "LEFT LEFT LEFT")
    item = rig.row(loop)
    assert item.label == t(ids.BRIGHTNESS) and item.value() == "40%"
    assert loop.board.light.levels == [100, 80, 60, 40]
    wait(loop, DIM_MS)
    assert loop.board.light.levels[-1] == 10
    rig.press(loop, "BACK")
    assert rig.loop(loop.board).settings.brightness == 40


def test_the_times_until_the_light_dims_and_goes_out_are_settings():
    loop = made()
    light = loop.board.light
    loop.reset(SettingsScene())
    loop.frame()
    rig.go_to(loop, t(ids.DIM))
    rig.press(loop, "RIGHT DOWN RIGHT")
    values = {item.label: item.value() for item in loop.scene.rows.items}
    assert (values[t(ids.DIM)], values[t(ids.SLEEP)]) == ("1 min", "5 min")
    wait(loop, 59_000)
    assert light.levels == [100]
    wait(loop, 1_000)
    assert light.levels == [100, 25]
    wait(loop, 238_000)
    assert light.levels == [100, 25]
    wait(loop, 2_000)
    assert light.levels == [100, 25, 0]
    rig.press(loop, "OK RIGHT RIGHT UP RIGHT RIGHT")
    values = {item.label: item.value() for item in loop.scene.rows.items}
    assert (values[t(ids.DIM)], values[t(ids.SLEEP)]) == (t(ids.NEVER), t(ids.NEVER))
    wait(loop, 3_600_000)
    assert light.levels == [100, 25, 0, 100]


def test_contrast_is_a_setting_that_changes_the_inks_at_once():
    loop = made()
    assert loop.board.display.palette is None
    loop.reset(SettingsScene())
    loop.frame()
    item = rig.go_to(loop, t(ids.CONTRAST))
    rig.press(loop, "RIGHT")
    assert item.value() == "High"
    assert loop.board.display.palette == theme.HIGH_CONTRAST
    rig.press(loop, "RIGHT")
    assert loop.board.display.palette == theme.PALETTE


def test_a_low_battery_is_shown_reported_once_and_everything_is_saved():
    for profile in (rig.SQUARE, rig.MONO):
        loop = made(True, True, profile)
        scene = loop.scene
        kept = []
        loop.save_match = lambda kept=kept: kept.append(1)
        wait(loop, 5000)
        assert loop.board.battery.updates == 2 and loop.scene is scene
        plain = loop.canvas.crc()
        loop.board.battery.percent = 9
        wait(loop, 2500)
        assert type(loop.scene).__name__ == "Notice" and loop.scene.text == t(ids.BATTERY_LOW)
        assert kept == [1] and loop.board.store.load("settings")
        rig.press(loop, "OK")
        assert loop.scene is scene and loop.canvas.crc() != plain
        loop.canvas.fill(1)
        wait(loop, 2500)
        assert loop.canvas.crc() != plain, "the icon comes back over whatever is painted"
        loop.board.battery.percent = 11
        wait(loop, 5000)
        loop.board.battery.percent = 9
        wait(loop, 5000)
        assert loop.scene is scene and kept == [1], "it is said once"
        loop.board.battery.is_external = True
        wait(loop, 2500)
        assert loop.canvas.crc() == plain, "the icon goes when it is charged"


def test_the_match_in_play_is_what_a_low_battery_saves():
    loop = made(home=application.home)
    launch = {"game": "okey", "seed": "00000000000000aa"}
    start.open_first(loop, launch)
    loop.frame()
    match = loop.scene.match
    assert loop.save_match == match.save
    loop.save_match()
    assert not match.unsaved
    loop.home()
    loop.frame()
    assert loop.save_match is None


def test_a_failed_save_is_reported_before_the_low_battery():
    loop = made()
    loop.board.battery.percent = 5
    loop.save_match = lambda: loop.push(Notice("trouble"))
    wait(loop, 2500)
    assert loop.scene.text == "trouble"
    loop.save_match = None
    rig.press(loop, "OK")
    wait(loop, 2500)
    assert loop.scene.text == t(ids.BATTERY_LOW)
    rig.press(loop, "OK")
    assert isinstance(loop.scene, Listener)


def test_watching_the_power_allocates_nothing():
    loop = made()
    loop.board.light.brightness = lambda percent: None
    rig.run(loop, 2)
    with LockedHeap():
        rig.run(loop, 2000)
    assert isinstance(loop.scene, Listener)
