"""Made by `make layouts` from assets/layouts/shell.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, medium, tiny

# Fonts and distances
FONT = medium.FONT
BIG = bold.FONT
MENU_FONT = bold.FONT
PROSE = bold.FONT
PROSE_LINE = 16
HELP_FONT = medium.FONT
HELP_STEP = 13
KEY_HINT_FONT = medium.FONT
FOOT_FONT = tiny.FONT
PAD = 6

# Inks
BACK = theme.FELT
TEXT = theme.IVORY
VALUE = theme.GOLD
BAR = theme.GOLD
BAR_TEXT = theme.INK
TITLE_BACK = theme.WOOD
TITLE_TEXT = theme.IVORY
HELP_BACK = theme.FELT_LIGHT
HELP_TEXT = theme.WHITE
KEY_BACK = theme.IVORY
KEY_TEXT = theme.INK
KEY_HINT_TEXT = theme.IVORY

# Places
TITLE = (0, 0, 240, 24)
LIST = (8, 31, 224, 18, 8, 8)
LADDER = (8, 31, 224, 36, 4, 52)
MENU = (36, 85, 168, 17, 6, 34)
MENU_HELP = (16, 188, 208, 30)
LOGO_Y = 18
HELP = (8, 182, 224, 34)
HELP_FACE = True
HELP_LINES = 2
PAGE = (16, 44, 208)
KEY_HINTS = (8, 220, 224, 14)
TYPED = (12, 36, 216, 24)
KEYS = (12, 70, 24, 24)
TYPED_HELP = (8, 174, 224, 40)
