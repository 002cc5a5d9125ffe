"""Where everything lies on 240x240 with sixteen inks. Data alone; paint.py draws from it.

A *place* is a side of the table as this player sees it: 0 one's own, 1 at the right, 2 across,
3 at the left. Rectangles are x, y, w, h.
"""

from app.fonts import small
from app.okey import colour_sprites as art
from app.okey import scenery_colour

SCENERY = scenery_colour
FONT = small.FONT
FONT_PLATE = small.FONT


class TILE:
    """The tiles of the table and the rack, 19x28."""

    FACE = art.FACE
    GOLD = art.GOLD
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


class SMALL_TILE:  # noqa: N801 - data, like the constants around it
    """The tiles of the results, 12x17."""

    FACE = art.SMALL_FACE
    GOLD = art.SMALL_GOLD
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


# The rack: its rows' tops, the step from slot to slot, the mark under a complete group.
RACK = (0, 177, 240, 63)
ROW_Y = (180, 210)
RACK_X = 0
PITCH = 20
MARK_Y = 28
MARK_H = 2
LIFT = 6  # how high a held tile floats

# The table.
TABLE = (0, 12, 240, 165)
BAR = (0, 0, 240, 12)
CONTEXT = (0, 165, 240, 12)
PROMPT = (52, 112, 136, 32)
PILE = (74, 56)
PILE_STEP = 2  # a layer of the pile
PILE_LAYERS = 6
COUNT = (70, 100, 27, 9)
INDICATOR = (110, 64)
JOKER = (141, 64)
JOKER_LABEL = (130, 94, 42, 11)
DICE = ((103, 116), (123, 116))
DISCARD = ((213, 133), (213, 18), (8, 18), (8, 133))

# What shows who sits there: name plate, and the rack with the backs of its tiles.
PLATE = ((87, 150, 66, 13), (180, 78, 46, 25), (84, 27, 72, 13), (14, 78, 46, 25))
BACKS = (None, (228, 50, 10, 79), (80, 14, 79, 10), (2, 50, 10, 79))
# Where tiles come from and go to when a rack is not one's own.
HAND = ((110, 186), (226, 76), (110, 8), (-5, 76))
