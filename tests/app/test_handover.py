"""Several people at one device: nobody sees another's hand, and a match goes on by hand-overs."""

from app.table import panels
from engine.games import GAMES
from hal.contract import FRAME_MS, OK
from tests.app import rig, tables
from tests.app.tables import ready, shown
from tests.sample import sampled

SEED = "0000000000000007"
TABLES = {
    "okey": ({"players": 3, "start": 10}, ("human", "easy", "human")),
    "koikoi": ({"rounds": 3}, ("human", "human")),
    "ceki": ({"players": 3, "format": "hands"}, ("human", "human", "human")),
}


def opened(game, seats=None, seed=SEED, profile=rig.SQUARE, **more):
    """Return the loop and the table of a match of several people."""
    options, people = TABLES[game]
    return tables.opened(game, options, seats or people, seed, profile=profile, **more)


def hold(loop, ms=700):
    """Hold OK for a while, and let it go."""
    loop.board.keys.down = 1 << OK
    rig.run(loop, ms // FRAME_MS)
    loop.board.keys.down = 0
    rig.run(loop, 2)


def take_device(loop):
    """Let the next person take the device; return whose turn it is."""
    ready(loop)
    assert shown(loop) == "Passing"
    while shown(loop) == "Passing":  # the first person sees the deal, though another may begin
        hold(loop)
        ready(loop)
    assert shown(loop) == "Table"
    return loop.scene.viewer


def test_the_screen_between_two_people_shows_a_name_and_no_hand():
    for game in GAMES:
        pictures = {}
        for seed in (SEED, "0000000000000008", "0000000000000009", "000000000000000a"):
            loop, scene = opened(game, seed=seed)
            assert shown(loop) == "Passing"
            whose = scene.match.state.to_act
            picture = loop.canvas.crc()
            assert pictures.setdefault(whose, picture) == picture, game
        assert len(pictures) < 4


def test_only_a_key_that_is_held_shows_the_hand():
    loop, _ = opened("koikoi")
    for _ in range(5):
        rig.press(loop, "OK RIGHT BACK")
        hold(loop, 500)
        assert shown(loop) == "Passing"
    hold(loop)
    assert shown(loop) == "Table"
    assert len(loop.scene.view.hand) == 8, "the key that was held did nothing else"


def test_each_person_gets_the_device_for_the_own_turn():
    loop, _ = opened("koikoi")
    turns = []
    for _ in range(6):
        viewer = take_device(loop)
        scene = loop.scene
        turns.append(viewer)
        assert scene.view.to_act == viewer == scene.match.state.to_act
        assert bytes(scene.painter.displayed.hand) == bytes(scene.match.state.view(viewer).hand)
        while shown(loop) == "Table" and scene.viewer == viewer:
            rig.press(loop, "OK")
            ready(loop)
    assert turns in ([0, 1] * 3, [1, 0] * 3, [0, 0, 1, 0, 1, 0], [0] + [1, 0] * 2 + [1])


def test_after_a_while_without_a_key_the_hand_hides_again():
    loop, scene = opened("okey")
    take_device(loop)
    rig.run(loop, 15_000 // FRAME_MS)
    rig.press(loop, "RIGHT")
    rig.run(loop, 15_000 // FRAME_MS)
    assert shown(loop) == "Table"
    rig.run(loop, 6_000 // FRAME_MS)
    assert shown(loop) == "Passing"
    order = bytes(scene.painter.rack.slots)
    take_device(loop)
    assert bytes(loop.scene.painter.rack.slots) == order


def test_one_person_never_sees_that_screen():
    loop, _ = opened("koikoi", ("human", "easy"))
    for _ in range(30_000 // FRAME_MS):
        loop.frame()
        assert shown(loop) != "Passing"


def test_a_resumed_match_begins_with_that_screen():
    loop, scene = opened("okey")
    loop, _ = opened("okey", state=scene.match.state)
    assert shown(loop) == "Passing"


def test_the_rack_keeps_its_order_from_turn_to_turn():
    loop, scene = opened("okey")
    viewer = take_device(loop)
    slots = bytearray(scene.painter.rack.slots)
    while shown(loop) == "Table":
        scene.act(scene.view.legal[0]) if scene.view.legal else None
        rig.run(loop, 3)
        ready(loop)
    other = take_device(loop)
    assert other != viewer
    while shown(loop) == "Table" and loop.scene.viewer == other:
        scene.act(scene.view.legal[0])
        rig.run(loop, 3)
        ready(loop)
    assert take_device(loop) == viewer
    moved = [i for i in range(len(slots)) if scene.painter.rack.slots[i] != slots[i]]
    assert len(moved) <= 2, "one tile was thrown, at most one has come"


def test_missed_events_are_told_at_once():
    loop, scene = opened("koikoi", speed="normal")
    take_device(loop)
    while shown(loop) == "Table":
        rig.press(loop, "OK")
        ready(loop)
    hold(loop)
    texts = []
    recap = panels.recap
    panels.recap = lambda _, missed: texts.extend(missed)
    try:
        scene.director.recall(["a", "b", "c", "d"])
        rig.run(loop, 2)
    finally:
        panels.recap = recap
    assert texts == ["b", "c", "d"]


def test_whole_matches_of_people_come_to_their_end():
    for game in sampled(("koikoi",), GAMES):
        loop, scene = opened(game, profile=rig.MONO if game == "koikoi" else rig.SQUARE)
        for _ in range(4000):
            ready(loop)
            name = shown(loop)
            if name == "MatchEnd":
                break
            if name == "Passing":
                hold(loop)
            elif name == "Table" and scene.view.legal:
                scene.act(scene.view.legal[-1 if game == "okey" else 0])
                rig.run(loop, 2)
            else:
                rig.press(loop, "OK")
        assert name == "MatchEnd", game
