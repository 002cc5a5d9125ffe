"""Made by `make layouts` from assets/layouts/okey.txt: change that, not this."""

from app.fonts import bold, small
from app.okey import colour_sprites as art
from app.okey import wide_sprites as wide
from app.okey import wood_wide
from app.table import colour_sprites as table_art
from app.table import scenery_colour

# Grounds and fonts
SCENERY = scenery_colour
DEALER = table_art.DIE
EMBLEM = art.EMBLEM
WOOD = wood_wide
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_PROMPT = bold.FONT
FONT_PAGE = bold.FONT
PAGE_STEP = 13

# The tiles of the table and the rack


class TILE:
    """The tiles of the table and the rack."""

    FACE = wide.FACE
    GOLD = wide.GOLD
    CROWN = None
    BACK = wide.BACK
    TEN = wide.NUMERAL[1]
    NUMERAL = wide.NUMERAL
    NUMERAL_Y = 4
    PIP = art.PIP
    PIP_Y = 19
    SHINE = art.SHINE
    STAR = art.STAR
    STAR_AT = (5, 20)
    STAR_AT_ALONE = (9, 14)
    MARK = art.SMALL_PIP
    MARK_AT = (14, 21)
    DASHES = wide.DASHES
    DASHES_AT = (1, 1)
    GHOST = wide.GHOST


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
RACK = (0, 160, 320, 80)
ROW_Y = (168, 204)
RACK_X = 4
PITCH = 26
LIFT = 6

# The table
TABLE = (0, 12, 320, 148)
ROUND = (0, 0, 320, 12)
LAST = (74, 0, 230, 12)
LAST_LINES = 1
LAST_STEP = 12
NEWS = (46, 100, 228, 26)
CONTEXT = (0, 144, 320, 16)
CAPSULE_Y = 5
PROMPT = (84, 88, 152, 39)
GROUPS = (20, 18, 280, 108)
GROUPS_TOP = 18
PROMPT_STEP = 17
WHOLE = (
    (96, 40, 29, 47),
    (96, 86, 29, 5),
    (146, 50, 67, 35),
    (146, 84, 67, 5),
    (275, 102, 29, 38),
    (275, 16, 29, 38),
    (16, 16, 29, 38),
    (16, 102, 29, 38),
    (306, 40, 10, 79),
    (120, 14, 79, 10),
    (4, 40, 10, 79),
    (46, 100, 228, 26),
    (127, 129, 66, 13),
    (0, 144, 320, 16),
    (94, 90, 33, 9),
    (176, 88, 49, 8),
    (258, 60, 44, 27),
    (18, 60, 44, 27),
    (74, 0, 230, 12),
    (124, 27, 72, 13),
    (0, 0, 70, 12),
)
PILE = (98, 42)
PILE_STEP = 2
PILE_LAYERS = 6
COUNT = (94, 90, 33, 9)
INDICATOR = (146, 50)
JOKER = (188, 50)
JOKER_LABEL = (176, 88, 49, 8)
SHOWN_TWIN = (226, 50)
DICE = ((142, 107), (163, 107))
DICE_HOP = 8
DISCARD = ((277, 104), (277, 18), (18, 18), (18, 104))
MENU = (60, 17, 200, 16, 9, 10)

# The places of the players
PLATE = ((127, 129, 66, 13), (258, 60, 44, 27), (124, 27, 72, 13), (18, 60, 44, 27))
PLATE_IN = 6
BACKS = (None, (306, 40, 10, 79), (120, 14, 79, 10), (4, 40, 10, 79))
HAND = ((147, 172), (304, 62), (147, -4), (-10, 62))

# The guided hand
LESSON = (2, 316, 4)

# The result of a round
RESULT_TITLE = (0, 0, 320, 22)
RESULT_RACKS = 4
RESULT_IS_PARTED = False
RESULT_STANDINGS = (24, 26, 274, 13)
RESULT_RACK = (24, 43, 272)
RESULT_STEP = 31
RESULT_PITCH = 14
RESULT_GAP = 6
RESULT_BILL = (12, 168, 296, 54)
RESULT_BILL_STEP = 13
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 224, 320)

# The end of a match
END_CUP = table_art.CUP
END_CUP_AT = (30, 32)
END_FONT = bold.FONT
END_ROW = (100, 28, 204, 15)
END_STEP = 16
END_NAME = 30
END_SAYS = (73, 1)
END_PICTURE = (12, 97, 296, 62)
END_LINES = (12, 166, 296, 55, 13, 8)
END_PRINT = bold.FONT
END_APART = 0
