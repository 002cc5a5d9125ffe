"""Draws the contact sheet of Ceki's deck, docs/images/ceki.png.

A row is a suit, with the honours on the right. At the top the faces are three times as large as on
240x240. Below are the faces in that size, the cards of low screens with the small cards of the
discards, and the cards of one-bit screens at double size. `python -m tools.assets --sheet` writes
it.
"""

from pathlib import Path

from PIL import Image

from sim import picture
from sim.launcher import prepare
from sim.panel import MONO_PALETTE

SHEET = Path(__file__).resolve().parents[2] / "docs" / "images" / "ceki.png"

_IN_ROW = 10  # a suit and an honour
_PITCH = 26
_TALL, _LOW = 60, 44
_GAP = 3  # between rows
_MONO_PITCH = 13
_MONO_ROW = 27
_MINI = 10  # a mini's pitch
_MINI_ROW = 16


def image():
    """Return the sheet as a picture."""
    prepare()
    from app.core import theme

    tall = _suits(_TALL)
    large = picture.to_image(tall, theme.PALETTE, 3)
    below = [picture.to_image(canvas, theme.PALETTE) for canvas in (tall, _low())]
    below.append(picture.to_image(_mono(), MONO_PALETTE, 2))
    sheet = Image.new("RGB", (large.width, large.height + tall.height), tuple(theme.PALETTE[3:6]))
    sheet.paste(large.convert("RGB"), (0, 0))
    x = 0
    for part in below:
        sheet.paste(part.convert("RGB"), (x, large.height))
        x += part.width
    return sheet


def _face(i):
    """Return the face in place i of the sheet, where each row is a suit and then an honour."""
    row, column = divmod(i, _IN_ROW)
    return 27 + row if column == _IN_ROW - 1 else row * 9 + column


def _suits(h, more=0):
    """Return a canvas with the deck on cards h high, and `more` extra rows of pixels."""
    from app.ceki.art import Cards
    from app.core import theme
    from app.fonts import tiny
    from hal.canvas import Canvas

    canvas = Canvas(_IN_ROW * _PITCH + 2, 3 * (h + _GAP) + _GAP + more)
    canvas.fill(theme.FELT)
    cards = Cards(canvas, tiny.FONT, _PITCH - 2, h)
    for i in range(30):
        cards.draw(_face(i), 2 + i % _IN_ROW * _PITCH, _GAP + i // _IN_ROW * (h + _GAP))
    return canvas


def _low():
    """Return a canvas with the deck on low cards, the minis and the backs."""
    from app.ceki.art import Cards
    from app.fonts import tiny

    canvas = _suits(_LOW, 3 * _MINI_ROW)
    y = canvas.height - 3 * _MINI_ROW
    cards = Cards(canvas, tiny.FONT, _PITCH - 2, _LOW)
    for i in range(30):
        cards.mini(_face(i), 2 + i % _IN_ROW * _MINI, y + i // _IN_ROW * _MINI_ROW)
    cards.draw(-1, 2 + 5 * _PITCH, y)
    cards.small_backs(1, 2 + 6 * _PITCH, y, 0)
    return canvas


def _mono():
    """Return a one-bit canvas with the deck."""
    from app.ceki.mono_art import MonoCards
    from app.fonts import tiny
    from hal.canvas import Canvas

    canvas = Canvas(_IN_ROW * _MONO_PITCH - 1, 3 * _MONO_ROW, mono=True)
    canvas.fill(0)
    cards = MonoCards(canvas, tiny.FONT)
    for i in range(30):
        cards.draw(_face(i), i % _IN_ROW * _MONO_PITCH, 1 + i // _IN_ROW * _MONO_ROW)
    return canvas
