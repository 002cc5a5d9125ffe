"""Which boards there are profiles of, and loading one."""

from hal.boards.live.make import output_pins
from hal.keymap import key_pins

# In the order in which they are offered.
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
    """Return the profile called `name`, None if there is none that can be used."""
    try:
        profile = __import__("hal.boards." + name, None, None, ("x",))
        key_pins(profile)
        output_pins(profile)
        return profile
    except Exception:  # whatever is wrong with it
        return None


def installed():
    """Return the profiles that are on this device."""
    return [profile for profile in [load(name) for name in PROFILES] if profile]
