"""Turns a profile into a live board, as hal/contract.py describes it.

`machine` and `time` are arguments: MicroPython's modules on a device; stand-ins in tests and while
the profile is being chosen. This module is not needed after the board is made: app/device.py drops
it.
"""

import sys

from hal.boards.live.board import Board, Clock, Pause, PinKeys
from hal.canvas import Canvas
from hal.keymap import key_pins, labels_of, longs_of


def make_board(profile, palette, store, machine, time, chip):
    """Return the board of a profile, with all its parts.

    palette: the colours of the inks, 48 bytes; store: a hal.store.Store; chip: a
    hal.boards.live.chip.Chip, which is made quick if it can be.
    """
    # Allocated first, while the heap has a free block that is large enough.
    canvas = Canvas(profile.WIDTH, profile.HEIGHT, profile.MONO)
    can_be_quick = chip.can_be_quick(profile)
    chip.run(can_be_quick)
    bus = make_bus(profile, machine)
    panel = make_panel(profile, bus, palette, machine, time)
    keys = make_keys(profile, machine)
    clock = Clock(time, keys)
    light = make_light(profile, panel, machine)
    buzzer = make_buzzer(profile, machine)
    led = make_led(profile, machine)
    chip.take(profile.PANEL, bus, (light, buzzer, led))
    return Board(
        {
            "name": profile.NAME,
            "title": profile.TITLE,
            "system": _system(),
            "width": profile.WIDTH,
            "height": profile.HEIGHT,
            "mono": profile.MONO,
            "labels": labels_of(profile),
            "longs": longs_of(profile),
            "store": store,
            "canvas": canvas,
            "clock": clock,
            "keys": keys,
            "restart": machine.soft_reset,
            "relinker": make_relinker(getattr(bus, "buffer", b"")),
            "display": make_display(profile, panel),
            "light": light,
            "battery": make_battery(profile, machine),
            "buzzer": buzzer,
            "led": led,
            "chip": chip if can_be_quick else None,
        }
    )


def make_relinker(marks):
    """Return the Relinker of the pack that the modules were imported from; None without a pack.

    marks: a buffer that the relinker may write to between two pictures. If the buffer is too
    short, the relinker allocates its own.
    """
    tessera = sys.modules.get("tessera")
    pack = tessera and tessera.pack
    if not pack:
        return None
    try:
        from hal.xip.relinker import relinker_of
    except (ImportError, SyntaxError, ValueError):  # a build without native code
        return None
    found = relinker_of(pack, marks)
    tessera.relinker = found  # pyright: ignore[reportAttributeAccessIssue] - a module's global
    return found


def _system():
    """Return the interpreter and its version: micropython 1.26.0."""
    implementation = sys.implementation
    version = ".".join([str(part) for part in implementation.version[:3]])
    return implementation.name + " " + version


def input_pin(number, machine):
    """Return a pin as an input with a pull-up."""
    return machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_UP)


def make_keys(profile, machine):
    """Return the keys of a profile; make inputs of their pins."""
    pins = key_pins(profile)
    keys = [key for key, _ in pins]
    return PinKeys(keys, [input_pin(number, machine) for _, number in pins])


def output_pins(profile):
    """Return the GPIOs that are driven when a profile's panel shows a picture, the light last."""
    panel = profile.PANEL
    names = ("sck", "mosi", "cs", "dc", "reset", "sda", "scl")
    pins = [panel[name] for name in names if name in panel]
    light = getattr(profile, "LIGHT", None)
    return pins if light is None else pins + [light]


def make_bus(profile, machine, plain=False):
    """Return the bus of a profile's panel. plain: whether to make a bus without DMA."""
    panel = profile.PANEL
    return _i2c(panel, machine) if "i2c" in panel else _spi(panel, machine, plain)


def make_panel(profile, bus, palette, machine, time):
    """Return the driver of a profile's panel, started. Its first `show` sets a colour panel up."""
    panel = profile.PANEL
    reset = None
    if "reset" in panel:
        reset = machine.Pin(panel["reset"], machine.Pin.OUT, value=1)
    driver = panel["driver"]
    if _is_one_bit(profile):
        return driver(bus, time.sleep_ms, panel["rotation"], reset)
    width, height = panel.get("size", (profile.WIDTH, profile.HEIGHT))
    return driver(bus, Pause(time), palette, width, height, panel["rotation"], reset)


def _is_one_bit(profile):
    """Return whether the panel itself has only two colours."""
    return profile.MONO and "size" not in profile.PANEL


def _spi(panel, machine, plain):
    number = panel["spi"]
    spi = machine.SPI(
        number,
        panel["hz"],
        polarity=1,
        phase=1,
        sck=machine.Pin(panel["sck"]),
        mosi=machine.Pin(panel["mosi"]),
        miso=None,  # the default would take a pin that is DC on some boards
    )
    cs = machine.Pin(panel["cs"], machine.Pin.OUT, value=1)
    dc = machine.Pin(panel["dc"], machine.Pin.OUT)
    if plain:
        from hal.drivers.spibus import SpiBus

        return SpiBus(spi, cs, dc)
    from hal.drivers.rp2dma import open_bus

    return open_bus(number, spi, cs, dc)


def _i2c(panel, machine):
    from hal.drivers.i2cbus import I2cBus

    scl = machine.Pin(panel["scl"])
    sda = machine.Pin(panel["sda"])
    i2c = machine.I2C(panel["i2c"], scl=scl, sda=sda, freq=panel["hz"])
    return I2cBus(i2c, panel.get("address", 0x3C))


def make_display(profile, panel):
    """Return the display that shows a profile's canvas on its panel."""
    if profile.MONO and not _is_one_bit(profile):
        from hal.drivers.two_inks import TwoInks

        return TwoInks(panel, profile.WIDTH, profile.HEIGHT)
    return panel


def make_light(profile, panel, machine):
    """Return the light of a panel, or None. A backlight is switched off at first."""
    if hasattr(profile, "LIGHT"):
        from hal.drivers.backlight import Backlight

        return Backlight(machine.PWM(machine.Pin(profile.LIGHT)))
    if not _is_one_bit(profile):
        return None
    from hal.drivers.panellight import PanelLight

    return PanelLight(panel)


def make_battery(profile, machine):
    """Return the battery gauge, or None if the profile has no battery."""
    if not hasattr(profile, "BATTERY"):
        return None
    from hal.drivers.battery import Battery

    pin, divider, drop_mv = profile.BATTERY
    return Battery(machine.ADC(pin), divider, drop_mv)


def make_buzzer(profile, machine):
    """Return the buzzer, silent, or None if the profile has none."""
    if not hasattr(profile, "BUZZER"):
        return None
    from hal.drivers.buzzer import Buzzer

    return Buzzer(machine.PWM(machine.Pin(profile.BUZZER)))


def make_led(profile, machine):
    """Return the LED, switched off, or None if the profile has none."""
    if not hasattr(profile, "LED"):
        return None
    from hal.drivers.led import Led

    pins, active_low = profile.LED
    return Led([machine.PWM(machine.Pin(pin)) for pin in pins], active_low)
