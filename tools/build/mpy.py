"""Reads .mpy files: finds the code, bytes, texts and names that are stored as in memory.

The format (version 6): a header of four bytes; the number of names and of objects; the names; the
objects; then the module's code, with the code of its children inside. Numbers are in groups of
seven bits, the highest first; the bit 0x80 says that more groups follow.
Source: docs.micropython.org/en/latest/reference/mpyfiles.html; py/persistentcode.c.
"""

import functools
from typing import NamedTuple

_HEAD = 4
_BYTECODE, _NATIVE, _VIPER = range(3)  # kinds of code, in the lowest two bits
_HAS_CHILDREN = 4
_VALUES = 5  # kinds of objects below this number have no content
_TEXT, _BYTES, _TUPLE = 5, 6, 10

# Bytes of a piece's first number, if it must have a fixed length whatever is added to the piece.
_WIDE = 3
_MOST_ADDED = 4096  # bytes

# What the chip's heap has of a module's names and constants, in bytes.
_IN_BLOCK = 16
_IN_WORD = 4
_NAME_IN_HEAP = 2
_EMPTY = b"\x03"  # the empty name, which the interpreter itself has

# Kinds of constants that are stored as in memory: a name; a text or bytes; bytecode; native code.
NAME, OBJECT, BYTECODE, NATIVE = range(4)


class Constant(NamedTuple):
    """A constant that is stored in the file as in memory."""

    place: int
    length: int
    kind: int

    @property
    def is_code(self):
        """Whether it is code; all other constants are followed by a 0."""
        return self.kind in (BYTECODE, NATIVE)


class _Piece(NamedTuple):
    """A piece of code: its place, its first number, and where its content begins and ends."""

    begin: int
    number: int
    content: int
    behind: int


class _Reader:
    def __init__(self, data):
        self._data = data
        self._at = _HEAD
        self.names = self.objects = 0  # how many
        self.names_begin = self.names_end = 0
        self.places = []
        self.pieces = []

    def _byte(self):
        self._at += 1
        return self._data[self._at - 1]

    def _number(self):
        number = 0
        while True:
            byte = self._byte()
            number = number << 7 | byte & 0x7F
            if byte < 0x80:
                return number

    def module(self):
        self.names, self.objects = self._number(), self._number()
        self.names_begin = self._at
        for _ in range(self.names):
            size = self._number()
            if not size & 1:  # else the interpreter itself has this name
                self.places.append(Constant(self._at, size >> 1, NAME))
                self._at += (size >> 1) + 1
        self.names_end = self._at
        for _ in range(self.objects):
            self._object()
        self._code()
        if self._at != len(self._data):
            raise ValueError(f"the code ends at {self._at}, the file at {len(self._data)}")

    def _object(self):
        kind = self._byte()
        if kind < _VALUES:
            return
        size = self._number()
        if kind == _TUPLE:
            for _ in range(size):
                self._object()
            return
        is_text = kind in (_TEXT, _BYTES)
        if is_text:
            self.places.append(Constant(self._at, size, OBJECT))
        self._at += size + is_text  # with the 0 behind it

    def _code(self):
        begin = self._at
        number = self._number()
        kind = number & 3
        if kind not in (_BYTECODE, _NATIVE, _VIPER):
            raise ValueError("there is assembler in it")
        self.places.append(Constant(self._at, number >> 3, NATIVE if kind else BYTECODE))
        self.pieces.append(_Piece(begin, number, self._at, self._at + (number >> 3)))
        self._at += number >> 3
        if kind != _BYTECODE:
            self._number()  # the place of its prelude; its flags
        if number & _HAS_CHILDREN:
            for _ in range(self._number()):
                self._code()


@functools.lru_cache(1024)
def _read(data):
    """Return a _Reader that has read a file. Raises ValueError as `constants`."""
    if data[:2] != b"M\x06":
        raise ValueError("this is no .mpy file of version 6")
    reader = _Reader(data)
    try:
        reader.module()
    except IndexError as error:
        raise ValueError("the file was cut off") from error
    return reader


def constants(data):
    """Return the places of the code, bytes, texts and names of a .mpy file: list of Constant.

    Raises ValueError if the file is not of version 6, or is cut off.
    """
    return _read(data).places


# What lies behind a module in the heap ---------------------------------------------------------


def is_open(data):
    """Return whether the loaded module refers to whatever lies behind it in the chip's heap.

    A module's names and constants are in one piece of the heap, and the module refers to both.
    Without constants, its second reference leads behind the names. If the names fill their blocks,
    something else lies there, and the collector keeps that as long as the module: so the numbers
    of the menu's texts kept the whole game that had been left.
    Source: mp_module_context_alloc_tables in py/bc.h; gc_collect_root in py/gc.c.
    """
    reader = _read(data)
    words = -(-reader.names * _NAME_IN_HEAP // _IN_WORD)
    return words > 0 and not reader.objects and words * _IN_WORD % _IN_BLOCK == 0


def closed(data):
    """Return a .mpy file with as many empty names more as it takes for `is_open` to be false."""
    while is_open(data):
        reader = _read(data)
        counts = _wide(reader.names + 1) + _wide(reader.objects)
        names = data[reader.names_begin : reader.names_end] + _EMPTY
        data = data[:_HEAD] + counts + names + data[reader.names_end :]
    return data


# Code in its place ----------------------------------------------------------------------------


def settled(data, fits):
    """Return a .mpy file with its code moved to places from which it can run.

    fits(constant): whether the constant is at a suitable place in this file. If not, zeros are
    added at the end of the code before it: the interpreter never reads behind the end of a
    function's code. If that would take more than 4 KB, the constant stays at its place. A file in
    which every constant fits is returned unchanged.
    """
    reader = _read(data)
    if all(fits(place) for place in reader.places if place.is_code):
        return data
    pieces = reader.pieces
    out = data[: pieces[0].begin]
    for piece, following in zip(pieces, [*pieces[1:], None], strict=True):
        added = 0
        behind = data[piece.behind : following.begin if following else len(data)]
        if following:
            place = len(out) + 2 * _WIDE + piece.behind - piece.content + len(behind)
            length = following.behind - following.content
            kind = NATIVE if following.number & 3 else BYTECODE
            room = range(_MOST_ADDED + 1)
            added = next((n for n in room if fits(Constant(place + n, length, kind))), 0)
        out += _wide(piece.number + (added << 3)) + data[piece.content : piece.behind]
        out += bytes(added) + behind
    return out


def _wide(number):
    """Return a number as in a .mpy file, in a fixed number of bytes."""
    assert number >> 7 * _WIDE == 0, "a piece of code is too large"
    pieces = [number >> 7 * n & 0x7F | 0x80 for n in reversed(range(_WIDE))]
    return bytes([*pieces[:-1], pieces[-1] & 0x7F])
