"""What is in memory when: the menu or a table, and a list or a result only while it is seen."""

import sys

from app import application, packages
from app.loop import Loop
from tests.app import rig
from tests.app.tables import ready, shown

SHELL = ("about", "dialog", "lobby", "menu", "newmatch", "opening", "options", "saved", "widgets")
GAMES = ("okey", "koikoi", "ceki")
BEGIN = {"okey": "OK OK", "koikoi": "DOWN OK OK", "ceki": "DOWN DOWN OK BACK OK"}


def at_the_table(game):
    """Return the loop of an application whose player has opened a table from the menu."""
    loop = Loop(rig.board(), application.home)
    loop.settings.speed = "instant"
    loop.home()
    loop.frame()
    assert shown(loop) == "Menu"
    rig.press(loop, BEGIN[game])
    ready(loop)
    assert shown(loop) == "Table"
    return loop


def is_loaded(name):
    return name in sys.modules or bool(packages.loaded(name))


def test_at_a_table_there_is_no_menu_and_in_the_menu_no_table():
    for game in GAMES:
        loop = at_the_table(game)
        assert [name for name in SHELL if is_loaded("app." + name)] == []
        assert is_loaded("app." + game) and is_loaded("engine." + game)
        loop.home()
        loop.frame()
        assert shown(loop) == "Menu"
        for name in ("app." + game, "engine." + game, "app.table", "app.texts.table"):
            assert not is_loaded(name), name


def test_after_a_second_game_the_device_begins_anew():
    for before, expected in (([], 0), (["okey"], 0), (["koikoi"], 1)):
        loop = at_the_table("okey")
        restarts = []
        loop.played = before
        loop.board.restart = lambda restarts=restarts: restarts.append(1)
        loop.home()
        loop.frame()
        assert len(restarts) == expected
        assert shown(loop) == "Menu"


def test_the_list_of_actions_goes_when_it_is_closed():
    for game in GAMES:
        loop = at_the_table(game)
        before = packages.loaded("app")
        for _ in range(2):
            loop.scene.open_menu()
            loop.frame()
            assert shown(loop) == "ActionMenu"
            assert is_loaded("app.table.menu")
            rig.press(loop, "BACK")
            assert shown(loop) == "Table"
            assert sorted(packages.loaded("app")) == sorted(before)
        loop.home()
        loop.frame()
