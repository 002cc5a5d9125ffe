"""Where everything lies on 240x240 with sixteen inks. Data alone; painter.py draws from it.

Rectangles are x, y, w, h. SEATS is shared among the other seats, in the order of their turns.
"""

from app.ceki.art import Cards
from app.ceki.seats import Seats
from app.core import theme
from app.fonts import bold, small, tiny
from app.table import cloth
from app.table import colour_sprites as table_art

SCENERY = cloth
CLOTH = theme.FELT  # what hides a frame
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = bold.FONT
FONT_COUNT = tiny.FONT
FONT_TAG = tiny.FONT
FONT_SUM = bold.FONT


def cards(canvas):
    """Return what draws the cards."""
    return Cards(canvas, tiny.FONT, 24, 60)


def seats(painter):
    """Return what draws the seats."""
    return Seats(painter)


TABLE = (0, 12, 240, 160)
ROUND = (0, 0, 240, 12)  # LAST lies upon it
LAST = (72, 0, 152, 12)  # what happened last, in words; the battery's icon has the rest
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 161, 240, 10)  # what the keys do
CAPSULE_Y = 0
PROMPT = (2, 131, 236, 28)
PROMPT_STEP = 12

# The seats: plate, backs of the hand and tag from the top of the cell.
SEATS = (0, 13, 240, 54)
SEAT_W = 72  # at most
PLATE_H = 26
PLATE_IN = 6
BACKS = (27, 5, 4, 2)  # y, step, gap before those laid down, and how much lower these lie
TAG_Y = 45
TAG_IS_SHORT = False
TAG_H = 8
OWN = (110, 115, 112, 13)
OWN_PLATE_W = 76

STOCK = (44, 69)
HEAP = (78, 69)
EDGE = 2  # how far the frame of a card reaches around it
MINI = (9, 14)
SMALL_BACK = (6, 15)
TRAIL = (110, 69, 126, 14, 10)  # the last: from card to card
CAPTION = (110, 90, 126, 24, 11)

NOTE = (0, 137, 240, 23, 12)
HAND = (0, 172, 240, 68)
HAND_Y = 178
HAND_STEP = 25
HAND_GAP = 6
LIFT = 4
DASH = (238, 2)  # y, h

LESSON = (2, 13, 234, 53, 10)  # what a guided hand says: x, y, w, h, step
LESSON_BILL = (2, 201, 236, 39, 10)  # the same over the bill

MENU = (30, 26, 180, 16, 8, 10)  # as app.shell.widgets.Rows takes it

HEAP_PAGE = (6, 30, 230, 12, 18)  # x, y, w, step to the right, step down

# The bill: the combinations, how the winning card came, what it brought and cost.
RESULT_TITLE = (0, 0, 240, 22)
BILL_PAGES = (("combinations", "reason", "scores"),)
BILL_CARDS = (3, 28, 25, 5, 90)  # x, y, step, gap, y of the sums
BILL_CASE = (6, 113)
BILL_REASON = (134, 108, 134, 124, 6, 142)  # x, y of what it is called, the sum, and why
BILL_VOID = (0, 80, 240)
BILL_SCORES = (6, 166, 115, 16, 2, 18)  # x, y, w, h, columns, step
BILL_HANDS = (
    20,
    32,
    190,
    28,
    4,
    60,
    12,
)  # x, y, h, most a step, names down, x of cards, gap
BILL_CHANGE = 72
RESULT_KEYS = (0, 226, 240)

END_CUP = table_art.CUP
END_CUP_AT = (96, 26)
END_FONT = bold.FONT
END_ROW = (36, 84, 168, 20)
END_STEP = 23
END_NAME = 36
