"""Where everything lies on 128x64 pixels of one bit; square.py says what each name means."""

from app import theme
from app.fonts import small, tiny
from app.koikoi.counts import Counts, Lit, Nearest
from app.koikoi.mono_art import MonoCards
from app.table import scenery_mono
from app.texts.koikoi import ids

SCENERY = scenery_mono
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = small.FONT
FONT_SCORE = tiny.FONT
FONT_NOTE = tiny.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = tiny.FONT
FONT_MONTHS = tiny.FONT


def cards(canvas, names):
    """Return what draws the cards; there is no room for names of months."""
    return MonoCards(canvas, tiny.FONT)


def piles(canvas, deck):
    """Return what draws the captured cards: here as numbers alone."""
    return Counts(canvas, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Lit(canvas, deck, tiny.FONT)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Nearest(canvas, FONT_GAUGE)


TABLE = (0, 0, 128, 47)
ROUND = (0, 0, 22, 7)
LAST = (0, 40, 128, 7)
LAST_LINES = 1
LAST_STEP = 7
CONTEXT = (0, 40, 128, 7)
CAPSULE_Y = 0
PROMPT = (0, 12, 128, 24)
PROMPT_STEP = 9

SEAT = ((74, 0, 54, 7), (22, 0, 52, 7))
PLATE = ((98, 0, 30, 7), (22, 0, 30, 7))
PLATE_IN = 2
CALL_INKS = (theme.WHITE, theme.INK)
CALL_TEXT = (ids.CALLED_SHORT, ids.CALLED_SHORT)
BADGES = ((75, 0, 22, 7), (52, 0, 22, 7))
BACKS = (80, 17, 0)
PILE = ((84, 32, 44, 7), (84, 8, 44, 7))
GAUGES = None

FIELD = (1, 8, 78, 32)
FIELD_Y = (8, 24)
FIELD_STEP = 15
FIELD_TIGHT_STEP = 8
FIELD_COLUMNS = 5
LAID = (0, 0)
EDGE = 1
STOCK = (96, 16)
TURNED = (113, 16)
LOT = ((36, 24), (36, 8))

NOTE = (0, 40, 128, 7)
NOTE_LINES = 2
NOTE_STEP = 7
HAND = (0, 47, 128, 17)
HAND_GROUND = theme.INK
HAND_W = 128
HAND_Y = 48
HAND_STEP = 16
LIFT = 0
DASH = (3, 63, 8, 1)
HAND_FROM = ((57, 48), (57, -15))

MENU = (0, 2, 128, 10, 6, 5)

DECISION = (0, 0, 128, 64)
DECISION_IN = 3
DECISION_TOP = 3
DECISION_STEP = 7
DECISION_KEY_H = 13

SHEET_TITLE = (0, 0, 128, 7)
SHEET = (0, 8, 128, 6)
SHEET_ROWS = 6
SHEET_COLUMNS = 2
SHEET_NAME = 1
SHEET_POINTS = 92
SHEET_COUNTS = (43, 61)
SHEET_BAR = theme.WHITE
SHEET_OTHER = theme.INK
SHEET_CARDS = (0, 46, 128, 18)
SHEET_CARD_H = 15
SHEET_CARD_STEP = 15
SHEET_KEYS = None


def sheet_card(deck, card, x, y, is_others):
    """Draw a card of the sheet, light on dark if the other has it."""
    deck.is_inverse = is_others
    deck.draw(card, x, y)
    deck.is_inverse = False


LOOK = (0, 0)
LOOK_WORDS = (50, 0, 9)
LOOK_GAP = 0
LOOK_STEP = 7
LOOK_KEYS = (50, 57, 78)

RESULT_TITLE = (0, 0, 128, 11)
BILL_PILE = (0, 12, 128, 16)
RESULT_BILL = (0, 28, 128, 21)
BILL_WHOLE = (0, 12, 128, 37)
BILL_FOOT = 8
BILL_TOP = 0
RESULT_BILL_STEP = 7
RESULT_BILL_IN = 2
RESULT_BILL_LINES = 1
BILL_TOTAL = 40
BILL_SCORE = ((0, 49, 50, 7), (60, 49, 50, 7))
RESULT_KEYS = (0, 57, 128)

END_CUP = None
END_CUP_AT = None
END_FONT = small.FONT
END_ROW = (8, 12, 112, 9)
END_STEP = 10
END_NAME = 18
MONTHS = (1, 33, 126, 23)
MONTHS_NAME = 16
MONTHS_INK = theme.WHITE
MONTHS_LINE = None
