"""Pimoroni PicoSystem: 240x240 ST7789, eight keys, a buzzer and a battery.

GP2 belongs to the charger and stays an input. The LED is not used, because the sources disagree
on its polarity.
"""

from hal.drivers.st7789 import ST7789

NAME = "picosystem"
TITLE = "PicoSystem"
ORDER = 20
WIDTH = 240
HEIGHT = 240
MONO = False

KEYS = (
    ("UP", "\u25b2", 23, "left", 1, 0),
    ("DOWN", "\u25bc", 20, "left", 1, 2),
    ("LEFT", "\u25c0", 22, "left", 0, 1),
    ("RIGHT", "\u25b6", 21, "left", 2, 1),
    ("OK", "A", 18, "right", 2, 1),
    ("BACK", "B", 19, "right", 1, 2),
    ("F1", "X", 17, "right", 1, 0),
    ("F2", "Y", 16, "right", 0, 1),
)
LONGS = (("F3", "BACK"), ("F4", "F1"))

PANEL = {
    "driver": ST7789,
    "rotation": 0,
    "spi": 0,
    "hz": 62_500_000,
    "sck": 6,
    "mosi": 7,
    "cs": 5,
    "dc": 9,
    "reset": 4,
}
LIGHT = 12
BUZZER = 11
# ADC pin, ratio of the voltage divider, voltage drop of a diode in millivolts.
BATTERY = (26, 3, 0)
