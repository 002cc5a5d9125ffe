"""The colour panels: the glass shows the canvas, at every size and rotation, both ways."""

from app.core import theme
from engine.rng import Rng
from hal.boards.live.chip import Pause
from hal.canvas import Canvas
from hal.drivers.spibus import DmaBus, SpiBus
from hal.drivers.st7735 import ST7735
from hal.drivers.st7789 import ST7789
from hal.drivers.tft import Tft
from tests.hal.glass import TftGlass
from tests.hal.scribble import scribble
from tests.hal.spies import Dma, Registers, Silent, Wire
from tests.locked_heap import LockedHeap
from tests.sample import ALL

# Driver, the upright glass's width and height, and where it lies in the memory, as the makers'
# data sheets draw it: columns, rows, first column, first row.
PANELS = (
    (ST7789, 240, 240, (240, 320, 0, 0)),
    (ST7789, 240, 320, (240, 320, 0, 0)),
    (ST7789, 135, 240, (240, 320, 52, 40)),
    (ST7735, 128, 128, (132, 132, 2, 1)),
    (ST7735, 80, 160, (132, 162, 26, 1)),
)

# Where the picture's corner lies, in CASET and RASET, as published for these modules: by size as
# held, and MADCTL without the bits that move no pixels.
WINDOWS = {
    (240, 240, 0x00): (0, 0),
    (240, 240, 0x60): (0, 0),
    (240, 240, 0xC0): (0, 80),
    (240, 240, 0xA0): (80, 0),
    (135, 240, 0x00): (52, 40),
    (240, 135, 0x60): (40, 53),
    (135, 240, 0xC0): (53, 40),
    (240, 135, 0xA0): (40, 52),
    (320, 240, 0x60): (0, 0),
    (128, 128, 0x60): (1, 2),
    (160, 80, 0xA0): (1, 26),
}


def bench(driver, width, height, memory, rotation, by_dma, reset=True):
    """Return (panel, wire): a driver in front of a glass of its own."""
    glass = TftGlass(*memory, width, height)
    wire = Wire(glass)
    if by_dma:
        dma = Dma(wire)
        bus = DmaBus(wire, wire.cs_pin, wire.dc_pin, dma, Registers(dma), dma.address_of)
    else:
        bus = SpiBus(wire, wire.cs_pin, wire.dc_pin)
    if rotation & 1:
        width, height = height, width
    pin = glass.reset_pin if reset else None
    palette = theme.PALETTE
    return driver(bus, Pause(glass), palette, width, height, rotation, pin), wire


def every_bench():
    """Yield each panel in each rotation: by DMA and not in turn, with LAWS=all both ways."""
    for number, (driver, width, height, memory) in enumerate(PANELS):
        for rotation in range(4):
            for by_dma in (False, True):
                if ALL or (number + rotation) % 2 == by_dma:
                    yield driver, width, height, memory, rotation, by_dma


def test_the_glass_shows_the_canvas():
    for driver, width, height, memory, rotation, by_dma in every_bench():
        panel, wire = bench(driver, width, height, memory, rotation, by_dma)
        canvas = Canvas(panel.width, panel.height)
        assert (canvas.width, canvas.height) == ((width, height), (height, width))[rotation & 1]
        rng = Rng((width, height, rotation, by_dma))
        for calls in (0, 60, 2, 12):
            scribble(canvas, rng, calls)
            panel.show(canvas)
            assert canvas.dirty_count == 0
            found = wire.glass.differing(canvas, theme.PALETTE, rotation)
            assert found is None, (width, height, rotation, by_dma, calls, found)


def test_half_a_turn_is_the_other_rotation_and_two_are_none():
    for driver, width, height, memory, rotation, by_dma in every_bench():
        panel, wire = bench(driver, width, height, memory, rotation, by_dma)
        canvas = Canvas(panel.width, panel.height)
        rng = Rng((width, height, rotation, by_dma))
        for turned in (2, 0):
            panel.turn()
            canvas.touch_all()
            scribble(canvas, rng, 20)
            panel.show(canvas)
            found = wire.glass.differing(canvas, theme.PALETTE, rotation ^ turned)
            assert found is None, (width, height, rotation, by_dma, turned, found)


