"""The simulated panel: the picture that the player sees.

Like the drivers it copies only the dirty rectangles of a canvas. A change that is not marked as
dirty stays invisible here too. Portable.
"""

# A one-bit panel: black, and the blue-white of an OLED.
MONO_PALETTE = b"\x00\x00\x00\xe6\xf2\xff"


class Panel:
    """A panel that keeps its picture in the canvas's own format. It is a board's `display`."""

    def __init__(self, width, height, mono, make_buffer=bytearray):
        """Make a dark panel. make_buffer: as of hal.canvas.Canvas."""
        self.width = width
        self.height = height
        self.mono = mono
        self.palette = None  # the colours of the inks, None until they are changed
        self.changes = 0  # how often something was sent
        self.light = 100  # per cent, set by the board's light
        self.buffer = make_buffer(
            width * ((height + 7) // 8) if mono else (width + 1) // 2 * height
        )

    def show(self, canvas):
        """Copy the dirty rectangles of `canvas` and clear them."""
        if not canvas.dirty_count:
            return
        dirty = canvas.dirty
        for i in range(0, canvas.dirty_count * 4, 4):
            x = dirty[i]
            y = dirty[i + 1]
            right = x + dirty[i + 2]
            bottom = y + dirty[i + 3]
            if self.mono:  # bytes hold eight rows of one column
                self._copy(canvas.buffer, x, y // 8, right, (bottom + 7) // 8, self.width)
            else:  # bytes hold two columns of one row
                self._copy(
                    canvas.buffer, x // 2, y, (right + 1) // 2, bottom, (self.width + 1) // 2
                )
        canvas.clear_dirty()
        self.changes += 1

    def colours(self):
        """Return the colours of the inks, three bytes each: red, green, blue."""
        from app.core import theme  # can be imported only after launcher.prepare()

        return MONO_PALETTE if self.mono else self.palette or theme.PALETTE

    def recolour(self, palette):
        """Change the colours of the inks. palette: as of app.core.theme.palette."""
        self.palette = palette

    def _copy(self, source, left, top, right, bottom, stride):
        """Copy a rectangle of bytes out of a buffer of `stride` bytes a row."""
        for start in range(top * stride, bottom * stride, stride):
            self.buffer[start + left : start + right] = source[start + left : start + right]
