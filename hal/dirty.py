"""Dirty rectangles: the parts of a picture that have changed since it was last sent.

The display driver sends the rectangles and calls `clear_dirty`. The driver also widens a rectangle
to whole bytes of its format (even columns at four bits, pages of eight rows at one bit).
"""

from array import array

_DIRTY_MAX = 8
# Two rectangles are joined if that adds at most this many pixels. Sending a separate window costs
# about as much (address set-up and its Python code, against 0.26 us a pixel).
_DIRTY_SLACK = 256


class DirtyRects:
    """Up to eight rectangles within a picture of `width` by `height`.

    `dirty` is a flat array of x, y, w, h; the first `dirty_count` quadruples are valid. The
    rectangles may overlap. No method allocates after the start.
    """

    def __init__(self, width, height):
        """Begin with the whole picture dirty, because no panel shows it yet."""
        self.width = width
        self.height = height
        self.dirty = array("h", [0] * (4 * _DIRTY_MAX))
        self.touch_all()

    def touch_all(self):
        """Mark the whole picture as changed."""
        dirty = self.dirty
        dirty[0] = 0
        dirty[1] = 0
        dirty[2] = self.width
        dirty[3] = self.height
        self.dirty_count = 1
        # A redraw of the whole picture calls `touch` hundreds of times; this flag makes it quick.
        self.all_dirty = True

    def touch(self, x, y, w, h):
        """Mark a rectangle as changed; the part outside the picture is ignored."""
        if not self.all_dirty:
            self._touch(x, y, w, h)

    def _touch(self, x, y, w, h):
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        if x + w > self.width:
            w = self.width - x
        if y + h > self.height:
            h = self.height - y
        if w <= 0 or h <= 0:
            return
        dirty = self.dirty
        for i in range(0, self.dirty_count * 4, 4):
            left = dirty[i]
            top = dirty[i + 1]
            right = left + dirty[i + 2]
            if x >= left and x + w <= right and y >= top and y + h <= top + dirty[i + 3]:
                return
        self._add_dirty(x, y, w, h)

    def _add_dirty(self, x, y, w, h):
        """Store a rectangle, joined with every rectangle where joining is cheaper to send."""
        dirty = self.dirty
        right = x + w
        bottom = y + h
        while True:
            # The cost of joining: the pixels of the union minus those of the two rectangles.
            area = (right - x) * (bottom - y)
            best = -1
            best_cost = 1 << 28
            for i in range(0, self.dirty_count * 4, 4):
                w = dirty[i + 2]
                h = dirty[i + 3]
                cost = -area - w * h
                w += dirty[i]  # from here on its right edge,
                h += dirty[i + 1]  # and its bottom edge
                cost += ((right if right > w else w) - (x if x < dirty[i] else dirty[i])) * (
                    (bottom if bottom > h else h) - (y if y < dirty[i + 1] else dirty[i + 1])
                )
                if cost < best_cost:
                    best_cost = cost
                    best = i
            if best_cost > _DIRTY_SLACK and self.dirty_count < _DIRTY_MAX:
                break
            # Join, remove the old rectangle, and try to join the result with another one.
            x = min(x, dirty[best])
            y = min(y, dirty[best + 1])
            right = max(right, dirty[best] + dirty[best + 2])
            bottom = max(bottom, dirty[best + 1] + dirty[best + 3])
            self.dirty_count -= 1
            for i in range(4):
                dirty[best + i] = dirty[self.dirty_count * 4 + i]
        i = self.dirty_count * 4
        dirty[i] = x
        dirty[i + 1] = y
        dirty[i + 2] = right - x
        dirty[i + 3] = bottom - y
        self.dirty_count += 1

    def clear_dirty(self):
        """Drop all dirty rectangles, because the panel shows the picture."""
        self.dirty_count = 0
        self.all_dirty = False
