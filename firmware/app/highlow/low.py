"""Made by `make layouts` from assets/layouts/highlow.txt: change that, not this."""

from app.fonts import bold, small
from app.table import scenery_colour

# What every table has
SCENERY = scenery_colour
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
TABLE = (0, 12, 240, 96)
ROUND = (0, 0, 70, 12)
LAST = (70, 0, 170, 12)
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 92, 240, 16)
CAPSULE_Y = 0
PROMPT = (30, 42, 180, 28)
PROMPT_STEP = 12
PLATE_IN = 4
MENU = (36, 16, 168, 15, 7, 10)
RESULT_TITLE = (0, 0, 240, 18)
RESULT_BILL = (12, 40, 216, 76)
RESULT_BILL_STEP = 12
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 123, 240)
END_CUP = None
END_CUP_AT = None
END_FONT = bold.FONT
END_ROW = (36, 24, 168, 21)
END_STEP = 24
END_NAME = 36

# What High-Low has besides
PLATE = ((87, 74, 66, 13), (8, 20, 66, 13), (166, 20, 66, 13))
TILE = (105, 24, 30, 42)
STOCK = (200, 40)
GUESS = ((12, 110, 104, 22), (124, 110, 104, 22))
