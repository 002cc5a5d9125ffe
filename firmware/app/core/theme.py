"""The sixteen inks: the name and the colour of each palette index.

An ink is the value of a pixel in the 4-bit canvas. Measured contrast on IVORY: INK 15.9,
BLUE 5.6, AMBER 4.8, RED 4.6, LEAF 3.5, GOLD 1.4 (never text on ivory); WHITE on FELT 12.3;
INK on GOLD 11.5. RED and AMBER look similar to deuteranopes, so colour is never the only mark:
every suit also has a shape.

One-bit canvases have two inks: 0 is black and every other value is white. Their layouts use INK
(0) for black and any other name for white.
"""

from engine.compat import const

INK = const(0)
FELT = const(1)
FELT_LIGHT = const(2)
IVORY = const(3)
WHITE = const(4)
GREY = const(5)
SLATE = const(6)
RED = const(7)
AMBER = const(8)
GOLD = const(9)
LEAF = const(10)
WOOD = const(11)
BLUE = const(12)
SKY = const(13)
PURPLE = const(14)
PINK = const(15)

# Red, green, blue of each ink: 48 bytes.
PALETTE = (
    b"\x10\x10\x18"  # ink
    b"\x0b\x3d\x2e"  # felt
    b"\x18\x5c\x48"  # felt light
    b"\xf4\xe9\xcf"  # ivory
    b"\xff\xff\xff"  # white
    b"\x98\x9a\xa2"  # grey
    b"\x3a\x3e\x4a"  # slate
    b"\xc8\x1e\x28"  # red
    b"\x9c\x56\x00"  # amber
    b"\xf2\xc2\x30"  # gold
    b"\x2f\x8f\x3c"  # leaf
    b"\x8a\x55\x2d"  # wood
    b"\x1b\x55\xc0"  # blue
    b"\x62\xbc\xea"  # sky
    b"\x75\x3a\x9e"  # purple
    b"\xf2\x96\xb4"  # pink
)

# The same for players who need more contrast.
HIGH_CONTRAST = (
    b"\x00\x00\x00"  # ink
    b"\x00\x1c\x12"  # felt
    b"\x08\x3c\x28"  # felt light
    b"\xff\xf8\xe8"  # ivory
    b"\xff\xff\xff"  # white
    b"\xb4\xb6\xbe"  # grey
    b"\x22\x24\x2e"  # slate
    b"\xb8\x06\x14"  # red
    b"\x8f\x50\x00"  # amber
    b"\xff\xd4\x40"  # gold
    b"\x1a\x70\x2a"  # leaf
    b"\x6e\x3e\x18"  # wood
    b"\x08\x3c\xae"  # blue
    b"\x78\xce\xff"  # sky
    b"\x60\x24\x8c"  # purple
    b"\xff\xa4\xc4"  # pink
)

# The colours of FELT and FELT_LIGHT at a game's table, where it is not green.
FELTS = {
    "koikoi": b"\x24\x3a\x1c\x18\x28\x10",  # moss, and plants in its shade
    "ceki": b"\x08\x40\x50\x06\x30\x40",  # the turquoise of Peranakan tiles
}

# The same everywhere, by the setting `cloth`.
CLOTHS = {
    "night": b"\x12\x22\x4a\x1a\x2e\x60",
    "plum": b"\x36\x16\x46\x46\x20\x58",
    "wine": b"\x44\x0e\x1e\x5c\x1a\x2e",
    "coffee": b"\x34\x20\x14\x46\x30\x1e",
    "coal": b"\x1e\x20\x26\x2c\x30\x38",
}


# By the setting `deck`: whether Koi-Koi's cards are woodcuts, and of their backs the inks of the
# pattern and of the ground.
DECKS = {
    "painted": (False, GOLD, RED),
    "woodcut": (True, IVORY, RED),
    "blue": (False, SKY, BLUE),
    "ink": (True, IVORY, INK),
}


def palette(game, cloth, is_high):
    """Return the colours of all inks, 48 bytes.

    game: whose table is shown, "" for the menu; cloth: the player's setting; is_high: whether the
    player wants high contrast, where every table is alike.
    """
    if is_high:
        return HIGH_CONTRAST
    return PALETTE[:3] + (CLOTHS.get(cloth) or FELTS.get(game, PALETTE[3:9])) + PALETTE[9:]
