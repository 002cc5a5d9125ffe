"""Back in a list of the shell, the row that was left is selected. A table's list opens harmlessly.

Portable.
"""

from app.shell.menu import Menu
from app.shell.new_match import NewMatch
from app.shell.settings_screen import SettingsScene
from app.texts import catalog
from engine.games import GAMES
from hal.contract import BACK, DOWN, RIGHT
from tests.app import rig, tables
from tests.app.test_every_board import press_for

PROFILES = (rig.SQUARE, "display_pack2", "display_pack", rig.MONO)
SEED = "0000000000000023"


def opened(profile, scene):
    """Return the loop of a board that shows a list of the shell; no game is new."""
    loop = rig.loop(rig.board(profile))
    catalog.use("en")
    catalog.load("shell")
    for game in GAMES:
        loop.settings.last[game] = {"options": {}}
    loop.reset(scene)
    loop.frame()
    return loop


def down(loop):
    """Press what selects the next row."""
    press_for(loop, DOWN if DOWN in loop.board.labels else RIGHT)


def assert_rows_kept(loop, labels):
    """Open what these rows open, and come back."""
    scene = loop.scene
    for label in labels:
        rows = scene.rows
        for _ in rows.items:
            if rows.items[rows.at].label != label:
                down(loop)
        at = rows.at
        assert rows.items[at].label == label
        rig.press(loop, "OK")
        loop.frame()
        assert loop.scene is not scene, label
        for _ in range(3):
            if loop.scene is not scene:
                press_for(loop, BACK)
        assert loop.scene is scene and scene.rows.at == at, label
        assert scene.rows.items[at].label == label


def test_the_rows_of_the_main_menu_are_kept():
    for profile in PROFILES:
        loop = opened(profile, Menu())
        labels = [item.label for item in loop.scene.rows.items]
        assert len(labels) == len(GAMES) + 4
        labels.remove("A puzzle")  # no screen to come back from
        assert_rows_kept(loop, labels)


def test_the_rows_of_a_new_match_are_kept():
    for profile in PROFILES:
        loop = opened(profile, NewMatch("koikoi"))
        assert_rows_kept(loop, ("House rules", "Puzzles", "Statistics"))


def test_the_rows_of_the_settings_are_kept():
    for profile in PROFILES:
        assert_rows_kept(opened(profile, SettingsScene()), ("Names",))


def test_the_list_of_actions_always_opens_on_its_harmless_row():
    for game, bots in (("okey", 3), ("koikoi", 1), ("ceki", 3)):
        loop, scene = tables.opened(game, {}, ("human",) + ("easy",) * bots, SEED)
        tables.ready(loop)
        for _ in range(2):  # also when another row was left the last time
            scene.open_menu()
            loop.frame()
            rows = loop.scene.rows
            assert rows.at == 0 and rows.items[0].label.startswith("Last moves")
            actions = len(scene.match.log.actions)
            down(loop)
            down(loop)
            assert rows.at == 2
            press_for(loop, BACK)
            assert loop.scene is scene and len(scene.match.log.actions) == actions
