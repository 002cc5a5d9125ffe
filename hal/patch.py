"""A piece of the picture kept aside, so that what is drawn over it can be taken away again.

A moving sprite is: restore, save at the new place, draw. Both cost about a microsecond a pixel
on the chip, the price of a blit.
"""

import framebuf


class Patch:
    """Room for w by h pixels of one canvas, allocated once."""

    def __init__(self, canvas, w, h):
        """Allocate room for the pixels of a rectangle of that size."""
        self.w = w
        self.h = h
        self.x = 0
        self.y = 0
        self._canvas = canvas
        rows = (h + 7) // 8 if canvas.mono else h
        columns = w if canvas.mono else (w + 1) // 2
        self._pixels = framebuf.FrameBuffer(bytearray(columns * rows), w, h, canvas.format)

    def save(self, x, y):
        """Keep what the canvas shows from (x, y) on; what lies outside it does not matter."""
        self.x = x
        self.y = y
        self._pixels.blit(self._canvas.frame_buffer, -x, -y)

    def restore(self):
        """Draw what was last saved in the place it came from."""
        self._canvas.frame_buffer.blit(self._pixels, self.x, self.y)
        self._canvas.touch(self.x, self.y, self.w, self.h)
