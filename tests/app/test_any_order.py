"""Keys in any order: moves taken back, open hands, hints, replays, reviews and puzzles. Portable.

After each step a practice match stands where its actions lead, and its journal has them. A sample
of the steps; with LAWS=all more, and practice on a colour and a one-bit board at every game.
"""

from engine.games import GAMES
from engine.rng import Rng
from hal.contract import KEY_NAMES
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_practice import actions, known, opened, saved
from tests.app.test_puzzle_table import opened as puzzle
from tests.sample import ALL, few_on_cpython, sampled

KEYS = "OK OK OK LEFT RIGHT UP DOWN BACK F1 F2 OK:long BACK:long F1:long"
STEPS = sampled(45, 90)
PRACTISED = 90


def keys_of(loop):
    """Return the keys of KEYS that the board has."""
    return [key for key in KEYS.split() if KEY_NAMES.index(key.split(":")[0]) in loop.board.labels]


def assert_stands_where_it_was_played(match):
    state = match.log.start()
    for _, action, arg in match.log.actions:
        state.apply(action, arg)
    for seat in range(len(match.seats)):
        assert known(state.view(seat)) == known(match.state.view(seat))


def step(loop, scene, rng, keys):
    """Do one thing: a move, one taken back, open hands, or a key; return what."""
    at_table = loop.scene is scene and loop.waiting and scene.controls.asking < 0
    kind = rng.below(8) if at_table and scene.controls.legal else 8
    if kind < 3:
        scene.act(scene.view.legal[rng.below(len(scene.view.legal))])
    elif kind == 3 and scene.course.can_take_back:
        scene.course.take_back()
    elif kind == 4:
        scene.course.show_hands()
    else:
        rig.press(loop, keys[rng.below(len(keys))])
    rig.run(loop, 2)
    if rng.below(4):  # else the next key comes while something moves or thinks
        for _ in range(400):
            if loop.waiting:
                break
            loop.frame()


def test_practice_survives_keys_in_any_order():
    seen = []
    for number, game in enumerate(GAMES):
        classes = (rig.SQUARE, rig.MONO)
        for profile in classes if ALL else classes[number % 2 :][:1]:
            rng = Rng((number, len(profile), 3, 4))
            store = rig.empty_store("any_order")
            loop = scene = None  # before the next table comes, this one goes
            loop, scene = opened(game, store, profile)
            keys = keys_of(loop)
            for _ in range(PRACTISED):
                step(loop, scene, rng, keys)
                name = shown(loop)
                assert name != "Failure", loop.scene.text
                seen.append(name)
                if name in ("Scene", "MatchEnd") or (name == "Practice" and loop.scene != scene):
                    break  # left, over, or practice from a replay
                if loop.scene is scene and loop.waiting:
                    assert_stands_where_it_was_played(scene.match)
            if scene.match.state.to_act >= 0:
                scene.match.save()
                assert actions(saved.resume(store, game)) == actions(scene.match), game
    for name in ("Practice", "ActionMenu", "OpenHands", "Hint", "RoundEnd"):
        assert name in seen, name


def test_replay_and_review_survive_keys_in_any_order():
    seen = []
    for number, game in enumerate(few_on_cpython(GAMES)):
        rng = Rng((number, 1, 2, 3))
        loop = scene = None  # before the next table comes, this one goes
        loop, scene = opened(game)
        while shown(loop) != "RoundEnd":
            to_turn_or_bill(loop, scene)
        keys = [key for key in keys_of(loop) if key[0] != "O" and key[0] != "B"]
        keys += keys + ["BACK"]
        before = actions(scene.match)
        rig.press(loop, "F1")
        ready(loop)
        for _ in range(STEPS):
            rig.press(loop, keys[rng.below(len(keys))])
            if rng.below(3):
                rig.run(loop, 40)
            name = shown(loop)
            assert name != "Failure", loop.scene.text
            seen.append(name)
            if name == "RoundEnd":
                rig.press(loop, ("F1", "F2")[rng.below(2)])
                rig.run(loop, 40)
        assert actions(scene.match)[: len(before)] == before, game
    assert seen.count("Replay") > STEPS // 2 and seen.count("Review") > STEPS // 6


def to_turn_or_bill(loop, scene):
    """Play on to the player's turn or to the bill, with the first legal move."""
    for _ in range(400):
        if loop.waiting:
            break
        loop.frame()
    if shown(loop) == "RoundEnd":
        return
    if loop.scene is scene and scene.controls.legal:
        scene.act(scene.view.legal[0])
        rig.run(loop, 2)
    else:
        rig.press(loop, "OK")


def test_puzzles_survive_keys_in_any_order():
    for number, game in enumerate(GAMES):
        rng = Rng((number, 5, 6, 7))
        loop, _ = puzzle(game)
        keys = keys_of(loop)
        for _ in range(STEPS):
            rig.press(loop, keys[rng.below(len(keys))])
            rig.run(loop, 5)
            assert shown(loop) != "Failure", loop.scene.text
            if shown(loop) == "Scene":
                loop, _ = puzzle(game)
