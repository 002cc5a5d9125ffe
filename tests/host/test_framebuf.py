"""The simulator's framebuf draws what MicroPython's draws, byte for byte."""

import pytest

from sim import framebuf
from tests.host import framebuf_script, micropython

CALLS = 3000


@pytest.mark.parametrize("name", framebuf_script.FORMATS)
def test_random_drawing_equals_the_real_framebuf(name):
    seed = 2024
    real = micropython.run("tests/host/framebuf_script.py", name, str(seed), str(CALLS))
    ours = []
    framebuf_script.run(framebuf, name, seed, CALLS, ours.append)
    real = real.splitlines()
    assert len(real) == CALLS
    for line, expected in zip(ours, real):
        assert line == expected


def test_a_colour_beyond_the_palette_is_an_error():
    frame = framebuf.FrameBuffer(bytearray(8), 4, 4, framebuf.GS4_HMSB)
    two = framebuf.FrameBuffer(bytearray(2), 2, 1, framebuf.GS8)
    with pytest.raises(IndexError):
        frame.blit((b"\x20", 2, 1, framebuf.GS4_HMSB), 0, 0, -1, two)


def test_a_read_only_buffer_is_no_picture():
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(b"\0\0", 2, 1, framebuf.GS8)
