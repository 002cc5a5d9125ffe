"""ST7735S: the controller of the small colour panels, 132 columns by up to 162 rows of memory.

The panel of 128x128 runs the controller with 132 rows (set by its GM pins), so the offset from the
far side is 3, not 33. The maker confirms the window at rotation 1 only; the other rotations are
computed from it.
"""

from hal.drivers.tft import Tft, entry_of

_GAMMA_POSITIVE = 0xE0
_GAMMA_NEGATIVE = 0xE1

# The makers' values: frame rates (B1-B3), inversion (B4), power (C0-C4), VCOM (C5) and gamma.
_SETUP_128 = (
    (0xB1, b"\x01\x2c\x2d"),
    (0xB2, b"\x01\x2c\x2d"),
    (0xB3, b"\x01\x2c\x2d\x01\x2c\x2d"),
    (0xB4, b"\x07"),
    (0xC0, b"\xa2\x02\x84"),
    (0xC1, b"\xc5"),
    (0xC2, b"\x0a\x00"),
    (0xC3, b"\x8a\x2a"),
    (0xC4, b"\x8a\xee"),
    (0xC5, b"\x0e"),
    (_GAMMA_POSITIVE, b"\x0f\x1a\x0f\x18\x2f\x28\x20\x22\x1f\x1b\x23\x37\x00\x07\x02\x10"),
    (_GAMMA_NEGATIVE, b"\x0f\x1b\x0f\x17\x33\x2c\x29\x2e\x30\x30\x39\x3f\x00\x07\x03\x10"),
)
_SETUP_160 = (
    (0xB1, b"\x05\x3a\x3a"),
    (0xB2, b"\x05\x3a\x3a"),
    (0xB3, b"\x05\x3a\x3a\x05\x3a\x3a"),
    (0xB4, b"\x03"),
    (0xC0, b"\x62\x02\x04"),
    (0xC1, b"\xc0"),
    (0xC2, b"\x0d\x00"),
    (0xC3, b"\x8d\x6a"),
    (0xC4, b"\x8d\xee"),
    (0xC5, b"\x0e"),
    (_GAMMA_POSITIVE, b"\x10\x0e\x02\x03\x0e\x07\x02\x07\x0a\x12\x27\x37\x00\x0d\x0e\x10"),
    (_GAMMA_NEGATIVE, b"\x10\x0e\x03\x03\x0f\x06\x02\x08\x0a\x13\x26\x36\x00\x0d\x0e\x10"),
)

# By size: the panel's place in the memory (`glass` of Tft), set-up, inverted, bgr.
_PANELS = {
    (128, 128): ((132, 132, 2, 1, 128, 128), _SETUP_128, False, False),
    (80, 160): ((132, 162, 26, 1, 80, 160), _SETUP_160, True, True),
}


class ST7735(Tft):
    """A panel of 128x128 or 160x80 pixels, in either direction."""

    def __init__(self, bus, pause, palette, width, height, rotation, reset=None):
        """Reset the panel; the first picture takes up to 150 ms.

        width, height: as the panel is held. rotation: quarter turns from the panel's own upright
        position; 1 or 3 for a panel held sideways.
        """
        glass, setup, inverted, bgr = entry_of(_PANELS, width, height, rotation)
        Tft.__init__(self, bus, pause, palette, glass, rotation, reset)
        self.start(setup, inverted, bgr)
