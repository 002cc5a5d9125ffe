"""Pictures made of characters: half-blocks with two pixels a cell, or braille with eight.

A screen of characters has `columns` and `rows`. `draw(inks)` returns the bytes that make the
terminal show a picture: only the cells that changed, with one cursor movement for each run of
changed cells. After `forget()` the next picture is sent whole. `clean_up()` returns the bytes to
send at the end.
"""

from abc import ABC, abstractmethod

_UPPER_HALF = "▀"
_BRAILLE = 0x2800
# The bit of each dot of a braille cell, by row and column.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class _Cells(ABC):
    """Base class of both kinds of character screens."""

    def __init__(self, columns, rows, left, top):
        """Use `columns` by `rows` cells; the first is at (left, top), counted from 0."""
        self.columns = columns
        self.rows = rows
        self._left = left
        self._top = top
        self.forget()

    def forget(self):
        """Assume that the terminal now shows something else."""
        self._shown = [[None] * self.columns for _ in range(self.rows)]

    def draw(self, inks):
        """Return the bytes that show a picture, one ink a byte, row by row."""
        out = []
        pen = None
        for row in range(self.rows):
            cells = self._cells(inks, row)
            shown = self._shown[row]
            if cells == shown:
                continue
            self._shown[row] = cells
            cursor = None
            for column, (new, old) in enumerate(zip(cells, shown)):
                if new == old:
                    continue
                if cursor != column:
                    out.append(f"\x1b[{self._top + row + 1};{self._left + column + 1}H")
                colours, char = self._cell(new)
                if colours != pen:
                    out.append(colours)
                    pen = colours
                out.append(char)
                cursor = column + 1
        if out:
            out.append("\x1b[0m")
        return "".join(out).encode()

    def clean_up(self):
        """Return no bytes: characters disappear with the terminal's screen."""
        return b""

    @abstractmethod
    def _cells(self, inks, row) -> list:
        """Return a list with the content of each cell of a row."""

    @abstractmethod
    def _cell(self, value) -> tuple:
        """Return the colours (an SGR sequence) and the character for the content of a cell."""


class HalfBlocks(_Cells):
    """Two pixels a cell, one above the other, in any of the inks."""

    def __init__(self, width, height, palette, depth, left=0, top=0):
        """Show pictures of this size.

        depth: 24 for terminals with all colours, 8 for those with 256.
        """
        super().__init__(width, (height + 1) // 2, left, top)
        self._width = width
        colours = [tuple(palette[i : i + 3]) for i in range(0, len(palette), 3)]
        self._codes = [_colour_code(colour, depth) for colour in colours]

    @staticmethod
    def size(width, height):
        """Return the columns and rows that a picture needs."""
        return width, (height + 1) // 2

    def _cells(self, inks, row):
        start = 2 * row * self._width
        middle = start + self._width
        upper = inks[start:middle]
        lower = inks[middle : middle + self._width] or bytes(self._width)
        return list(zip(upper, lower))

    def _cell(self, value):
        upper, lower = value
        return f"\x1b[38;{self._codes[upper]};48;{self._codes[lower]}m", _UPPER_HALF


class Braille(_Cells):
    """Eight pixels a cell, lit or not."""

    def __init__(self, width, height, palette, depth, left=0, top=0):
        """Show pictures of this size and of two inks."""
        columns, rows = self.size(width, height)
        super().__init__(columns, rows, left, top)
        self._width = width
        dark, lit = (_colour_code(tuple(palette[i : i + 3]), depth) for i in (0, 3))
        self._colours = f"\x1b[38;{lit};48;{dark}m"

    @staticmethod
    def size(width, height):
        """Return the columns and rows that a picture needs."""
        return (width + 1) // 2, (height + 3) // 4

    def _cells(self, inks, row):
        cells = [0] * self.columns
        for y, dots in enumerate(_DOTS):
            start = (4 * row + y) * self._width
            for x, ink in enumerate(inks[start : start + self._width]):
                if ink:
                    cells[x >> 1] |= dots[x & 1]
        return cells

    def _cell(self, value):
        return self._colours, chr(_BRAILLE + value)


def _colour_code(colour, depth):
    """Return the part of an SGR sequence, after 38 or 48, that selects a colour."""
    if depth == 24:
        return "2;{};{};{}".format(*colour)
    return f"5;{nearest_of_256(colour)}"


def nearest_of_256(colour):
    """Return the number of the closest of the 240 fixed colours of a 256-colour terminal."""
    return min(range(16, 256), key=lambda n: sum((a - b) ** 2 for a, b in zip(colour, _fixed(n))))


def _fixed(number):
    """Return the colour of a number from 16 on: a cube of 216, then 24 greys."""
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    number -= 16
    steps = (number // 36, number // 6 % 6, number % 6)
    return tuple(step * 40 + 55 if step else 0 for step in steps)
