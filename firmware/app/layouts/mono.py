"""Made by `make layouts` from assets/layouts/shell.txt: change that, not this."""

from app.core import theme
from app.fonts import small, tiny

# Fonts and distances
FONT = small.FONT
BIG = small.FONT
MENU_FONT = small.FONT
PROSE = small.FONT
PROSE_LINE = 9
HELP_FONT = tiny.FONT
HELP_STEP = 6
KEY_HINT_FONT = tiny.FONT
FOOT_FONT = None
PAD = 2

# Inks
BACK = theme.INK
TEXT = theme.WHITE
VALUE = theme.WHITE
BAR = theme.WHITE
BAR_TEXT = theme.INK
TITLE_BACK = theme.WHITE
TITLE_TEXT = theme.INK
HELP_BACK = theme.INK
HELP_TEXT = theme.WHITE
KEY_BACK = theme.WHITE
KEY_TEXT = theme.INK
KEY_HINT_TEXT = theme.WHITE

# Places
TITLE = (0, 0, 128, 11)
LIST = (0, 12, 128, 10, 3, 3)
LADDER = (0, 12, 128, 15, 2, 24)
MENU = (0, 12, 128, 10, 3, 16)
MENU_HELP = (0, 43, 128, 13)
LOGO_Y = 1
HELP = (0, 43, 128, 13)
HELP_FACE = False
HELP_LINES = 2
PAGE = (2, 14, 124)
KEY_HINTS = (0, 57, 128, 7)
TYPED = (0, 12, 128, 11)
KEYS = (1, 25, 14, 7)
TYPED_HELP = (0, 0, 128, 11)
