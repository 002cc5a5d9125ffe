"""Waveshare Pico-LCD-1.14 V2: 240x135 ST7789, a joystick and two keys, on any Pico.

This profile does not fit the first version, which has four keys and no joystick.
"""

from hal.drivers.st7789 import ST7789

NAME = "waveshare_lcd114"
TITLE = "Waveshare Pico-LCD-1.14 V2"
ORDER = 50
WIDTH = 240
HEIGHT = 135
MONO = False

KEYS = (
    ("UP", "\u25b2", 2, "left", 1, 0),
    ("DOWN", "\u25bc", 18, "left", 1, 2),
    ("LEFT", "\u25c0", 16, "left", 0, 1),
    ("RIGHT", "\u25b6", 20, "left", 2, 1),
    ("OK", "A", 15, "right", 0, 0),
    ("BACK", "B", 17, "right", 0, 1),
)
ALSO = (("OK", 3),)
LONGS = (("F1", "BACK"), ("F2", "OK"))

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
