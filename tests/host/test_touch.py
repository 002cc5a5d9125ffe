"""A finger brings the cursor to what it touches, and a second touch chooses it."""

import pytest

from app import application
from engine.games import GAMES
from hal.contract import BACK
from sim.board import SimBoard, load_profile
from sim.panel import Panel
from sim.touch import Finger, things
from sim.web.reader import Reader
from tests.app import rig
from tests.app.tables import ready

BOARDS = ("waveshare_lcd13", "display_pack2", "waveshare_lcd114", "ssd1306_diy", "display_pack")


def opened(name, launch=None):
    """Return a loop whose canvas can be touched, and the finger."""
    profile = load_profile(name)
    size = (profile.WIDTH, profile.HEIGHT, profile.MONO)
    canvas = Reader(*size)
    store, entropy = rig.empty_store(), rig.Entropy("touch")
    board = SimBoard(profile, rig.Clock(), rig.Held(), Panel(*size), store, entropy, canvas=canvas)
    given = {"lang": "en", "speed": "instant", **(launch or {})}
    loop = application.begin(board, given)
    ready(loop)
    return loop, Finger(loop)


def touch(loop, finger, x, y):
    finger.touch(x, y)
    while finger.is_busy:
        loop.board.keys.down = finger.levels(loop.board.clock.now_ms())
        loop.frame()
    loop.board.keys.down = 0
    rig.run(loop, 3)
    ready(loop)


def middle(box):
    """Return a pixel of a thing that no neighbour covers."""
    return box[0] + 2, box[1] + box[3] - 3


def assert_every_thing_is_reached(loop, finger):
    boxes, _ = things(loop.scene)
    assert boxes
    for box in boxes:
        if box == things(loop.scene)[1]:
            continue  # a touch would choose it
        touch(loop, finger, *middle(box))
        _, cursor = things(loop.scene)
        assert cursor
        x, y = middle(box)
        assert cursor[0] <= x < cursor[0] + cursor[2], (box, cursor)
        assert cursor[1] - box[3] // 2 <= y < cursor[1] + cursor[3] + box[3] // 2, (box, cursor)


@pytest.mark.parametrize("name", BOARDS)
def test_a_row_is_selected_and_then_chosen(name):
    loop, finger = opened(name)
    menu = loop.scene
    assert_every_thing_is_reached(loop, finger)
    assert loop.scene is menu
    _, cursor = things(menu)
    touch(loop, finger, *middle(cursor))
    assert loop.scene is not menu


def own_turn(loop):
    """Play on until a piece can be chosen; return the table."""
    for _ in range(200):
        scene = loop.scene
        if hasattr(scene, "hand") and things(scene)[0]:
            return scene
        rig.press(loop, "OK")
        ready(loop)
    raise AssertionError(type(loop.scene))


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_piece_is_reached_and_then_played(game, name):
    loop, finger = opened(name, {"game": game, "seed": "0123456789abcdef"})
    for _ in range(4):
        table = own_turn(loop)
        actions = table.match.record.actions
        count = len(actions)
        assert_every_thing_is_reached(loop, finger)
        assert len(actions) == count  # a way is no choice
        was = what_is_chosen(table)
        touch(loop, finger, *middle(things(table)[1]))
        assert len(actions) > count or loop.scene is not table or what_is_chosen(table) != was
        rig.press(loop, "F2" if game == "okey" else "OK")
        ready(loop)


def what_is_chosen(table):
    """Return what OK changes besides an action."""
    hand = table.hand
    held = table.painter.rack.held if hasattr(table.painter, "rack") else None
    choosing = getattr(hand, "is_choosing", None)
    return hand.asking, held, choosing, getattr(hand, "is_armed", None)


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_hint_presses_its_key(name):
    loop, finger = opened(name, {"game": "ceki", "seed": "0123456789abcdef"})
    table = own_turn(loop)
    touch(loop, finger, *label_of(loop, BACK))
    assert loop.scene is not table


def label_of(loop, key):
    """Return a pixel of the last text that names a key."""
    canvas = loop.canvas
    label = loop.board.labels[key]
    for y in range(canvas.height - 1, -1, -1):
        for x in range(canvas.width):
            if label in [text for left, text in canvas.line_at(x, y) if left == x]:
                return x + 1, y
    raise AssertionError("no " + label)


@pytest.mark.parametrize("name", BOARDS)
def test_beside_all_things_a_touch_does_nothing(name):
    for game in GAMES:
        loop, finger = opened(name, {"game": game, "seed": "0123456789abcdef"})
        table = own_turn(loop)
        cursor = things(table)[1]
        picture = bytes(loop.canvas.buffer)
        for y in range(2, loop.canvas.height, 23):
            for x in range(2, loop.canvas.width, 23):
                is_thing = any(
                    one.x <= x < one.x + one.w and one.y <= y < one.y + one.h
                    for one in things(table)[0]
                )
                if not is_thing and not loop.canvas.line_at(x, y):
                    touch(loop, finger, x, y)
        assert things(table)[1] == cursor and bytes(loop.canvas.buffer) == picture
