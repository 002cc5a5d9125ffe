"""Waveshare Pico-LCD-1.44: 128x128 ST7735 and four keys, on any Pico.

The picture has 128x64 pixels and is centred on the panel. The positions of the keys are assumed
from the order of their numbers; they have not been checked on a device yet.
"""

from hal.drivers.st7735 import ST7735

NAME = "waveshare_lcd144"
TITLE = "Waveshare Pico-LCD-1.44"
ORDER = 90
WIDTH = 128
HEIGHT = 64
MONO = True

KEYS = (
    ("LEFT", "K0", 15, "left", 0, 0),
    ("OK", "K1", 17, "left", 0, 1),
    ("RIGHT", "K2", 2, "right", 0, 0),
    ("BACK", "K3", 3, "right", 0, 1),
)
LONGS = (("F1", "BACK"), ("F2", "OK"))

PANEL = {
    "driver": ST7735,
    "rotation": 1,
    "size": (128, 128),
    "spi": 1,
    "hz": 15_000_000,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
}
LIGHT = 13
