"""The list of board profiles, and a function that loads one."""

from hal.boards.live.make import output_pins
from hal.keymap import key_pins

# In the order in which the player is offered them.
PROFILES = (
    "waveshare_lcd13",
    "picosystem",
    "display_pack",
    "display_pack2",
    "waveshare_lcd114",
    "ssd1306_diy",
    "picopad",
    "waveshare_lcd2",
    "waveshare_lcd144",
    "waveshare_lcd096",
    "picoboy",
)


def load(name):
    """Return the profile called `name`, None if it is missing or broken."""
    try:
        profile = __import__("hal.boards." + name, None, None, ("x",))
        key_pins(profile)
        output_pins(profile)
        return profile
    except Exception:  # a broken profile may raise anything
        return None


def installed():
    """Return the usable profiles on this device, in the order of PROFILES."""
    return [profile for profile in [load(name) for name in PROFILES] if profile]
