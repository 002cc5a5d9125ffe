"""Makes the board of a profile, as hal/contract.py describes it, with all its parts.

This module is not needed after the board is made: app/device.py drops it.
"""

import sys

from hal.boards.live.board import Board, Clock, PinKeys
from hal.boards.live.make import input_pin, make_bus, make_display, make_light, make_panel
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


def make_keys(profile, machine):
    """Return the keys of a profile; make inputs of their pins."""
    pins = key_pins(profile)
    keys = [key for key, _ in pins]
    return PinKeys(keys, [input_pin(number, machine) for _, number in pins])


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
