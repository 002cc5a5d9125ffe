"""The clock of the chip with the voltage that its core needs for it, and the waits of a panel.

200 MHz at 1.15 V is the fastest clock that Raspberry Pi's SDK supports on an RP2040. Any other
chip always has the lower clock.
"""

import sys

from engine.compat import const

MACHINE = getattr(sys.implementation, "_machine", "")

QUICK_HZ = 200_000_000
SAVING_HZ = 125_000_000

# Of the RP2040: the register VREG of the core's regulator, its field VSEL, and 1.15 V in VSEL. The
# chip starts with 1.10 V (datasheet, 2.10).
_VREG = 0x40064000
_VSEL = const(0xF0)
_QUICK_VSEL = const(0xC0)
_RISE_MS = const(1)  # until a higher voltage is there


class Chip:
    """The clock and the voltage, which `give_back` restores as they were found."""

    def __init__(self, machine, time):
        """Take MicroPython's modules; change nothing."""
        self._machine = machine
        self._sleep_ms = time.sleep_ms
        self._panel = {}
        self._bus = None
        self._parts = ()
        self._is_rp2040 = "RP2040" in MACHINE
        self._memory = machine.mem32 if self._is_rp2040 else {_VREG: 0}
        self._found_hz = machine.freq()
        self._found_vsel = self._vsel()
        self._hz = 0  # that `run` has set

    def can_be_quick(self, profile):
        """Return whether the chip may have the higher clock on a board."""
        return self._is_rp2040 and getattr(profile, "QUICK", True)

    def take(self, panel, bus, parts):
        """Take what depends on the clock: a profile's PANEL, its bus, and the drivers of PWMs."""
        self._panel = panel
        self._bus = bus
        self._parts = [part for part in parts if hasattr(part, "tune")]

    def run(self, is_quick):
        """Change to the higher or lower clock, unless the chip has it."""
        hz = QUICK_HZ if is_quick else SAVING_HZ
        if hz != self._hz:
            self._hz = hz  # first: if Ctrl-C comes now, `give_back` has to do something
            self._change(hz, max(self._found_vsel, _QUICK_VSEL if is_quick else 0))

    def give_back(self):
        """Restore clock and voltage; a second call completes one that was interrupted."""
        if self._hz:
            self._change(self._found_hz, self._found_vsel, False)
            self._hz = 0

    def _change(self, hz, vsel, with_peripherals=True):
        """Change clock and voltage; at each step the voltage is enough for the clock.

        with_peripherals: whether SPI gets the same clock; else it has 48 MHz, as after a reset.
        """
        bus = self._bus
        if bus:
            bus.settle()
        before = self._vsel()
        if vsel > before:
            self._set_vsel(vsel)
            self._sleep_ms(_RISE_MS)
        if with_peripherals:
            self._machine.freq(hz, hz)
        else:
            self._machine.freq(hz)
        if vsel < before:
            self._set_vsel(vsel)
        # Every divider is of the old clock.
        if bus:
            panel = self._panel
            if "i2c" in panel:
                self._machine.I2C(panel["i2c"], freq=panel["hz"])  # the same object, with its pins
            else:
                bus.spi.init(baudrate=panel["hz"])
        for part in self._parts:
            part.tune()

    def _vsel(self):
        return self._memory[_VREG] & _VSEL

    def _set_vsel(self, vsel):
        self._memory[_VREG] = self._memory[_VREG] & ~_VSEL | vsel


class Pause:
    """The waits of a panel's driver: at once, or until some time after `begin`."""

    def __init__(self, time):
        """Use MicroPython's module `time`."""
        self.sleep_ms = time.sleep_ms
        self._time = time
        self._began_ms = 0

    def begin(self):
        self._began_ms = self._time.ticks_ms()

    def end(self, ms):
        """Wait until `ms` have passed since `begin`."""
        left_ms = ms - self._time.ticks_diff(self._time.ticks_ms(), self._began_ms)
        if left_ms > 0:
            self.sleep_ms(left_ms)
