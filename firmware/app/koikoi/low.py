"""Where everything lies on 240x135 with sixteen inks; square.py says what each name means."""

from app import theme
from app.fonts import bold, small, tiny
from app.koikoi.art import Cards
from app.koikoi.counts import Counts, Nearest
from app.koikoi.piles import Piles
from app.table import cloth
from app.texts.koikoi import ids

SCENERY = cloth
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = bold.FONT
FONT_NOTE = tiny.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = small.FONT


def cards(canvas, names):
    """Return what draws the cards; names: the months' short names."""
    return Cards(canvas, tiny.FONT, 22, names)


def piles(canvas, deck):
    """Return what draws the captured cards: here as numbers alone."""
    return Counts(canvas, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Piles(canvas, deck, tiny.FONT)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Nearest(canvas, FONT_GAUGE)


TABLE = (0, 11, 240, 96)
ROUND = (0, 0, 240, 11)
LAST = (66, 0, 158, 11)
LAST_LINES = 1
LAST_STEP = 10
CONTEXT = (114, 97, 72, 10)
CAPSULE_H = 10
CAPSULE_Y = 0
PROMPT = (30, 38, 180, 32)
PROMPT_STEP = 14

SEAT = ((2, 97, 58, 10), (2, 11, 116, 11))
PLATE = ((2, 97, 58, 10), (2, 11, 58, 11))
PLATE_IN = 4
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = ids.CALLED_MARK
BADGES = ((186, 97, 52, 10), (186, 11, 52, 11))
BACKS = (61, 11, 7)
PILE = ((63, 97, 52, 10), (124, 11, 60, 11))
GAUGES = ((168, 79, 72, 16), (168, 61, 72, 16))

FIELD = (2, 23, 162, 72)
FIELD_Y = (23, 60)
FIELD_STEP = 23
FIELD_TIGHT_STEP = 17
FIELD_COLUMNS = 7
LAID = (1, 0)
EDGE = 1
STOCK = (172, 23)
TURNED = (204, 23)
LOT = ((84, 59), (84, 22))

NOTE = (196, 110, 44, 24)
NOTE_LINES = 3
NOTE_STEP = 8
HAND = (0, 107, 240, 28)
HAND_W = 195  # the note has the rest
HAND_Y = 113
HAND_STEP = 24
LIFT = 5
DASH = (5, 133, 12, 2)
HAND_FROM = ((84, 113), (84, -12))

MENU = (30, 8, 180, 15, 7, 10)

DECISION = (12, 14, 216, 82)
DECISION_IN = 8
DECISION_TOP = 3
DECISION_STEP = 10
DECISION_YAKU = 2
DECISION_WORDS = 38
DECISION_KEYS = ((20, 73, 96, 18), (124, 73, 96, 18))

SHEET_TITLE = (0, 0, 240, 13)
SHEET = (0, 14, 240, 12)
SHEET_ROWS = 8
SHEET_NAME = 6
SHEET_POINTS = 150
SHEET_COUNTS = (192, 234)
SHEET_BAR = theme.FELT_LIGHT
SHEET_OTHER = theme.SKY
SHEET_CARDS = (4, 114, 232, 20)
SHEET_CARD_H = 14
SHEET_CARD_STEP = 12
SHEET_KEYS = None


def sheet_card(deck, card, x, y):
    """Draw a card of the sheet."""
    deck.mini(card, x, y)


LOOK = (16, 6)
LOOK_WORDS = (104, 6, 14)
LOOK_GAP = 4
LOOK_STEP = 10
LOOK_KEYS = (0, 123, 240)

RESULT_TITLE = (0, 0, 240, 18)
BILL_PILE = (4, 20, 232, 19)
RESULT_BILL = (12, 42, 216, 58)
BILL_WHOLE = (12, 42, 216, 58)
BILL_FOOT = 15
BILL_TOP = 2
RESULT_BILL_STEP = 9
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 88
BILL_SCORE = ((12, 104, 104, 16), (124, 104, 104, 16))
RESULT_KEYS = (0, 123, 240)

END_CUP = None
END_CUP_AT = None
END_FONT = bold.FONT
END_ROW = (36, 24, 168, 21)
END_STEP = 24
END_NAME = 36
MONTHS = (6, 78, 228, 36)
MONTHS_NAME = 30
MONTHS_INK = theme.IVORY
MONTHS_LINE = theme.FELT_LIGHT
