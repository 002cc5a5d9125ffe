"""From reset to a board: safe mode, choosing a profile, and never a short on the way."""

import os

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app.core import theme
from app.fonts import small
from engine.rng import Rng
from hal.boards.live import choose, profiles
from hal.boards.live.boot import Boot
from hal.boards.live.choose import Chooser
from hal.boards.live.message_canvas import lines, sheet
from hal.boards.live.profiles import PROFILES, installed, load
from hal.boards.live.run import run
from hal.keymap import key_pins
from hal.store import Store
from tests.hal.chip import Chip
from tests.hal.lent import lending
from tests.process import scratch
from tests.sample import sampled

FOLDER = scratch("boot")
# One in so many boards is chosen by taps, and has keys pressed at any moment.
SHARE = sampled(5, 1)
TAP_MS = 100
HOLD_MS = 2100


class Stop(BaseException):
    """The test has seen enough."""


class Until(Chip):
    """A chip that stops the code when its time is over."""

    limit_ms = 60000

    def sleep_ms(self, ms):
        Chip.sleep_ms(self, ms)
        if self.now_ms > self.limit_ms:
            raise Stop()


def folder(name=None):
    """Return the folder for /data, empty or with the name of a board in it."""
    try:
        os.mkdir(FOLDER)
    except OSError:
        for file in os.listdir(FOLDER):
            os.remove(FOLDER + "/" + file)
    if name is not None:
        with open(FOLDER + "/board", "w") as file:
            file.write(name)
    return FOLDER


class Lent(Boot):
    """A Boot whose board borrows its canvas."""

    def board(self):
        return lending(Boot.board, self)


def boot(chip, name=None):
    return Lent(theme.PALETTE, small.FONT, chip, chip, folder(name))


def a_key(profile):
    return key_pins(profile)[0][1]


def test_a_remembered_board_is_made():
    for name in PROFILES:
        chip = Chip(load(name))
        board = boot(chip, name + "\n").board()
        assert board.name == name and chip.shorts == []


def test_a_held_key_leads_to_the_repl_and_nothing_is_driven():
    for name in PROFILES:
        profile = load(name)
        for _, pin in key_pins(profile):
            chip = Chip(profile, [(pin, 0, 10000)], False)
            assert boot(chip, name).board() is None
            assert chip.out == {} and chip.shorts == []


def offers(hardware):
    """Return how many taps come before the board's own profile is shown.

    Profiles on I2C answer with an error where no panel is, and are passed over.
    """
    earlier = [load(name).PANEL for name in PROFILES[: PROFILES.index(hardware.NAME)]]
    own = hardware.PANEL
    return len([p for p in earlier if "i2c" not in p or p["i2c"] == own.get("i2c")])


def presses_for(hardware, taps):
    """Return presses that tap so many times and then hold, each when the screen has been seen."""
    pin = a_key(hardware)
    at_ms = 450
    presses = []
    for _ in range(taps):
        presses.append((pin, at_ms, at_ms + TAP_MS))
        at_ms += 450
    return presses + [(pin, at_ms, at_ms + HOLD_MS)]


def test_without_a_profile_taps_go_on_and_a_long_press_chooses():
    for name in list(PROFILES)[::SHARE]:
        hardware = load(name)
        taps = offers(hardware)
        wrong = ("no_such_board", "", "../etc") if name == PROFILES[0] else ()
        for remembered in (None,) + wrong:
            chip = Until(hardware, presses_for(hardware, taps), hardware.MONO)
            assert boot(chip, remembered).board().name == name
            assert chip.shorts == [], (name, chip.shorts)
            with open(FOLDER + "/board") as file:
                assert file.read() == name


def test_the_right_board_is_seen_and_lit():
    for name in PROFILES:
        hardware = load(name)
        chip = Until(hardware)
        chip.limit_ms = 2000
        try:
            Chooser([hardware], theme.PALETTE, small.FONT, chip, chip).run()
        except Stop:
            pass
        assert chip.light() in (None, 65535)
        one_bit = "size" not in hardware.PANEL and hardware.MONO
        canvas = sheet(small.FONT, one_bit, (hardware.TITLE,) + choose.QUESTION)
        if canvas.mono:
            assert chip.glass.differing(canvas, 0) is None
        else:
            rotation = hardware.PANEL["rotation"]
            assert chip.glass.differing(canvas, theme.PALETTE, rotation) is None, name


def test_the_texts_of_the_chooser_fit():
    for name in PROFILES:
        count = 0
        for sentence in (load(name).TITLE,) + choose.QUESTION:
            count += len(lines(small.FONT, sentence))
        assert count * small.FONT.height <= 64, (name, count, small.FONT.height)


