"""A proportional one-bit font, read without allocating anything.

A font module is made by tools.fonts from assets/fonts; hal.canvas draws with it. All glyph rows
lie in one bytes object: a bytes object per glyph would cost 32 bytes of heap each.
"""

from array import array

from engine.compat import const
from hal.canvas import measure, prepare

_CODES = const(3)  # where in `face` the letters begin


class Font:
    """One face: measures, and where the rows of each letter are.

    height     rows of a line of text; y of a text is its first row
    baseline   rows above the line the letters stand on
    cap, top   height of a capital without accent, and the row of the cell it starts in
    gap        empty columns after each letter

    Capitals and digits stand in the middle of h rows at y + (h - font.cap) // 2 - font.top.
    """

    def __init__(self, height, baseline, cap, gap, first, codes, index, data):
        """Take over the packed tables, as tools.fonts writes them.

        first   code point of the first glyph of the run that is indexed directly
        codes   bytes: 16-bit code points of the glyphs after that run, ascending
        index   bytes: 4 a glyph: width, first row * 16 + rows, offset into data (16 bits);
                the run, then `codes`, then the box that stands for a missing letter
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
        # First letter of the run, bytes of the index for the run, gap; then the other letters.
        self.face = array("H", (first, len(index) - 4 * len(more) - 4, gap))
        self.face.extend(more)
        prepare(self)

    def find(self, code):
        """Return where the index describes the glyph of a code point, or else the box."""
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
        """Return the width of a text in pixels, without the gap after its last letter."""
        total = measure(self, string) - self.gap
        return total if total > 0 else 0
