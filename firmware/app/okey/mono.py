"""Where everything lies on 128x64 pixels of one bit; square.py says what each name means."""

from app.fonts import small, tiny
from app.okey import mono_sprites as art
from app.okey import wood_mono
from app.table import scenery_mono

SCENERY = scenery_mono
WOOD = wood_mono
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = small.FONT


class TILE:
    """The tiles everywhere, 7x13."""

    FACE = art.FACE
    GOLD = art.FACE
    CROWN = art.CROWN
    CROWN_AT = (1, 1)
    CROWN_DOWN = 5  # how far the number moves for it
    BACK = art.BACK
    TEN = art.TEN
    NUMERAL = art.NUMERAL
    NUMERAL_Y = 1
    PIP = art.PIP
    PIP_Y = 7
    SHINE = None
    STAR = art.STAR
    STAR_AT = (1, 7)
    STAR_AT_ALONE = (1, 4)
    MARK = None
    MARK_AT = None
    DASHES = None
    DASHES_AT = None
    GHOST = None


SMALL_TILE = TILE

RACK = (0, 37, 98, 27)
ROW_Y = (37, 51)
RACK_X = 1  # the cursor reaches around the first tile
PITCH = 8
LIFT = 0  # its frame is enough: there is no room above the rack

TABLE = (0, 0, 128, 36)
ROUND = (56, 0, 16, 7)
LAST = (99, 37, 29, 27)
LAST_LINES = 4
LAST_STEP = 7
CONTEXT = (0, 29, 128, 7)
CAPSULE_Y = 0
PROMPT = (0, 8, 128, 20)
PROMPT_STEP = 8
PILE = (52, 8)
PILE_STEP = 0
PILE_LAYERS = 1
COUNT = (48, 24, 15, 5)
INDICATOR = (62, 8)
JOKER = (71, 8)
JOKER_LABEL = None
SHOWN_TWIN = (93, 8)
DICE = ((86, 24), (102, 24))
DICE_HOP = 2
DISCARD = ((111, 8), (83, 8), (38, 8), (10, 8))

PLATE = ((100, 0, 28, 7), (72, 0, 28, 7), (28, 0, 28, 7), (0, 0, 28, 7))
PLATE_IN = 2
BACKS = (None, None, None, None)
HAND = ((60, 40), (128, 8), (38, -14), (-8, 8))

MENU = (0, 2, 128, 10, 6, 5)

RESULT_TITLE = (0, 0, 128, 11)
RESULT_RACKS = 2
RESULT_IS_PARTED = True
RESULT_STANDINGS = (0, 12, 129, 7)
RESULT_RACK = (1, 13, 126)
RESULT_STEP = 22
RESULT_PITCH = 8
RESULT_GAP = 3
RESULT_BILL = (0, 20, 128, 36)
RESULT_BILL_STEP = 6
RESULT_BILL_IN = 2
RESULT_BILL_LINES = 2  # of each entry: what for, and below it who loses
RESULT_KEYS = (0, 57, 128)

END_CUP = None
END_CUP_AT = None
END_FONT = small.FONT
END_ROW = (8, 12, 112, 10)
END_STEP = 11
END_NAME = 18
