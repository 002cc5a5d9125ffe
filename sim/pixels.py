"""Pictures sent as pixels, for terminals that support a pixel protocol.

Both kinds have the methods of the screens in sim/cells.py. They send the whole picture after any
change.
"""

import base64
import re
import zlib
from abc import ABC, abstractmethod

_CHUNK = 4096  # of base64, which the kitty protocol allows in one sequence


class _Pixels(ABC):
    """Base class of both protocols."""

    def __init__(self, width, height, scale, palette, left=0, top=0):
        """Show pictures of this size, each pixel `scale` wide, at the cell (left, top)."""
        self.width = width
        self.height = height
        self.scale = scale
        self._colours = [bytes(palette[i : i + 3]) for i in range(0, len(palette), 3)]
        self._home = f"\x1b[{top + 1};{left + 1}H".encode()
        self._shown = None

    def forget(self):
        """Assume that the terminal now shows something else."""
        self._shown = None

    def draw(self, inks):
        """Return the bytes that show a picture, one ink a byte, row by row."""
        if inks == self._shown:
            return b""
        self._shown = inks
        return self._home + self._encode(inks)

    @abstractmethod
    def _encode(self, inks) -> bytes:
        """Return the sequence that shows a picture at the cursor."""

    def _rows(self, inks):
        return [inks[i : i + self.width] for i in range(0, len(inks), self.width)]

    def clean_up(self):
        """Return no bytes."""
        return b""


class Kitty(_Pixels):
    """The protocol of kitty, which Ghostty, WezTerm, Konsole and others support too."""

    def _encode(self, inks):
        wide = [colour * self.scale for colour in self._colours]
        pixels = b"".join(
            b"".join([wide[ink] for ink in row]) * self.scale for row in self._rows(inks)
        )
        data = base64.b64encode(zlib.compress(pixels, 1))
        chunks = [data[i : i + _CHUNK] for i in range(0, len(data), _CHUNK)]
        # Always the same image and placement numbers: each picture replaces the one before.
        keys = "a=T,i=1,p=1,C=1,q=2,f=24,o=z,s={},v={},".format(
            self.width * self.scale, self.height * self.scale
        )
        out = []
        for number, chunk in enumerate(chunks):
            more = int(number + 1 < len(chunks))
            out.append(f"\x1b_G{'' if number else keys}m={more};".encode() + chunk + b"\x1b\\")
        return b"".join(out)

    def clean_up(self):
        """Return the sequence that removes the picture from the screen."""
        return b"\x1b_Ga=d,d=I,i=1,q=2\x1b\\"


class Sixel(_Pixels):
    """Bands of six rows, as on DEC's VT340."""

    def _encode(self, inks):
        rows = [row for row in self._rows(inks) for _ in range(self.scale)]
        out = [f'\x1bP0;1q"1;1;{self.width * self.scale};{len(rows)}'.encode()]
        for ink, (red, green, blue) in enumerate(self._colours):
            percents = [round(part * 100 / 255) for part in (red, green, blue)]
            out.append("#{};2;{};{};{}".format(ink, *percents).encode())
        for start in range(0, len(rows), 6):
            band = rows[start : start + 6]
            lines = [b"#%d" % ink + self._line(band, ink) for ink in sorted(set(b"".join(band)))]
            out.append(b"$".join(lines) + b"-")
        out.append(b"\x1b\\")
        return b"".join(out)

    def _line(self, band, ink):
        """Return the sixels of one ink in a band: per column, which of six pixels have it."""
        columns = 0  # all columns at once, a byte each; each row sets its own bit
        for bit, row in enumerate(band):
            table = bytes(1 << bit if value == ink else 0 for value in range(256))
            columns |= int.from_bytes(row.translate(table), "big")
        sixels = bytes(63 + column for column in columns.to_bytes(self.width, "big"))
        return re.sub(rb"(.)\1*", self._repeated, sixels)

    def _repeated(self, run):
        """Return the shortest form of a run of equal sixels, enlarged."""
        count = len(run[0]) * self.scale
        return run[1] * count if count < 4 else b"!%d" % count + run[1]
