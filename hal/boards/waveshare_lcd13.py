"""Waveshare Pico-LCD-1.3: 240x240 ST7789, a joystick and four keys, on any Pico."""

NAME = "waveshare_lcd13"
TITLE = "Waveshare Pico-LCD-1.3"
WIDTH = 240
HEIGHT = 240
MONO = False

# Logical key, what is printed on it, GPIO (low when down), and where it sits beside the screen:
# side, then column and row on that side's grid of keys.
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
