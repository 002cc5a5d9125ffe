"""Packs the art: text files under assets/ become the sprite modules of the application.

    module PATH         the module that the source becomes
    sprite NAME         a picture: a hexadecimal digit, the ink, for each pixel; `.`: transparent
    mask NAME           a picture of `#` and `.`, painted in an ink chosen when it is drawn
    stamp NAME          a picture that cards are composed of
    card NUMBER INK     a card and the ink of its paper; the lines below it, `NAME X Y`, are the
                        stamps that lie on it, from back to front
    carve SOURCE        the stamps and papers of another source, each ink as its tone
    tone INK ROWS       the inks that stand for one ink, a pattern that repeats: 30 03

A picture ends at an empty line. `NAME/0`, `NAME/1`, ... become one tuple NAME. Everything after
`//` is a comment.

Stamps become three tables: STAMP, their pixels; SIZE, width and height, two bytes each; KEY, the
transparent ink, 255 for none. Cards become three more: PAPER, one ink a card; LAYER, a stamp and
its place, three bytes each; FIRST, where the layers of a card begin, with one entry more. A carved
deck has only STAMP, KEY and PAPER: the other tables are those of its source.
"""

from sim.command import ROOT, read_text

_GS4_HMSB = 2  # framebuf's numbers, the same in every port
_MONO_HLSB = 3
_INKS = "0123456789abcdef"
_NO_KEY = 255
_RIM = 2  # pixels at either end of a line; if the key is nowhere else,
_RIMMED = 16  # this is added to the key
_CARD_W = 22  # a card's picture, without its edge
_CARD_H = 34
_LINE = 80  # characters that a sprite may take after its name
_SHORT = 22  # bytes that fit on a line, one fewer in a family
_CHUNK = 20  # bytes on a line where they need several


class BadArt(ValueError):
    """A source that cannot be packed; the text gives the place and the reason."""


def sources():
    """Return the sources of sprite modules, sorted by path."""
    return sorted(path for path in (ROOT / "assets").glob("*/*.txt") if _is_source(path))


def _is_source(path):
    return any(line.startswith("module ") for line in read_text(path, "source").splitlines())


class _Source:
    """What a source says.

    target    path of the module
    pictures  list of (kind, name, rows)
    cards     list of (number, ink of the paper, stamps with their places)
    carved    path of the source whose deck is carved, None if there is none
    tones     dict of ink -> rows of the pattern that stands for it
    """

    def __init__(self, path):
        self.target = None
        self.pictures = []
        self.cards = []
        self.carved = None
        self.tones = {}
        for number, line in enumerate(read_text(path, "source").splitlines(), 1):
            words = line.split("//")[0].split()
            if words and not self._take(words, path):
                raise BadArt(f"{path.name}, line {number}: {line!r} is not understood")
        if self.target is None:
            raise BadArt(f"{path.name}: no line says which module it becomes")

    def _take(self, words, path):
        """Take a line; return whether it is understood."""
        if words[0] == "module" and len(words) == 2:
            self.target = ROOT / words[1]
        elif words[0] in ("sprite", "mask") and len(words) == 2:
            self.pictures.append((words[0], words[1], []))
        elif words[0] == "stamp" and len(words) == 2:
            self.pictures.append(("stamp", "STAMP/" + words[1], []))
        elif words[0] == "card" and len(words) == 3:
            self.cards.append((words[1], words[2], []))
        elif words[0] == "carve" and len(words) == 2:
            self.carved = path.parent / words[1]
        elif words[0] == "tone" and len(words) > 2:
            self.tones[words[1]] = words[2:]
        elif self.cards and len(words) == 3 and (words[1] + words[2]).isdigit():
            self.cards[-1][2].append((words[0], int(words[1]), int(words[2])))
        elif len(words) == 1 and self.pictures:
            self.pictures[-1][2].append(words[0])
        else:
            return False
        return True


def pack(path):
    """Return (path of the module, its text) for one source. Raises BadArt."""
    source = _Source(path)
    if source.carved:
        return source.target, _carved(path, _Source(source.carved), source.tones)
    return source.target, _module(path, source.pictures, source.cards)


def _carved(path, source, tones):
    """Return the text of the module of a carved deck."""

    def tone(ink, x, y):
        rows = tones.get(ink, (ink,))
        row = rows[y % len(rows)]
        return row[x % len(row)]

    stamps = [
        (
            kind,
            name,
            ["".join(tone(ink, x, y) for x, ink in enumerate(row)) for y, row in enumerate(rows)],
        )
        for kind, name, rows in source.pictures
        if kind == "stamp"
    ]
    keys = bytes(_sprite(path, name, rows)[2] & _NO_KEY for _, name, rows in stamps)
    paper = bytes(int(tone(ink, 0, 0), 16) for _, ink, _ in source.cards)
    tables = _tables(("KEY", keys), ("PAPER", paper))
    return _module(path, stamps, []) + "\n".join(tables) + "\n"


