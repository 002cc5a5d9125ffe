"""Made by `make layouts` from assets/layouts/okey.txt: change that, not this."""

from app.fonts import bold, small
from app.okey import colour_sprites as art
from app.okey import low_sprites as low
from app.okey import wood_low
from app.table import colour_sprites as table_art
from app.table import scenery_colour

# Grounds and fonts
SCENERY = scenery_colour
DEALER = table_art.DIE
EMBLEM = art.EMBLEM
WOOD = wood_low
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_PAGE = small.FONT
PAGE_STEP = 10

# The tiles of the table and the rack


class TILE:
    """The tiles of the table and the rack."""

    FACE = low.FACE
    GOLD = low.GOLD
    CROWN = None
    BACK = low.BACK
    TEN = art.NUMERAL[1]
    NUMERAL = art.NUMERAL
    NUMERAL_Y = 2
    PIP = art.SMALL_PIP
    PIP_Y = 13
    SHINE = None
    STAR = art.SMALL_STAR
    STAR_AT = (3, 13)
    STAR_AT_ALONE = (7, 8)
    MARK = art.SMALL_PIP
    MARK_AT = (11, 13)
    DASHES = low.DASHES
    DASHES_AT = (1, 1)
    GHOST = low.GHOST


# The tiles of the results


class SMALL_TILE:  # noqa: N801
    """The tiles of the results."""

    FACE = art.SMALL_FACE
    GOLD = art.SMALL_GOLD
    CROWN = None
    BACK = art.SMALL_FACE
    TEN = art.SMALL_NUMERAL[1]
    NUMERAL = art.SMALL_NUMERAL
    NUMERAL_Y = 2
    PIP = art.SMALL_PIP
    PIP_Y = 10
    SHINE = None
    STAR = art.SMALL_STAR
    STAR_AT = (1, 10)
    STAR_AT_ALONE = (3, 6)
    MARK = art.TINY_PIP
    MARK_AT = (7, 11)
    DASHES = None
    DASHES_AT = None
    GHOST = None


# The tiles within texts
LETTER_PIP = art.LETTER_PIP
LETTER_STAR = art.LETTER_STAR

# The rack
RACK = (0, 88, 240, 47)
ROW_Y = (88, 112)
RACK_X = 0
PITCH = 20
LIFT = 4

# The table
TABLE = (0, 12, 240, 76)
ROUND = (0, 0, 70, 12)
LAST = (74, 0, 166, 12)
LAST_LINES = 1
LAST_STEP = 12
NEWS = (71, 57, 98, 14)
CONTEXT = (0, 72, 240, 16)
CAPSULE_Y = 0
PROMPT = (30, 45, 180, 26)
GROUPS = (8, 13, 224, 62)
GROUPS_TOP = 13
PROMPT_STEP = 12
WHOLE = (
    (80, 16, 23, 28),
    (80, 43, 23, 4),
    (108, 20, 49, 23),
    (108, 42, 49, 5),
    (215, 46, 23, 26),
    (215, 16, 23, 26),
    (2, 16, 23, 26),
    (2, 46, 23, 26),
    (71, 57, 98, 14),
    (170, 44, 39, 27),
    (0, 72, 240, 16),
    (80, 46, 24, 9),
    (126, 46, 35, 9),
    (170, 16, 39, 27),
    (30, 44, 39, 27),
    (74, 0, 166, 12),
    (30, 16, 39, 27),
    (0, 0, 70, 12),
)
PILE = (82, 18)
PILE_STEP = 1
PILE_LAYERS = 4
COUNT = (80, 46, 24, 9)
INDICATOR = (108, 20)
JOKER = (138, 20)
JOKER_LABEL = (126, 46, 35, 9)
SHOWN_TWIN = (108, 46)
DICE = ((108, 52), (129, 52))
DICE_HOP = 4
DISCARD = ((217, 48), (217, 18), (4, 18), (4, 48))
MENU = (36, 7, 168, 11, 11, 10)

# The places of the players
PLATE = ((170, 44, 39, 27), (170, 16, 39, 27), (30, 16, 39, 27), (30, 44, 39, 27))
PLATE_IN = 4
BACKS = (None, None, None, None)
HAND = ((110, 96), (240, 20), (40, -24), (-20, 60))

# The guided hand
LESSON = (2, 236, 4)

# The result of a round
RESULT_TITLE = (0, 0, 240, 18)
RESULT_RACKS = 2
RESULT_IS_PARTED = True
RESULT_STANDINGS = (12, 22, 218, 13)
RESULT_RACK = (12, 28, 216)
RESULT_STEP = 48
RESULT_PITCH = 13
RESULT_GAP = 4
RESULT_BILL = (12, 40, 216, 76)
RESULT_BILL_STEP = 12
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 123, 240)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = bold.FONT
END_ROW = (6, 22, 128, 17)
END_STEP = 20
END_NAME = 26
END_SAYS = (64, 3)
END_PICTURE = (142, 22, 92, 97)
END_LINES = (6, 22, 228, 97, 12, 8)
END_PRINT = small.FONT
END_APART = 1
