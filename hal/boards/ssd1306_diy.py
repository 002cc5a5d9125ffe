"""A Pico with an SSD1306 128x64 on I2C and six buttons, wired by yourself.

For another wiring, change the pin numbers below.
"""

from hal.drivers.ssd1306 import SSD1306

NAME = "ssd1306_diy"
TITLE = "Pico + SSD1306 128x64"
ORDER = 60
WIDTH = 128
HEIGHT = 64
MONO = True

KEYS = (
    ("UP", "\u25b2", 2, "left", 1, 0),
    ("DOWN", "\u25bc", 3, "left", 1, 2),
    ("LEFT", "\u25c0", 6, "left", 0, 1),
    ("RIGHT", "\u25b6", 7, "left", 2, 1),
    ("OK", "A", 8, "right", 1, 0),
    ("BACK", "B", 9, "right", 0, 1),
)
LONGS = (("F1", "BACK"), ("F2", "OK"))

PANEL = {
    "driver": SSD1306,
    "rotation": 0,
    "i2c": 0,
    "hz": 400_000,
    "sda": 4,
    "scl": 5,
}
