"""Made by `make layouts` from assets/layouts/koikoi.txt: change that, not this."""

from app.core import theme
from app.fonts import small, tiny
from app.koikoi import signs_sprites
from app.koikoi.gauge_signs import Signs
from app.koikoi.mono_art import MonoCards
from app.koikoi.pile_counts import Counts, LitCounts
from app.table import scenery_mono
from app.texts.koikoi import ids

# Grounds and fonts
SCENERY = scenery_mono
DEALER = None
EMBLEM = None
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_PROMPT = small.FONT
FONT_SCORE = tiny.FONT
FONT_PAGE = tiny.FONT
PAGE_STEP = 6
FONT_NOTE = tiny.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = tiny.FONT
FONT_MONTHS = tiny.FONT

# Modules that draw the cards


def cards(canvas, names):
    """Return what draws the cards; on one bit there is no room for names of months."""
    return MonoCards(canvas, tiny.FONT)


def weave(canvas, month, area):
    """Spread the cloth of a month, with the season in an area."""
    return None


def piles(canvas, deck):
    """Return what draws the captured cards, on small screens as numbers alone."""
    return Counts(canvas, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return LitCounts(canvas, deck, tiny.FONT)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Signs(canvas, tiny.FONT)


# The table
TABLE = (0, 0, 128, 48)
ROUND = (0, 0, 17, 7)
LAST = (0, 40, 128, 7)
LAST_LINES = 1
MONTH_TEXT = ids.MONTH_SHORT
LAST_STEP = 7
NEWS = None
CONTEXT = (54, 40, 74, 7)
CAPSULE_Y = 0
PROMPT = (0, 12, 128, 24)
YAKU = (0, 9, 128, 38)
PROMPT_STEP = 9
WHOLE = (
    (0, 40, 128, 7),
    (0, 8, 90, 15),
    (90, 8, 38, 15),
    (0, 24, 90, 15),
    (90, 24, 38, 15),
    (0, 0, 128, 7),
    (0, 48, 128, 16),
)
GOAL = (0, 0, 128, 7)
MENU = (0, 2, 128, 10, 6, 5)

# The seats
SEAT = ((72, 0, 56, 7), (17, 0, 55, 7))
PLATE = ((72, 0, 29, 7), (43, 0, 29, 7))
PLATE_IN = 2
CALL_INKS = (theme.WHITE, theme.INK)
CALL_TEXT = (ids.CALLED_SHORT, ids.CALLED_SHORT)
BADGES = ((101, -1, 25, 9), (17, -1, 24, 9))
BACKS = None
PILE = ((106, 25, 22, 14), (106, 8, 22, 14))
GAUGES = ((61, 8, 29, 31), None)

# The field
FIELD = (0, 8, 89, 31)
SEASON = None
FIELD_Y = (8, 24)
FIELD_STEP = 15
FIELD_COLUMNS = 6
FIELD_ROOM = 4
LAID = (0, 0)
EDGE = 1
STOCK = (91, 8)
TURNED = (91, 24)
LOT = ((36, 24), (36, 8))

# The hand
NOTE = (0, 40, 54, 7)
NOTE_IS_NAME = True
HAND = (0, 48, 128, 16)
HAND_GROUND = theme.INK
HAND_W = 128
HAND_Y = 49
HAND_STEP = 16
LIFT = 0
DASH = None
HAND_FROM = ((57, 49), (57, -15))

# Stop or koi-koi: a panel over the field, so that hands and piles are seen
DECISION = (0, 0, 128, 64)
DECISION_IN = 3
DECISION_TOP = 3
DECISION_NAMED = 3
DECISION_STEP = 7
DECISION_KEY_H = 13

# The list of yaku
SHEET_TITLE = (0, 0, 128, 7)
SHEET = (0, 8, 128, 7)
SHEET_ROWS = 4
SHEET_NAME = 1
SHEET_SIGNS = signs_sprites.SIGN
SHEET_POINTS = 83
SHEET_COUNTS = (104, 125)
SHEET_BAR = theme.WHITE
SHEET_OTHER = theme.INK
SHEET_CARDS = (0, 37, 128, 19)
SHEET_CARDS_A_ROW = 25
SHEET_CARD_H = 15
SHEET_CARD_STEP = 15
SHEET_KEYS = (0, 57, 128)

# A card enlarged
LARGE = (0, 0)
LARGE_WORDS = (50, 0, 6, 12)
LARGE_GAP = 0
LARGE_STEP = 6
LARGE_KEYS = (50, 57, 78)

# The guided hand
LESSON = (0, 128, 4)

# The result of a round
RESULT_TITLE = (0, 0, 128, 10)
BILL_PILE = (2, 12, 124, 16)
RESULT_BILL = (0, 28, 128, 21)
BILL_WHOLE = (0, 11, 128, 38)
BILL_FOOT = 8
BILL_TOP = 0
RESULT_BILL_STEP = 7
RESULT_BILL_IN = 2
RESULT_BILL_LINES = 1
BILL_TOTAL = 40
BILL_SCORE = ((0, 49, 50, 7), (60, 49, 50, 7))
RESULT_KEYS = (0, 57, 128)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = tiny.FONT
END_ROW = (0, 11, 128, 7)
END_STEP = 7
END_NAME = 14
END_SAYS = None
END_PICTURE = (0, 26, 128, 30)
END_LINES = (0, 12, 128, 44, 7, 2)
END_PRINT = tiny.FONT
END_APART = 1
