"""The boards: every profile makes a live board whose glass shows what is drawn."""

import sys

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app.core import theme
from engine.rng import Rng
from hal import keymap
from hal.boards.live.chip import Chip as Clock
from hal.boards.live.make_board import make_board
from hal.boards.live.profiles import PROFILES, load
from hal.canvas import Canvas
from hal.contract import BACK, F1, F2, F3, F4, HELD, KEY_NAMES, LEFT, OK, RIGHT
from hal.store import Store
from tests.hal.chip import Chip, all_outputs
from tests.hal.lent import COLOUR, ONE_BIT, asked, lending
from tests.hal.scribble import scribble
from tests.process import scratch

# Of hal/contract.py's board.
ATTRIBUTES = (
    ("name", "title", "system", "width", "height", "mono", "labels", "longs", "canvas")
    + ("display", "keys", "clock", "store", "light", "battery", "buzzer")
    + ("entropy", "restart", "relinker", "turn", "chip")
)


def profiles():
    for name in PROFILES:
        profile = load(name)
        assert profile is not None, name
        yield profile


def made(profile, chip=None):
    """Return a live board and its chip; larger panels show the canvas lent to it in their middle.

    That they show pictures of their own size is what test_tft.py proves.
    """
    chip = chip or Chip(profile)
    store = Store(scratch("boards"))
    clock = Clock(chip, chip)
    return lending(make_board, profile, theme.PALETTE, store, chip, chip, clock), chip


def test_a_profile_is_whole():
    for profile in profiles():
        assert profile.TITLE and len(profile.TITLE) < 28
        assert (profile.WIDTH, profile.HEIGHT) in ((240, 240), (320, 240), (240, 135), (128, 64))
        assert (profile.HEIGHT == 64) == profile.MONO
        names = [key[0] for key in profile.KEYS]
        assert len(set(names)) == len(names)
        places = [key[3:] for key in profile.KEYS]
        assert len(set(places)) == len(places)


def test_no_pin_is_used_twice():
    for profile in profiles():
        pins = [pin for _, pin in keymap.key_pins(profile)] + all_outputs(profile)
        if hasattr(profile, "BATTERY"):
            pins.append(profile.BATTERY[0])
        assert len(set(pins)) == len(pins), profile.NAME
        assert all(0 <= pin < 30 for pin in pins)


def test_a_buzzer_has_a_pwm_slice_of_its_own():
    """A slice has one frequency: the tones would be seen in the light."""
    for profile in profiles():
        if hasattr(profile, "BUZZER"):
            others = [getattr(profile, "LIGHT", None)] + list(getattr(profile, "LED", ((),))[0])
            slices = [pin >> 1 & 7 for pin in others if pin is not None]
            assert profile.BUZZER >> 1 & 7 not in slices, profile.NAME


def test_every_board_can_do_what_is_needed():
    for profile in profiles():
        labels = keymap.labels_of(profile)
        for key in (LEFT, RIGHT, OK, BACK):
            assert key in labels, (profile.NAME, KEY_NAMES[key])
        for held, key in keymap.longs_of(profile).items():
            assert labels[key] == labels[held] + HELD


def test_labels_and_longs_of_four_keys():
    labels = keymap.labels_of(load("display_pack"))
    assert labels == {LEFT: "A", RIGHT: "X", OK: "B", BACK: "Y", F1: "Y…", F2: "B…"}
    assert keymap.longs_of(load("display_pack")) == {BACK: F1, OK: F2}
    assert keymap.longs_of(load("picosystem")) == {BACK: F3, F1: F4}


def test_the_canvas_is_allocated_before_the_chip_is_touched():
    class Noting(Chip):
        def freq(self, core=None, peripherals=0):
            if core:
                asked.append("chip")

    for profile in profiles():
        asked.clear()
        board, _ = made(profile, Noting(profile))
        assert board.canvas is (ONE_BIT if profile.MONO else COLOUR)
        assert asked == [(profile.WIDTH, profile.HEIGHT, profile.MONO), "chip"]


def test_a_live_board_shows_the_canvas():
    for profile in profiles():
        board, chip = made(profile)
        assert chip.hz == (125_000_000, 125_000_000)
        canvas = ONE_BIT if board.mono else COLOUR
        canvas.touch_all()
        rng = Rng((len(profile.NAME), 1, 2, 3))
        rotation = profile.PANEL["rotation"]
        for calls in (0, 30, 3):
            scribble(canvas, rng, calls)
            board.display.show(canvas)
            assert canvas.dirty_count == 0
            if not board.mono:
                found = chip.glass.differing(canvas, theme.PALETTE, rotation)
            elif "size" in profile.PANEL:
                found = chip.glass.differing(inked(canvas), theme.PALETTE, rotation)
            else:
                found = chip.glass.differing(canvas, rotation)
            assert found is None, (profile.NAME, calls, found)


