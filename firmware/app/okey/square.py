"""Made by `make layouts` from assets/layouts/okey.txt: change that, not this."""

from app.fonts import bold, medium, small
from app.okey import colour_sprites as art
from app.okey import wood_colour
from app.table import colour_sprites as table_art
from app.table import scenery_colour

# Grounds and fonts
SCENERY = scenery_colour
DEALER = table_art.DIE
EMBLEM = art.EMBLEM
WOOD = wood_colour
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_PAGE = medium.FONT
PAGE_STEP = 13

# The tiles of the table and the rack


class TILE:
    """The tiles of the table and the rack."""

    FACE = art.FACE
    GOLD = art.GOLD
    CROWN = None
    BACK = art.BACK
    TEN = art.NUMERAL[1]
    NUMERAL = art.NUMERAL
    NUMERAL_Y = 3
    PIP = art.PIP
    PIP_Y = 14
    SHINE = art.SHINE
    STAR = art.STAR
    STAR_AT = (3, 15)
    STAR_AT_ALONE = (6, 10)
    MARK = art.SMALL_PIP
    MARK_AT = (11, 16)
    DASHES = art.DASHES
    DASHES_AT = (1, 1)
    GHOST = art.GHOST


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
RACK = (0, 176, 240, 64)
ROW_Y = (180, 210)
RACK_X = 0
PITCH = 20
LIFT = 6

# The table
TABLE = (0, 12, 240, 164)
ROUND = (0, 0, 240, 12)
LAST = (74, 0, 150, 12)
LAST_LINES = 1
LAST_STEP = 12
NEWS = (34, 110, 172, 26)
CONTEXT = (0, 160, 240, 16)
CAPSULE_Y = 1
PROMPT = (44, 106, 152, 39)
GROUPS = (8, 44, 224, 98)
GROUPS_TOP = 18
PROMPT_STEP = 17
WHOLE = (
    (72, 52, 23, 41),
    (72, 92, 23, 5),
    (110, 62, 52, 29),
    (110, 90, 52, 3),
    (211, 128, 23, 32),
    (211, 16, 23, 32),
    (6, 16, 23, 32),
    (6, 128, 23, 32),
    (228, 48, 10, 79),
    (80, 14, 79, 10),
    (2, 48, 10, 79),
    (34, 110, 172, 26),
    (87, 146, 66, 13),
    (0, 160, 240, 16),
    (70, 96, 27, 9),
    (132, 92, 41, 9),
    (182, 78, 44, 27),
    (14, 78, 44, 27),
    (74, 0, 150, 12),
    (84, 27, 72, 13),
    (0, 0, 70, 12),
)
PILE = (74, 54)
PILE_STEP = 2
PILE_LAYERS = 6
COUNT = (70, 96, 27, 9)
INDICATOR = (110, 62)
JOKER = (143, 62)
JOKER_LABEL = (132, 92, 41, 9)
SHOWN_TWIN = (110, 112)
DICE = ((101, 116), (122, 116))
DICE_HOP = 8
DISCARD = ((213, 130), (213, 18), (8, 18), (8, 130))
MENU = (36, 26, 168, 16, 9, 10)

# The places of the players
PLATE = ((87, 146, 66, 13), (182, 78, 44, 27), (84, 27, 72, 13), (14, 78, 44, 27))
PLATE_IN = 6
BACKS = (None, (228, 48, 10, 79), (80, 14, 79, 10), (2, 48, 10, 79))
HAND = ((110, 186), (226, 76), (110, 8), (-5, 76))

# The guided hand
LESSON = (2, 236, 4)

# The result of a round
RESULT_TITLE = (0, 0, 240, 22)
RESULT_RACKS = 4
RESULT_IS_PARTED = False
RESULT_STANDINGS = (12, 26, 218, 13)
RESULT_RACK = (12, 43, 216)
RESULT_STEP = 31
RESULT_PITCH = 13
RESULT_GAP = 4
RESULT_BILL = (2, 168, 236, 54)
RESULT_BILL_STEP = 13
RESULT_BILL_IN = 4
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 224, 240)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (18, 32)
END_FONT = bold.FONT
END_ROW = (76, 28, 152, 15)
END_STEP = 16
END_NAME = 30
END_SAYS = (73, 1)
END_PICTURE = (12, 97, 216, 62)
END_LINES = (6, 166, 228, 55, 13, 8)
END_PRINT = small.FONT
END_APART = 0
