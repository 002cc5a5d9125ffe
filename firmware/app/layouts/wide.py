"""Made by `make layouts` from assets/layouts/shell.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, medium, tiny

# Fonts and distances
FONT = bold.FONT
BIG = bold.FONT
MENU_FONT = bold.FONT
PROSE = bold.FONT
PROSE_LINE = 16
HELP_FONT = medium.FONT
HELP_STEP = 13
KEY_HINT_FONT = bold.FONT
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
TITLE = (0, 0, 320, 24)
LIST = (16, 31, 288, 18, 8, 10)
LADDER = (16, 31, 288, 36, 4, 56)
MENU = (66, 85, 188, 17, 6, 42)
MENU_HELP = (36, 190, 248, 24)
LOGO_Y = 18
HELP = (16, 182, 288, 34)
HELP_FACE = True
HELP_LINES = 2
PAGE = (24, 44, 272)
KEY_HINTS = (16, 220, 288, 14)
TYPED = (25, 36, 270, 24)
KEYS = (25, 70, 30, 24)
TYPED_HELP = (16, 174, 288, 40)
