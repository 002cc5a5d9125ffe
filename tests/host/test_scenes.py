"""Every scene has golden frames on every first-class board, and nothing new is forgotten."""

import ast
import glob
import importlib
import os

import pytest

from app.core import screens
from engine.games import GAMES
from sim import requests
from sim.launcher import read_session
from tests.host.micropython import ROOT
from tools.play import golden, scenes

ROOT_CLASS = "app.core.scene.Scene"


def sources():
    """Return {module: source} of the application."""
    firmware = os.path.join(ROOT, "firmware")
    found = {}
    for path in glob.glob(os.path.join(firmware, "app", "**", "*.py"), recursive=True):
        module = os.path.relpath(path, firmware)[:-3].replace(os.sep, ".")
        with open(path, encoding="utf-8") as file:
            found[module] = file.read()
    return found


def bases(module, source):
    """Return {class: its base classes}, all as app.module.Class, of one module."""
    names, found = {}, {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                names[alias.asname or alias.name] = node.module + "." + alias.name
        elif isinstance(node, ast.ClassDef):
            names[node.name] = module + "." + node.name
            heads = [ast.unparse(base).partition(".") for base in node.bases]
            found[names[node.name]] = [
                names.get(head, head) + dot + rest for head, dot, rest in heads
            ]
    return found


def scenes_in(files):
    """Return the scenes that are defined in {module: source} and that no other one builds on."""
    classes = {}
    for module, source in files.items():
        classes.update(bases(module, source))
    known = {ROOT_CLASS}
    while new := {name for name in classes if known & set(classes[name])} - known:
        known |= new
    built_on = {base for name in known for base in classes.get(name, ())}
    return known - built_on


def listed():
    """Return the classes in the list of scenes."""
    return {name for area in scenes.SCENES.values() for _, name, _ in area}


def shown_on(board):
    """Return the marks of all sessions on a board."""
    sessions = [read_session(golden.path_of(name)) for name in golden.names()]
    return {
        rest.split()[0]
        for session in sessions
        if session.board == board
        for _, word, rest in session.events
        if word == "shot"
    }


def missing(profile, shown):
    """Return a sentence for each mark that a board should show and does not."""
    wanted = [mark for mark in scenes.marks(profile) if mark not in shown]
    return [f"{profile.NAME} has no golden frame {mark}" for mark in wanted]


def test_every_scene_is_in_the_list():
    forgotten = scenes_in(sources()) - listed()
    assert not forgotten, "tools/play/scenes.py does not say how to see " + ", ".join(forgotten)


def test_a_new_scene_is_noticed():
    files = sources()
    files["app.new"] = "from app.shell.widgets import ListScene\nclass New(ListScene): pass\n"
    files["app.other"] = "from app import new\nclass Other(new.New): pass\n"
    assert scenes_in(files) - listed() == {"app.other.Other"}


def test_the_list_names_classes_that_there_are():
    for name in listed():
        module, _, scene = name.rpartition(".")
        assert hasattr(importlib.import_module(module), scene), name


def test_every_game_has_its_list():
    assert set(scenes.SCENES) == {"shell", *GAMES}


@pytest.mark.parametrize("board", scenes.FIRST_CLASS)
def test_every_scene_has_a_golden_frame(board):
    profile = importlib.import_module("hal.boards." + board)
    assert missing(profile, shown_on(board)) == []


def test_a_missing_pair_is_named():
    profile = importlib.import_module("hal.boards.picosystem")
    shown = shown_on("picosystem") - {"match.end"}
    assert missing(profile, shown) == ["picosystem has no golden frame match.end"]


def test_every_board_is_looked_at_or_shares_the_layouts_of_one_that_is():
    boards = requests.boards()
    assert sorted([*scenes.FIRST_CLASS, *scenes.SECOND_CLASS]) == boards
    classes = {}
    for name in boards:
        board = importlib.import_module("hal.boards." + name)
        classes[name] = screens.screen_class(board.WIDTH, board.HEIGHT, board.MONO)
    for name, other in scenes.SECOND_CLASS.items():
        assert other in scenes.FIRST_CLASS and classes[name] == classes[other]
    assert {classes[name] for name in scenes.FIRST_CLASS} == set(screens.CLASSES)
