"""Where the shell's things are on 240x240 pixels in sixteen inks."""

from app.core import theme
from app.fonts import bold, small

FONT = small.FONT
BIG = bold.FONT  # titles and the menu
PROSE = bold.FONT  # sentences that have the screen to themselves
LINE = 12  # from line to line
PROSE_LINE = 16
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

TITLE = (0, 0, 240, 24)  # x, y, w, h
# x, y, w, height of a row, rows to be seen, x of the text in a row
LIST = (8, 31, 224, 18, 8, 8)
MENU = (36, 85, 168, 17, 6, 34)
MENU_HELP = (16, 192, 208, 18)
LOGO_Y = 18
HELP = (8, 182, 224, 34)
HELP_LINES = 2
PAGE = (16, 44, 208)  # x, y, w of running text
HINTS = (8, 221, 224, 12)
SEED_HELP_Y = 130
DIGITS = (12, 70, 12, 24, 8)  # x, y of the first digit, w, h of a cell, gap between groups
