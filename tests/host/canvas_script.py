"""Random drawing on canvases, one line with the picture's CRC and its dirty rectangles per call.

Portable: tests/host/test_canvas_versions.py compares what CPython and MicroPython print.
"""

from engine.rng import Rng
from hal.canvas import Canvas
from tests.hal.test_canvas import picture_of, random_call


def run(out):
    """Draw on a colour and on a one-bit canvas; give the lines to `out`."""
    rng = Rng((11, 22, 33, 44))
    for mono in (False, True):
        canvas = Canvas(121, 67, mono)
        canvas.picture = picture_of(canvas)
        for i in range(600):
            if i % 20 == 0:
                canvas.clear_dirty()
            random_call(canvas, rng)
            dirty = list(canvas.dirty[: canvas.dirty_count * 4])
            out("%d %d %s" % (i, canvas.crc(), dirty))


if __name__ == "__main__":
    run(print)