def test_nothing_is_driven_while_a_key_is_down_whenever_it_goes_down():
    """Boards under every profile, with keys pressed at any moment, drawing included."""
    profiles = installed()
    for number, hardware in enumerate(list(profiles)[::SHARE]):
        rng = Rng((number, 2, 3, 4))
        presses = []
        at_ms = 0
        pins = [pin for _, pin in key_pins(hardware)]
        while at_ms < 3000:
            at_ms += rng.below(300)
            length_ms = 1 + rng.below(60)
            presses.append((pins[rng.below(len(pins))], at_ms, at_ms + length_ms))
            at_ms += length_ms
        chip = Until(hardware, presses, False)
        chip.limit_ms = at_ms
        try:
            Chooser(profiles, theme.PALETTE, small.FONT, chip, chip).run()
        except Stop:
            pass
        assert chip.shorts == [], (hardware.NAME, chip.shorts[:3])
        # A pin that is driven high when its key goes down is let go of at once.
        assert not chip.shorted_ms or max(chip.shorted_ms.values()) <= 10 * len(presses)
        seen = [longest(chip, pin) for pin in chip.shorted_ms]
        assert not seen or max(seen) <= 5, (hardware.NAME, seen)


def longest(chip, pin):
    """Return for how many milliseconds on average a press of a driven pin lasted as a short."""
    count = len([1 for number, _, _ in chip.presses if number == pin])
    return chip.shorted_ms[pin] // count


def test_a_press_while_the_picture_is_made_chooses_nothing():
    hardware = load("waveshare_lcd13")
    pin = a_key(hardware)
    # Held from the first moments of drawing on: nothing had been shown yet.
    chip = Until(hardware, [(pin, 60, 60 + HOLD_MS)], False)
    chip.limit_ms = 4000
    try:
        Chooser(installed(), theme.PALETTE, small.FONT, chip, chip).run()
        raise AssertionError("chosen")
    except Stop:
        pass


def test_a_pin_that_stays_low_is_no_key_and_is_never_driven():
    """GP2 of a PicoSystem belongs to its charger; GP13 here stands for a LED."""
    hardware = load("picosystem")
    driven = set()

    class Watched(Until):
        def drive(self, number, level):
            driven.add(number)
            self.out[number] = level

    presses = [(2, 0, 99999), (13, 0, 99999)]
    at_ms = 3500
    for _ in range(20):
        presses.append((23, at_ms, at_ms + TAP_MS))
        at_ms += 600
    chip = Watched(hardware, presses, False)
    chip.limit_ms = 16000
    try:
        Chooser(installed(), theme.PALETTE, small.FONT, chip, chip).run()
    except Stop:
        pass
    assert driven and 2 not in driven and 13 not in driven


def test_without_a_profile_to_offer_the_repl_follows():
    # GP18 is the clock of the one and a key of the other; with GP12 it is the other way round.
    offered = [load("display_pack"), load("waveshare_lcd13")]
    chip = Until(load("picosystem"), [(18, 0, 99999), (12, 0, 99999)], False)
    assert Chooser(offered, theme.PALETTE, small.FONT, chip, chip).run() is None
    assert chip.out == {}


def test_the_only_board_there_is_needs_no_choosing():
    every = profiles.PROFILES
    try:
        profiles.PROFILES = ("no_such_board", "picopad")
        for stored in (None, "no_such_board"):
            assert boot(Chip(load("picopad")), stored).board().name == "picopad"
            with open(FOLDER + "/board") as file:
                assert file.read() == "picopad"
    finally:
        profiles.PROFILES = every


def test_a_place_that_cannot_be_written_to_does_not_stop_it():
    hardware = load("waveshare_lcd13")
    chip = Until(hardware, presses_for(hardware, 0))
    starter = Lent(theme.PALETTE, small.FONT, chip, chip, "/nowhere/at/all")
    assert starter.board().name == "waveshare_lcd13"


def test_an_error_is_shown_and_kept_and_ctrl_c_goes_through():
    for name in ("waveshare_lcd13", "ssd1306_diy", "waveshare_lcd144"):
        hardware = load(name)
        chip = Chip(hardware)
        starter = boot(chip, name)

        def fails(board):
            board.light.brightness(0)
            raise ValueError("a tile too many")

        run(lambda starter=starter: starter, fails)
        assert b"a tile too many" in Store(FOLDER).load("error")
        words = ("Tessera has stopped.", "ValueError: a tile too many", "The match is kept.")
        canvas = sheet(small.FONT, name == "ssd1306_diy", words)
        if canvas.mono:
            assert chip.glass.differing(canvas, 0) is None
        else:
            assert chip.glass.differing(canvas, theme.PALETTE, 1) is None
            assert chip.light() == 65535

    def interrupted(board):
        raise KeyboardInterrupt()

    try:
        run(lambda: boot(Chip(hardware), name), interrupted)
        raise AssertionError("held back")
    except KeyboardInterrupt:
        pass


def test_a_message_is_shown_only_where_driving_the_panel_is_safe():
    hardware = load("waveshare_lcd13")
    chip = Chip(hardware, [(2, 0, 10000)], False)
    boot(chip, "waveshare_lcd13").say(("Old.",))
    boot(chip, "no_such_board").say(("Old.",))
    assert chip.out == {}
