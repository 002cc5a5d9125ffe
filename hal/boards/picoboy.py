"""PicoBoy (picoboy.de): 128x64 SH1106 and a joystick that can be pressed, nothing else.

A long press of the joystick is BACK, which opens a menu with all other actions.
"""

from hal.drivers.sh1106 import SH1106

NAME = "picoboy"
TITLE = "PicoBoy"
ORDER = 110
WIDTH = 128
HEIGHT = 64
MONO = True

KEYS = (
    ("UP", "\u25b2", 1, "right", 1, 0),
    ("DOWN", "\u25bc", 3, "right", 1, 2),
    ("LEFT", "\u25c0", 4, "right", 0, 1),
    ("RIGHT", "\u25b6", 2, "right", 2, 1),
    ("OK", "OK", 0, "right", 1, 1),
)
LONGS = (("BACK", "OK"),)

PANEL = {
    "driver": SH1106,
    "rotation": 0,
    "spi": 0,
    "hz": 10_000_000,
    "sck": 18,
    "mosi": 19,
    "cs": 10,
    "dc": 8,
    "reset": 9,
}
BUZZER = 15
