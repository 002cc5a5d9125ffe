"""The repository keeps its promises: every game, board and tool comes with what belongs to it."""

import ast
import importlib
import os
import re
import subprocess

import pytest

from app.core import screens
from engine.contract import Option, complete
from engine.games import GAMES, levels_of
from sim import choices
from sim.command import ROOT
from tests.host.test_imports import FILES, tree
from tools.playthroughs.__main__ import SCENES

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "F1", "F2")
NO_SUBJECTS = ("what", "whatever", "who", "whoever")


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def names(*folder):
    return sorted(os.listdir(os.path.join(ROOT, *folder)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_with_all_that_belongs_to_it(game):
    options = importlib.import_module(f"engine.{game}.options")
    assert options.OPTIONS and all(isinstance(one, Option) for one in options.OPTIONS)
    for name, settings in options.PRESETS:
        assert name and complete(settings, options.OPTIONS)
    page = read("docs", "rules", game + ".md")
    for option in options.OPTIONS:
        for word in (option.name, *option.values):
            assert f"`{word}`" in page, f"{word} is not on the rules page"
    assert SCENES[game]
    assert any(name.startswith(game + "_") for name in names("tests", "rules"))
    bot = importlib.import_module(f"engine.{game}.bot")
    for level in levels_of(game):
        assert f"\n{level}: " in bot.__doc__, f"nothing says what level {level} does"


@pytest.mark.parametrize("name", choices.boards())
def test_a_board_profile_says_what_it_must(name):
    board = importlib.import_module("hal.boards." + name)
    assert name == board.NAME and board.TITLE
    screens.screen_class(board.WIDTH, board.HEIGHT, board.MONO)
    keys = [key[0] for key in board.KEYS]
    assert len(set(keys)) == len(keys) and set(keys) <= set(KEYS)
    assert len(keys) >= 4 and "OK" in keys
    pins = [pin for _, _, pin, _, _, _ in board.KEYS if pin is not None]
    assert len(set(pins)) == len(pins)
    for _, label, _, side, column, row in board.KEYS:
        assert label and side in ("left", "right")
        assert column >= 0 and row >= 0


def test_every_module_says_why_it_exists_and_packages_stay_empty():
    for path in FILES:
        if path.endswith("__init__.py") and path != "tools/__init__.py":  # see its docstring
            assert read(path) == "", path
        else:
            assert ast.get_docstring(tree(path)), path


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout has attributes")
def test_a_module_that_is_made_is_marked_as_generated():
    """Those of the texts are not committed."""
    made = [path for path in FILES if re.search("(?i)made by ", read(path).partition("\n")[0])]
    made = [path for path in made if not path.startswith("firmware/app/texts/")]
    command = ["git", "check-attr", "linguist-generated", *made]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert (
        len(made) > 40 and [line for line in said.splitlines() if not line.endswith(": set")] == []
    )


def test_names_of_tests_are_short_sentences():
    """A name has at most sixty letters after `test_`."""
    wrong = []
    for path in FILES:
        for node in ast.walk(tree(path)) if path.startswith("tests/") else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = node.name[len("test_") :]
                if len(name) > 60 or name.split("_")[0] in NO_SUBJECTS:
                    wrong.append(f"{path}: {node.name}")
    assert not wrong, "\n".join(wrong)
