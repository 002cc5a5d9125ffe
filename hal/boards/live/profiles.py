"""The list of board profiles, and a function that loads one."""

from engine.compat import load_module
from hal.boards.live.make import output_pins
from hal.keymap import key_pins


def _found():
    """Return the names of the files in hal/boards by their ORDER, a tuple."""
    import os

    folder = __file__.replace("\\", "/").rsplit("/", 2)[0]
    orders = []
    for name in os.listdir(folder):
        if name.endswith(".py") and name[0] != "_":
            with open(folder + "/" + name, encoding="utf-8") as file:
                for line in file:
                    if line.startswith("ORDER = "):
                        orders.append((int(line[8:].split()[0]), name[:-3]))
    return tuple([name for _, name in sorted(orders)])


PROFILES = _found()  # a build has the names instead, and not the function


def load(name):
    """Return the profile called `name`, None if it is missing or broken."""
    try:
        profile = load_module("hal.boards", name)
        key_pins(profile)
        output_pins(profile)
        return profile
    except Exception:  # a broken profile may raise anything
        return None


def installed():
    """Return the usable profiles on this device, in the order of PROFILES."""
    return [profile for profile in [load(name) for name in PROFILES] if profile]
