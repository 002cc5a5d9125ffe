"""Plays a whole match of High-Low from the menu, on a board; for tests/host/test_template.py.

    python tests/host/template_script.py BOARD PLAYERS

Runs in a copy of the project that has tests/template in it. Prints the names of the scenes that
have waited for a key.
"""

import sys

import tests.conftest  # noqa: F401 - puts the simulator's framebuf in place
from app import application
from app.core.settings import Settings
from app.shell.game_summaries import match_text, name_of
from hal.contract import DOWN
from sim.describe import Teller
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown
from tests.host.test_touch import opened, touch


def play(profile, players):
    """Play a match with OK and now and then another key; return the scenes that were seen."""
    loop = rig.loop(rig.board(profile), application.home)
    assert isinstance(loop.settings, Settings)
    loop.settings.speed = "fast"
    loop.settings.last["highlow"] = {"options": {"players": players}}
    loop.home()
    loop.frame()
    seen = [shown(loop)]
    next_row = "DOWN " if DOWN in loop.board.labels else "RIGHT "
    rows = loop.scene.rows
    name = name_of("highlow")
    at = next(at for at, item in enumerate(rows.items) if item.label == name)
    rig.press(loop, next_row * (at - rows.at) + "OK")
    for step in range(200):
        ready(loop)
        name = shown(loop)
        if name not in seen:
            seen.append(name)
        if name == "Table":
            assert_paints_alike(loop, loop.scene)
            rig.press(loop, ("OK", "RIGHT OK", "LEFT OK", "BACK")[step % 4])
        elif name in ("ActionMenu", "MatchEnd"):
            rig.press(loop, "BACK")
        elif name == "Menu" and len(seen) > 1:
            assert match_text("highlow", 1) == "High-Low, round 1"  # as it is resumed
            return seen + [name]
        else:
            rig.press(loop, "OK")
    raise AssertionError("the match does not end: " + " ".join(seen))


def touch_and_tell(profile):
    """Touch a table of High-Low, and hear of it; the simulator knows nothing of the game."""
    loop, finger = opened(profile, {"game": "highlow", "seed": "0" * 16})
    assert shown(loop) == "Table"
    x, y = loop.canvas.width // 2, loop.canvas.height // 2
    finger.hover(x, y)
    touch(loop, finger, x, y)
    assert Teller(loop).sentences()[0]


touch_and_tell(sys.argv[1])
print(" ".join(play(sys.argv[1], int(sys.argv[2]))))