def inked(canvas):
    """Return a one-bit canvas in two of sixteen inks."""
    other = Canvas(canvas.width, canvas.height)
    for y in range(canvas.height):
        for x in range(canvas.width):
            lit = canvas.frame_buffer.pixel(x, y)
            other.pixel(x, y, theme.IVORY if lit else theme.INK)
    return other


def test_a_live_board_is_what_the_contract_says():
    for profile in profiles():
        board, chip = made(profile)
        assert [name for name in ATTRIBUTES if not hasattr(board, name)] == []
        assert board.name == profile.NAME and board.title == profile.TITLE
        assert len(board.entropy()) == 8 and board.entropy() != board.entropy()
        chip.sleep_ms(40)
        now_ms = board.clock.now_ms()
        assert board.clock.diff_ms(now_ms + 5, now_ms) == 5
        assert board.clock.left_ms(now_ms, 33) == 33
        assert (board.battery is None) == (not hasattr(profile, "BATTERY"))
        if board.battery:
            board.battery.update()
            assert abs(board.battery.mv - 3700 - profile.BATTERY[2]) < 10
        assert (board.buzzer is None) == (not hasattr(profile, "BUZZER"))
        if board.buzzer:
            assert chip.duties[profile.BUZZER] == 0
            board.buzzer.tone(1000)
            assert chip.duties[profile.BUZZER] == 100_000
            board.buzzer.silence()
            assert chip.duties[profile.BUZZER] == 0
        assert chip.shorts == []


class Xip:
    """Stands in for hal/xip/relinker.py, and for the Relinker that it returns."""

    is_chip = True

    def relinker_of(self, pack, marks):
        asked.append(pack)
        assert isinstance(marks, (bytes, bytearray))
        return self if self.is_chip else None


class Tessera:
    """Stands in for hal/xip/importer.py, which is called tessera on a board."""

    pack = None
    relinker = None


def test_a_chip_with_its_modules_in_a_pack_has_a_relinker():
    asked.clear()
    profile = next(iter(profiles()))
    before = sys.modules.get("hal.xip.relinker"), sys.modules.get("tessera")
    stand_in = sys.modules["hal.xip.relinker"] = Xip()
    try:
        sys.modules.pop("tessera", None)
        board, _ = made(profile)
        assert board.relinker is None
        sys.modules["tessera"] = Tessera
        board, _ = made(profile)
        assert board.relinker is None and "those" not in asked  # nothing is mounted
        Tessera.pack = "those"
        board, _ = made(profile)
        assert board.relinker is stand_in is Tessera.relinker and "those" in asked
        stand_in.is_chip = False
        board, _ = made(profile)
        assert board.relinker is None
    finally:
        for name, module in zip(("hal.xip.relinker", "tessera"), before):
            sys.modules.pop(name, None)
            if module:
                sys.modules[name] = module


def test_every_key_is_read_and_only_that():
    for profile in profiles():
        board, chip = made(profile)
        assert board.keys.levels() == 0
        for key, pin in keymap.key_pins(profile):
            chip.presses = [(pin, 0, 1000)]
            assert board.keys.levels() == 1 << key, (profile.NAME, pin)


def test_a_key_that_goes_down_or_up_ends_the_sleep():
    for profile in profiles():
        board, chip = made(profile)
        _, pin = keymap.key_pins(profile)[0]
        chip.presses = [(pin, chip.now_ms + 10, chip.now_ms + 50)]
        ends = []
        for _ in range(4):
            board.keys.levels()
            before_ms = chip.now_ms
            board.clock.sleep_ms(33)
            ends.append(chip.now_ms - before_ms)
            assert board.clock.left_ms(chip.now_ms, 5) == (0 if ends[-1] < 33 else 5)
        # Down, still down, up, and nothing: looked at every 4 ms.
        assert ends == [12, 33, 8, 33], (profile.NAME, ends)
        board.clock.sleep_ms(0)
        board.clock.sleep_ms(1)
        assert chip.now_ms == before_ms + 34


def test_the_light_is_dark_until_it_is_asked_for():
    for profile in profiles():
        board, chip = made(profile)
        if chip.light() is None:
            assert chip.glass.on
            board.light.brightness(0)
            assert not chip.glass.on
            board.light.brightness(50)
            assert chip.glass.on and chip.glass.contrast == 127
        else:
            assert chip.light() == 0
            board.light.brightness(100)
            assert chip.light() == 65535


def test_leds_are_off():
    for profile in profiles():
        _, chip = made(profile)
        if hasattr(profile, "LED"):
            pins, active_low = profile.LED
            assert [chip.duties[pin] for pin in pins] == [65535 if active_low else 0] * len(pins)
