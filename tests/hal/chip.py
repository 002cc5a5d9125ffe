"""A chip with a board on it: `machine` and `time` for tests, down to the picture on the glass.

The board that is there is a profile, as is the one that the code believes in. Time passes by
`sleep_ms` alone. `presses` tells when which pins are pulled to ground by keys. Faults are
collected in `shorts`: something driven while a key is down that could have been seen.
A bus must never be faster than was asked for, and the core never faster than its voltage allows.
"""

import gc

from hal.boards.live.make import output_pins
from hal.drivers.st7735 import ST7735
from hal.drivers.st7789 import ST7789
from tests.hal.glass import OledGlass, TftGlass
from tests.hal.spies import Wire

_IN, _OUT, _PULL_UP = 0, 1, 2

VREG = 0x40064000
FOUND = (125_000_000, 48_000_000)  # the clocks after a reset: of the core, and of the peripherals
_FOUND_VREG = 0x10B1  # 1.10 V
_SLOW_HZ = 133_000_000  # at most, with less than 1.15 V

# Where the glass lies in the memory, by driver and size: columns, rows, first column, first row.
_MEMORIES = {
    (ST7789, 240, 240): (240, 320, 0, 0),
    (ST7789, 240, 320): (240, 320, 0, 0),
    (ST7789, 135, 240): (240, 320, 52, 40),
    (ST7735, 128, 128): (132, 132, 2, 1),
    (ST7735, 80, 160): (132, 162, 26, 1),
}


class Chip:
    """The parts of `machine` and `time` that a board uses. `out` maps driven pins to levels."""

    def __init__(self, profile, presses=(), with_glass=True):
        """Put the chip on the board `profile`; presses: (GPIO, from ms, to ms)."""
        gc.collect()  # a glass, and what is drawn for it, want large blocks
        self.profile = profile
        self.presses = list(presses)
        self.now_ms = 0
        self.out = {}
        self.duties = {}
        self.shorts = []
        self.shorted_ms = {}
        self.adc_mv = 3700
        self.hz = FOUND
        self.mem32 = _Memory(self)
        self.pwms = []
        self.Pin = _Pins(self)
        self.glass = glass_of(profile) if with_glass else None
        self.wire = Wire(self.glass) if with_glass else None

    # time

    def ticks_ms(self):
        return self.now_ms

    def ticks_diff(self, a, b):
        return a - b

    def sleep_ms(self, ms):
        for _ in range(ms):
            self.now_ms += 1
            for number in self.pressed():
                if self.out.get(number) == 1:
                    self.shorted_ms[number] = self.shorted_ms.get(number, 0) + 1
        if self.glass:
            self.glass.sleep_ms(ms)

    def step(self):
        """Something is about to be done to the chip."""

    # machine

    def soft_reset(self):
        raise SystemExit

    def freq(self, core=None, peripherals=FOUND[1]):
        if core is None:
            return self.hz[0]
        self.step()
        assert self.out.get(self.profile.PANEL.get("cs"), 1) == 1, "bytes are on their way"
        self.hz = (core, peripherals)
        self.mem32.check()
        return None

    def SPI(self, number, hz, polarity, phase, sck, mosi, miso):  # noqa: N802
        assert (polarity, phase, miso) == (1, 1, None)
        self.drive(sck.number, None)
        self.drive(mosi.number, None)
        return _Bus(self, {"spi": number, "sck": sck.number, "mosi": mosi.number}, hz)

    def I2C(self, number, freq, scl=None, sda=None):  # noqa: N802
        if scl is None:
            self.i2c.init(freq)
        else:
            self.drive(scl.number, None)
            self.drive(sda.number, None)
            self.i2c = _Bus(self, {"i2c": number, "scl": scl.number, "sda": sda.number}, freq)
        return self.i2c

    def PWM(self, pin):  # noqa: N802
        self.pwms.append(_Pwm(self, pin.number))
        return self.pwms[-1]

    def ADC(self, number):  # noqa: N802
        assert number == self.profile.BATTERY[0]
        return _Adc(self)

    # For the tests to read.

    def pressed(self):
        """Return the pins that are pulled to ground now."""
        return [n for n, start, end in self.presses if start <= self.now_ms < end]

    def reads(self, number):
        return 0 if number in self.pressed() else self.out.get(number) is not None or 1

    def drive(self, number, level):
        """Something drives a pin: a level, or None for a bus."""
        for key in self.pressed():
            if key not in self.out or self.out[key] == 1:
                self.shorts.append((self.now_ms, number, key))
        self.out[number] = level
        if self.glass and number == self.profile.PANEL.get("reset"):
            self.glass.reset_pin(level)

    def release(self, number):
        self.out.pop(number, None)

    def is_wired(self, pins):
        """Return whether a bus goes to the panel that is there."""
        panel = self.profile.PANEL
        return all(panel.get(name) == pin for name, pin in pins.items())

    def light(self):
        """Return how bright the light is, 0 to 65535, None if there is none."""
        number = getattr(self.profile, "LIGHT", None)
        if self.out.get(number) == 1:
            return 65535
        return self.duties.get(number, 0) if number is not None else None


