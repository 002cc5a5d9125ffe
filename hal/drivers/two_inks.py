"""Shows a one-bit canvas on a colour panel: ivory on black, centred."""

import framebuf

from engine.compat import const
from hal.canvas import Canvas

_LIT = const(3)  # ivory; dark pixels and the border around the picture are ink 0


class TwoInks:
    """A display for one-bit canvases over a driver that shows canvases of sixteen inks."""

    def __init__(self, panel, width, height):
        """Borrow the panel; allocate a 16-ink canvas of width x height."""
        self._panel = panel
        self._canvas = Canvas(width, height)
        inks = bytearray((0, _LIT))
        self._palette = framebuf.FrameBuffer(inks, 2, 1, framebuf.GS8)

    def turn(self):
        """Turn the picture by half a turn."""
        self._panel.turn()

    def show(self, canvas):
        if not canvas.dirty_count:
            return
        # Blits the whole canvas, because blit has no source rectangle: 8192 pixels in 8 ms.
        inked = self._canvas
        inked.frame_buffer.blit(canvas.frame_buffer, 0, 0, -1, self._palette)
        dirty = canvas.dirty
        for i in range(0, canvas.dirty_count * 4, 4):
            inked.touch(dirty[i], dirty[i + 1], dirty[i + 2], dirty[i + 3])
        self._panel.show(inked)
        canvas.clear_dirty()
