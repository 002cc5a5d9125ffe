"""Packs the fonts: assets/fonts/NAME.txt to firmware/app/fonts/NAME.py.

A source has measures (`height 11`), bands of glyphs side by side, and composed letters. `;`
starts a comment.

    ROW| NAMES      a band: the row of the cell where it starts, and its letters; then lines of
                    cells in `#` and `.`. A name longer than one letter is a part, which is
                    not packed itself.
    À = A6 GRAVE    lays parts over each other, centred on the first; `+1` at the end moves the
                    accent one pixel to the right
    a = A           uses a glyph twice
    ⑩ = 1 | 0       sets two glyphs side by side
"""

from sim.command import ROOT, read_text
from sim.digits import is_number

SOURCES = ROOT / "assets" / "fonts"
PACKED = ROOT / "firmware" / "app" / "fonts"
MEASURES = ("height", "baseline", "cap", "gap", "space")
_LARGEST = 99


class FontError(Exception):
    """A font source says something that cannot be packed."""


def _number(text):
    """Return a row, a measure or a shift. Raises ValueError if it is not in a font's range."""
    if not is_number(text) or int(text) > _LARGEST:
        raise ValueError("a number from 0 to %d is needed" % _LARGEST)
    return int(text)


class Glyph:
    """Columns and lit pixels of one letter: `width` and a set of (x, y), y in the cell."""

    def __init__(self, width, pixels):
        self.width = width
        self.pixels = frozenset(pixels)

    def over(self, other, shift):
        """Return this glyph with another laid over it, centred and moved right by `shift`."""
        left = (self.width - other.width) // 2 + shift
        start = min(0, left)
        pixels = {(x - start, y) for x, y in self.pixels}
        pixels |= {(x + left - start, y) for x, y in other.pixels}
        return Glyph(max(self.width, left + other.width) - start, pixels)

    def beside(self, other, gap):
        """Return this glyph with another to its right."""
        left = self.width + gap
        pixels = self.pixels | {(x + left, y) for x, y in other.pixels}
        return Glyph(left + other.width, pixels)

    def packed(self):
        """Return first row, number of rows and their MONO_HLSB bytes, empty rows trimmed."""
        if not self.pixels:
            return 0, 0, b""
        top = min(y for _, y in self.pixels)
        rows = max(y for _, y in self.pixels) - top + 1
        stride = (self.width + 7) // 8
        data = bytearray(stride * rows)
        for x, y in self.pixels:
            data[(y - top) * stride + x // 8] |= 0x80 >> (x & 7)
        return top, rows, bytes(data)


class Source:
    """A font as drawn: `measures` by name, `glyphs` by letter."""

    def __init__(self, text):
        """Parse a source. Raises FontError with the line that cannot be read."""
        self.measures = {"space": 3}
        self.parts = {}
        band = None
        for number, line in enumerate(text.splitlines(), 1):
            line = line.split(";")[0] if line.startswith(";") else line
            try:
                band = self._line(line.split(), band)
            except (ValueError, KeyError, IndexError) as error:
                raise FontError("line %d: %s (%s)" % (number, line.strip(), error))
        self.glyphs = {name: glyph for name, glyph in self.parts.items() if len(name) == 1}
        for name in MEASURES:
            if name not in self.measures:
                raise FontError("no line says the %s" % name)
        self.glyphs[" "] = Glyph(self.measures["space"], ())
        self._check()

    def _line(self, words, band):
        """Parse one line; return its band, (row, names), or None."""
        if not words:
            return None
        if words[0].endswith("|") and words[0] != "|" and band is None:
            for name in words[1:]:
                if name in self.parts:
                    raise ValueError("%s is drawn twice" % name)
                self.parts[name] = Glyph(0, ())
            return _number(words[0][:-1]), words[1:]
        if band is not None:
            row, names = band
            if len(words) != len(names):
                raise ValueError("%d cells for %d letters" % (len(words), len(names)))
            for name, cell in zip(names, words):
                self._cell(name, row, cell)
            return row + 1, names
        if len(words) > 2 and words[1] == "=":
            self._compose(words[0], words[2:])
        else:
            name, value = words
            if name not in MEASURES:
                raise ValueError("no such measure")
            self.measures[name] = _number(value)
        return None

    def _cell(self, name, row, cell):
        glyph = self.parts[name]
        if cell.strip("#."):
            raise ValueError("a cell is # and .")
        if glyph.width not in (0, len(cell)):
            raise ValueError("%s changes its width" % name)
        pixels = {(x, row) for x, mark in enumerate(cell) if mark == "#"}
        self.parts[name] = Glyph(len(cell), glyph.pixels | pixels)

    def _compose(self, name, words):
        shift = _number(words.pop()[1:]) if words[-1][0] == "+" and len(words[-1]) > 1 else 0
        if name in self.parts:
            raise ValueError("%s is drawn twice" % name)
        glyph = self.parts[words[0]]
        if words[1:2] == ["|"]:
            glyph = glyph.beside(self.parts[words[2]], self.measures["gap"])
        else:
            for part in words[1:]:
                glyph = glyph.over(self.parts[part], shift)
        self.parts[name] = glyph

    def _check(self):
        for name, glyph in self.glyphs.items():
            top, rows, data = glyph.packed()
            if top + rows > self.measures["height"] or rows > 15 or top > 15:
                raise FontError("%s does not fit in the cell" % name)
            if len(data) > 32:
                raise FontError("%s has more than 32 bytes" % name)

    def box(self):
        """Return the glyph of a missing letter: an empty box of a capital's height."""
        bottom = self.measures["baseline"] - 1
        top = self.measures["baseline"] - self.measures["cap"]
        right = 2 if self.measures["cap"] < 6 else 3
        edge = {(x, y) for x in range(right + 1) for y in (top, bottom)}
        edge |= {(x, y) for x in (0, right) for y in range(top, bottom + 1)}
        return Glyph(right + 1, edge)

    def tables(self, places=None):
        """Return first, codes, index and data, the arguments of hal.font.Font.

        places: (width, rows) of a glyph -> their place in data, mutated. Fonts that are given the
        same dict can all use the data of the last of them.
        """
        places = {} if places is None else places
        order = sorted(self.glyphs)
        first = ord(order[0])
        run = 0
        while run < len(order) and ord(order[run]) == first + run:
            run += 1
        codes = b"".join(ord(name).to_bytes(2, "little") for name in order[run:])
        index, data = bytearray(), bytearray(b"".join(rows for _, rows in places))
        for glyph in [self.glyphs[name] for name in order] + [self.box()]:
            top, rows, bits = glyph.packed()
            place = places.setdefault((glyph.width, bits), len(data))
            if place == len(data):
                data += bits
            index += bytes((glyph.width, top << 4 | rows, place & 255, place >> 8))
        return first, bytes(codes), bytes(index), bytes(data)


def literal(data):
    """Return bytes as a Python expression, in lines of at most 99 columns."""
    if len(data) <= 20:
        return repr(data)
    lines = ["("]
    for start in range(0, len(data), 20):
        row = "".join("\\x%02x" % byte for byte in data[start : start + 20])
        lines.append('        b"%s"' % row)
    return "\n".join([*lines, "    )"])


def module(name, source):
    """Return the text of the packed module of a font."""
    first, codes, index, data = source.tables()
    lines = [
        '"""The font %s: %d glyphs, %d bytes. Made by tools.fonts; edit assets/fonts/%s.txt."""'
        % (name, len(index) // 4, len(codes) + len(index) + len(data), name),
        "",
        "from hal.font import Font",
        "",
        "FONT = Font(",
    ]
    for measure in ("height", "baseline", "cap", "gap"):
        lines.append("    %s=%d," % (measure, source.measures[measure]))
    lines.append("    first=%d," % first)
    for table, content in (("codes", codes), ("index", index), ("data", data)):
        lines.append("    %s=%s," % (table, literal(content)))
    return "\n".join([*lines, ")", ""])


def fonts():
    """Yield (packed path, text it should hold) for every source."""
    for path in sorted(SOURCES.glob("*.txt")):
        try:
            source = Source(read_text(path, "source"))
        except FontError as error:
            raise FontError("%s: %s" % (path.name, error))
        yield PACKED / (path.stem + ".py"), module(path.stem, source)
