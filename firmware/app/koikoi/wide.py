"""Made by `make layouts` from assets/layouts/koikoi.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, small, tiny
from app.koikoi import colour_sprites as art
from app.koikoi import month_cloth
from app.koikoi.fans import Fans
from app.koikoi.gauge_names import Names
from app.koikoi.spread import Spread
from app.koikoi.wide_cards import WideCards
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
FONT_PAGE = bold.FONT
PAGE_STEP = 13
FONT_NOTE = small.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = bold.FONT

# Modules that draw the cards


def cards(canvas, names):
    """Return what draws the cards; on one bit there is no room for names of months."""
    return WideCards(canvas, small.FONT, tiny.FONT, names)


def weave(canvas, month, area):
    """Spread the cloth of a month, with the season in an area."""
    return month_cloth.weave(canvas, month, area)


def piles(canvas, deck):
    """Return what draws the captured cards, on small screens as numbers alone."""
    return Fans(canvas, deck, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Spread(canvas, deck.small)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Names(canvas, small.FONT, tiny.FONT)


# The table
TABLE = (0, 10, 320, 173)
ROUND = (0, -1, 320, 11)
LAST = (40, -1, 264, 11)
LAST_LINES = 1
MONTH_TEXT = ids.MONTH_SHORT
LAST_STEP = 10
NEWS = None
CONTEXT = (80, 125, 240, 10)
CAPSULE_Y = 0
PROMPT = (20, 50, 200, 39)
YAKU = (8, 28, 304, 86)
PROMPT_STEP = 17
WHOLE = (
    (0, 172, 320, 10),
    (80, 125, 240, 10),
    (2, 125, 76, 11),
    (190, 143, 126, 29),
    (40, -1, 264, 11),
)
GOAL = None
MENU = (50, 26, 220, 16, 9, 10)

# The seats
SEAT = ((2, 125, 76, 11), (243, 11, 76, 37))
PLATE = ((2, 125, 76, 11), (243, 12, 76, 12))
PLATE_IN = 4
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = (ids.CALLED_MARK, ids.CALLED_MARK)
BADGES = ((190, 135, 128, 9), (243, 38, 76, 10))
BACKS = (244, 26, 9)
PILE = ((2, 136, 184, 36), (243, 49, 76, 58))
GAUGES = ((190, 143, 126, 29), (243, 108, 76, 16))

# The field
FIELD = (4, 12, 198, 110)
SEASON = (0, 8, 30, 6, 21, 9)
FIELD_Y = (12, 69)
FIELD_STEP = 39
FIELD_COLUMNS = 5
FIELD_ROOM = 5
LAID = (4, 2)
EDGE = 2
STOCK = (204, 12)
TURNED = (204, 69)
LOT = ((100, 69), (100, 12))

# The hand
NOTE = (0, 172, 320, 10)
NOTE_IS_NAME = False
HAND = (0, 182, 320, 58)
HAND_GROUND = theme.FELT
HAND_W = 320
HAND_Y = 186
HAND_STEP = 39
LIFT = 2
DASH = (11, 238, 14, 2)
HAND_FROM = ((143, 186), (264, 13))

# Stop or koi-koi: a panel over the field, so that hands and piles are seen
DECISION = (3, 24, 236, 84)
DECISION_IN = 8
DECISION_TOP = 3
DECISION_NAMED = 3
DECISION_STEP = 9
DECISION_KEY_H = 15

# The list of yaku
SHEET_TITLE = (0, 0, 320, 18)
SHEET = (0, 19, 320, 10)
SHEET_ROWS = 12
SHEET_NAME = 16
SHEET_SIGNS = None
SHEET_POINTS = 190
SHEET_COUNTS = (246, 304)
SHEET_BAR = theme.SLATE
SHEET_OTHER = theme.SKY
SHEET_CARDS = (4, 140, 312, 84)
SHEET_CARDS_A_ROW = 13
SHEET_CARD_H = 36
SHEET_CARD_STEP = 26
SHEET_KEYS = (0, 224, 320)

# A card enlarged
LARGE = (40, 60)
LARGE_WORDS = (136, 62, 11, 16)
LARGE_GAP = 6
LARGE_STEP = 13
LARGE_KEYS = (0, 222, 320)

# The guided hand
LESSON = (2, 316, 4)

# The result of a round
RESULT_TITLE = (0, 0, 320, 22)
BILL_PILE = (4, 24, 312, 68)
RESULT_BILL = (40, 92, 240, 98)
BILL_WHOLE = (40, 92, 240, 98)
BILL_FOOT = 18
BILL_TOP = 4
RESULT_BILL_STEP = 13
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 175
BILL_SCORE = ((40, 197, 116, 20), (164, 197, 116, 20))
RESULT_KEYS = (0, 224, 320)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (30, 25)
END_FONT = bold.FONT
END_ROW = (100, 28, 204, 20)
END_STEP = 24
END_NAME = 30
END_SAYS = (73, 1)
END_PICTURE = (5, 83, 310, 75)
END_LINES = (12, 165, 296, 56, 13, 8)
END_PRINT = bold.FONT
END_APART = 0