class _Memory:
    """The register of the core's voltage."""

    def __init__(self, chip):
        self._chip = chip
        self.vreg = _FOUND_VREG

    def __getitem__(self, address):
        assert address == VREG
        return self.vreg

    def __setitem__(self, address, value):
        self._chip.step()
        assert address == VREG and value & ~0xF0 == _FOUND_VREG & ~0xF0
        self.vreg = value
        self.check()

    def check(self):
        assert self._chip.hz[0] <= _SLOW_HZ or self.vreg & 0xF0 >= 0xC0, "too low a voltage"


class _Pins:
    IN, OUT, PULL_UP = _IN, _OUT, _PULL_UP

    def __init__(self, chip):
        self._chip = chip

    def __call__(self, number, mode=None, pull=None, value=None):
        if mode == _OUT:
            self._chip.drive(number, value or 0)
        elif mode == _IN:
            assert pull == _PULL_UP
            self._chip.release(number)
        return _Pin(self._chip, number)


class _Pin:
    def __init__(self, chip, number):
        self._chip = chip
        self.number = number

    def __call__(self, level=None):
        if level is None:
            return self._chip.reads(self.number)
        assert self.number in self._chip.out, "an input is not written to"
        self._chip.drive(self.number, level)
        return None


class _Bus:
    def __init__(self, chip, pins, baudrate):
        self._chip = chip
        self._pins = pins
        self.init(baudrate)

    def init(self, baudrate):
        self._chip.step()
        self._baudrate = baudrate
        self._divider = -(-self._clock() // baudrate)

    def _clock(self):
        return self._chip.hz["spi" in self._pins]  # that of I2C is the core's

    def _send(self, data):
        chip = self._chip
        assert self._clock() <= self._baudrate * self._divider, "the bus is too fast"
        for number in (self._pins.get("sck"), self._pins.get("scl")):
            if number is not None:
                chip.drive(number, None)
        return chip.glass is not None and chip.is_wired(self._pins)

    def write(self, data):
        if self._send(data):
            panel = self._chip.profile.PANEL
            wire = self._chip.wire
            wire.cs = self._chip.out.get(panel["cs"])
            wire.dc = self._chip.out.get(panel["dc"])
            if wire.cs == 0:
                wire.write(data)

    def writeto(self, address, data):
        if not self._send(data):
            raise OSError(5)
        self._chip.wire.writeto(address, data)


class _Pwm:
    def __init__(self, chip, number):
        self._chip = chip
        self._number = number
        self._divider = 0
        chip.drive(number, None)

    def freq(self, hz):
        self._chip.step()
        self._asked = hz
        self._divider = self._chip.hz[0] // hz

    def is_right(self):
        """Return whether the frequency is what was asked for, or nothing is lit or heard."""
        hz = self._chip.hz[0]
        is_off = not self._chip.duties.get(self._number)
        return is_off or abs(hz // self._divider - self._asked) * 50 <= self._asked

    def duty_u16(self, duty):
        self._chip.step()
        self._chip.duties[self._number] = duty

    def duty_ns(self, ns):
        self._chip.step()
        self._chip.duties[self._number] = ns


class _Adc:
    def __init__(self, chip):
        self._chip = chip

    def read_u16(self):
        return self._chip.adc_mv * 65535 // 9900


def glass_of(profile):
    """Return the glass of a profile's panel, as its controller sees it."""
    panel = profile.PANEL
    driver = panel["driver"]
    width, height = panel.get("size", (profile.WIDTH, profile.HEIGHT))
    if driver not in (ST7789, ST7735):
        return OledGlass(driver.__name__.lower())
    if panel["rotation"] & 1:
        width, height = height, width
    return TftGlass(*(_MEMORIES[driver, width, height] + (width, height)))


def all_outputs(profile):
    """Return every pin that a profile drives."""
    pins = list(output_pins(profile)) + list(getattr(profile, "LED", ((),))[0])
    buzzer = getattr(profile, "BUZZER", None)
    return pins if buzzer is None else pins + [buzzer]
