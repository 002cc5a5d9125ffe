"""Made by `make layouts` from assets/layouts/okey.txt: change that, not this."""

from app.fonts import small, tiny
from app.okey import mono_sprites as mono
from app.okey import wood_mono
from app.table import scenery_mono

# Grounds and fonts
SCENERY = scenery_mono
DEALER = None
EMBLEM = None
WOOD = wood_mono
FONT = tiny.FONT
FONT_PLATE = tiny.FONT
FONT_PROMPT = small.FONT
FONT_PAGE = tiny.FONT
PAGE_STEP = 6

# The tiles of the table and the rack


class TILE:
    """The tiles of the table and the rack."""

    FACE = mono.FACE
    GOLD = mono.FACE
    CROWN = mono.CROWN
    CROWN_AT = (1, 1)
    CROWN_DOWN = 5
    BACK = mono.BACK
    TEN = mono.TEN
    NUMERAL = mono.NUMERAL
    NUMERAL_Y = 1
    PIP = mono.PIP
    PIP_Y = 7
    SHINE = None
    STAR = mono.STAR
    STAR_AT = (1, 7)
    STAR_AT_ALONE = (1, 4)
    MARK = None
    MARK_AT = None
    DASHES = None
    DASHES_AT = None
    GHOST = None


# The tiles of the results
SMALL_TILE = TILE

# The tiles within texts
LETTER_PIP = None
LETTER_STAR = None

# The rack
RACK = (0, 37, 98, 27)
ROW_Y = (37, 51)
RACK_X = 1
PITCH = 8
LIFT = 0

# The table
TABLE = (0, 0, 128, 36)
ROUND = (56, 0, 16, 7)
LAST = (99, 36, 29, 28)
LAST_LINES = 4
LAST_STEP = 7
NEWS = (0, 22, 128, 7)
CONTEXT = (0, 29, 128, 7)
CAPSULE_Y = 0
PROMPT = (0, 8, 128, 20)
GROUPS = (0, 1, 128, 27)
GROUPS_TOP = 8
PROMPT_STEP = 8
WHOLE = (
    (0, 0, 128, 7),
    (0, 22, 128, 7),
    (0, 29, 128, 7),
    (99, 36, 29, 28),
    (8, 7, 11, 15),
    (30, 9, 7, 13),
    (83, 9, 7, 13),
    (109, 7, 11, 15),
    (38, 13, 11, 5),
    (50, 7, 11, 15),
    (62, 9, 7, 13),
    (71, 9, 7, 13),
    (0, 38, 98, 12),
    (0, 52, 98, 12),
)
PILE = (52, 9)
PILE_STEP = 0
PILE_LAYERS = 1
COUNT = (38, 13, 11, 5)
INDICATOR = (62, 9)
JOKER = (71, 9)
JOKER_LABEL = None
SHOWN_TWIN = (93, 9)
DICE = ((86, 24), (102, 24))
DICE_HOP = 2
DISCARD = ((111, 9), (83, 9), (30, 9), (10, 9))
MENU = (0, 2, 128, 10, 6, 5)

# The places of the players
PLATE = ((100, 0, 28, 7), (72, 0, 28, 7), (28, 0, 28, 7), (0, 0, 28, 7))
PLATE_IN = 2
BACKS = (None, None, None, None)
HAND = ((60, 40), (128, 9), (30, -14), (-8, 9))

# The guided hand
LESSON = (0, 128, 4)

# The result of a round
RESULT_TITLE = (0, 0, 128, 11)
RESULT_RACKS = 2
RESULT_IS_PARTED = True
RESULT_STANDINGS = (0, 12, 129, 7)
RESULT_RACK = (1, 13, 126)
RESULT_STEP = 22
RESULT_PITCH = 8
RESULT_GAP = 2
RESULT_BILL = (0, 20, 128, 36)
RESULT_BILL_STEP = 6
RESULT_BILL_IN = 2
RESULT_BILL_LINES = 2
RESULT_KEYS = (0, 57, 128)

# The end of a match
END_CUP = None
END_CUP_AT = None
END_FONT = tiny.FONT
END_ROW = (0, 12, 68, 8)
END_STEP = 9
END_NAME = 14
END_SAYS = (32, 4)
END_PICTURE = (70, 12, 58, 44)
END_LINES = (0, 12, 128, 44, 7, 2)
END_PRINT = tiny.FONT
END_APART = 1
