"""Canvases lent to live boards in tests: with a glass beside them there is no room for their own.

Import it early, while there are large blocks to be had. Portable.
"""

from hal.boards.live import make_board
from hal.canvas import Canvas

COLOUR = Canvas(240, 135)
ONE_BIT = Canvas(128, 64, True)

asked = []  # (width, height, mono) of every canvas a board wanted


def _canvas(width, height, mono):
    asked.append((width, height, mono))
    return ONE_BIT if mono else COLOUR


def lending(function, *arguments):
    """Return function(*arguments), during which boards borrow their canvas."""
    own = make_board.Canvas
    make_board.Canvas = _canvas
    try:
        return function(*arguments)
    finally:
        make_board.Canvas = own
