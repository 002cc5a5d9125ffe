"""Where everything lies on 240x240 with sixteen inks. Data alone; paint.py draws from it.

A *place* is a side of the table as this player sees it: 0 one's own, 1 at the right, 2 across,
3 at the left. Rectangles are x, y, w, h.
"""

from app.fonts import bold, small
from app.okey import colour_sprites as art
from app.okey import wood_colour
from app.table import colour_sprites as table_art
from app.table import scenery_colour

SCENERY = scenery_colour
WOOD = wood_colour
FONT = small.FONT
FONT_PLATE = small.FONT
FONT_MENU = small.FONT  # the one of app.layouts
FONT_PROMPT = bold.FONT


class TILE:
    """The tiles of the table and the rack, 19x28."""

    FACE = art.FACE
    GOLD = art.GOLD
    CROWN = None  # the gold is enough
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


class SMALL_TILE:  # noqa: N801 - data, like the constants around it
    """The tiles of the results, 12x17."""

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


# The rack: its rows' tops, the step from slot to slot.
RACK = (0, 176, 240, 64)
ROW_Y = (180, 210)
RACK_X = 0
PITCH = 20
LIFT = 6  # how high a held tile floats

# The table.
TABLE = (0, 12, 240, 164)
ROUND = (0, 0, 240, 12)  # LAST lies upon it
LAST = (70, 0, 154, 12)  # what happened last, in words; the battery's icon has the rest
LAST_LINES = 1
LAST_STEP = 12
CONTEXT = (0, 160, 240, 16)  # what the keys do
CAPSULE_Y = 1  # clear of a tile that floats over the rack
PROMPT = (44, 106, 152, 39)
PROMPT_STEP = 17
PILE = (74, 54)
PILE_STEP = 2  # a layer of the pile
PILE_LAYERS = 6
COUNT = (70, 96, 27, 9)
INDICATOR = (110, 62)
JOKER = (143, 62)
JOKER_LABEL = (132, 92, 41, 9)
SHOWN_TWIN = (110, 112)  # where a shown twin lies for a moment
DICE = ((101, 116), (122, 116))
DICE_HOP = 8
DISCARD = ((213, 130), (213, 18), (8, 18), (8, 130))

# What shows who sits there: name plate, and the rack with the backs of its tiles.
PLATE = ((87, 146, 66, 13), (182, 78, 44, 27), (84, 27, 72, 13), (14, 78, 44, 27))
PLATE_IN = 6
BACKS = (None, (228, 48, 10, 79), (80, 14, 79, 10), (2, 48, 10, 79))
# Where tiles come from and go to when a rack is not one's own.
HAND = ((110, 186), (226, 76), (110, 8), (-5, 76))

MENU = (36, 34, 168, 16, 7, 10)  # as app.core.rows.Rows takes it

# The results. RACK: x, y of the first rack's words, width; then the step to the next.
RESULT_TITLE = (0, 0, 240, 22)
RESULT_RACKS = 4  # on a page
RESULT_IS_PARTED = False  # whether the bill has pages of its own, before those of the racks
RESULT_STANDINGS = (12, 26, 218, 13)
RESULT_RACK = (12, 43, 216)
RESULT_STEP = 31
RESULT_PITCH = 13
RESULT_GAP = 4
RESULT_BILL = (12, 168, 216, 50)
RESULT_BILL_STEP = 11
RESULT_BILL_IN = 8
RESULT_BILL_LINES = 1
RESULT_KEYS = (0, 224, 240)

END_CUP = table_art.CUP
END_CUP_AT = (96, 34)
END_FONT = bold.FONT
END_ROW = (36, 102, 168, 24)
END_STEP = 28
END_NAME = 36
