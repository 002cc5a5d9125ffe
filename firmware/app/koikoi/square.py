"""Made by `make layouts` from assets/layouts/koikoi.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, medium, small, tiny
from app.koikoi import colour_sprites as art
from app.koikoi import month_cloth
from app.koikoi.art import Cards
from app.koikoi.gauges import Gauges
from app.koikoi.piles import Piles
from app.koikoi.spread import Spread
from app.table import cloth
from app.table import colour_sprites as table_art
from app.texts.koikoi import ids

# Grounds and fonts
SCENERY = cloth
DEALER = table_art.FAN
EMBLEM = art.EMBLEM
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_SCORE = bold.FONT
FONT_PAGE = medium.FONT
PAGE_STEP = 13
FONT_NOTE = small.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = medium.FONT

# Modules that draw the cards


def cards(canvas, names):
    """Return what draws the cards; on one bit there is no room for names of months."""
    return Cards(canvas, tiny.FONT, 24, names)


def weave(canvas, month, area):
    """Spread the cloth of a month, with the season in an area."""
    return month_cloth.weave(canvas, month, area)


def piles(canvas, deck):
    """Return what draws the captured cards, on small screens as numbers alone."""
    return Piles(canvas, deck, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Spread(canvas, deck)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Gauges(canvas, FONT_GAUGE)


# The table
TABLE = (0, 20, 240, 174)
ROUND = (0, -1, 240, 21)
LAST = (56, -1, 168, 21)
LAST_LINES = 2
MONTH_TEXT = ids.MONTH
LAST_STEP = 9
NEWS = None
CONTEXT = (0, 184, 240, 10)
CAPSULE_Y = 0
PROMPT = (30, 77, 180, 39)
YAKU = (8, 67, 224, 66)
PROMPT_STEP = 17
WHOLE = (
    (0, 174, 240, 10),
    (0, 184, 240, 10),
    (2, 163, 236, 11),
    (2, 150, 236, 13),
    (2, 45, 236, 13),
    (56, -1, 168, 21),
)
GOAL = None
MENU = (30, 26, 180, 16, 9, 10)

# The seats
SEAT = ((2, 163, 236, 11), (2, 20, 236, 11))
PLATE = ((2, 163, 76, 10), (2, 20, 76, 11))
PLATE_IN = 6
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = (ids.CALLED_MARK, ids.CALLED_MARK)
BADGES = ((160, 163, 78, 10), (160, 20, 78, 11))
BACKS = (84, 20, 9)
PILE = ((2, 136, 236, 14), (2, 31, 236, 14))
GAUGES = ((2, 150, 236, 13), (2, 45, 236, 13))

# The field
FIELD = (4, 60, 202, 74)
SEASON = (0, 9, 30, 7, 21, 10)
FIELD_Y = (60, 98)
FIELD_STEP = 29
FIELD_COLUMNS = 7
FIELD_ROOM = 7
LAID = (4, 2)
EDGE = 2
STOCK = (212, 60)
TURNED = (212, 98)
LOT = ((108, 98), (108, 60))

# The hand
NOTE = (0, 174, 240, 10)
NOTE_IS_NAME = False
HAND = (0, 194, 240, 46)
HAND_GROUND = theme.FELT
HAND_W = 240
HAND_Y = 201
HAND_STEP = 29
LIFT = 5
DASH = (6, 238, 12, 2)
HAND_FROM = ((108, 204), (108, 0))

# Stop or koi-koi: a panel over the field, so that hands and piles are seen
DECISION = (3, 58, 234, 78)
DECISION_IN = 8
DECISION_TOP = 3
DECISION_NAMED = 3
DECISION_STEP = 9
DECISION_KEY_H = 15

# The list of yaku
SHEET_TITLE = (0, 0, 240, 18)
SHEET = (0, 19, 240, 10)
SHEET_ROWS = 12
SHEET_NAME = 6
SHEET_SIGNS = None
SHEET_POINTS = 150
SHEET_COUNTS = (192, 234)
SHEET_BAR = theme.SLATE
SHEET_OTHER = theme.SKY
SHEET_CARDS = (4, 140, 232, 84)
SHEET_CARDS_A_ROW = 13
SHEET_CARD_H = 36
SHEET_CARD_STEP = 25
SHEET_KEYS = (0, 224, 240)

# A card enlarged
LARGE = (16, 60)
LARGE_WORDS = (104, 62, 11, 16)
LARGE_GAP = 6
LARGE_STEP = 13
LARGE_KEYS = (0, 222, 240)

# The guided hand
LESSON = (2, 236, 4)

# The result of a round
RESULT_TITLE = (0, 0, 240, 22)
BILL_PILE = (4, 24, 232, 68)
RESULT_BILL = (12, 92, 216, 98)
BILL_WHOLE = (12, 92, 216, 98)
BILL_FOOT = 18
BILL_TOP = 4
RESULT_BILL_STEP = 13
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 175
BILL_SCORE = ((12, 197, 104, 20), (124, 197, 104, 20))
RESULT_KEYS = (0, 224, 240)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (18, 25)
END_FONT = bold.FONT
END_ROW = (76, 28, 152, 20)
END_STEP = 24
END_NAME = 30
END_SAYS = (73, 1)
END_PICTURE = (3, 84, 234, 60)
END_LINES = (6, 151, 228, 70, 13, 8)
END_PRINT = small.FONT
END_APART = 0
