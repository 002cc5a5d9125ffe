"""A proportional one-bit font, read without allocating anything.

A font module is made by tools.fonts from assets/fonts; hal.canvas draws with it. All glyph rows
lie in one bytes object (a bytes object per glyph would cost 32 bytes of heap each), and since a
slice allocates, a glyph is fetched by seek and readinto from a stream over those bytes, which
does not (and the stream of a bytes object copies nothing).
"""

import io
from array import array


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
        self.stream = io.BytesIO(data)
        self.first = first
        self._codes = array("H", codes)
        self.run = len(index) // 4 - len(self._codes) - 1
        # A string hands out its letters as interned strings. Interning allocates, once: now.
        for code in range(first, first + self.run):
            chr(code)
        for code in self._codes:
            chr(code)

    def find(self, code):
        """Return where the index describes the glyph of a code point, or else the box."""
        low = code - self.first
        if 0 <= low < self.run:
            return low * 4
        codes = self._codes
        low = 0
        high = len(codes)
        while low < high:
            middle = (low + high) >> 1
            if codes[middle] < code:
                low = middle + 1
            else:
                high = middle
        if low == len(codes) or codes[low] != code:
            low = len(codes)
        return (self.run + low) * 4

    def width(self, string):
        """Return the width of a text in pixels, without the gap after its last letter."""
        index = self.index
        gap = self.gap
        first = self.first
        run = self.run
        total = -gap
        for char in string:
            at = ord(char) - first
            total += index[at * 4 if 0 <= at < run else self.find(at + first)] + gap
        return total if total > 0 else 0
