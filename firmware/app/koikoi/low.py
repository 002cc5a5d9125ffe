"""Made by `make layouts` from assets/layouts/koikoi.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, small, tiny
from app.koikoi import colour_sprites as art
from app.koikoi import month_cloth
from app.koikoi.art import Cards
from app.koikoi.gauge_names import Labels
from app.koikoi.pile_counts import Counts
from app.koikoi.piles import Piles
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
FONT_PAGE = small.FONT
PAGE_STEP = 10
FONT_NOTE = tiny.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = small.FONT

# Modules that draw the cards


def cards(canvas, names):
    """Return what draws the cards; on one bit there is no room for names of months."""
    return Cards(canvas, tiny.FONT, 22, names)


def weave(canvas, month, area):
    """Spread the cloth of a month, with the season in an area."""
    return month_cloth.weave(canvas, month, area)


def piles(canvas, deck):
    """Return what draws the captured cards, on small screens as numbers alone."""
    return Counts(canvas, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Piles(canvas, deck, tiny.FONT)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Labels(canvas, FONT_GAUGE)


# The table
TABLE = (0, 10, 240, 86)
ROUND = (0, -1, 240, 11)
LAST = (40, -1, 200, 11)
LAST_LINES = 1
MONTH_TEXT = ids.MONTH_SHORT
LAST_STEP = 10
NEWS = None
CONTEXT = (170, 119, 69, 16)
CAPSULE_Y = 0
PROMPT = (30, 38, 180, 32)
YAKU = (12, 17, 216, 62)
PROMPT_STEP = 14
WHOLE = ((170, 108, 70, 11), (170, 119, 69, 16), (40, -1, 200, 11))
GOAL = None
MENU = (18, 7, 204, 11, 11, 10)

# The seats
SEAT = ((170, 72, 70, 13), (0, 10, 170, 11))
PLATE = ((171, 74, 68, 10), (2, 11, 58, 10))
PLATE_IN = 4
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = (ids.CALLED_SHORT, ids.CALLED_MARK)
BADGES = ((218, 85, 20, 8), (120, 10, 42, 10))
BACKS = (63, 10, 7)
PILE = ((170, 85, 48, 8), (171, 11, 68, 9))
GAUGES = ((170, 93, 68, 15), (170, 20, 69, 15))

# The field
FIELD = (2, 22, 166, 73)
SEASON = (0, 4, 21, 8, 17, 5)
FIELD_Y = (22, 59)
FIELD_STEP = 24
FIELD_COLUMNS = 7
FIELD_ROOM = 7
LAID = (1, 0)
EDGE = 1
STOCK = (178, 35)
TURNED = (208, 35)
LOT = ((72, 59), (72, 22))

# The hand
NOTE = (170, 108, 70, 11)
NOTE_IS_NAME = True
HAND = (0, 96, 170, 39)
HAND_GROUND = theme.FELT_LIGHT
HAND_W = 168
HAND_Y = 98
HAND_STEP = 24
LIFT = 1
DASH = (5, 133, 12, 2)
HAND_FROM = ((72, 98), (72, -12))

# Stop or koi-koi: a panel over the field, so that hands and piles are seen
DECISION = (1, 20, 167, 76)
DECISION_IN = 6
DECISION_TOP = 3
DECISION_NAMED = 2
DECISION_STEP = 10
DECISION_KEY_H = 13

# The list of yaku
SHEET_TITLE = (0, 0, 240, 12)
SHEET = (0, 13, 240, 10)
SHEET_ROWS = 6
SHEET_NAME = 6
SHEET_SIGNS = None
SHEET_POINTS = 150
SHEET_COUNTS = (192, 234)
SHEET_BAR = theme.SLATE
SHEET_OTHER = theme.SKY
SHEET_CARDS = (2, 76, 220, 41)
SHEET_CARDS_A_ROW = 25
SHEET_CARD_H = 36
SHEET_CARD_STEP = 24
SHEET_KEYS = (0, 123, 240)

# A card enlarged
LARGE = (16, 6)
LARGE_WORDS = (104, 6, 10, 14)
LARGE_GAP = 4
LARGE_STEP = 10
LARGE_KEYS = (0, 123, 240)

# The guided hand
LESSON = (2, 236, 4)

# The result of a round
RESULT_TITLE = (0, 0, 240, 18)
BILL_PILE = (4, 20, 232, 19)
RESULT_BILL = (12, 42, 216, 58)
BILL_WHOLE = (12, 42, 216, 58)
BILL_FOOT = 15
BILL_TOP = 2
RESULT_BILL_STEP = 10
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 88
BILL_SCORE = ((12, 104, 104, 16), (124, 104, 104, 16))
RESULT_KEYS = (0, 123, 240)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = bold.FONT
END_ROW = (6, 19, 228, 12)
END_STEP = 12
END_NAME = 30
END_SAYS = (45, 1)
END_PICTURE = (3, 55, 234, 62)
END_LINES = (6, 22, 228, 97, 12, 8)
END_PRINT = small.FONT
END_APART = 1
