"""What a profile says of its keys, as the board's attributes `labels` and `longs`."""

from hal.contract import HELD, KEY_NAMES


def labels_of(profile):
    """Return logical key -> what the screen calls it, for all that the keys of a profile reach."""
    labels = {KEY_NAMES.index(key[0]): key[1] for key in profile.KEYS}
    for name, held in getattr(profile, "LONGS", ()):
        labels[KEY_NAMES.index(name)] = labels[KEY_NAMES.index(held)] + HELD
    return labels


def longs_of(profile):
    """Return logical key -> the one it becomes when it is held long, for the keys that do."""
    longs = getattr(profile, "LONGS", ())
    return {KEY_NAMES.index(held): KEY_NAMES.index(name) for name, held in longs}


def key_pins(profile):
    """Return (logical key, GPIO) of every pin that is a key: low when it is down."""
    pins = [(KEY_NAMES.index(key[0]), key[2]) for key in profile.KEYS]
    return pins + [(KEY_NAMES.index(name), pin) for name, pin in getattr(profile, "ALSO", ())]
