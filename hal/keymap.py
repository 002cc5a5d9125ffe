"""Makes the board's attributes `labels` and `longs` from the keys of a profile."""

from hal.contract import ALL_KEY_NAMES, DOWN, HELD, KEY_NAMES, LEFT, RIGHT, UP


def labels_of(profile):
    """Return a dict of logical key -> its label, for all keys and long presses of a profile."""
    labels = {KEY_NAMES.index(key[0]): key[1] for key in profile.KEYS}
    for name, held in getattr(profile, "LONGS", ()):
        labels[ALL_KEY_NAMES.index(name)] = labels[KEY_NAMES.index(held)] + HELD
    return labels


def longs_of(profile):
    """Return a dict of logical key -> the logical key that a long press of it stands for."""
    longs = getattr(profile, "LONGS", ())
    return {KEY_NAMES.index(held): ALL_KEY_NAMES.index(name) for name, held in longs}


# The directions that change places when the device is turned upside down.
_OPPOSITE = ((UP, DOWN), (LEFT, RIGHT))
_ARROWS = "\u25b2\u25bc\u25c0\u25b6"


def turned_key(key):
    """Return which logical key a key is when the device is turned upside down."""
    for one, other in _OPPOSITE:
        if key in (one, other):
            return one + other - key
    return key


def turn_labels(labels):
    """Exchange the labels of opposite directions, unless they are arrows: those turn too."""
    for one, other in _OPPOSITE:
        if one in labels and labels[one] not in _ARROWS:
            labels[one], labels[other] = labels[other], labels[one]


def key_pins(profile):
    """Return a list of (logical key, GPIO) of every key pin; a pin is low when its key is down."""
    pins = [(KEY_NAMES.index(key[0]), key[2]) for key in profile.KEYS]
    return pins + [(KEY_NAMES.index(name), pin) for name, pin in getattr(profile, "ALSO", ())]
