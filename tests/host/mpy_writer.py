"""Writes .mpy files for the tests, as tools/build/mpy.py says that they are."""

TEXT, BYTES, TUPLE = 5, 6, 10  # kinds of objects


def number(value):
    """Return a number as .mpy files have it."""
    pieces = [value & 0x7F]
    while value := value >> 7:
        pieces.insert(0, value & 0x7F | 0x80)
    return bytes(pieces)


def code(kind, content, *children):
    """Return a piece of code and its children. kind: 0, bytecode; 1, native; 2, viper."""
    behind = number(300) if kind else b""
    inside = number(len(children)) + b"".join(children) if children else b""
    return number(len(content) << 3 | bool(children) << 2 | kind) + content + behind + inside


def thing(kind, content):
    """Return an object; a text or bytes have a 0 behind them."""
    return bytes([kind]) + number(len(content)) + content + bytes(kind in (TEXT, BYTES))


def module(names, objects, code):
    """Return a whole file."""
    counts = number(len(names)) + number(len(objects))
    return b"".join([b"M\x06\x00\x1f", counts, *names, *objects, code])
