"""Screen classes: how many layouts there are, and which one a board shows."""

SQUARE = "square"  # 240x240, sixteen inks
MONO = "mono"  # 128x64, one bit

CLASSES = (SQUARE, MONO)
SIZES = {SQUARE: (240, 240), MONO: (128, 64)}


def screen_class(width, height, mono):
    """Return the class of a screen of so many pixels. Raises ValueError for one too small."""
    if not mono and width >= 240 and height >= 240:
        return SQUARE
    if width >= 128 and height >= 64:
        return MONO
    raise ValueError("no layout fits a screen of " + str(width) + "x" + str(height))


def load(package, screen):
    """Return the layout module for a screen class: `package`.`screen`."""
    return __import__(package + "." + screen, None, None, ("x",))