def _module(path, pictures, cards):
    """Return the text of a sprite module."""
    source = path.relative_to(ROOT).as_posix()
    lines = [
        f'"""Made by tools.assets from {source}: change that, not this.',
        "",
        "Each sprite is (data, w, h, format, key) as hal.canvas takes it.",
        '"""',
        "",
    ]
    families = {}
    for kind, name, rows in pictures:
        family, slash, _ = name.partition("/")
        entry = _literal(path, kind, name, rows)
        if slash:
            families.setdefault(family, []).append(entry)
        else:
            families[family] = entry
    for family, entry in families.items():
        if isinstance(entry, list):
            lines.append(f"{family} = (")
            lines += [f"    {_indented(item)}," for item in entry]
            lines.append(")")
        else:
            lines.append(f"{family} = {entry}")
    if cards:
        stamps = [(name[6:], rows) for kind, name, rows in pictures if kind == "stamp"]
        lines += _deck(path, stamps, cards)
    return "\n".join(lines) + "\n"


def _deck(path, stamps, cards):
    """Return the lines of a deck's tables. `stamps` is a list of (name, rows)."""
    order = [name for name, _ in stamps]
    paper, first, layers = bytearray(), bytearray(), bytearray()
    for n, (number, ink, lay) in enumerate(cards):
        if number != str(n):
            raise BadArt(f"{path.name}: card {number} stands where card {n} should")
        if len(ink) != 1 or ink not in _INKS:
            raise BadArt(f"{path.name}, card {n}: {ink} is not an ink, 0 to f")
        paper.append(int(ink, 16))
        first.append(len(layers) // 3)
        for name, x, y in lay:
            if name not in order:
                raise BadArt(f"{path.name}, card {n}: there is no stamp {name}")
            stamp = order.index(name)
            rows = stamps[stamp][1]
            if x + len(rows[0]) > _CARD_W or y + len(rows) > _CARD_H:
                raise BadArt(f"{path.name}, card {n}: {name} sticks out")
            layers += bytes((stamp, x, y))
    first.append(len(layers) // 3)
    keys = bytes(_sprite(path, name, rows)[2] & _NO_KEY for name, rows in stamps)
    sizes = bytes(number for _, rows in stamps for number in (len(rows[0]), len(rows)))
    return _tables(
        ("SIZE", sizes), ("KEY", keys), ("PAPER", paper), ("FIRST", first), ("LAYER", layers)
    )


def _tables(*tables):
    """Return the lines of tables of bytes: (name, data) each."""
    lines = []
    for name, data in tables:
        chunks = ["    b" + _quoted(data[i : i + _CHUNK]) for i in range(0, len(data), _CHUNK)]
        lines += [f"{name} = (", *chunks, ")"]
    return lines


def _indented(item):
    return item.replace("\n", "\n    ")


def _literal(path, kind, name, rows):
    """Return one sprite as the source text of a tuple; for a stamp, of its pixels alone."""
    widths = {len(row) for row in rows}
    if len(widths) != 1:
        raise BadArt(f"{path.name}: the rows of {name} are not equally long")
    w = widths.pop()
    data, form, key = (_mask if kind == "mask" else _sprite)(path, name, rows)
    if key >= 0 and not any("." in row[_RIM:-_RIM] for row in rows):
        key |= _RIMMED
    if kind == "stamp" and len(data) <= _SHORT:
        return "b" + _quoted(data)
    fits = _SHORT - 1 if "/" in name else _SHORT
    step = _CHUNK if len(data) > fits else len(data)
    chunks = ["b" + _quoted(data[i : i + step]) for i in range(0, len(data), step)]
    body = "\n".join("    " + chunk for chunk in chunks)
    if kind == "stamp":
        return "(\n" + body + "\n)"
    rest = [w, len(rows), form, key]
    line = f"({', '.join(chunks)}, {', '.join(map(str, rest))})"
    if len(chunks) == 1 and len(line) < _LINE:
        return line
    return "(\n" + body + "".join(f",\n    {number}" for number in rest) + ",\n)"


def _quoted(data):
    return '"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def _sprite(path, name, rows):
    """Return (GS4_HMSB bytes, format, key): the key is an ink that the picture does not use."""
    used = {pixel for row in rows for pixel in row}
    if used - set("." + _INKS):
        raise BadArt(f"{path.name}: {name} is a sprite: only 0 to f and . make it up")
    key = -1
    if "." in used:
        free = [ink for ink in range(16) if f"{ink:x}" not in used]
        if not free:
            raise BadArt(f"{path.name}: {name} uses every ink, so none can mean transparent")
        key = free[-1]
    data = bytearray()
    for row in rows:
        inks = [key if pixel == "." else int(pixel, 16) for pixel in row]
        if len(inks) % 2:
            inks.append(max(key, 0))
        data += bytes(a << 4 | b for a, b in zip(inks[::2], inks[1::2]))
    return bytes(data), _GS4_HMSB, key


def _mask(path, name, rows):
    """Return (MONO_HLSB bytes, format, -1)."""
    data = bytearray()
    for row in rows:
        if set(row) - {"#", "."}:
            raise BadArt(f"{path.name}: {name} is a mask: only # and . make it up")
        bits = row + "." * (-len(row) % 8)
        for i in range(0, len(bits), 8):
            data.append(int(bits[i : i + 8].replace("#", "1").replace(".", "0"), 2))
    return bytes(data), _MONO_HLSB, -1
