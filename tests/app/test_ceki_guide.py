"""The guided hand of Ceki: the script against the real engine, and the hand played by its keys."""

import sys

from app.core import application, games
from app.core.loop import Loop
from app.core.scene import Scene
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.ceki import cards, events
from engine.ceki.actions import DRAW, TAKE, THROW, WIN
from engine.ceki.phases import THROWING
from engine.ceki.score import DOUBLE
from tests.app import rig
from tests.app.tables import BOARDS, ready, shown

STOCK, HEAP = 20, 21  # where the cursor can be besides the cards


def guide(profile=rig.SQUARE, lang="en", confirm=True):
    """Return the loop and the guided hand."""
    loop = Loop(rig.board(profile), lambda loop: Scene())
    loop.settings.speed = "instant"
    loop.settings.confirm = confirm
    catalog.use(lang)
    scene = games.guide("ceki")(loop)
    loop.go(scene)
    loop.frame()
    return loop, scene


def steps():
    """Return the module of the guided hand; a board forgets it when the hand is over."""
    return sys.modules["app.ceki.guide"].STEPS


def read(loop):
    """Go on until there is nothing more to be read; return how many pages there were."""
    ready(loop)
    pages = 0
    while shown(loop) == "Lesson":
        rig.press(loop, "OK")
        ready(loop)
        pages += 1
    return pages


def walk(loop, scene, place):
    """Move the cursor to a place: a card of the hand, STOCK or HEAP."""
    for _ in range(12):
        if scene.hand.at == place:
            return
        rig.press(loop, "RIGHT")
    raise AssertionError("the cursor does not get there")


def place_of(scene, action):
    """Return where the cursor must be for an action."""
    if action in (DRAW, TAKE, WIN):
        return STOCK if action == DRAW else HEAP
    return scene.painter.displayed.hand.find(bytes((action - THROW,)))


def move(loop, scene, action):
    """Carry out an action as a player does."""
    if action != WIN:  # that is offered in a prompt
        walk(loop, scene, place_of(scene, action))
    rig.press(loop, "OK")
    if scene.hand.is_armed:
        rig.press(loop, "OK")


def test_the_script_shows_what_is_told():
    """Played through the engine alone: whoever changes deal or rules finds out here."""
    _, scene = guide()
    match = type(scene.match)()  # one that no table plays
    state = match.state
    assert state.to_act == 0 and not any(state.called)
    wanted = list(steps())
    told = []
    while state.round_result is None:
        if state.to_act > 0:
            think = match.bot()
            next(think)
            try:
                next(think)
            except StopIteration as done:
                action = done.value[0]
        elif state.called[0] and state.phase == THROWING:
            action = state.legal_actions()[0]  # what was drawn does not win
            assert action != WIN
        else:
            step = wanted.pop(0)
            action = step.action
            told.append((step, len(state.legal_actions())))
        happened = match.act(action)
        if happened[0][0] in (events.DREW, events.TOOK) and happened[0][1] == 0 and told:
            step = told[-1][0]
            came = cards.kind_of(happened[0][-1])
            waits = state.called[0] > 0
            assert (came != step.kind) if waits else (came == step.kind)
            assert cards.kinds_of_hand(state.hands[0])[step.kind] == (2 if waits else 3)
    assert wanted == []
    result = state.round_result
    assert (result.winner, result.how, result.source) == (0, DOUBLE, 2)
    assert cards.kind_of(result.face) == told[-1][0].kind
    assert list(result.called) == [2, 0, 0]
    assert state.scores == [2 * result.points, -result.points, -result.points]


def test_played_through_by_keys_on_both_boards():
    for profile in BOARDS:
        for confirm in (True, False):
            loop, scene = guide(profile, "en" if confirm else "it", confirm)
            for step in steps():
                assert read(loop) >= len(step.said)
                assert shown(loop) == "Guide" and step.action in scene.hand.legal
                move(loop, scene, step.action)
            ready(loop)
            assert shown(loop) == "RoundEnd"
            assert scene.view.result.winner == scene.player
            rig.press(loop, "OK")
            assert read(loop) >= 2
            assert shown(loop) == "Scene"
            assert loop.board.store.journal("ceki").exists() is False


