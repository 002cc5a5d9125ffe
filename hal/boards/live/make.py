"""Makes the panel of a profile, with its bus and light; a message needs no more.

`machine` and `time` are arguments: MicroPython's modules on a device; stand-ins in tests and while
the profile is being chosen.
"""

from hal.boards.live.chip import Pause


def input_pin(number, machine):
    """Return a pin as an input with a pull-up."""
    return machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_UP)


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
