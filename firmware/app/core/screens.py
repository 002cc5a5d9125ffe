"""Screen classes: one per set of layouts, and the choice of the class for a board."""

SQUARE = "square"  # 240x240, sixteen inks
WIDE = "wide"  # 320x240, sixteen inks
LOW = "low"  # 240x135, sixteen inks
MONO = "mono"  # 128x64, one bit

CLASSES = (SQUARE, WIDE, LOW, MONO)
SIZES = {SQUARE: (240, 240), WIDE: (320, 240), LOW: (240, 135), MONO: (128, 64)}


def screen_class(width, height, mono):
    """Return the class of a screen of width x height pixels. Raises ValueError if too small."""
    for name in (MONO,) if mono else (WIDE, SQUARE, LOW, MONO):
        least_width, least_height = SIZES[name]
        if width >= least_width and height >= least_height:
            return name
    raise ValueError("no layout fits a screen of " + str(width) + "x" + str(height))