def test_another_move_gets_a_hint_and_changes_nothing():
    loop, scene = guide()
    for step in steps():
        read(loop)
        actions = len(scene.match.record.actions)
        if step.action == WIN:
            rig.press(loop, "BACK")  # the prompt
        others = [place for place in (0, 2, STOCK, HEAP) if place != place_of(scene, step.action)]
        for place in others:
            if place in (STOCK, HEAP) and place not in scene.hand._places():
                continue
            walk(loop, scene, place)
            rig.press(loop, "OK")
            assert shown(loop) == "Lesson"
            assert read(loop) >= 1 and not scene.hand.is_armed
        assert len(scene.match.record.actions) == actions
        if step.action == WIN:
            walk(loop, scene, HEAP)
        move(loop, scene, step.action)
        assert len(scene.match.record.actions) > actions
    ready(loop)
    assert shown(loop) == "RoundEnd"


def test_back_leaves_at_any_time():
    loop, scene = guide()
    ready(loop)
    assert shown(loop) == "Lesson"
    rig.press(loop, "BACK")
    assert shown(loop) == "Scene" and "app.texts.ceki_guide" not in sys.modules
    loop, scene = guide()
    read(loop)
    rig.press(loop, "BACK")
    assert shown(loop) == "Scene"
    loop, scene = guide()
    loop.settings.speed = "slow"
    read(loop)
    move(loop, scene, DRAW)
    assert not scene.hand.legal and shown(loop) == "Guide"
    rig.press(loop, "BACK")
    assert shown(loop) == "Scene"


def test_a_card_that_is_to_be_thrown_may_be_thought_over():
    loop, scene = guide()
    read(loop)
    move(loop, scene, DRAW)
    read(loop)
    walk(loop, scene, place_of(scene, steps()[1].action))
    rig.press(loop, "OK")
    assert scene.hand.is_armed and shown(loop) == "Guide"
    rig.press(loop, "BACK")
    assert not scene.hand.is_armed and shown(loop) == "Guide"


def started(store):
    """Return the loop of the application in its menu."""
    run = Loop.run
    try:
        Loop.run = lambda loop: rig.run(loop, 2)
        board = rig.board(store=store)
        application.run(board)
    finally:
        Loop.run = run
    return board.loop


def choose(loop, game):
    """Open the new-match screen of a game, from the menu."""
    for _ in range(10):
        rows = loop.scene.rows
        if rows.items[rows.at].label == t(getattr(ids, "GAME_" + game.upper())):
            break
        rig.press(loop, "DOWN")
    rig.press(loop, "OK")
    ready(loop)


def test_who_opens_the_game_for_the_first_time_is_asked_once():
    store = rig.empty_store()
    loop = started(store)
    choose(loop, "okey")
    assert shown(loop) == "NewMatch"  # it has none
    rig.press(loop, "BACK")
    choose(loop, "ceki")
    assert shown(loop) == "Ask"
    rig.press(loop, "BACK")
    assert shown(loop) == "NewMatch"
    loop = started(store)  # switched off and on
    choose(loop, "ceki")
    assert shown(loop) == "NewMatch"
    rig.press(loop, "UP OK")  # the last row
    read(loop)
    assert shown(loop) == "Guide"
    rig.press(loop, "BACK")
    assert shown(loop) == "Menu"
    assert loop.scene.rows.items[loop.scene.rows.at].label == t(ids.GAME_CEKI)


def test_who_wants_to_is_taught_and_comes_back_to_the_menu():
    loop = started(rig.empty_store())
    loop.settings.speed = "instant"
    choose(loop, "ceki")
    rig.press(loop, "OK")
    read(loop)
    scene = loop.scene
    for step in steps():
        read(loop)
        move(loop, scene, step.action)
    ready(loop)
    rig.press(loop, "OK")
    read(loop)
    assert shown(loop) == "Menu" and "app.ceki" not in sys.modules
    rig.press(loop, "OK")  # the game is selected, to be played now
    assert shown(loop) == "NewMatch" and loop.settings.game == "ceki"


def test_who_has_a_match_to_go_on_with_is_not_asked():
    store = rig.empty_store()
    rig.begin_journal(store, "ceki", b"a match of an older version")
    loop = started(store)
    if shown(loop) == "Notice":
        rig.press(loop, "OK")
    rig.begin_journal(store, "ceki", b"tessera record 1")
    choose(loop, "ceki")
    assert shown(loop) == "NewMatch"


def test_a_link_opens_the_guide_without_the_menu():
    loop = application.begin(rig.board(store=rig.empty_store()), {"learn": "ceki"})
    rig.run(loop, 3)
    assert shown(loop) == "Guide" and loop.settings.game == "ceki"
