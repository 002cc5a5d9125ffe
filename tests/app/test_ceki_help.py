"""How much a Ceki table tells, by the level of help."""

from engine.ceki.actions import DRAW, TAKE, THROW
from tests.app import rig
from tests.app.hinting import SEED, chosen
from tests.app.tables import opened, ready, shown

GAME = ("ceki", {"players": 4}, ("human", "easy", "easy", "easy"), SEED)


def helped(level):
    """Return the loop and the table at the first decision, at a level of help."""
    loop, scene = opened(*GAME, level=level)
    ready(loop)
    return loop, scene


def test_only_counting_says_how_far_the_call_is():
    for level in ("off", "marks", "count"):
        _, scene = helped(level)
        assert (scene.painter.notes[0] != "") == (level == "count")


def test_advice_comes_by_itself_and_places_the_cursor():
    loop, scene = helped("advice")
    for _ in range(2):
        assert shown(loop) == "Hint"
        wanted = chosen(scene)
        rig.press(loop, "OK")
        assert loop.scene is scene
        if wanted in (DRAW, TAKE):
            assert (scene.controls.at == 20) == (wanted == DRAW)
        else:
            assert THROW + scene.controls.under_cursor() == wanted
        scene.choose(wanted)
        ready(loop)
