"""Helpers for tests of art: it stays within its place, and how much heap it takes."""

from app.core import theme
from hal.canvas import Canvas


def assert_within(mono, size, draw, cards):
    """Check that `draw(canvas, card)`, which draws at (4, 4), touches nothing outside its size."""
    w, h = size
    empty = Canvas(w + 8, h + 8, mono)
    empty.fill(theme.FELT)
    for card in cards:
        canvas = Canvas(w + 8, h + 8, mono)
        canvas.fill(theme.FELT)
        draw(canvas, card)
        canvas.rect(4, 4, w, h, theme.FELT)
        assert canvas.buffer == empty.buffer, card


def module_bytes(module):
    """Return what the art of a module of sprites takes in a heap."""
    names = [name for name in dir(module) if name[0] != "_"]  # what has one is CPython's own
    return sum([heap_bytes(getattr(module, name)) for name in names])


def heap_bytes(value):
    """Return what a tuple of tuples and bytes takes in a heap of 16-byte blocks, 32 bits."""
    if isinstance(value, bytes):
        return 16 + (len(value) + 1 + 15) // 16 * 16
    if isinstance(value, tuple):
        return (8 + 4 * len(value) + 15) // 16 * 16 + sum([heap_bytes(one) for one in value])
    return 0
