"""Which keys of a keyboard stand for the keys of a board, in the window and in the terminal."""

from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP

# Logical key -> what the help calls the keyboard's key.
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
    """Return a line that tells which key is which; `labels` are the board's own."""
    parts = ["arrows move"]
    for key, more in ((OK, "/Enter"), (BACK, "/Backspace"), (F1, ""), (F2, "")):
        if key in labels:
            parts.append(f"{NAMES[key]}{more} = {labels[key]}")
    return "  ".join(parts)
