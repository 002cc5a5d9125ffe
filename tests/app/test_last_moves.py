"""One key shows the last moves, at every game's table and on every board."""

from app.core.modules import drop
from app.core.screens import CLASSES, LOW
from hal.boards.live.profiles import PROFILES
from hal.contract import BACK, DOWN
from tests.app import rig, tables
from tests.app.test_every_board import press_for

SEED = "0000000000000023"
SEATS = {
    "okey": ("human", "easy", "easy", "easy"),
    "koikoi": ("human", "easy"),
    "ceki": ("human", "easy", "easy", "easy"),
}
_SEEN = {"mono": 6, "low": 9}  # moves for which there is room; the list that OK opens has all


def table_with_moves(game, name):
    """Return the loop and a table at which ten things have happened and the player decides."""
    for other in CLASSES:  # a board has the layouts of its own screen alone
        drop("app." + game + "." + other)
    loop, scene = tables.opened(game, {}, SEATS[game], SEED, profile=name)
    tables.ready(loop)
    moves = ["Move {}".format(number) for number in range(10)]
    for move in moves:
        scene.painter.bar.add_event(move)
    scene.painter.bar.show_last = lambda text: None  # only the list is read
    return loop, scene, list(reversed(moves))


def test_the_key_of_the_menu_shows_the_last_moves_on_every_board():
    for game in SEATS:
        for name in PROFILES:
            loop, scene, moves = table_with_moves(game, name)
            canvas = loop.canvas
            written = tables.texts_of(canvas)
            for _ in range(3):  # the cursor leaves the piles first, a question is answered
                if tables.shown(loop) != "ActionMenu":
                    written[:] = []
                    press_for(loop, BACK)
            seen = [text for text in written if text.startswith("Move ")]
            assert seen == moves[: _SEEN.get(loop.screen, 10)], (game, name)
            rows = loop.scene.rows.items
            assert rows[1].label in written, (game, name)  # below them the menu goes on
            assert loop.screen != LOW or len(rows) <= scene.painter.layout.MENU[4], game
            title = rows[0].label
            rig.press(loop, "OK")
            labels = [item.label for item in loop.scene.rows.items]
            assert labels[1:] == moves and title.startswith(labels[0]), (game, name)
            rig.press(loop, "OK")
            assert loop.scene is scene


def test_the_moves_come_and_go_with_the_first_row():
    for name in PROFILES:
        loop, scene, _ = table_with_moves("koikoi", name)
        scene.open_menu()
        loop.frame()
        canvas = loop.canvas
        at_first = canvas.crc()
        key = "DOWN" if DOWN in loop.board.labels else "RIGHT"
        written = tables.texts_of(canvas)
        rig.press(loop, key)
        assert not [text for text in written if text.startswith("Move ")], name
        for item in loop.scene.rows.items[: scene.painter.layout.MENU[4]]:
            assert item.label in written, name
        rig.press(loop, "UP" if key == "DOWN" else "LEFT")
        assert canvas.crc() == at_first, name
