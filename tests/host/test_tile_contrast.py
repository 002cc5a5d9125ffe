"""The numerals of Okey's tiles can be read on every face, in both palettes."""

from collections import Counter

import pytest

from app.core import theme
from app.core.modules import load_module
from app.okey.art import Tiles
from engine.okey.tiles import FALSE_JOKER
from hal.canvas import Canvas
from tests.host.contrast import TEXT, contrast


@pytest.mark.parametrize("screen", ("square", "wide", "low"))
def test_numerals_of_tiles_stand_out(screen):
    spec = load_module("app.okey", screen).TILE
    canvas = Canvas(32, 40, mono=False)
    tiles = Tiles(canvas, spec)
    pixel = canvas.frame_buffer.pixel
    rows = range(spec.NUMERAL_Y, spec.PIP_Y)
    for kind in (*range(52), FALSE_JOKER):
        for joker in {min(kind, 51), 0, 20, 45}:  # golden, plain, and false jokers of each colour
            tiles.draw(kind, 0, 0, joker)
            inks = Counter(pixel(x, y) for y in rows for x in range(3, tiles.w - 3))
            (ground, _), (ink, _) = inks.most_common(2)
            for colours in (theme.PALETTE, theme.HIGH_CONTRAST):
                assert contrast(colours, ink, ground) >= TEXT, (kind, joker)
