"""Reads what a program sends to a terminal, and tells what the terminal would show.

Made for the terminal face: cells of half-blocks and braille, kitty's and sixel pictures. It knows
what the face uses and fails on everything else.
"""

import base64
import re
import zlib

TOKEN = re.compile(
    rb"\x1b\[(?P<params>[0-9;?>]*)(?P<final>[A-Za-z])"
    rb"|\x1b_G(?P<kitty>[^\x1b]*)\x1b\\"
    rb"|\x1bP(?P<sixel>[^\x1b]*)\x1b\\"
    rb"|(?P<char>[\x20-\x7e]|[\xc0-\xff][\x80-\xbf]+)"
)


class Decoder:
    """A terminal of so many cells. `pictures` are (row, column, width, height, RGB bytes)."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.modes = {}
        self.pictures = []
        self.rewritten = 0  # cells written to
        self._kitty = b""
        self._kitty_keys = {}
        self.clear()

    def clear(self):
        self.cells = [[(" ", None, None)] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0
        self.front = self.back = None

    def feed(self, data):
        at = 0
        while at < len(data):
            match = TOKEN.match(data, at)
            assert match, data[at : at + 40]
            at = match.end()
            if match["final"]:
                self.control(match["params"].decode(), match["final"].decode())
            elif match["kitty"] is not None:
                self.kitty(match["kitty"])
            elif match["sixel"] is not None:
                self.pictures.append((self.row, self.column, *sixels(match["sixel"])))
            else:
                self.put(match["char"].decode())

    def put(self, char):
        assert self.row < self.rows and self.column < self.columns, "outside the screen"
        self.cells[self.row][self.column] = (char, self.front, self.back)
        self.column += 1
        self.rewritten += 1

    def control(self, params, final):
        numbers = [int(n) for n in params.strip("?>").split(";") if n]
        if final == "H":
            row, column = numbers or (1, 1)
            self.row, self.column = row - 1, column - 1
        elif final == "m":
            self.colours(numbers)
        elif final == "J":
            assert numbers == [2]
            self.clear()
        elif final in "hl" and params.startswith("?"):
            self.modes[numbers[0]] = final == "h"
        else:
            assert final == "c", (params, final)

    def colours(self, numbers):
        while numbers:
            code = numbers.pop(0)
            if code in (38, 48):
                if numbers.pop(0) == 2:
                    colour, numbers = tuple(numbers[:3]), numbers[3:]
                else:
                    colour = fixed(numbers.pop(0))
                self.front, self.back = (colour, self.back) if code == 38 else (self.front, colour)
            elif code == 0:
                self.front = self.back = None
            else:
                assert code == 2

    def kitty(self, body):
        head, _, data = body.partition(b";")
        keys = dict(pair.split("=") for pair in head.decode().split(","))
        if keys.get("a") == "d":
            self.pictures.clear()
        elif keys.get("a") != "q":
            self._kitty_keys.update(keys)
            self._kitty += data
            if keys["m"] == "0":
                self.finish_kitty()

    def finish_kitty(self):
        keys = self._kitty_keys
        assert (keys["a"], keys["f"], keys["o"]) == ("T", "24", "z")
        width, height = int(keys["s"]), int(keys["v"])
        pixels = zlib.decompress(base64.b64decode(self._kitty))
        assert len(pixels) == width * height * 3
        self.pictures.append((self.row, self.column, width, height, pixels))
        self._kitty, self._kitty_keys = b"", {}

    def half_blocks(self, width, height, left=0):
        """Return the RGB bytes of a picture in half-blocks in the upper left corner."""
        rows = []
        for y in range(height):
            cells = self.cells[y // 2][left : left + width]
            assert all(char == "▀" for char, _, _ in cells)
            rows.append(b"".join(bytes(cell[1 + y % 2]) for cell in cells))
        return b"".join(rows)

    def braille(self, width, height, left=0):
        """Return the RGB bytes of a picture in braille in the upper left corner."""
        out = bytearray()
        for y in range(height):
            for x in range(width):
                char, front, back = self.cells[y // 4][left + x // 2]
                # Unicode numbers the dots column by column, the fourth row afterwards.
                dot = 6 + x % 2 if y % 4 == 3 else x % 2 * 3 + y % 4
                out += bytes(front if (ord(char) - 0x2800) >> dot & 1 else back)
        return bytes(out)

    def line(self, row):
        """Return the characters of a row."""
        return "".join(char for char, _, _ in self.cells[row]).strip()


def fixed(number):
    """Return what a number of a 256-colour terminal means, from 16 on."""
    assert 16 <= number <= 255
    if number > 231:
        return (number - 232) * 10 + 8, (number - 232) * 10 + 8, (number - 232) * 10 + 8
    levels = (0, 95, 135, 175, 215, 255)
    return levels[(number - 16) // 36], levels[(number - 16) // 6 % 6], levels[(number - 16) % 6]


def sixels(body):
    """Return width, height and RGB bytes (rounded to percents and back) of a sixel picture."""
    _, _, body = body.partition(b"q")
    size = re.match(rb'"1;1;(\d+);(\d+)', body)
    width, height = int(size[1]), int(size[2])
    pixels = [[None] * width for _ in range(height)]
    colours = {}
    colour = None
    x = top = 0
    for match in re.finditer(
        rb"#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)([?-~])|([?-~])|([$-])", body[size.end() :]
    ):
        if match[1]:
            colour = int(match[1])
            if match[2]:
                colours[colour] = tuple(int(match[i]) for i in (2, 3, 4))
        elif match[8]:
            x = 0
            top += 6 if match[8] == b"-" else 0
        else:
            count = int(match[5] or 1)
            bits = (match[6] or match[7])[0] - 63
            for column in range(x, x + count):
                for bit in range(6):
                    if bits >> bit & 1:
                        pixels[top + bit][column] = colours[colour]
            x += count
    assert all(None not in row for row in pixels), "a pixel was left out"
    flat = [round(part * 255 / 100) for row in pixels for pixel in row for part in pixel]
    return width, height, bytes(flat)
