"""Made by `make layouts` from assets/layouts/ceki.txt: change that, not this."""

from app.ceki import floor, pips_sprites
from app.ceki.art import Cards
from app.ceki.seats import Seats
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
FONT_PAGE = small.FONT
PAGE_STEP = 10
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = bold.FONT

# Modules that draw the cards and the seats


def cards(canvas):
    """Return what draws the cards."""
    return Cards(canvas, tiny.FONT, 24, 44)


def seats(painter):
    """Return what draws the seats."""
    return Seats(painter)


def weave(canvas):
    """Spread the floor."""
    return floor.weave(canvas)


# The table
TABLE = (0, 11, 240, 73)
ROUND = (0, 0, 240, 11)
LAST = (77, 0, 147, 11)
LAST_LINES = 1
LAST_STEP = 12
NEWS = None
CONTEXT = (60, 72, 180, 10)
CAPSULE_Y = 0
PROMPT = (60, 36, 178, 34)
PROMPT_STEP = 13
WHOLE = (
    (60, 50, 178, 22),
    (60, 37, 179, 12),
    (60, 72, 180, 10),
    (77, 0, 147, 11),
    (0, 11, 240, 24),
    (2, 36, 28, 48),
    (31, 36, 28, 48),
)
STOCK = (4, 38)
HEAP = (33, 38)
EDGE = 2
MINI = (9, 14)
SMALL_BACK = (6, 15)
TRAIL = None
COUNTS = None
CAPTION = (60, 39, 90, 9, 0)
MENU = (36, 7, 168, 11, 11, 10)
HEAP_PAGE = (6, 20, 230, 12, 15)
TALLY = (18, 22, 112, 16, 2)
TALLY_IS_LARGE = False

# The seats
SEATS = (0, 11, 240, 24)
SEAT_W = 60
PLATE_H = 24
PLATE_IN = 4
BACKS = None
TAG_Y = 2
TAG_IS_SHORT = True
TAG_H = 7
OWN = (153, 37, 86, 12)
OWN_PLATE_W = 74

# The hand
NOTE = (60, 52, 178, 20, 10)
HAND = (0, 84, 240, 51)
HAND_Y = 89
HAND_STEP = 25
HAND_GAP = 6
LIFT = 3
DASH = (133, 2, 0)

# The guided hand
LESSON = (2, 236, 4)

# The result of a hand
RESULT_TITLE = (0, 0, 240, 18)
BILL_PAGES = (("combinations", "reason"), ("scores",))
BILL_CARDS = (3, 22, 25, 5, 68)
BILL_TOTAL = None
BILL_CASE = (6, 87)
BILL_REASON = (134, 84, 134, 97, 6, 109)
BILL_VOID = (0, 98, 240)
BILL_HEADS = 21
BILL_SCORES = (6, 30, 115, 18, 2, 22)
BILL_HANDS = (20, 20, 102, 17, 4, 60, 12)
BILL_CHANGE = 72
RESULT_KEYS = (0, 124, 240)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = bold.FONT
END_ROW = (36, 20, 168, 14)
END_STEP = 15
END_NAME = 36
END_SAYS = (56, 1)
END_PICTURE = (10, 33, 222, 87)
END_HAND = 16
END_SETS = 66
END_LINES = (6, 22, 228, 97, 12, 8)
END_PRINT = small.FONT
END_APART = 2
