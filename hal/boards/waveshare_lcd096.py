"""Waveshare Pico-LCD-0.96: 160x80 ST7735, a joystick and two keys, on any Pico.

The picture has 128x64 pixels and is centred on the panel.
"""

from hal.drivers.st7735 import ST7735

NAME = "waveshare_lcd096"
TITLE = "Waveshare Pico-LCD-0.96"
ORDER = 100
WIDTH = 128
HEIGHT = 64
MONO = True

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
    "driver": ST7735,
    "rotation": 3,
    "size": (160, 80),
    "spi": 1,
    "hz": 15_000_000,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
}
LIGHT = 13
