"""Reads the tables in assets/layouts: the value of each name of a layout on each screen class.

assets/layouts/README.md explains the format.
"""

import ast
import builtins
import re
from typing import NamedTuple

from sim.command import ROOT, UsageError, read_text

SHELL = "shell"
CLASS = "class"  # the cell of a name that has others below it, such as TILE.FACE
ABSENT = "-"

_NAME = re.compile(r"[A-Za-z]\w*(\.[A-Z]\w*)?(\((\w+(, \w+)*)?\))?")
_ATOM = re.compile(r"-?\d+|[A-Za-z]\w*(\.\w+)*(\[\d+\])?")
_IMPORT = re.compile(r"from ([\w.]+) import (\w+(?: as \w+)?(?:, \w+(?: as \w+)?)*)")
_FIRST, _LAST = "name", "meaning"
_ROOMS = ["room", "font", "width", "lines"]


class Row(NamedTuple):
    """A name with its expression on each screen class that has it."""

    name: str
    arguments: str | None
    values: dict[str, str]
    meaning: str
    part: str
    number: int


class Table(NamedTuple):
    """The contents of a file.

    imports   local name -> (module, name in it)
    classes   the classes of screens, in the order of the columns
    rows      list of Row
    rooms     list of (line number, cells), see tools/layouts/rooms.py
    """

    name: str
    title: str
    imports: dict[str, tuple[str, str]]
    classes: list[str]
    rows: list[Row]
    rooms: list[tuple[int, list[str]]]


def folder():
    """Return the folder of the tables."""
    return ROOT / "assets" / "layouts"


def names():
    """Return the names of the tables, sorted."""
    return sorted(path.stem for path in folder().glob("*.txt"))


def path_of(name):
    """Return the file of a table, from the root of the checkout."""
    return f"assets/layouts/{name}.txt"


def read(name):
    """Return the Table of "shell" or of a game. Raises UsageError, which names the line."""
    return _Reader(name).table(read_text(ROOT / path_of(name), "layouts"))


class _Reader:
    def __init__(self, name):
        self._name = name
        self._title = ""
        self._imports = {}
        self._classes = []
        self._raw = []  # (number, part, list of columns, each a list of lines)
        self._rooms = []

    def table(self, text):
        part, is_rooms = "", False
        for number, line in enumerate(text.splitlines(), 1):
            cells = [cell.strip() for cell in line.split("|")]
            if line.startswith("# ") and not self._title:
                self._title = line[2:]
            elif line.startswith("## "):
                part = line[3:].strip()
            elif not line.strip() or line.startswith("#"):
                continue
            elif line.startswith("from "):
                self._import(number, line)
            elif cells[0] == _FIRST and cells[-1] == _LAST:
                self._classes = cells[1:-1]
            elif cells == _ROOMS:
                is_rooms = True
            elif is_rooms:
                self._rooms.append((number, cells))
            else:
                self._cells(number, part, cells)
        rows = [self._row(*raw) for raw in self._raw]
        self._check(rows)
        table = (self._name, self._title, self._imports, self._classes, rows, self._rooms)
        return Table(*table)

    def _sorry(self, number, why):
        return UsageError(f"{path_of(self._name)}, line {number}: {why}")

    def _import(self, number, line):
        found = _IMPORT.fullmatch(line)
        if not found:
            raise self._sorry(number, f"{line!r} is not understood")
        for one in found[2].split(", "):
            name, _, alias = one.partition(" as ")
            self._imports[alias or name] = (found[1], name)

    def _cells(self, number, part, cells):
        wanted = len(self._classes) + 2
        if not self._classes:
            raise self._sorry(number, "first comes a line: name | ... | meaning")
        if len(cells) != wanted:
            raise self._sorry(number, f"{len(cells)} cells, not {wanted}")
        if cells[0]:
            self._raw.append((number, part, [[cell] if cell else [] for cell in cells]))
        elif self._raw:
            for column, cell in zip(self._raw[-1][2], cells):
                column.extend([cell] if cell else [])

    def _row(self, number, part, columns):
        (name,), *cells, meaning = columns
        if not _NAME.fullmatch(name):
            raise self._sorry(number, f"{name!r} is no name")
        if not meaning:
            raise self._sorry(number, f"nothing says what {name} means")
        values, lines = {}, []
        for screen, cell in zip(self._classes, cells):
            lines = cell or lines  # an empty cell equals the one to its left
            if not lines:
                raise self._sorry(number, f"{name} has no value")
            if lines != [ABSENT]:
                values[screen] = self._expression(number, lines)
        short, bracket, arguments = name.partition("(")
        arguments = arguments.rstrip(")") if bracket else None
        return Row(short, arguments, values, " ".join(meaning), part, number)

    def _expression(self, number, lines):
        """Return the lines of a cell as one expression of Python."""
        parts = [self._line(number, line) for line in lines]
        return parts[0] if len(parts) == 1 else f"({', '.join(parts)})"

    def _line(self, number, line):
        if line == CLASS:
            return line
        items = line.split()
        if all(map(_ATOM.fullmatch, items)):
            return items[0] if len(items) == 1 else f"({', '.join(items)})"
        try:
            ast.parse(line, mode="eval")
        except SyntaxError:
            raise self._sorry(number, f"{line!r} is not understood")
        return line

    def _check(self, rows):
        """Raise UsageError for a name that is defined twice or not at all."""
        known = {*self._imports, *dir(builtins)}
        holder = ""
        for row in rows:
            above, dot, _ = row.name.rpartition(".")
            if dot and above != holder:
                raise self._sorry(row.number, f"{row.name} does not stand below {above}")
            if not dot:
                holder = row.name
            if row.name in known:
                raise self._sorry(row.number, f"{row.name} is there twice")
            known.add(row.name)
            arguments = set((row.arguments or "").split(", "))
            for value in row.values.values():
                for name in sorted(used(value) - known - arguments):
                    raise self._sorry(row.number, f"nothing above says what {name} is")


def used(expression):
    """Return the names that an expression uses."""
    if expression == CLASS:
        return set()
    tree = ast.parse(expression, mode="eval")
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
