"""Pajenicko PicoPad: 320x240 ST7789, eight keys, a buzzer and a battery.

The maker runs the panel at 24 MHz. If the picture is upside down on your PicoPad, set the rotation
to 3.
"""

from hal.drivers.st7789 import ST7789

NAME = "picopad"
TITLE = "PicoPad"
ORDER = 70
WIDTH = 320
HEIGHT = 240
MONO = False

KEYS = (
    ("UP", "\u25b2", 4, "left", 1, 0),
    ("DOWN", "\u25bc", 5, "left", 1, 2),
    ("LEFT", "\u25c0", 3, "left", 0, 1),
    ("RIGHT", "\u25b6", 2, "left", 2, 1),
    ("OK", "A", 7, "right", 2, 1),
    ("BACK", "B", 6, "right", 1, 2),
    ("F1", "X", 9, "right", 1, 0),
    ("F2", "Y", 8, "right", 0, 1),
)
LONGS = (("F3", "BACK"), ("F4", "F1"))

PANEL = {
    "driver": ST7789,
    "rotation": 1,
    "spi": 0,
    "hz": 31_250_000,
    "sck": 18,
    "mosi": 19,
    "cs": 21,
    "dc": 17,
    "reset": 20,
}
LIGHT = 16
BUZZER = 15
LED = ((22,), True)
BATTERY = (29, 3, 311)
