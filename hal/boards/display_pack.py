"""Pimoroni Pico Display Pack: 240x135 ST7789, four keys and a LED, on any Pico."""

from hal.drivers.st7789 import ST7789

NAME = "display_pack"
TITLE = "Pico Display Pack"
ORDER = 30
WIDTH = 240
HEIGHT = 135
MONO = False

KEYS = (
    ("LEFT", "A", 12, "left", 0, 0),
    ("OK", "B", 13, "left", 0, 1),
    ("RIGHT", "X", 14, "right", 0, 0),
    ("BACK", "Y", 15, "right", 0, 1),
)
LONGS = (("F1", "BACK"), ("F2", "OK"))

PANEL = {
    "driver": ST7789,
    "rotation": 1,
    "spi": 0,
    "hz": 62_500_000,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
}
LIGHT = 20
LED = ((6, 7, 8), True)
