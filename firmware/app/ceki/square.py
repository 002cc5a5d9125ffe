"""Made by `make layouts` from assets/layouts/ceki.txt: change that, not this."""

from app.ceki import floor, pips_sprites
from app.ceki.art import Cards
from app.ceki.seats import Seats
from app.fonts import bold, medium, small, tiny
from app.table import cloth
from app.table import colour_sprites as table_art

# Grounds and fonts
SCENERY = cloth
DEALER = table_art.COIN
EMBLEM = pips_sprites.EMBLEM
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_PAGE = medium.FONT
PAGE_STEP = 13
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = bold.FONT

# Modules that draw the cards and the seats


def cards(canvas):
    """Return what draws the cards."""
    return Cards(canvas, tiny.FONT, 24, 60)


def seats(painter):
    """Return what draws the seats."""
    return Seats(painter)


def weave(canvas):
    """Spread the floor."""
    return floor.weave(canvas)


# The table
TABLE = (0, 12, 240, 160)
ROUND = (0, 0, 240, 12)
LAST = (77, 0, 147, 12)
LAST_LINES = 1
LAST_STEP = 12
NEWS = None
CONTEXT = (0, 161, 240, 10)
CAPSULE_Y = 0
PROMPT = (2, 131, 236, 28)
PROMPT_STEP = 12
WHOLE = (
    (1, 135, 238, 25),
    (110, 115, 112, 13),
    (0, 161, 240, 10),
    (77, 0, 147, 12),
    (0, 13, 240, 54),
    (110, 90, 126, 24),
)
STOCK = (44, 69)
HEAP = (78, 69)
EDGE = 2
MINI = (9, 14)
SMALL_BACK = (6, 15)
TRAIL = (110, 69, 126, 14, 10)
COUNTS = None
CAPTION = (110, 90, 126, 24, 11)
MENU = (30, 26, 180, 16, 9, 10)
HEAP_PAGE = (6, 30, 230, 12, 18)
TALLY = (18, 34, 112, 31, 2)
TALLY_IS_LARGE = False

# The seats
SEATS = (0, 13, 240, 54)
SEAT_W = 72
PLATE_H = 26
PLATE_IN = 6
BACKS = (27, 5, 4, 2)
TAG_Y = 45
TAG_IS_SHORT = False
TAG_H = 8
OWN = (110, 115, 112, 13)
OWN_PLATE_W = 76

# The hand
NOTE = (1, 137, 238, 23, 12)
HAND = (0, 172, 240, 68)
HAND_Y = 178
HAND_STEP = 25
HAND_GAP = 6
LIFT = 4
DASH = (238, 2, 0)

# The guided hand
LESSON = (2, 236, 4)

# The result of a hand
RESULT_TITLE = (0, 0, 240, 22)
BILL_PAGES = (("combinations", "reason", "scores"),)
BILL_CARDS = (3, 28, 25, 5, 90)
BILL_TOTAL = None
BILL_CASE = (6, 113)
BILL_REASON = (134, 108, 134, 124, 6, 139)
BILL_VOID = (0, 80, 240)
BILL_HEADS = 157
BILL_SCORES = (6, 166, 115, 16, 2, 18)
BILL_HANDS = (20, 32, 190, 28, 4, 60, 12)
BILL_CHANGE = 72
RESULT_KEYS = (0, 226, 240)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (18, 36)
END_FONT = bold.FONT
END_ROW = (76, 26, 152, 14)
END_STEP = 15
END_NAME = 36
END_SAYS = (62, 1)
END_PICTURE = (10, 121, 222, 102)
END_HAND = 17
END_SETS = 66
END_LINES = (6, 30, 228, 182, 14, 8)
END_PRINT = small.FONT
END_APART = 1
