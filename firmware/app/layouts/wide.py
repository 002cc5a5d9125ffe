"""Where the shell's things are on 320x240 pixels in sixteen inks."""

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

TITLE = (0, 0, 320, 24)  # x, y, w, h
# x, y, w, height of a row, rows to be seen, x of the text in a row
LIST = (16, 31, 288, 18, 8, 10)
MENU = (66, 85, 188, 17, 6, 42)
MENU_HELP = (40, 192, 240, 18)
LOGO_Y = 18
HELP = (16, 182, 288, 34)
HELP_LINES = 2
PAGE = (24, 44, 272)  # x, y, w of running text
HINTS = (16, 221, 288, 12)
SEED_HELP_Y = 130
DIGITS = (20, 70, 16, 24, 8)  # x, y of the first digit, w, h of a cell, gap between groups
