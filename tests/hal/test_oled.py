"""The one-bit panels: the glass shows the canvas, both ways up, on SPI and on I2C."""

from engine.rng import Rng
from hal.canvas import Canvas
from hal.drivers.i2cbus import I2cBus
from hal.drivers.sh1106 import SH1106
from hal.drivers.sh1107 import SH1107
from hal.drivers.spibus import SpiBus
from hal.drivers.ssd1306 import SSD1306
from tests.hal.glass import OledGlass
from tests.hal.scribble import scribble
from tests.hal.spies import Silent, Wire
from tests.locked_heap import LockedHeap

PANELS = ((SSD1306, "ssd1306"), (SH1106, "sh1106"), (SH1107, "sh1107"))


def bench(driver, kind, rotation, by_i2c, reset=True):
    """Return (panel, wire): a driver in front of a glass of its own."""
    glass = OledGlass(kind)
    wire = Wire(glass)
    bus = I2cBus(wire) if by_i2c else SpiBus(wire, wire.cs_pin, wire.dc_pin)
    return driver(bus, glass.sleep_ms, rotation, glass.reset_pin if reset else None), wire


def every_bench():
    for driver, kind in PANELS:
        for rotation in (0, 2):
            for by_i2c in (False, True):
                yield driver, kind, rotation, by_i2c


def test_the_glass_shows_the_canvas():
    for driver, kind, rotation, by_i2c in every_bench():
        panel, wire = bench(driver, kind, rotation, by_i2c)
        canvas = Canvas(128, 64, True)
        rng = Rng((len(kind), ord(kind[-1]), rotation, by_i2c))
        assert wire.glass.differing(canvas, rotation) is None, "the start leaves noise"
        for calls in (0, 30, 1, 1, 2, 3, 5, 8, 13, 21, 1, 1):
            scribble(canvas, rng, calls)
            panel.show(canvas)
            assert canvas.dirty_count == 0
            found = wire.glass.differing(canvas, rotation)
            assert found is None, (kind, rotation, by_i2c, calls, found)


def test_half_a_turn_is_the_other_rotation_and_two_are_none():
    for driver, kind, rotation, by_i2c in every_bench():
        panel, wire = bench(driver, kind, rotation, by_i2c)
        canvas = Canvas(128, 64, True)
        rng = Rng((len(kind), ord(kind[-1]), rotation, by_i2c))
        for turned in (2, 0):
            panel.turn()
            scribble(canvas, rng, 20)
            canvas.touch_all()
            panel.show(canvas)
            found = wire.glass.differing(canvas, rotation ^ turned)
            assert found is None, (kind, rotation, by_i2c, turned, found)


def test_known_pixels_go_to_known_places():
    for driver, kind in PANELS:
        panel, wire = bench(driver, kind, 0, False)
        canvas = Canvas(128, 64, True)
        canvas.pixel(3, 17, 1)
        panel.show(canvas)
        lit = [(i, byte) for i, byte in enumerate(wire.glass.memory) if byte]
        if kind == "ssd1306":
            assert lit == [(2 * 128 + 3, 2)]
        elif kind == "sh1106":  # but for the columns that are not to be seen
            assert (2 * 132 + 2 + 3, 2) in lit
            assert not [i for i, _ in lit if 2 <= i % 132 < 130 and i != 2 * 132 + 5]
        else:
            assert [(i, byte) for i, byte in lit if i % 128 < 64] == [(17, 8)]


def test_contrast_and_sleep():
    for driver, kind, rotation, by_i2c in every_bench():
        panel, wire = bench(driver, kind, rotation, by_i2c)
        for percent, level in ((0, 0), (50, 127), (100, 255)):
            panel.contrast(percent)
            assert wire.glass.contrast == level
        panel.sleep()
        assert not wire.glass.on
        panel.wake()
        assert wire.glass.differing(Canvas(128, 64, True), rotation) is None


def test_the_reset_pin_is_pulled_if_there_is_one():
    for driver, kind in PANELS:
        for reset in (False, True):
            assert bench(driver, kind, 0, False, reset)[1].glass.resets == 1 + reset


def test_a_canvas_that_does_not_fit_is_refused():
    panel, _ = bench(SSD1306, "ssd1306", 0, True)
    for canvas in (Canvas(128, 64), Canvas(72, 40, True), Canvas(64, 128, True)):
        try:
            panel.show(canvas)
            raise AssertionError("not refused")
        except ValueError:
            pass


def test_bytes_of_a_frame():
    # Commands: a window, or page and column of each page. I2C adds two bytes a transfer; there
    # the SSD1306 has 4 of pixels and one of commands.
    for driver, kind, commands, by_i2c in (
        (SSD1306, "ssd1306", 6, 1024 + 6 + 2 * 5),
        (SH1106, "sh1106", 8 * 3, 1024 + 8 * (3 + 2 * 2)),
        (SH1107, "sh1107", 16 * 3, 1024 + 16 * (3 + 2 * 2)),
    ):
        for i2c, expected in ((False, 1024 + commands), (True, by_i2c)):
            panel, wire = bench(driver, kind, 0, i2c)
            canvas = Canvas(128, 64, True)
            wire.count_from_here()
            panel.show(canvas)
            assert wire.sent == expected
            wire.count_from_here()
            panel.show(canvas)
            assert wire.sent == 0


def test_bytes_of_a_cursor_move():
    """A cursor of 9x11 at the worst place spans three pages, on the SH1107 two by three blocks."""
    for driver, kind, most in (
        (SSD1306, "ssd1306", 3 * 9 + 6),
        (SH1106, "sh1106", 3 * (9 + 3)),
        (SH1107, "sh1107", 2 * (24 + 3)),
    ):
        panel, wire = bench(driver, kind, 0, False)
        canvas = Canvas(128, 64, True)
        panel.show(canvas)
        canvas.frame(60, 6, 9, 11, 1)
        wire.count_from_here()
        panel.show(canvas)
        assert wire.sent == most


def test_show_allocates_nothing():
    canvas = Canvas(128, 64, True)
    chip = Silent()
    for driver, _ in PANELS:
        for bus in (SpiBus(chip, chip, chip), I2cBus(chip)):
            panel = driver(bus, chip)
            panel.show(canvas)  # buffers that last are allocated now
            chip.sent = 0
            with LockedHeap():
                canvas.rect(0, 0, 3, 3, 1)
                canvas.rect(60, 7, 37, 51, 1)
                panel.show(canvas)
                canvas.touch_all()
                panel.show(canvas)
                panel.contrast(30)
                panel.sleep()
                panel.wake()
            assert chip.sent > 1024
            canvas.touch_all()
