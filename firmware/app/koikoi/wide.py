"""Made by `make layouts` from assets/layouts/koikoi.txt: change that, not this."""

from app.core import theme
from app.fonts import bold, small, tiny
from app.koikoi import motif
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
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_SCORE = bold.FONT
FONT_NOTE = small.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = small.FONT

# What draws the cards


def cards(canvas, names):
    """Return what draws the cards; on one bit there is no room for names of months."""
    return Cards(canvas, tiny.FONT, 24, names)


def weave(canvas, month):
    """Spread the cloth of a month."""
    return motif.weave(canvas, month)


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
TABLE = (0, 12, 320, 181)
ROUND = (0, 0, 320, 12)
LAST = (80, 0, 224, 12)
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 183, 320, 10)
CAPSULE_Y = 0
PROMPT = (60, 72, 200, 39)
YAKU = (24, 62, 272, 66)
PROMPT_STEP = 17
MENU = (70, 26, 180, 16, 8, 10)

# The seats
SEAT = ((2, 158, 316, 13), (2, 12, 316, 13))
PLATE = ((2, 158, 96, 13), (2, 12, 96, 13))
PLATE_IN = 6
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = (ids.CALLED_MARK, ids.CALLED_MARK)
BADGES = ((236, 158, 78, 13), (236, 12, 78, 13))
BACKS = (106, 13, 10)
PILE = ((2, 131, 316, 14), (2, 26, 316, 14))
GAUGES = ((2, 146, 316, 12), (2, 41, 316, 12))

# The field
FIELD = (6, 55, 264, 74)
FIELD_Y = (55, 93)
FIELD_STEP = 30
FIELD_TIGHT_STEP = 30
FIELD_COLUMNS = 9
LAID = (4, 2)
EDGE = 2
STOCK = (290, 55)
TURNED = (290, 93)
LOT = ((148, 93), (148, 55))

# The hand
NOTE = (0, 171, 320, 11)
NOTE_IS_NAME = False
HAND = (0, 193, 320, 47)
HAND_GROUND = theme.FELT
HAND_W = 320
HAND_Y = 201
HAND_STEP = 34
LIFT = 5
DASH = (6, 238, 12, 2)
HAND_FROM = ((148, 204), (148, 0))

# Stop or koi-koi: a panel over the field, so that hands and piles are seen
DECISION = (4, 53, 278, 78)
DECISION_IN = 8
DECISION_TOP = 3
DECISION_NAMED = 3
DECISION_STEP = 9
DECISION_KEY_H = 15

# The list of yaku
SHEET_TITLE = (0, 0, 320, 18)
SHEET = (0, 20, 320, 14)
SHEET_ROWS = 12
SHEET_NAME = 16
SHEET_POINTS = 190
SHEET_COUNTS = (246, 304)
SHEET_BAR = theme.SLATE
SHEET_OTHER = theme.SKY
SHEET_CARDS = (4, 192, 312, 22)
SHEET_CARDS_A_ROW = 25
SHEET_CARD_H = 14
SHEET_CARD_STEP = 12
SHEET_KEYS = (0, 224, 320)

# A card enlarged
LOOK = (40, 60)
LOOK_WORDS = (136, 62, 11, 16)
LOOK_GAP = 6
LOOK_STEP = 11
LOOK_KEYS = (0, 222, 320)

# The guided hand
LESSON = (2, 316, 10, 4)

# The result of a round
RESULT_TITLE = (0, 0, 320, 22)
BILL_PILE = (4, 24, 312, 68)
RESULT_BILL = (40, 92, 240, 98)
BILL_WHOLE = (40, 92, 240, 98)
BILL_FOOT = 18
BILL_TOP = 4
RESULT_BILL_STEP = 10
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 175
BILL_SCORE = ((40, 197, 116, 20), (164, 197, 116, 20))
RESULT_KEYS = (0, 224, 320)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (136, 28)
END_FONT = bold.FONT
END_ROW = (76, 92, 168, 24)
END_STEP = 28
END_NAME = 36
MONTHS = (10, 158, 300, 45)
MONTHS_NAME = 30
MONTHS_INK = theme.IVORY
MONTHS_LINE = theme.SLATE
