"""Maps keys of a keyboard to keys of a board, for the window and the terminal."""

from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP

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


def help_line(labels):
    """Return a line of help for the keys; `labels` are the labels of the board's keys."""
    parts = ["arrows move"]
    for key, more in ((OK, "/Enter"), (BACK, "/Backspace"), (F1, ""), (F2, "")):
        if key in labels:
            parts.append(f"{NAMES[key]}{more} = {labels[key]}")
    return "  ".join(parts)
