"""Makes the board's attributes `labels` and `longs` from the keys of a profile."""

from hal.contract import HELD, KEY_NAMES


def labels_of(profile):
    """Return a dict of logical key -> its label, for all keys and long presses of a profile."""
    labels = {KEY_NAMES.index(key[0]): key[1] for key in profile.KEYS}
    for name, held in getattr(profile, "LONGS", ()):
        labels[KEY_NAMES.index(name)] = labels[KEY_NAMES.index(held)] + HELD
    return labels


def longs_of(profile):
    """Return a dict of logical key -> the logical key that a long press of it stands for."""
    longs = getattr(profile, "LONGS", ())
    return {KEY_NAMES.index(held): KEY_NAMES.index(name) for name, held in longs}


def key_pins(profile):
    """Return a list of (logical key, GPIO) of every key pin; a pin is low when its key is down."""
    pins = [(KEY_NAMES.index(key[0]), key[2]) for key in profile.KEYS]
    return pins + [(KEY_NAMES.index(name), pin) for name, pin in getattr(profile, "ALSO", ())]