def test_a_smaller_canvas_is_centred_on_ink_0():
    for width, height, rotation, memory in (
        (128, 128, 1, (132, 132, 2, 1)),
        (80, 160, 3, (132, 162, 26, 1)),
    ):
        panel, wire = bench(ST7735, width, height, memory, rotation, True)
        canvas = Canvas(128, 64)
        rng = Rng((width, 0, 0, 1))
        for calls in (30, 3):
            scribble(canvas, rng, calls)
            panel.show(canvas)
            assert wire.glass.differing(canvas, theme.PALETTE, rotation) is None


def test_windows_are_those_the_makers_publish():
    seen = 0
    for driver, width, height, memory, rotation, by_dma in every_bench():
        panel, wire = bench(driver, width, height, memory, rotation, by_dma)
        canvas = Canvas(panel.width, panel.height)
        canvas.clear_dirty()
        canvas.pixel(0, 0, theme.GOLD)
        panel.show(canvas)
        glass = wire.glass
        published = WINDOWS.get((panel.width, panel.height, glass.madctl & 0xE0))
        if published is not None:
            seen += 1
            assert (glass.window[0], glass.window[2]) == published
    assert seen == (1 + ALL) * len(WINDOWS)


def test_colour_order_and_inversion():
    for driver, size, bgr, inverted in (
        (ST7789, (240, 240, (240, 320, 0, 0)), 0, True),
        (ST7735, (128, 128, (132, 132, 2, 1)), 0, False),
        (ST7735, (80, 160, (132, 162, 26, 1)), 8, True),
    ):
        panel, wire = bench(driver, *size, 0, False)
        panel.show(Canvas(panel.width, panel.height))  # set up before that
        glass = wire.glass
        assert glass.madctl & 8 == bgr and glass.inverted == inverted


def test_known_colour_known_bytes():
    heard = []

    class Listener(TftGlass):
        def data(self, data):
            heard.append((self.code, bytes(data)))
            TftGlass.data(self, data)

    glass = Listener(240, 320, 0, 0, 240, 240)
    wire = Wire(glass)
    bus = SpiBus(wire, wire.cs_pin, wire.dc_pin)
    panel = ST7789(bus, Pause(glass), theme.PALETTE, 240, 240, 0)
    canvas = Canvas(240, 240)
    canvas.clear_dirty()
    canvas.pixel(11, 300 - 1, theme.RED)  # outside: nothing is sent
    panel.show(canvas)
    canvas.pixel(11, 200, theme.RED)
    heard.clear()
    panel.show(canvas)
    assert heard == [
        (0x2A, b"\x00\x0a\x00\x0b"),
        (0x2B, b"\x00\xc8\x00\xc8"),
        (0x2C, b"\x10\x83\xc8\xe5"),  # INK, then RED, each with the high byte first
    ]


def test_without_a_reset_pin_the_command_does_it():
    for reset in (False, True):
        panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, True, reset)
        assert wire.glass.resets == 2 and not wire.glass.on
        assert wire.glass.now_ms < 5, "the boot waits for the panel"
        canvas = Canvas(240, 240)
        panel.show(canvas)
        assert wire.glass.on
        assert wire.glass.differing(canvas, theme.PALETTE, 0) is None


def test_time_that_passes_before_the_first_picture_is_not_waited_for():
    for passes, took in ((0, 130), (100, 130), (119, 130), (120, 130), (500, 510)):
        panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, True)
        began_ms = wire.glass.now_ms - 1  # the pulse of the reset
        wire.glass.sleep_ms(passes)
        panel.show(Canvas(240, 240))
        assert wire.glass.now_ms - began_ms == took + 1, passes


def test_a_panel_turned_before_its_first_picture_is_set_up_once():
    panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, False)
    panel.turn()
    assert not wire.glass.on and wire.glass.resets == 2
    canvas = Canvas(240, 240)
    scribble(canvas, Rng((7, 7, 7, 8)), 20)
    panel.show(canvas)
    assert wire.glass.on and wire.glass.resets == 2
    assert wire.glass.differing(canvas, theme.PALETTE, 2) is None


