"""The modules of each game have the same names."""

import ast

import pytest

from engine.games import GAMES
from firmware.app.core.screens import CLASSES
from sim.command import ROOT
from sim.web import parts

APP = ROOT / "firmware" / "app"
HIGHLOW = ROOT / "tests" / "template" / "firmware" / "app" / "highlow"

ENGINE = ("actions", "bot", "events", "names", "notation", "options", "position", "state")
# The modules of a match; painter, hand and director work on `displayed`; words says what happens.
VIEW = ("table", "art", "director", "displayed", "controls", "painter", "results", "words")
# Modules not needed by a game without options at the table.
ALSO = ("menu",)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_modules_of_the_others(game):
    names = {path.stem for path in (APP / game).glob("*.py")}
    assert {*VIEW, *ALSO, *CLASSES} <= names
    assert set(ENGINE) <= {path.stem for path in (ROOT / "engine" / game).glob("*.py")}


def test_the_parts_of_the_page_name_modules_that_there_are():
    shared = {path.stem for folder in ("table", *GAMES) for path in (APP / folder).glob("*.py")}
    shared |= {path.stem for game in GAMES for path in (ROOT / "engine" / game).glob("*.py")}
    assert set(parts.LATER) <= shared
    for folder, names in parts.FIRST.items():
        found = ROOT / "firmware" / folder if folder.startswith("app") else ROOT / folder
        assert set(names) <= {path.stem for path in found.glob("*.py")}, folder


def test_the_template_has_the_modules_of_a_game():
    assert set(VIEW) <= {path.stem for path in HIGHLOW.glob("*.py")}


def dropped(path):
    """Return the names of modules that a file unloads, as far as they are written there."""
    calls = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if type(node) is ast.Call
    ]
    drops = [call for call in calls if getattr(call.func, "id", "") == "drop"]
    return [name.value for call in drops for name in call.args if type(name) is ast.Constant]


def test_a_module_that_is_unloaded_exists():
    names = {name for path in APP.rglob("*.py") for name in dropped(path)}
    assert len(names) > 10
    for name in names - {"rp2"}:  # MicroPython's own
        place = (APP.parent if name.startswith("app") else ROOT) / name.replace(".", "/")
        assert place.is_dir() or place.with_suffix(".py").exists(), name
