"""A canvas, texts included, has the same pixels and dirty rectangles on both interpreters."""

from tests.host import canvas_script, micropython


def test_random_drawing_on_canvases():
    real = micropython.run("tests/host/canvas_script.py").splitlines()
    ours = []
    canvas_script.run(ours.append)
    assert len(real) == 1200
    for line, expected in zip(ours, real):
        assert line == expected