def test_the_first_picture_is_there_when_the_panel_goes_on():
    for dirty in (True, False):
        panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, True)
        canvas = Canvas(240, 240)
        seen = []
        command = wire.glass.command

        def spy(code, seen=seen, command=command, wire=wire, canvas=canvas):
            command(code)
            if code == 0x29:  # DISPON
                seen.append(wire.glass.differing(canvas, theme.PALETTE, 0))

        wire.glass.command = spy
        scribble(canvas, Rng((7, 7, 7, 9)), 20)
        if not dirty:
            canvas.clear_dirty()
        panel.show(canvas)
        assert seen == [None]


def test_another_palette_recolours_the_glass():
    panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, True)
    canvas = Canvas(240, 240)
    scribble(canvas, Rng((8, 7, 7, 7)), 20)
    palette = bytes(reversed(theme.PALETTE))
    panel.recolour(palette)
    canvas.touch_all()
    panel.show(canvas)
    assert wire.glass.differing(canvas, palette, 0) is None


def test_a_canvas_or_panel_that_does_not_fit_is_refused():
    panel, _ = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, True)
    for canvas in (Canvas(320, 240), Canvas(240, 241), Canvas(128, 64, True)):
        try:
            panel.show(canvas)
            raise AssertionError("not refused")
        except ValueError:
            pass
    for driver in (ST7789, ST7735):
        try:
            bench(driver, 240, 200, (240, 320, 0, 0), 1, True)
            raise AssertionError("not refused")
        except ValueError as error:
            assert str(error) == "the driver knows no glass of 240x200 at rotation 0"


WINDOW = 5 + 5 + 1  # CASET, RASET and RAMWR with their parameters


def test_bytes_of_a_frame():
    for by_dma in (False, True):
        panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, by_dma)
        canvas = Canvas(240, 240)
        panel.show(canvas)
        canvas.touch_all()
        wire.count_from_here()
        panel.show(canvas)
        assert wire.sent == 240 * 240 * 2 + WINDOW
        # Chunks of 2048 bytes, 57 of them, and the five transfers of the window.
        assert wire.transfers == 57 + 5
        wire.count_from_here()
        panel.show(canvas)
        assert wire.sent == 0


def test_bytes_of_a_cursor_move():
    """A cursor leaves one tile of 24x36 for another: two windows, no pixel more than needed."""
    for by_dma in (False, True):
        panel, wire = bench(ST7789, 240, 240, (240, 320, 0, 0), 0, by_dma)
        canvas = Canvas(240, 240)
        panel.show(canvas)
        for x, columns in ((100, 24), (101, 26)):
            canvas.rect(x - 72, 160, 24, 36, theme.IVORY)
            canvas.rect(x, 200, 24, 36, theme.GOLD)
            wire.count_from_here()
            panel.show(canvas)
            assert wire.sent == 2 * (columns * 36 * 2 + WINDOW)
            assert wire.sent < 240 * 240 * 2 // 30
            assert wire.transfers <= 2 * (5 + (1 if by_dma else 6))


def test_show_allocates_nothing():
    canvas = Canvas(240, 240)
    chip = Silent()
    glass = (240, 320, 0, 0, 240, 240)
    for bus in (SpiBus(chip, chip, chip), DmaBus(chip, chip, chip, chip, chip, chip.address_of)):
        panel = Tft(bus, chip, theme.PALETTE, glass, 2)
        canvas.touch_all()
        panel.show(canvas)  # buffers that last are allocated now
        chip.sent = 0
        with LockedHeap():
            canvas.rect(0, 0, 3, 3, 5)
            canvas.rect(100, 7, 37, 51, 6)
            canvas.rect(50, 200, 3, 1, 7)
            panel.show(canvas)
            canvas.touch_all()
            panel.show(canvas)
        sizes = 4 * 3 + 38 * 51 + 4 * 1 + 240 * 240
        assert chip.sent == 2 * sizes + 4 * WINDOW, chip.sent
