"""Maps keys of a keyboard to keys of a board, for window, terminal and browser. Portable."""

from hal.contract import BACK, DOWN, F1, F2, F3, F4, HELD, LEFT, OK, RIGHT, UP

# Logical key -> the keyboard's key, as the help writes it.
NAMES = {
    UP: "↑",
    DOWN: "↓",
    LEFT: "←",
    RIGHT: "→",
    OK: "Z",
    BACK: "X",
    F1: "A",
    F2: "S",
}


# The labels of keys in the application's hints.
_LABELS = {
    UP: "\u25b2",
    DOWN: "\u25bc",
    LEFT: "\u25c0",
    RIGHT: "\u25b6",
    OK: "Z",
    BACK: "X",
    F1: "A",
    F2: "S",
    F3: "X" + HELD,
    F4: "A" + HELD,
}


def labels(own):
    """Return a board's labels with the names of the keyboard's keys; `own` are its own."""
    return {key: _LABELS[key] for key in own}


def help_line(labels):
    """Return a line of help for the keys; `labels` are the labels of the board's keys."""
    parts = ["arrows move"]
    for key, more in ((OK, "/Enter"), (BACK, "/Backspace"), (F1, ""), (F2, "")):
        if key in labels:
            parts.append(f"{NAMES[key]}{more} = {labels[key]}")
    return "  ".join(parts)
