"""Made by `make layouts` from assets/layouts/highlow.txt: change that, not this."""

from app.fonts import bold, small
from app.table import colour_sprites, scenery_colour

# What every table has
SCENERY = scenery_colour
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
TABLE = (0, 12, 320, 180)
ROUND = (0, 0, 320, 12)
LAST = (70, 0, 234, 12)
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 176, 320, 16)
CAPSULE_Y = 1
PROMPT = (84, 106, 152, 39)
PROMPT_STEP = 17
PLATE_IN = 6
MENU = (76, 34, 168, 16, 7, 10)
RESULT_TITLE = (0, 0, 320, 22)
RESULT_BILL = (52, 60, 216, 100)
RESULT_BILL_STEP = 14
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 224, 320)
END_CUP = colour_sprites.CUP
END_CUP_AT = (136, 34)
END_FONT = bold.FONT
END_ROW = (76, 102, 168, 24)
END_STEP = 28
END_NAME = 36

# What High-Low has besides
PLATE = ((127, 150, 66, 13), (14, 24, 66, 13), (240, 24, 66, 13))
TILE = (145, 76, 30, 42)
STOCK = (280, 60)
GUESS = ((52, 200, 104, 28), (164, 200, 104, 28))
