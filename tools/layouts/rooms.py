"""Computes the rooms of texts from the rectangles and fonts of the layouts.

A room is a place on the screen for texts, such as the line that shows the last event.
The rooms are the last part of each table in assets/layouts; the README there explains the lines.
So a change of a layout changes its rooms, without a second list by hand.
"""

import importlib
from typing import Any, NamedTuple

from engine.games import GAMES
from sim.command import UsageError
from tools.layouts import modules, table

HOMES = (table.SHELL, *GAMES)


class Room(NamedTuple):
    """The space that a text may take."""

    font: Any
    width: int
    lines: int


class _Rectangle(tuple):
    """The numbers of a rectangle. The first four also have names."""

    x = property(lambda self: self[0])
    y = property(lambda self: self[1])
    w = property(lambda self: self[2])
    h = property(lambda self: self[3])


def layout(name, screen):
    """Return the names of a layout with their values, such as those of "okey" on "square"."""
    module = importlib.import_module(f"{modules.package(name)}.{screen}")
    return {key: value for key, value in vars(module).items() if key.isupper()}


def rooms(name, screen, values=None):
    """Return the rooms of "shell" or a game on a screen class: name -> Room. Raises UsageError.

    values: the layout's names and values, if other than in the tables.
    """
    if values is None:
        values = layout(name, screen)
    return {
        room: _room(name, screen, *cells, values) for room, cells in _lines(name, screen).items()
    }


def _lines(name, screen):
    """Return the lines for a screen class: room -> (font, width, lines), as written."""
    chosen = {}
    for number, (first, *cells) in table.read(name).rooms:
        room, *screens = first.split()
        if screens and screen not in screens:
            continue
        if cells != [table.ABSENT] and len(cells) not in (2, 3):
            raise UsageError(
                f"{table.path_of(name)}, line {number}: a room has a font, a width and lines"
            )
        weight = (bool(screens), number)  # a line for this class wins; else the last line
        if room not in chosen or chosen[room][0] < weight:
            chosen[room] = (weight, cells)
    return {
        room: (cells[0], cells[1], cells[2] if len(cells) > 2 else "1")
        for room, (_, cells) in chosen.items()
        if cells != [table.ABSENT]
    }


def _room(name, screen, font_name, width, lines, values):
    names: dict[str, Any] = {key: _placed(value) for key, value in values.items()}
    names.update(min=min, max=max, value=_constant)
    try:
        home, _, short = font_name.rpartition(".")
        font = layout(home, screen)[short] if home else names[short]
        names["wide"] = font.width
        sizes = [eval(text, {"__builtins__": {}}, names) for text in (width, lines)]
    except (NameError, KeyError, TypeError, IndexError) as problem:
        raise UsageError(f"{table.path_of(name)}: {width} of {font_name}: {problem}")
    return Room(font, *sizes)


def _placed(value):
    """Return tuples as rectangles, also within tuples."""
    if isinstance(value, tuple):
        return _Rectangle(_placed(one) for one in value)
    return value


def _constant(name):
    module, _, constant = name.rpartition(".")
    return getattr(importlib.import_module(module), constant)


def of_area(area):
    """Return the names of the tables with the rooms for the texts of an area."""
    if area in ("table", "learning"):
        return list(GAMES)
    game = area.split("_")[0]
    return [game] if game in GAMES and not area.endswith("_setup") else [table.SHELL]
