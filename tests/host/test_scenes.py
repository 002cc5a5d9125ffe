"""Every scene has golden frames on 240x240 and on 128x64, and nothing new is forgotten.

The other classes have one session a game. On them tests/app/test_glass.py paints all scenes.
"""

import ast
import glob
import importlib
import os

import pytest

from app.core import screens
from engine.games import GAMES
from sim.board import load_profile
from sim.command import ROOT
from sim.launcher import read_session
from tools import frames
from tools.play import scenes

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


def class_of(profile):
    """Return the screen class of a board."""
    return screens.screen_class(profile.WIDTH, profile.HEIGHT, profile.MONO)


def sessions_of(screen_class):
    """Return (profiles, shots): the boards of a class that have sessions, and what these show."""
    sessions = [read_session(frames.path_of(name)) for name in frames.names()]
    profiles = {}
    shots = set()
    for session in sessions:
        profile = load_profile(session.board)
        if class_of(profile) == screen_class:
            profiles[session.board] = profile
            shots.update(rest.split()[0] for _, word, rest in session.events if word == "shot")
    return list(profiles.values()), shots


def missing(screen_class, profiles, shown):
    """Return a sentence for each shot that a class should show and does not."""
    wanted = [shot for shot in scenes.shots(profiles) if shot not in shown]
    return [f"{screen_class} has no golden frame {shot}" for shot in wanted]


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


@pytest.mark.parametrize("screen_class", ("square", "mono"))
def test_every_scene_has_a_golden_frame(screen_class):
    assert missing(screen_class, *sessions_of(screen_class)) == []


def test_a_missing_frame_is_named():
    profiles, shown = sessions_of("square")
    said = missing("square", profiles, shown - {"match.end", "notice.battery"})
    assert said == [
        "square has no golden frame notice.battery",
        "square has no golden frame match.end",
    ]
