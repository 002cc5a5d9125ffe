"""Made by `make layouts` from assets/layouts/shell.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, small, tiny

# Fonts and distances
FONT = small.FONT
BIG = bold.FONT
MENU_FONT = small.FONT
PROSE = small.FONT
PROSE_LINE = 12
HELP_FONT = small.FONT
HELP_STEP = 12
KEY_HINT_FONT = small.FONT
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
TITLE = (0, 0, 240, 19)
LIST = (8, 23, 224, 14, 5, 8)
LADDER = (8, 23, 224, 34, 2, 48)
MENU = (36, 56, 168, 11, 5, 34)
MENU_HELP = (8, 111, 224, 11)
LOGO_Y = 6
HELP = (8, 94, 224, 27)
HELP_FACE = False
HELP_LINES = 2
PAGE = (12, 28, 216)
KEY_HINTS = (8, 123, 224, 12)
TYPED = (12, 22, 216, 18)
KEYS = (12, 43, 24, 14)
TYPED_HELP = (8, 101, 224, 20)
