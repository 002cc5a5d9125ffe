"""A key that acts on release shows in the first frame that it is down, on every board.

docs/boards.md says which keys these are.
"""

from app.core.modules import drop
from app.core.screens import CLASSES, screen_class
from hal.boards.live.profiles import PROFILES, load
from hal.contract import BACK, F1, HELD, OK
from hal.keymap import labels_of
from tests.app import rig, tables
from tests.sample import sampled

SEED = "0000000000000012"
SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}


def late_keys(keys):
    """Return the keys that act on release on a board with so many keys."""
    if keys == 8:
        return [BACK, F1]
    return [OK] if keys == 5 else [OK, BACK]


def of_each_kind():
    """Return a board of each screen class and set of keys."""
    kinds = {}
    for name in PROFILES:
        profile = load(name)
        screen = screen_class(profile.WIDTH, profile.HEIGHT, profile.MONO)
        kinds.setdefault((screen, *labels_of(profile)), name)
    return list(kinds.values())


def opened(game, profile):
    """Return the loop of a game's table on a board; the player is to decide."""
    for name in CLASSES:  # a board has the layouts of its own screen alone
        drop("app." + game + "." + name)
    seats = ("human",) + ("easy",) * (SEATS[game] - 1)
    loop, scene = tables.opened(game, {}, seats, SEED, profile=profile)
    tables.ready(loop)
    assert scene.controls.legal
    return loop


def test_a_key_that_acts_on_release_shows_at_once_that_it_is_down():
    for game in SEATS:
        for profile in sampled(of_each_kind(), PROFILES):
            loop = opened(game, profile)
            late = []
            for key in loop.board.labels:
                before = loop.canvas.crc()
                loop.board.keys.down = 1 << key
                loop.frame()
                if loop.pending_keys:
                    late.append(key)
                    assert loop.canvas.crc() != before, (game, profile, key)
                    loop.forget_keys()
                    loop.board.keys.down = 0
                    rig.run(loop, 4)
                    assert loop.canvas.crc() == before, (game, profile, key)
                else:  # it has acted
                    loop.board.keys.down = 0
                    loop = opened(game, profile)
            keys = len([label for label in loop.board.labels.values() if not label.endswith(HELD)])
            assert sorted(late) == late_keys(keys), (game, profile)
