"""Where the shell's things are on 240x135 pixels in sixteen inks."""

from app.core import theme
from app.fonts import bold, small

FONT = small.FONT
BIG = bold.FONT  # titles and the menu
PROSE = small.FONT  # sentences that have the screen to themselves
LINE = 12  # from line to line
PROSE_LINE = 12
PAD = 6  # left and right of text on a coloured ground

BACK = theme.FELT
TEXT = theme.IVORY
VALUE = theme.GOLD
BAR = theme.GOLD  # under the selected row
BAR_TEXT = theme.INK
TITLE_BACK = theme.WOOD
TITLE_TEXT = theme.IVORY
HELP_BACK = theme.FELT_LIGHT
HELP_TEXT = theme.WHITE
KEY_BACK = theme.IVORY
KEY_TEXT = theme.INK
HINT_TEXT = theme.IVORY

TITLE = (0, 0, 240, 19)  # x, y, w, h
# x, y, w, height of a row, rows to be seen, x of the text in a row
LIST = (8, 23, 224, 15, 5, 8)
MENU = (36, 58, 168, 16, 4, 34)
MENU_HELP = (8, 122, 224, 13)  # instead of what the keys do
LOGO_Y = 6
HELP = (8, 100, 224, 16)
HELP_LINES = 1
PAGE = (12, 28, 216)  # x, y, w of running text
HINTS = (8, 122, 224, 12)
SEED_HELP_Y = 74
DIGITS = (12, 36, 12, 20, 8)  # x, y of the first digit, w, h of a cell, gap between groups
