"""Draws the contact sheet of the hanafuda deck, docs/images/hanafuda.png.

At the top the months stand in two columns, three times as large as on the device. Below are the
whole deck as large as on 240x240, the cards of the piles, and the cards of one-bit screens at
double size. `python -m tools.assets --sheet` writes it.
"""

from pathlib import Path

from PIL import Image

from sim import picture
from sim.launcher import prepare
from sim.panel import MONO_PALETTE

SHEET = Path(__file__).resolve().parents[2] / "docs" / "images" / "hanafuda.png"

_MONTHS = ("January: pine", "February: plum", "March: cherry", "April: wisteria", "May: iris")
_MONTHS += ("June: peony", "July: bush clover", "August: pampas grass", "September: chrysanthemum")
_MONTHS += ("October: maple", "November: willow", "December: paulownia")
_KINDS = ("BRIGHT", "ANIMAL", "POETRY", "BLUE", "RED", "PLAIN")

_PITCH = 28  # from card to card, enlarged
_ROW = 56  # from month to month
_COLUMN = 4 * _PITCH + 8
_SMALL_PITCH = 26
_CELL = 16  # a one-bit card's
_MINI = 10  # a mini's pitch
_BELOW = 4 * 38 + 2 * 16 + 8


def image():
    """Return the sheet as a picture."""
    prepare()
    from app.core import theme

    large = picture.to_image(_large(), theme.PALETTE, 3)
    width, height = large.size
    sheet = Image.new("RGB", (width, height + _BELOW), tuple(theme.PALETTE[3:6]))
    sheet.paste(large.convert("RGB"), (0, 0))
    sheet.paste(picture.to_image(_small(), theme.PALETTE).convert("RGB"), (6, height))
    mono = picture.to_image(_mono(), MONO_PALETTE, 2)
    sheet.paste(mono.convert("RGB"), (width - mono.width - 6, height))
    return sheet


def _large():
    """Return a canvas with the months in two columns and the kind of each card."""
    from app.core import theme
    from app.fonts import small, tiny
    from app.koikoi import card_facts
    from app.koikoi.art import TABS_OFF, Cards
    from hal.canvas import Canvas

    canvas = Canvas(2 * _COLUMN + 4, 6 * _ROW + 2)
    canvas.fill(theme.FELT)
    cards = Cards(canvas, tiny.FONT)
    cards.tabs = TABS_OFF
    for month, name in enumerate(_MONTHS):
        x = 4 + month // 6 * _COLUMN
        y = 2 + month % 6 * _ROW
        canvas.text(small.FONT, x, y, name, theme.WHITE)
        for i in range(4):
            card = month * 4 + i
            cards.draw(card, x + i * _PITCH, y + 10)
            kind = _KINDS[card_facts.LOOK[card]]
            canvas.text_centred(tiny.FONT, x + i * _PITCH, y + 47, cards.w, kind, theme.SKY)
    return canvas


def _small():
    """Return a canvas with the deck as it is on the table, and the cards of the piles."""
    from app.core import theme
    from app.fonts import tiny
    from app.koikoi.art import Cards
    from hal.canvas import Canvas

    canvas = Canvas(12 * _SMALL_PITCH, _BELOW)
    canvas.fill(theme.FELT)
    cards = Cards(canvas, tiny.FONT)
    for card in range(48):
        cards.draw(card, card // 4 * _SMALL_PITCH, card % 4 * 38)
        cards.mini(card, card % 24 * _MINI, 4 * 38 + 2 + card // 24 * 16)
    cards.small_back(25 * _MINI, 4 * 38 + 2)
    cards.draw(-1, 27 * _MINI, 4 * 38)
    return canvas


def _mono():
    """Return a one-bit canvas with the cells of the deck."""
    from app.fonts import tiny
    from app.koikoi.mono_art import MonoCards
    from hal.canvas import Canvas

    canvas = Canvas(12 * _CELL - 2, 4 * _CELL - 1, mono=True)
    canvas.fill(0)
    cards = MonoCards(canvas, tiny.FONT)
    for card in range(48):
        cards.draw(card, card // 4 * _CELL, card % 4 * _CELL)
    return canvas
