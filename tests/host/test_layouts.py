"""The layout modules are what the tables in assets/layouts say, and a wrong table is refused."""

import importlib
import os

import pytest

from app.core import screens
from engine.games import GAMES
from sim.command import UsageError
from tools.layouts import modules, table

HEAD = """# A table
from app.core import theme
from app.fonts import bold, small

## The fonts

name | square | wide | low | mono | meaning
"""


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Return a function that reads rows as a table of their own."""
    monkeypatch.setattr(table, "ROOT", tmp_path)
    (tmp_path / "assets" / "layouts").mkdir(parents=True)

    def read(rows):
        (tmp_path / "assets" / "layouts" / "okey.txt").write_text(HEAD + rows, "utf-8")
        return table.read("okey")

    return read


def test_the_modules_are_what_the_tables_say():
    late = [os.path.relpath(path, table.ROOT) for path in modules.stale(modules.made())]
    assert late == [], "run make layouts"


def test_every_game_and_the_shell_have_layouts_for_every_screen_class():
    assert table.names() == sorted((table.SHELL, *GAMES))
    for name in table.names():
        assert sorted(table.read(name).classes) == sorted(screens.CLASSES)


@pytest.mark.parametrize("name", table.names())
@pytest.mark.parametrize("screen", screens.CLASSES)
def test_the_application_loads_what_a_table_says(name, screen):
    module = importlib.import_module(f"{modules.package(name)}.{screen}")
    for row in table.read(name).rows:
        holder, _, attribute = row.name.rpartition(".")
        there = hasattr(getattr(module, holder) if holder else module, attribute)
        assert there or screen not in row.values, row.name


def test_each_kind_of_row_becomes_its_line_of_the_module(written):
    one = written(
        """
FONT      | small.FONT |   |      | bold.FONT | most texts
STEP      | 12         | 8 | -    |           | from line to line
PLACE     | 0 -1 240 4 |   | None |           | all of it
DICE      | 1 2        |   |      | 5 6       | the two
          | 3 4        |   |      | None      | dice
PAGES     | (("a",),)  |   |      |           | a tuple in a tuple

## The tiles
TILE      | class      |   |      | -         | a tile
TILE.STEP | 5          |   |      | -         | from line to line
SMALL     | TILE       |   |      | -         | the same
draw(it)  | it + STEP  |   | it   |           | return what draws it
INK       | theme.INK  |   |      |           | the ink
"""
    )
    assert modules.module(one, "wide") == (
        '"""Made by `make layouts` from assets/layouts/okey.txt: change that, not this."""\n'
        """
from app.core import theme
from app.fonts import small

# The fonts
FONT = small.FONT
STEP = 8
PLACE = (0, -1, 240, 4)
DICE = ((1, 2), (3, 4))
PAGES = (("a",),)

# The tiles


class TILE:
    \"""A tile.\"""

    STEP = 5


SMALL = TILE


def draw(it):
    \"""Return what draws it.\"""
    return it + STEP


INK = theme.INK
"""
    )
    mono = modules.module(one, "mono")
    assert "FONT = bold.FONT\n" in mono and "DICE = ((5, 6), None)\n" in mono
    assert "STEP = " not in mono and "PLACE = None\n" in mono and "TILE" not in mono


@pytest.mark.parametrize(
    "rows, why",
    [
        ("STEP | 1 | 2 | 3 | how far", "line 8: 5 cells, not 6"),
        ("STEP |   | 2 |   |   | how far", "line 8: STEP has no value"),
        ("STEP | 1 |   |   |   |", "line 8: nothing says what STEP means"),
        ("STEP | 1 |   |   |   | far\nSTEP | 2 |   |   |   | far", "line 9: STEP is there twice"),
        ("FONT | tiny.FONT |   |   |   | texts", "line 8: nothing above says what tiny is"),
        ("STEP | 1 +  |   |   |   | how far", r"line 8: '1 \+' is not understood"),
        ("2ND | 1 |   |   |   | how far", "line 8: '2ND' is no name"),
        ("TILE.Y | 1 |   |   |   | top", "line 8: TILE.Y does not stand below TILE"),
        ("from app import\nSTEP | 1", "line 8: 'from app import' is not understood"),
    ],
)
def test_a_wrong_row_is_named(written, rows, why):
    with pytest.raises(UsageError, match=f"okey.txt, {why}"):
        written(rows)


def test_a_changed_value_is_out_of_date_until_it_is_made(written, tmp_path):
    written("STEP | 1 |   |   |   | how far\n")
    (tmp_path / "firmware" / "app" / "okey").mkdir(parents=True)
    for path, text in modules.made().items():
        path.write_text(text, "utf-8")
    assert modules.stale(modules.made()) == []
    written("STEP | 1 |   | 2 |   | how far\n")
    assert [path.name for path in modules.stale(modules.made())] == ["low.py", "mono.py"]
