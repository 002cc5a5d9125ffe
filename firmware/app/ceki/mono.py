"""Made by `make layouts` from assets/layouts/ceki.txt: change that, not this."""

from app.ceki.mono_art import MonoCards
from app.ceki.mono_seats import Seats as MonoSeats
from app.fonts import small, tiny
from app.table import scenery_mono

# Grounds and fonts
SCENERY = scenery_mono
DEALER = None
EMBLEM = None
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_PROMPT = small.FONT
FONT_PAGE = tiny.FONT
PAGE_STEP = 6
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = tiny.FONT

# Modules that draw the cards and the seats


def cards(canvas):
    """Return what draws the cards."""
    return MonoCards(canvas, tiny.FONT)


def seats(painter):
    """Return what draws the seats."""
    return MonoSeats(painter)


def weave(canvas):
    """Spread the floor."""
    return None


# The table
TABLE = (0, 0, 128, 39)
ROUND = (112, 32, 16, 7)
LAST = (28, 13, 100, 7)
LAST_LINES = 1
LAST_STEP = 12
NEWS = None
CONTEXT = (32, 32, 80, 7)
CAPSULE_Y = 0
PROMPT = (31, 14, 97, 17)
PROMPT_STEP = 6
WHOLE = (
    (32, 20, 96, 6),
    (28, 13, 100, 7),
    (32, 32, 96, 7),
    (0, 0, 128, 13),
    (0, 13, 13, 26),
    (13, 13, 15, 26),
    (112, 32, 16, 7),
    (32, 26, 96, 6),
)
STOCK = (0, 14)
HEAP = (14, 14)
EDGE = 1
MINI = (8, 9)
TRAIL = None
COUNTS = None
CAPTION = None
MENU = (0, 2, 128, 10, 6, 5)
HEAP_PAGE = (0, 13, 128, 8, 10)
TALLY = (2, 13, 43, 11, 3)
TALLY_IS_LARGE = False

# The seats
SEATS = (0, 0, 128, 13)
TAG_IS_SHORT = True

# The hand
NOTE = (32, 20, 96, 12, 6)
HAND = (0, 39, 128, 25)
HAND_Y = 39
HAND_STEP = 13
HAND_GAP = 3
LIFT = 0
DASH = (63, 1, 1)

# The guided hand
LESSON = (0, 128, 4)

# The result of a hand
RESULT_TITLE = (0, 0, 128, 11)
BILL_PAGES = (("combinations",), ("reason",), ("scores",))
BILL_CARDS = (2, 14, 13, 3, 40)
BILL_TOTAL = 48
BILL_CASE = (5, 13)
BILL_REASON = (2, 34, 70, 34, 2, 45)
BILL_VOID = None
BILL_HEADS = 12
BILL_SCORES = (0, 18, 64, 11, 2, 13)
BILL_HANDS = (2, 13, 43, 9, 1, 20, 9)
BILL_CHANGE = 35
RESULT_KEYS = (0, 57, 128)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = tiny.FONT
END_ROW = (8, 12, 112, 7)
END_STEP = 7
END_NAME = 18
END_SAYS = (35, 1)
END_PICTURE = (4, 12, 122, 44)
END_HAND = 11
END_SETS = 25
END_LINES = (0, 12, 128, 44, 7, 2)
END_PRINT = tiny.FONT
END_APART = 2
