"""Draws numbered sheets of all cards without names, and writes the keys into files apart.

A sheet shows the deck of one game as large as at the table of one class of screens, three times
enlarged.

    python -m tools.art_check             write out/art/GAME.png and out/art/GAME.key
    python -m tools.art_check --seed 7    shuffle as this number says, else in a new order

Name every card on a sheet, then look at its key: a card that you did not know needs a new drawing.
"""

import os
import random
import sys

from PIL import Image

from engine.ceki import notation as ceki_notation
from engine.koikoi import notation as koikoi_notation
from sim import picture
from sim.command import ROOT, replacing, write_text
from sim.launcher import prepare
from sim.panel import MONO_PALETTE
from tools.common import cli

SCALE = 3
_COLUMNS = 8
_GAP = 14  # around a card, with its number above


def sheets(seed):
    """Yield (name, image, key) of every sheet. key: lines of number and card, as a text."""
    prepare()
    for name, notation, count, size, is_mono, card_of in _decks():
        order = list(range(count))
        random.Random(f"{seed} {name}").shuffle(order)
        key = "".join(
            f"{number} {notation.card(card)}\n" for number, card in enumerate(order, start=1)
        )
        yield name, _sheet(order, size, is_mono, card_of), key


def _decks():
    """Return (name, notation, number of faces, size, one bit?, function that draws) of decks.

    The function takes a canvas and returns a function (card, x, y).
    """
    from app.ceki.art import Cards as CekiCards
    from app.ceki.mono_art import MonoCards
    from app.fonts import tiny
    from app.koikoi import art
    from app.koikoi.zoom import MONO_H, MONO_W, Zoom

    def ceki(h):
        return lambda canvas: CekiCards(canvas, tiny.FONT, 24, h).draw

    def ceki_mono(canvas):
        return MonoCards(canvas, tiny.FONT).draw

    def koikoi(canvas):
        def draw(card, x, y):
            art.picture(canvas, canvas.frame_buffer, card, x, y)
            canvas.touch(x, y, art.PICTURE_W, art.PICTURE_H)

        return draw

    size = (art.PICTURE_W, art.PICTURE_H)
    return (
        ("koikoi", koikoi_notation, 48, size, False, koikoi),
        ("koikoi_one_bit", koikoi_notation, 48, (MONO_W, MONO_H), True, lambda c: Zoom(c).draw),
        ("ceki", ceki_notation, 30, (24, 60), False, ceki(60)),
        ("ceki_low", ceki_notation, 30, (24, 44), False, ceki(44)),
        (
            "ceki_one_bit",
            ceki_notation,
            30,
            (12, 25),
            True,
            lambda c: MonoCards(c, tiny.FONT).draw,
        ),
    )


def _sheet(order, size, is_mono, card_of):
    """Return the picture of the cards in this order, numbered from 1."""
    from app.core import theme
    from app.fonts import small
    from hal.canvas import Canvas

    w, h = size[0] + _GAP, size[1] + _GAP
    rows = -(-len(order) // _COLUMNS)
    canvas = Canvas(_COLUMNS * w, -(-rows * h // 8) * 8, mono=is_mono)
    canvas.fill(theme.INK if is_mono else theme.FELT)
    draw = card_of(canvas)
    for place, card in enumerate(order):
        x, y = place % _COLUMNS * w + _GAP // 2, place // _COLUMNS * h + _GAP - 2
        canvas.text(small.FONT, x, y - 11, str(place + 1), theme.WHITE)
        draw(card, x, y)
    inks = MONO_PALETTE if is_mono else theme.PALETTE
    enlarged = picture.to_image(canvas, inks, SCALE)
    result = Image.new("RGB", enlarged.size)
    result.paste(enlarged.convert("RGB"))
    return result


_FOLDER = os.path.join(ROOT, "out", "art")


def main(arguments):
    """Write the sheets and keys. Returns the exit status."""
    parser = cli.Parser(prog="python -m tools.art_check", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, metavar="N", help="the order of the cards")
    options = parser.parse_args(arguments)
    seed = random.randrange(1000) if options.seed is None else options.seed
    os.makedirs(_FOLDER, exist_ok=True)
    for name, image, key in sheets(seed):
        path = os.path.join(_FOLDER, name)
        with replacing(path + ".png") as file:
            image.save(file, "PNG")
        write_text(path + ".key", key)
        print(f"{os.path.relpath(path)}.png: {len(key.splitlines())} cards; seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
