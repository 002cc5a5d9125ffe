"""A proportional one-bit font that is read without allocating.

tools.fonts makes font modules from assets/fonts; hal.canvas draws with them. All glyph rows lie in
one bytes object, because a separate bytes object per glyph would cost 32 bytes of heap each.

A language whose script the fonts lack brings tables of its own (app/texts/letters.py). While they
are in use, all fonts of texts draw with them.
"""

from array import array

from engine.compat import const
from hal.canvas import measure, prepare

_CODES = const(4)  # index in `face` of the first code point of `codes`
_ASCII = const(380)  # bytes of the index for all of ASCII: the fonts of texts have that, no other

text_fonts = []  # the fonts of texts; those with the same `cap` share the letters of a script
_script = [{}]  # the tables in use in place of their own: `cap` -> (face, index, data)


def use_script(tables):
    """Let the fonts of texts draw with other tables, or with their own.

    tables: a dict of `cap` -> (face, index, data) as of Font; empty for their own.
    """
    _script[0] = tables
    for font in text_fonts:
        font.take()


def face_of(first, codes, size, gap):
    """Return `face` of a Font. size: of its index in bytes; the others as of Font."""
    more = array("H", codes)
    # `first`, number of bytes of the index for the run, gap, number of `codes`; then `codes`.
    face = array("H", (first, size - 4 * len(more) - 4, gap, len(more)))
    face.extend(more)
    return face


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
        self._own = (face_of(first, codes, len(index), gap), index, data)
        if self._own[0][1] >= _ASCII:
            text_fonts.append(self)
        self.take()

    def take(self):
        """Draw with the tables in use."""
        is_text = self._own[0][1] >= _ASCII
        tables = _script[0].get(self.cap, self._own) if is_text else self._own
        self.face, self.index, self.data = tables
        prepare(self)

    def tables_with(self, letter, other):
        """Return its own tables for `use_script`, but with a letter drawn as another.

        Its own tables have to be in use.
        """
        face, index, data = self._own
        index = bytearray(index)
        at = self.find(ord(letter))
        like = self.find(ord(other))
        index[at : at + 4] = index[like : like + 4]
        return face, bytes(index), data

    def find(self, code):
        """Return the offset in `index` of a code point's glyph; of the box if it is missing.

        The native `Canvas.text` searches in the same way, but makes no call.
        """
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
