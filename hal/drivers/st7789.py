"""ST7789: the controller of the 240-pixel colour panels; 240 columns by 320 rows of memory."""

from hal.drivers.tft import Tft, entry_of

# By size: the panel's place in the memory (`glass` of Tft).
_GLASSES = {
    (240, 240): (240, 320, 0, 0, 240, 240),
    (240, 320): (240, 320, 0, 0, 240, 320),
    (135, 240): (240, 320, 52, 40, 135, 240),
}

# The makers' voltages and gamma for IPS panels.
_SETUP = (
    (0xB2, b"\x0c\x0c\x00\x33\x33"),  # PORCTRL: porches
    (0xB7, b"\x35"),  # GCTRL: VGH 13.26 V, VGL -10.43 V
    (0xBB, b"\x19"),  # VCOMS: 0.725 V
    (0xC0, b"\x2c"),  # LCMCTRL
    (0xC2, b"\x01"),  # VDVVRHEN: VDV and VRH come from the two below
    (0xC3, b"\x12"),  # VRHS: 4.45 V
    (0xC4, b"\x20"),  # VDVS: 0 V
    (0xC6, b"\x0f"),  # FRCTRL2: 60 Hz
    (0xD0, b"\xa4\xa1"),  # PWCTRL1: AVDD 6.8 V, AVCL -4.8 V, VDS 2.3 V
    (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
    (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
)


class ST7789(Tft):
    """A panel of 240x240, 320x240 or 240x135 pixels, in either direction."""

    def __init__(self, bus, pause, palette, width, height, rotation, reset=None):
        """Reset the panel; the first picture takes up to 150 ms.

        width, height: as the panel is held. rotation: quarter turns from the panel's own upright
        position; 1 or 3 for a panel held sideways.
        """
        glass = entry_of(_GLASSES, width, height, rotation)
        Tft.__init__(self, bus, pause, palette, glass, rotation, reset)
        self.start(_SETUP, inverted=True)
