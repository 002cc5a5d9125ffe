"""Waveshare Pico-LCD-2: 320x240 ST7789 and four keys, on any Pico.

The positions of the keys are assumed from the order of their numbers; they have not been checked
on a device yet.
"""

from hal.drivers.st7789 import ST7789

NAME = "waveshare_lcd2"
TITLE = "Waveshare Pico-LCD-2"
ORDER = 80
WIDTH = 320
HEIGHT = 240
MONO = False

KEYS = (
    ("LEFT", "K0", 15, "left", 0, 0),
    ("OK", "K1", 17, "left", 0, 1),
    ("RIGHT", "K2", 2, "right", 0, 0),
    ("BACK", "K3", 3, "right", 0, 1),
)
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
