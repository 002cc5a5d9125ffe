"""The clock of the chip in every order of light, tone, LED, picture and Ctrl-C. Portable.

tests/hal/chip.py notices a core that is too fast for its voltage, and a bus that is too fast.
"""

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app.core import theme
from engine.rng import Rng
from hal.boards.live import chip as live
from hal.boards.live.make_board import make_board
from hal.boards.live.profiles import load
from hal.boards.live.run import run
from hal.store import Store
from tests.hal.chip import FOUND, VREG, Chip
from tests.hal.lent import lending
from tests.process import scratch

QUICK = (200_000_000, 200_000_000)
SAVING = (125_000_000, 125_000_000)
ORDERS = 60


class Hasty(Chip):
    """A chip on which Ctrl-C comes before the steps whose numbers are in `interrupts`."""

    interrupts: tuple = ()
    steps = 0

    def step(self):
        self.steps += 1
        if self.steps in self.interrupts:
            raise KeyboardInterrupt

    def sleep_ms(self, ms):
        self.step()
        Chip.sleep_ms(self, ms)

    def drive(self, number, level):
        Chip.drive(self, number, level)
        self.step()


class Starter:
    """Stands in for a Boot whose board is there already."""

    def __init__(self, chip, board):
        self.chip = chip
        self._board = board

    def board(self):
        return self._board


def on(name, function):
    """Return function(...) with the chip that is called `name` by MicroPython."""
    was = live.MACHINE
    live.MACHINE = name
    try:
        return function()
    finally:
        live.MACHINE = was


def made(profile, chip, name="Raspberry Pi Pico with RP2040"):
    """Return a board, and its Chip."""
    clock = on(name, lambda: live.Chip(chip, chip))
    store = Store(scratch("clock"))
    board = lending(make_board, profile, theme.PALETTE, store, chip, chip, clock)
    return board, clock


def steps_of(board):
    """Return what the application may do to a board."""
    light, buzzer, led, clock = board.light, board.buzzer, board.led, board.chip

    def show():
        board.canvas.touch(0, 0, 2, 8)
        board.display.show(board.canvas)

    steps = [lambda: clock.run(True), lambda: clock.run(False), show]
    if light:
        steps += [lambda: light.brightness(0), lambda: light.brightness(100)]
    if buzzer:
        steps += [lambda: buzzer.tone(440), lambda: buzzer.tone(2000), buzzer.silence]
    if led:
        steps += [lambda: led.show(0, 0, 0), lambda: led.show(9, 80, 255)]
    return steps


def are_right(chip):
    return all(pwm.is_right() for pwm in chip.pwms)


class Orders:
    """Random orders of all that may be done to a board, each ended by Ctrl-C once or twice."""

    def __init__(self, name):
        self.chip = Hasty(load(name), with_glass=name == "ssd1306_diy")
        self.board, self.clock = made(self.chip.profile, self.chip)
        self._steps = steps_of(self.board)
        self._rng = Rng((len(name), 3, 8, 1))
        self._steps[2]()  # the first picture sets the panel up

    def application(self, board):
        while self.chip.steps < 50:
            self._steps[self._rng.below(len(self._steps))]()
            assert are_right(self.chip)

    def run(self, is_interrupted):
        chip = self.chip
        chip.steps = 0
        first = 1 + self._rng.below(40)
        chip.interrupts = (first, first + 1 + self._rng.below(9)) if is_interrupted else ()
        try:
            run(lambda: Starter(self.clock, self.board), self.application)
        except KeyboardInterrupt:
            pass
        chip.interrupts = ()


def test_every_order_keeps_every_rate_and_gives_the_clock_back():
    for name in ("waveshare_lcd13", "picosystem", "picopad", "ssd1306_diy"):
        orders = Orders(name)
        chip = orders.chip
        for order in range(ORDERS):
            orders.run(order % 3)
            assert chip.hz == FOUND and chip.mem32[VREG] & 0xF0 == 0xB0, (name, order)
            assert are_right(chip), (name, order)


def changes(chip, function):
    """Return the clocks and voltages that a function sets, in order."""
    seen = []

    class Memory(type(chip.mem32)):
        def check(self):
            seen.append((self._chip.hz, self.vreg & 0xF0))

    was = chip.mem32
    clock_memory = Memory(chip)
    clock_memory.vreg = was.vreg
    chip.mem32 = clock_memory
    function()
    return seen


def test_up_the_voltage_comes_first_and_down_the_clock():
    chip = Chip(load("waveshare_lcd13"), with_glass=False)
    seen = []

    def use():
        clock = on("RP2040", lambda: live.Chip(chip, chip))
        for step in (lambda: clock.run(True), lambda: clock.run(False), clock.give_back):
            before_ms = chip.now_ms
            step()
            seen.append(chip.now_ms - before_ms)

    assert changes(chip, use) == [
        (FOUND, 0xC0),
        (QUICK, 0xC0),
        (SAVING, 0xC0),
        (SAVING, 0xB0),
        (FOUND, 0xB0),
    ]
    assert seen == [1, 0, 0]


def test_a_higher_voltage_that_was_found_is_kept():
    chip = Chip(load("waveshare_lcd13"), with_glass=False)
    chip.hz = (250_000_000, FOUND[1])
    chip.mem32.vreg += 0x30
    clock = on("RP2040", lambda: live.Chip(chip, chip))
    for is_quick in (True, False):
        clock.run(is_quick)
        assert chip.mem32[VREG] & 0xF0 == 0xE0
    clock.give_back()
    assert chip.hz == (250_000_000, FOUND[1])


def test_only_an_rp2040_whose_profile_allows_it_is_quick():
    profile = load("waveshare_lcd13")
    chip = Chip(profile, with_glass=False)
    board, clock = made(profile, chip)
    assert board.chip is clock and chip.hz == QUICK
    chip = Chip(profile, with_glass=False)
    before = chip.mem32.vreg
    board, clock = made(profile, chip, "Raspberry Pi Pico 2 with RP2350")
    assert board.chip is None and chip.hz == SAVING
    assert chip.mem32.vreg == before  # at that address another chip has something else
    clock.give_back()
    assert chip.hz == FOUND
    profile.QUICK = False
    try:
        chip = Chip(profile, with_glass=False)
        board, clock = made(profile, chip)
        assert board.chip is None and chip.hz == SAVING and chip.mem32[VREG] & 0xF0 == 0xB0
    finally:
        del profile.QUICK
