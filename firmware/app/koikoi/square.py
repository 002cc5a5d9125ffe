"""Where everything lies on 240x240 with sixteen inks. Data alone; painter.py draws from it.

Places of seats come in pairs: the player's, and the other's. Rectangles are x, y, w, h.
"""

from app.core import theme
from app.fonts import bold, small, tiny
from app.koikoi.art import Cards
from app.koikoi.gauges import Gauges
from app.koikoi.piles import Piles
from app.koikoi.spread import Spread
from app.table import cloth
from app.table import colour_sprites as table_art
from app.texts.koikoi import ids

SCENERY = cloth
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = bold.FONT
FONT_SCORE = bold.FONT
FONT_NOTE = small.FONT
FONT_COUNT = tiny.FONT
FONT_CALL = tiny.FONT
FONT_GAUGE = tiny.FONT
FONT_SHEET = small.FONT
FONT_MONTHS = small.FONT


def cards(canvas, names):
    """Return what draws the cards; names: the months' short names."""
    return Cards(canvas, tiny.FONT, 24, names)


def piles(canvas, deck):
    """Return what draws the captured cards."""
    return Piles(canvas, deck, tiny.FONT)


def bill_pile(canvas, deck):
    """Return what draws the pile that a bill is about."""
    return Spread(canvas, deck)


def gauges(canvas):
    """Return what draws how far a seat is."""
    return Gauges(canvas, FONT_GAUGE)


TABLE = (0, 12, 240, 181)
ROUND = (0, 0, 240, 12)  # LAST lies upon it
LAST = (72, 0, 152, 12)  # what happened last, in words; the battery's icon has the rest
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 183, 240, 10)  # what the keys do
CAPSULE_Y = 0
PROMPT = (30, 72, 180, 39)
PROMPT_STEP = 17

# The seats: the row with plate, backs, call and points; the pile; the gauges.
SEAT = ((2, 158, 236, 13), (2, 12, 236, 13))
PLATE = ((2, 158, 76, 13), (2, 12, 76, 13))
PLATE_IN = 6
CALL_INKS = (theme.RED, theme.WHITE)
CALL_TEXT = (ids.CALLED_MARK, ids.CALLED_MARK)
BADGES = ((160, 158, 78, 13), (160, 12, 78, 13))  # points so far, koi-koi
BACKS = (84, 13, 9)  # x, y of the first, the step to the next
PILE = ((2, 131, 236, 14), (2, 26, 236, 14))
GAUGES = ((2, 146, 236, 12), (2, 41, 236, 12))

# The field: where it is, the rows, the step from column to column.
FIELD = (4, 55, 202, 74)
FIELD_Y = (55, 93)
FIELD_STEP = 29
FIELD_TIGHT_STEP = 22
FIELD_COLUMNS = 7
LAID = (4, 2)  # how far a card lies aside on the one that it takes
EDGE = 2  # how far the frame of a card reaches around it
STOCK = (212, 55)
TURNED = (212, 93)
LOT = ((108, 93), (108, 55))

NOTE = (0, 171, 240, 11)  # what the selected card is
NOTE_IS_NAME = False  # there is no room to say what it would take
HAND = (0, 193, 240, 47)
HAND_GROUND = theme.FELT
HAND_W = 240  # in the middle of which the cards lie
HAND_Y = 201
HAND_STEP = 29
LIFT = 5
DASH = (6, 238, 12, 2)  # x within the card, y, w, h
HAND_FROM = ((108, 204), (108, 0))  # where cards come from and go to

MENU = (30, 26, 180, 16, 8, 10)  # as app.core.rows.Rows takes it

# Stop or koi-koi: at most all of the field, so that hands and piles are seen; how far in things
# stand, and how far from the edge; up to how many yaku have a line each with their full names,
# more stand in columns; the step from line to line; the height of the two buttons.
DECISION = (3, 53, 234, 78)
DECISION_IN = 8
DECISION_TOP = 3
DECISION_NAMED = 3
DECISION_STEP = 9
DECISION_KEY_H = 15

# The sheet of yaku: title, rows, columns; the cards of the selected one.
SHEET_TITLE = (0, 0, 240, 18)
SHEET = (0, 20, 240, 14)
SHEET_ROWS = 12
SHEET_NAME = 6
SHEET_POINTS = 150
SHEET_COUNTS = (192, 234)  # their right edges
SHEET_BAR = theme.FELT_LIGHT
SHEET_OTHER = theme.SKY
SHEET_CARDS = (4, 192, 232, 22)
SHEET_CARDS_A_ROW = 25  # at most
SHEET_CARD_H = 14
SHEET_CARD_STEP = 12
SHEET_KEYS = (0, 224, 240)


def sheet_card(deck, card, x, y, is_others, step):
    """Draw a card of the sheet; the bar below it says whose it is."""
    deck.mini(card, x, y)


# A card enlarged: its corner; the words, the steps from the month to the plant and on; then the
# yaku it counts for.
LOOK = (16, 60)
LOOK_WORDS = (104, 62, 11, 16)
LOOK_GAP = 6
LOOK_STEP = 11
LOOK_KEYS = (0, 222, 240)

# The result of a round: the winner's pile, the bill, the scores.
RESULT_TITLE = (0, 0, 240, 22)
BILL_PILE = (4, 24, 232, 68)
RESULT_BILL = (12, 92, 216, 98)
BILL_WHOLE = (12, 92, 216, 98)  # once all of it is there
BILL_FOOT = 18  # what stays free below the lines, for the total
BILL_TOP = 4
RESULT_BILL_STEP = 10
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
BILL_TOTAL = 175
BILL_SCORE = ((12, 197, 104, 20), (124, 197, 104, 20))
RESULT_KEYS = (0, 224, 240)

END_CUP = table_art.CUP
END_CUP_AT = (96, 28)
END_FONT = bold.FONT
END_ROW = (36, 92, 168, 24)
END_STEP = 28
END_NAME = 36
MONTHS = (6, 158, 228, 45)  # the table of the months
MONTHS_NAME = 30  # width of the names before it
MONTHS_INK = theme.IVORY
MONTHS_LINE = theme.FELT_LIGHT
