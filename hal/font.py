"""A proportional one-bit font that is read without allocating.

tools.fonts makes font modules from assets/fonts; hal.canvas draws with them. All glyph rows lie in
one bytes object, because a separate bytes object per glyph would cost 32 bytes of heap each.
"""

from array import array

from engine.compat import const
from hal.canvas import measure, prepare

_CODES = const(3)  # index in `face` of the first code point of `codes`


class Font:
    """One face: its measures, and the table that finds the rows of each glyph.

    height     rows of a line of text; y of a text is its first row
    baseline   rows above the baseline, on which the letters stand
    cap        height in rows of a capital without accent
    top        first row of such a capital in the cell
    gap        empty columns after each letter

    Capitals and digits are centred in h rows from y on at y + (h - font.cap) // 2 - font.top.
    """

    def __init__(self, height, baseline, cap, gap, first, codes, index, data):
        """Take the packed tables that tools.fonts writes.

        first   code point of the first glyph of the run of glyphs that is indexed directly
        codes   bytes: 16-bit code points of the glyphs after that run, ascending
        index   bytes: 4 a glyph: width, first row * 16 + rows, offset into data (16 bits).
                Order: the run, then `codes`, then the box that replaces a missing glyph
        data    bytes: MONO_HLSB rows of all glyphs
        """
        self.height = height
        self.baseline = baseline
        self.cap = cap
        self.top = baseline - cap
        self.gap = gap
        self.index = index
        self.data = data
        more = array("H", codes)
        # `first`, number of bytes of the index for the run, gap; then the code points of `codes`.
        self.face = array("H", (first, len(index) - 4 * len(more) - 4, gap))
        self.face.extend(more)
        prepare(self)

    def find(self, code):
        """Return the offset in `index` of a code point's glyph; of the box if it is missing."""
        face = self.face
        at = (code - face[0]) * 4
        if 0 <= at < face[1]:
            return at
        low = _CODES
        high = len(face)
        while low < high:
            middle = (low + high) >> 1
            if face[middle] < code:
                low = middle + 1
            else:
                high = middle
        if low == len(face) or face[low] != code:
            low = len(face)
        return face[1] + (low - _CODES) * 4

    def width(self, string):
        """Return the width of a text in pixels, without the gap after the last letter."""
        total = measure(self, string) - self.gap
        return total if total > 0 else 0
