"""Made by `make layouts` from assets/layouts/highlow.txt: change that, not this."""

from app.fonts import bold, small
from app.table import colour_sprites, scenery_colour

# What every table has
SCENERY = scenery_colour
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
TABLE = (0, 12, 240, 180)
ROUND = (0, 0, 240, 12)
LAST = (70, 0, 154, 12)
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 176, 240, 16)
CAPSULE_Y = 1
PROMPT = (44, 106, 152, 39)
PROMPT_STEP = 17
PLATE_IN = 6
MENU = (36, 34, 168, 16, 7, 10)
RESULT_TITLE = (0, 0, 240, 22)
RESULT_BILL = (12, 60, 216, 100)
RESULT_BILL_STEP = 14
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 224, 240)
END_CUP = colour_sprites.CUP
END_CUP_AT = (96, 34)
END_FONT = bold.FONT
END_ROW = (36, 102, 168, 24)
END_STEP = 28
END_NAME = 36

# What High-Low has besides
PLATE = ((87, 150, 66, 13), (14, 24, 66, 13), (160, 24, 66, 13))
TILE = (105, 76, 30, 42)
STOCK = (200, 60)
GUESS = ((12, 200, 104, 28), (124, 200, 104, 28))
