"""Waveshare Pico-LCD-1.3: 240x240 ST7789, a joystick and four keys, on any Pico.

This profile explains the fields that it has; docs/adding-a-board.md lists all.
"""

from hal.drivers.st7789 import ST7789

NAME = "waveshare_lcd13"
TITLE = "Waveshare Pico-LCD-1.3"
ORDER = 10  # the place in which the board offers it, when it asks which one it is
WIDTH = 240
HEIGHT = 240
MONO = False

# Logical key, its printed label, its GPIO (low when the key is down), and its position beside the
# screen: side, then column and row in that side's grid of keys.
KEYS = (
    ("UP", "\u25b2", 2, "left", 1, 0),
    ("DOWN", "\u25bc", 18, "left", 1, 2),
    ("LEFT", "\u25c0", 16, "left", 0, 1),
    ("RIGHT", "\u25b6", 20, "left", 2, 1),
    ("OK", "A", 15, "right", 0, 0),
    ("BACK", "B", 17, "right", 0, 1),
    ("F1", "X", 19, "right", 0, 2),
    ("F2", "Y", 21, "right", 0, 3),
)
LONGS = (("F3", "BACK"), ("F4", "F1"))
# Further pins that act as one of these keys: here the pressed joystick.
ALSO = (("OK", 3),)

# The panel's driver, its rotation (quarter turns), its bus and pins.
PANEL = {
    "driver": ST7789,
    "rotation": 1,
    "spi": 1,
    "hz": 62_500_000,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
}
LIGHT = 13
