"""How much room the texts of the shell have, for tests/host/test_texts.py alone.

Per screen class, the slots that texts stand in: font of the layout, width in pixels, lines.
"""

from app.core.screens import LOW, MONO, SQUARE, WIDE

SLOTS = {
    SQUARE: {
        "title": ("BIG", 160, 1),
        "menu": ("BIG", 130, 1),
        "menu_help": ("FONT", 196, 1),
        "label": ("FONT", 110, 1),
        "value": ("FONT", 90, 1),
        "row": ("FONT", 206, 1),
        "help": ("FONT", 212, 2),
        "hint": ("FONT", 52, 1),
        "page": ("PROSE", 208, 7),
        "seed_help": ("PROSE", 208, 3),
    },
    WIDE: {
        "title": ("BIG", 240, 1),
        "menu": ("BIG", 142, 1),
        "menu_help": ("FONT", 228, 1),
        "label": ("FONT", 150, 1),
        "value": ("FONT", 110, 1),
        "row": ("FONT", 268, 1),
        "help": ("FONT", 276, 2),
        "hint": ("FONT", 66, 1),
        "page": ("PROSE", 272, 7),
        "seed_help": ("PROSE", 272, 3),
    },
    LOW: {
        "title": ("BIG", 160, 1),
        "menu": ("BIG", 130, 1),
        "menu_help": ("FONT", 212, 2),
        "label": ("FONT", 110, 1),
        "value": ("FONT", 90, 1),
        "row": ("FONT", 206, 1),
        "help": ("FONT", 212, 2),
        "hint": ("FONT", 52, 1),
        "page": ("PROSE", 216, 7),
        "seed_help": ("PROSE", 216, 3),
    },
    MONO: {
        "title": ("BIG", 122, 1),
        "menu": ("BIG", 108, 1),
        "menu_help": ("FONT", 124, 2),
        "label": ("FONT", 74, 1),
        "value": ("FONT", 52, 1),
        "row": ("FONT", 117, 1),
        "help": ("FONT", 124, 4),
        "hint": ("FONT", 42, 1),
        "page": ("FONT", 124, 4),
        "seed_help": ("FONT", 124, 2),
    },
}
