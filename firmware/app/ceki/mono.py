"""Where everything lies on 128x64 pixels of one bit; square.py says what each name means."""

from app.ceki.mono_art import MonoCards
from app.ceki.mono_seats import Seats
from app.core import theme
from app.fonts import small, tiny
from app.table import scenery_mono

SCENERY = scenery_mono
CLOTH = theme.INK
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = small.FONT
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = tiny.FONT


def cards(canvas):
    """Return what draws the cards."""
    return MonoCards(canvas, tiny.FONT)


def seats(painter):
    """Return what draws the seats."""
    return Seats(painter)


TABLE = (0, 0, 128, 39)
ROUND = (112, 32, 16, 7)
LAST = (32, 13, 96, 6)
LAST_LINES = 2
LAST_STEP = 6
CONTEXT = (32, 32, 80, 7)
CAPSULE_Y = 0
PROMPT = (31, 14, 97, 17)
PROMPT_STEP = 6

SEATS = (0, 0, 128, 13)

STOCK = (1, 14)
HEAP = (16, 14)
EDGE = 1
MINI = (8, 9)
TRAIL = None
CAPTION = None

NOTE = (32, 20, 96, 12, 6)
HAND = (0, 39, 128, 25)
HAND_Y = 39
HAND_STEP = 13
HAND_GAP = 3
LIFT = 0
DASH = (63, 1)

LESSON = (0, 0, 128, 38, 6)
LESSON_BILL = (0, 0, 128, 33, 6)

MENU = (0, 2, 128, 10, 6, 5)

HEAP_PAGE = (0, 13, 128, 8, 10)

RESULT_TITLE = (0, 0, 128, 11)
BILL_PAGES = (("combinations",), ("reason",), ("scores",))
BILL_CARDS = (2, 14, 13, 3, 43)
BILL_CASE = (5, 13)
BILL_REASON = (2, 34, 70, 34, 2, 45)
BILL_VOID = None  # the title says it, and the scores take all the room
BILL_SCORES = (0, 13, 64, 12, 2, 14)
BILL_HANDS = (2, 13, 43, 9, 1, 20, 9)
BILL_CHANGE = 38
RESULT_KEYS = (0, 57, 128)

END_CUP = None
END_CUP_AT = None
END_FONT = tiny.FONT
END_ROW = (8, 12, 112, 7)
END_STEP = 7
END_NAME = 18
