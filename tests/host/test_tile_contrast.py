"""Numerals of tiles, and the season on the cloth, stand out in both palettes."""

import itertools
from collections import Counter

import pytest

from app.core import theme
from app.fonts import medium, small
from app.koikoi import card_facts, month_cloth
from app.okey.art import Letters, Tiles
from app.okey.words import tile_text
from engine.compat import load_module
from engine.okey.tiles import FALSE_JOKER
from hal.canvas import Canvas
from sim import picture
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


@pytest.mark.parametrize("screen", ("square", "wide", "low"))
@pytest.mark.parametrize("font", (small.FONT, medium.FONT))
def test_tiles_within_texts_stand_out(screen, font):
    canvas = Canvas(16, 16, mono=False)
    canvas.picture = Letters(canvas, load_module("app.okey", screen)).draw
    for kind in (*range(52), FALSE_JOKER):
        for joker in {min(kind, 51), 0, 20, 45}:
            canvas.fill(theme.SLATE)
            canvas.text(font, 0, 0, tile_text(kind, joker, canvas), theme.WHITE)
            inks = Counter(picture.inks(canvas))
            assert inks.pop(theme.IVORY) > 25, (kind, joker)  # the ground of the number
            frame = theme.GOLD if kind == joker else theme.IVORY
            assert canvas.frame_buffer.pixel(1, font.top - 2) == frame
            seen = {ink for ink in inks if ink not in (theme.SLATE, theme.GOLD)}
            assert len(seen) == (2 if kind == FALSE_JOKER else 1), (kind, joker)
            for ink in seen:
                for colours in (theme.PALETTE, theme.HIGH_CONTRAST):
                    assert contrast(colours, ink, theme.IVORY) >= TEXT, (kind, joker)


def test_no_two_tiles_within_texts_are_alike():
    canvas = Canvas(16, 16, mono=False)
    canvas.picture = Letters(canvas, load_module("app.okey", "square")).draw
    for font in (small.FONT, medium.FONT):
        looks = set()
        for kind in (*range(52), FALSE_JOKER):
            canvas.fill(theme.SLATE)
            end = canvas.text(font, 0, 0, tile_text(kind, 20, canvas), theme.WHITE)
            assert end == font.cap + 2 + font.gap
            # In one ink: the shape tells the colour too.
            ground = (theme.SLATE, theme.IVORY, theme.GOLD)
            looks.add(bytes(ink in ground for ink in picture.inks(canvas)))
        assert len(looks) == 53


def test_the_season_is_seen_on_the_cloth():
    least = 2.0  # of shapes that nobody has to read
    inks = {"falls": card_facts.AIR_INKS, "grows": month_cloth._DRESS_INKS}
    for cloth in ("", *theme.CLOTHS, "high contrast"):
        colours = theme.palette("koikoi", cloth, cloth == "high contrast")
        for what, month in itertools.product(inks, range(12)):
            ratio = contrast(colours, inks[what][month], theme.FELT)
            assert ratio >= least, (cloth, what, month + 1, ratio)
