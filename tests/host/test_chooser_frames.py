"""The board chooser as it is seen on the glass of the boards that it offers.

The chooser runs on the real drivers, and the picture is what the controllers of tests/hal/glass.py
make of the bytes they get. The golden frames are in tests/frames/board_chooser; to make them anew:
FRAMES=update python -m pytest tests/host/test_chooser_frames.py
"""

import os

import pytest
from PIL import Image, ImageChops

from app.core import theme
from app.fonts import small
from hal.boards.live.choose import Chooser
from hal.boards.live.profiles import PROFILES, load
from sim.command import ROOT
from tests.hal.chip import Chip

FOLDER = os.path.join(ROOT, "tests", "frames", "board_chooser")
SEEN_MS = 2000  # by then nothing more is sent


class Seen(BaseException):
    """The picture has been there long enough."""


class Patient(Chip):
    """A chip on which nobody presses a key."""

    def sleep_ms(self, ms):
        Chip.sleep_ms(self, ms)
        if self.now_ms > SEEN_MS:
            raise Seen()


def picture(name):
    """Return the chooser's picture on the glass of a board, upright."""
    profile = load(name)
    chip = Patient(profile)
    with pytest.raises(Seen):
        Chooser([profile], theme.PALETTE, small.FONT, chip, chip).run()
    rotation = profile.PANEL["rotation"]
    if hasattr(chip.glass, "lit"):
        return of_one_bit(chip.glass, rotation)
    return of_colour(chip.glass, rotation)


def of_one_bit(glass, rotation):
    image = Image.new("RGB", (128, 64))
    for y in range(64):
        for x in range(128):
            if glass.lit(127 - x, 63 - y) if rotation else glass.lit(x, y):
                image.putpixel((x, y), (255, 255, 255))
    return image


def of_colour(glass, rotation):
    width, height, start, step_x, step_y = glass.view(rotation)
    image = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            word = glass.memory[start + x * step_x + y * step_y]
            image.putpixel((x, y), (word >> 11 << 3, (word >> 5 & 63) << 2, (word & 31) << 3))
    return image


@pytest.mark.parametrize("name", [name[: -len(".png")] for name in sorted(os.listdir(FOLDER))])
def test_the_chooser_is_seen_as_recorded(name):
    path = os.path.join(FOLDER, name + ".png")
    came = picture(name)
    if os.environ.get("FRAMES") == "update":
        came.save(path)
    golden = Image.open(path).convert("RGB")
    assert came.size == golden.size
    assert ImageChops.difference(came, golden).getbbox() is None, "another picture: " + name


@pytest.mark.parametrize("name", PROFILES)
def test_the_text_stands_in_the_middle_and_clear_of_the_edges(name):
    light = picture(name).convert("L").point(lambda value: 255 * (value > 99))
    left, top, right, bottom = light.getbbox()
    width, height = light.size
    assert min(left, top, width - right, height - bottom) >= 2
    assert abs(left - (width - right)) <= 4 and abs(top - (height - bottom)) <= 4
