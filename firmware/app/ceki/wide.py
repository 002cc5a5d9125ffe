"""Made by `make layouts` from assets/layouts/ceki.txt: change that, not this."""

from app.ceki import floor, pips_sprites
from app.ceki.seats import Seats
from app.ceki.wide_cards import WideCards
from app.fonts import bold, small, tiny
from app.table import cloth
from app.table import colour_sprites as table_art

# Grounds and fonts
SCENERY = cloth
DEALER = table_art.COIN
EMBLEM = pips_sprites.EMBLEM
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_PAGE = bold.FONT
PAGE_STEP = 13
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = bold.FONT

# Modules that draw the cards and the seats


def cards(canvas):
    """Return what draws the cards."""
    return WideCards(canvas, tiny.FONT)


def seats(painter):
    """Return what draws the seats."""
    return Seats(painter)


def weave(canvas):
    """Spread the floor."""
    return floor.weave(canvas)


# The table
TABLE = (0, 12, 320, 136)
ROUND = (0, 0, 320, 12)
LAST = (77, 0, 227, 12)
LAST_LINES = 1
LAST_STEP = 12
NEWS = None
CONTEXT = (84, 138, 234, 10)
CAPSULE_Y = 0
PROMPT = (86, 105, 232, 30)
PROMPT_STEP = 13
WHOLE = (
    (84, 116, 234, 21),
    (200, 98, 118, 13),
    (84, 138, 234, 10),
    (77, 0, 227, 12),
    (0, 13, 320, 48),
    (88, 67, 230, 30),
    (88, 97, 110, 18),
    (12, 61, 36, 87),
    (48, 61, 36, 87),
)
STOCK = (14, 63)
HEAP = (50, 63)
EDGE = 2
MINI = (15, 21)
SMALL_BACK = (6, 15)
TRAIL = None
COUNTS = (88, 67, 19)
CAPTION = (88, 97, 110, 18, 9)
MENU = (60, 26, 200, 16, 9, 10)
HEAP_PAGE = (10, 30, 306, 17, 24)
TALLY = (13, 25, 52, 99, 6)
TALLY_IS_LARGE = True

# The seats
SEATS = (0, 13, 320, 48)
SEAT_W = 84
PLATE_H = 26
PLATE_IN = 6
BACKS = (27, 6, 6, 2)
TAG_Y = 33
TAG_IS_SHORT = False
TAG_H = 9
OWN = (200, 98, 118, 13)
OWN_PLATE_W = 80

# The hand
NOTE = (84, 118, 234, 19, 10)
HAND = (0, 148, 320, 92)
HAND_Y = 154
HAND_STEP = 33
HAND_GAP = 8
LIFT = 4
DASH = (238, 2, 0)

# The guided hand
LESSON = (2, 316, 4)

# The result of a hand
RESULT_TITLE = (0, 0, 320, 22)
BILL_PAGES = (("combinations", "reason", "scores"),)
BILL_CARDS = (6, 26, 33, 6, 113)
BILL_TOTAL = None
BILL_CASE = (14, 129)
BILL_REASON = (158, 126, 158, 141, 14, 153)
BILL_VOID = (0, 80, 320)
BILL_HEADS = 169
BILL_SCORES = (10, 177, 150, 15, 2, 17)
BILL_HANDS = (40, 30, 192, 34, 7, 90, 12)
BILL_CHANGE = 94
RESULT_KEYS = (0, 227, 320)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (30, 36)
END_FONT = bold.FONT
END_ROW = (100, 26, 204, 14)
END_STEP = 15
END_NAME = 36
END_SAYS = (62, 1)
END_PICTURE = (10, 121, 300, 102)
END_HAND = 25
END_SETS = 84
END_LINES = (12, 30, 296, 182, 14, 8)
END_PRINT = bold.FONT
END_APART = 1
