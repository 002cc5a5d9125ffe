"""Made by `make layouts` from assets/layouts/highlow.txt: change that, not this."""

from app.fonts import small, tiny
from app.table import scenery_mono

# What every table has
SCENERY = scenery_mono
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_PROMPT = small.FONT
TABLE = (0, 0, 128, 48)
ROUND = (56, 0, 16, 7)
LAST = (0, 30, 128, 7)
LAST_LINES = 1
LAST_STEP = 7
CONTEXT = (0, 41, 128, 7)
CAPSULE_Y = 0
PROMPT = (0, 8, 128, 20)
PROMPT_STEP = 8
PLATE_IN = 2
MENU = (0, 2, 128, 10, 6, 5)
RESULT_TITLE = (0, 0, 128, 11)
RESULT_BILL = (0, 14, 128, 40)
RESULT_BILL_STEP = 6
RESULT_BILL_IN = 2
RESULT_BILL_LINES = 2
RESULT_KEYS = (0, 57, 128)
END_CUP = None
END_CUP_AT = None
END_FONT = small.FONT
END_ROW = (8, 12, 112, 10)
END_STEP = 11
END_NAME = 18

# What High-Low has besides
PLATE = ((0, 20, 40, 7), (0, 0, 40, 7), (88, 0, 40, 7))
TILE = (56, 9, 16, 18)
STOCK = (108, 9)
GUESS = ((2, 51, 60, 12), (66, 51, 60, 12))
