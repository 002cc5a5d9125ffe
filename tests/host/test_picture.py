"""A picture shows the canvas, pixel for pixel."""

import pytest

from app.core.theme import PALETTE
from hal.canvas import Canvas
from sim import picture
from sim.panel import MONO_PALETTE


@pytest.mark.parametrize("mono", [False, True])
@pytest.mark.parametrize("width", [16, 13])
def test_every_pixel_of_a_canvas_is_in_the_image(mono, width):
    canvas = Canvas(width, 11, mono)
    for y in range(11):
        for x in range(width):
            canvas.pixel(x, y, (x * 3 + y * 5) % (2 if mono else 16))
    palette = MONO_PALETTE if mono else PALETTE
    image = picture.to_image(canvas, palette, 3).convert("RGB")
    assert image.size == (width * 3, 33)
    for y in range(33):
        for x in range(width * 3):
            ink = canvas.frame_buffer.pixel(x // 3, y // 3)
            assert image.getpixel((x, y)) == tuple(palette[ink * 3 : ink * 3 + 3])


def test_sixteen_inks_have_a_colour():
    assert len(PALETTE) == 48
