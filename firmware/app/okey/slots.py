"""How much room the texts of an Okey table have, for tests/host/test_texts.py alone.

Per screen class, the slots that texts stand in: font of the layout, width in pixels, lines.
"""

from app.screens import LOW, MONO, SQUARE, WIDE

SLOTS = {
    SQUARE: {
        "last": ("FONT", 150, 1),
        "round": ("FONT", 62, 1),
        "round_short": ("FONT", 62, 1),
        "joker": ("FONT", 41, 1),
        "name": ("FONT_PLATE", 24, 1),
        "hint": ("FONT", 60, 1),
        "heading": ("FONT_PROMPT", 146, 1),
        "sentence": ("FONT", 146, 1),
        "menu": ("FONT_MENU", 144, 1),
        "menu_label": ("FONT_MENU", 70, 1),
        "title": ("FONT_PROMPT", 232, 1),
        "thrown": ("FONT", 100, 1),
        "bill": ("FONT", 120, 1),
        "place": ("END_FONT", 26, 1),
        "side": ("END_FONT", 100, 1),
    },
    WIDE: {
        "last": ("FONT", 226, 1),
        "round": ("FONT", 66, 1),
        "round_short": ("FONT", 66, 1),
        "joker": ("FONT", 49, 1),
        "name": ("FONT_PLATE", 24, 1),
        "hint": ("FONT", 80, 1),
        "heading": ("FONT_PROMPT", 146, 1),
        "sentence": ("FONT", 146, 1),
        "menu": ("FONT_MENU", 144, 1),
        "menu_label": ("FONT_MENU", 70, 1),
        "title": ("FONT_PROMPT", 312, 1),
        "thrown": ("FONT", 150, 1),
        "bill": ("FONT", 170, 1),
        "place": ("END_FONT", 26, 1),
        "side": ("END_FONT", 120, 1),
    },
    LOW: {
        "last": ("FONT", 166, 1),
        "round": ("FONT", 62, 1),
        "round_short": ("FONT", 62, 1),
        "joker": ("FONT", 33, 1),
        "name": ("FONT_PLATE", 24, 1),
        "hint": ("FONT", 60, 1),
        "heading": ("FONT_PROMPT", 146, 1),
        "sentence": ("FONT", 146, 1),
        "menu": ("FONT_MENU", 144, 1),
        "menu_label": ("FONT_MENU", 70, 1),
        "title": ("FONT_PROMPT", 232, 1),
        "thrown": ("FONT", 100, 1),
        "bill": ("FONT", 120, 1),
        "place": ("END_FONT", 26, 1),
        "side": ("END_FONT", 100, 1),
    },
    MONO: {
        "last": ("FONT", 30, 4),
        "round": ("FONT", 128, 1),  # only the short one is shown here
        "round_short": ("FONT", 16, 1),
        "joker": ("FONT", 128, 1),  # not shown here
        "name": ("FONT_PLATE", 11, 1),
        "hint": ("FONT", 50, 1),
        "heading": ("FONT_PROMPT", 122, 1),
        "sentence": ("FONT", 122, 1),
        "menu": ("FONT_MENU", 114, 1),
        "menu_label": ("FONT_MENU", 50, 1),
        "title": ("FONT_PROMPT", 126, 1),
        "thrown": ("FONT", 80, 1),
        "bill": ("FONT", 110, 1),
        "place": ("END_FONT", 12, 1),
        "side": ("END_FONT", 74, 1),
    },
}
