"""Reads .mpy files: where in them bytecode, bytes and texts stand as they will in memory.

The format (version 6): a header of four bytes; how many names and objects there are; the names;
the objects; then the module's code, and within each code its children's. Numbers are in pieces
of seven bits, the highest first, and 0x80 says that there are more.
Source: docs.micropython.org/en/latest/reference/mpyfiles.html; py/persistentcode.c.
"""

_HEAD = 4
_BYTECODE, _NATIVE, _VIPER = range(3)  # what a piece of code is, in the lowest two bits
_HAS_CHILDREN = 4
_VALUES = 5  # kinds of objects below that have no content
_TEXT, _BYTES, _TUPLE = 5, 6, 10


class _Reader:
    def __init__(self, data):
        self._data = data
        self._at = _HEAD
        self.places = []

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

    def _skip(self, size, is_kept=False):
        if is_kept:
            self.places.append((self._at, size))
        self._at += size

    def module(self):
        names, objects = self._number(), self._number()
        for _ in range(names):
            size = self._number()
            if not size & 1:  # else it is one that every interpreter has
                self._skip((size >> 1) + 1)
        for _ in range(objects):
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
        self._skip(size, is_text)
        self._at += is_text  # the 0 behind it

    def _code(self):
        size = self._number()
        kind = size & 3
        self._skip(size >> 3, kind == _BYTECODE)
        if kind in (_NATIVE, _VIPER):
            self._number()  # where its prelude is; its flags
        elif kind != _BYTECODE:
            raise ValueError("there is assembler in it")
        if size & _HAS_CHILDREN:
            for _ in range(self._number()):
                self._code()


def constants(data):
    """Return where the code, bytes and texts of a .mpy file are: list of (place, length).

    Raises ValueError where the file is none of version 6, or was cut off.
    """
    if data[:2] != b"M\x06":
        raise ValueError("this is no .mpy file of version 6")
    reader = _Reader(data)
    try:
        reader.module()
    except IndexError as error:
        raise ValueError("the file was cut off") from error
    return reader.places
