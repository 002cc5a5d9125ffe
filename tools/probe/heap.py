"""Walks through the application on a device without a panel and reports the use of the heap.

    micropython -X heapsize=240K -m tools.probe.heap DIRECTORY [ROUNDS [GAME]]

Runs in MicroPython alone, with the tree of a board on the path; tools.heap is the command for it.
The board is the real one of hal/boards with its drivers, on a `machine` that does nothing. The
store is the real one, in DIRECTORY. The keys come from tour.py: they open the settings, begin
a match, leave it and resume it, choose every row of the list of actions, play ROUNDS rounds or the
whole match, and return to the menu. GAME is the number of the menu's row, from 0.
"""

import gc
import sys

from tools.probe.shown import shown
from tools.probe.tour import Tour

in_use = getattr(gc, "mem_alloc", int)  # only MicroPython has it

_HELD = 3  # frames that a key is down, and as many that it is up
_MOST = 100000  # frames; a match takes a quarter of it
_SEED = b"hanafuda"


class Chip:
    """`machine`, `time`, `rp2` and `uctypes` at once. `down`: the GPIO that is pulled low."""

    UINT32 = 0

    def __init__(self):
        self.Pin = Pins(self)
        self.now_ms = 0
        self.down = -1

    def ticks_ms(self):
        return self.now_ms

    def ticks_diff(self, a, b):
        return a - b

    def sleep_ms(self, ms):
        self.now_ms += ms

    def soft_reset(self):
        """Go on: no walk restarts the board."""

    def freq(self, core=0, peripherals=0):
        """Ignore new clocks; return the clock of the core."""
        return 125_000_000

    def addressof(self, buffer):
        """Return 0 as the address of a buffer; no code reads it."""
        return 0

    def part(self, *which, **how):
        """Return a pin, a bus, or any other part."""
        return Part(self, -1)

    SPI = I2C = PWM = ADC = DMA = struct = part


class Pins:
    """`machine.Pin`."""

    IN = OUT = PULL_UP = 1

    def __init__(self, chip):
        """Make pins of a chip."""
        self._chip = chip

    def __call__(self, number, mode=None, pull=None, value=None):
        return Part(self._chip, number)


class Part:
    """Anything that is wired to the chip; it ignores what is sent to it."""

    sr = dr = icr = 1  # the SPI registers: everything is sent, nothing is received

    def __init__(self, chip, number):
        """Make a part, with the number of its GPIO if it is a pin."""
        self._chip = chip
        self._number = number

    def __call__(self, level=None):
        """Return the level of a pin: high, unless it is a key that is down."""
        return 0 if self._chip.down == self._number else 1

    @property
    def registers(self):
        """The registers of a DMA channel: this object."""
        return self

    def __getitem__(self, register):
        """Return 0, the value of every register: no bytes are left to send."""
        return 0

    def __setitem__(self, register, value):
        """Ignore a value written to a register."""

    def read_u16(self):
        """Return the reading of an ADC with a full battery."""
        return 26000

    def active(self):
        """Return whether DMA is at work."""
        return False

    def config(self, read=None, write=None, count=0, ctrl=0, trigger=False):
        """Ignore a transfer."""

    def pack_ctrl(self, **settings):
        """Return the DMA's control word."""
        return 0

    def take(self, *what, **how):
        """Ignore bytes, or a setting."""

    init = freq = duty_u16 = duty_ns = write = writeto = take


class Walk:
    """A simulated player with a device.

    share    bytes in use before the application is loaded: the part of this module
    scenes   name -> [frames, most in use between frames, most in use at the end of a frame, most
             that an idle frame allocated]; in bytes, `share` included
    """

    def __init__(self, folder, rounds=0, game=0):
        """Switch the device on; /data is `folder`.

        rounds: how many to play, 0: a whole match; game: the row of the menu.
        """
        self.chip = Chip()
        for name in ("machine", "time", "rp2", "uctypes"):
            sys.modules[name] = self.chip  # pyright: ignore[reportArgumentType]
        self.frames = 0
        self.scenes = {}
        self._left = 0  # frames until the key is let go, or the next one pressed
        gc.collect()
        self.share = in_use()
        self.loop = self._start(folder)
        from app.core.games import GAMES

        self._tour = Tour(len(GAMES), (game,), rounds, list(self._pins))

    def _start(self, folder):
        """Boot as app/device.py does; return the loop, whose frames the Walk runs."""
        from app.core import theme
        from app.core.loop import Loop
        from app.device import run_on
        from app.fonts import small
        from hal.boards.live.board import Board
        from hal.boards.live.boot import Boot
        from hal.boards.live.run import run as run_board
        from hal.contract import KEY_NAMES
        from hal.keymap import key_pins

        loops = []

        def run(loop):
            loops.append(loop)

        Loop.run = run  # pyright: ignore[reportAttributeAccessIssue]
        Board.entropy = lambda self: _SEED

        def boot():
            return Boot(theme.PALETTE, small.FONT, None, None, folder)

        self._pins = {KEY_NAMES[key]: pin for key, pin in key_pins(boot()._profile())}
        run_board(boot, run_on)
        return loops[0]

    def frame(self):
        """Run a frame and note the use of the heap; return whether the walk continues."""
        loop = self.loop
        name = shown(loop.scene).__name__ if loop.scene else ""
        idle = loop.waiting and not self._left and not getattr(loop.scene, "work", None)
        before = in_use()
        loop.frame()
        after = in_use()
        if name not in self.scenes:
            self.scenes[name] = [0, 0, 0, 0]
        row = self.scenes[name]
        row[0] += 1
        row[1] = max(row[1], before)
        row[2] = max(row[2], after)
        if idle and loop.waiting:
            row[3] = max(row[3], after - before)
        self.frames += 1
        return self._press()

    def _press(self):
        """Press or release a key if it is time; return whether there is more to do."""
        if self.frames >= _MOST:
            raise Exception("the match does not end")
        if self._left:
            self._left -= 1
            if self._left == _HELD:
                self.chip.down = -1
            return True
        if not self.loop.waiting:
            return True
        scene = shown(self.loop.scene).__name__
        if scene == "Failure":
            raise Exception("the application failed")
        self.loop.settings.speed = "instant"  # a row of the list of actions changes it
        key = self._tour.key(scene)
        if key is None:
            return False
        self.chip.down = self._pins[key]
        self._left = 2 * _HELD
        return True

    def report(self):
        """Print the notes, a line for every kind of scene."""
        print("frames", self.frames)
        print("share", self.share)
        for name in sorted(self.scenes):
            print("scene", name or "boot", *self.scenes[name])


def main(folder, rounds=0, game=0):
    """Walk to the end and print the notes."""
    walk = Walk(folder, rounds, game)
    while walk.frame():
        pass
    walk.report()


if __name__ == "__main__":
    main(sys.argv[1], *[int(number) for number in sys.argv[2:]])
