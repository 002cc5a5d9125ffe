"""What the application remembers, and what it has told already. Portable.

Apart from test_application.py: on MicroPython that opens all three games, and fills its heap.
"""

from app.core import games
from app.texts.catalog import t
from app.texts.shell import ids
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import OKEY, OPEN, begin, go_to, started


def teardown_module():
    games.table = OKEY


def test_damaged_settings_are_said_once():
    store = rig.empty_store()
    store.save("settings", b"no JSON")
    loop = started(store=store)
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.SETTINGS_DAMAGED)
    rig.press(loop, "OK")
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK BACK")
    assert shown(loop) == "Menu"


def test_the_seed_of_the_last_match_is_kept_for_its_report():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    seed = OPEN[-1].match.record.seed
    loop = started(store=store)
    assert loop.settings.last_seed == seed
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK")
    assert seed in [item.label for item in loop.scene.rows.items]
