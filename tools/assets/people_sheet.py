"""Draws the contact sheet of the people, docs/images/people.png: every face, every expression.

`python -m tools.assets --sheet` writes it. A row is a game with its four people, each with all
expressions: at the top on a colour screen, below on one bit.
"""

from pathlib import Path

from PIL import Image

from sim import picture
from sim.launcher import prepare
from sim.panel import MONO_PALETTE

SHEET = Path(__file__).resolve().parents[2] / "docs" / "images" / "people.png"


def image():
    """Return the sheet as a picture."""
    prepare()
    from app.core import theme

    colour = picture.to_image(_faces(False), theme.PALETTE, 2).convert("RGB")
    mono = picture.to_image(_faces(True), MONO_PALETTE, 3).convert("RGB")
    sheet = Image.new("RGB", (colour.width, colour.height + mono.height))
    sheet.paste(colour, (0, 0))
    sheet.paste(mono, ((colour.width - mono.width) // 2, colour.height))
    return sheet


def _faces(mono):
    """Return a canvas with all faces."""
    from app.core import people, theme
    from app.table.portraits import Portrait
    from hal.canvas import Canvas

    pitch = 17 if mono else 34
    canvas = Canvas(12 * pitch, 3 * pitch + 2, mono)
    canvas.fill(theme.INK if mono else theme.FELT)
    for row, game in enumerate(people.PEOPLE):
        for column, (style, _, _, _) in enumerate(people.PEOPLE[game]):
            face = Portrait(canvas, game, style)
            for expression in range(3):
                x = (3 * column + expression) * pitch + 1
                face.draw(x, row * pitch + 1, expression)
    return canvas
