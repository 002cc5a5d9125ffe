"""A finger brings the cursor to what it touches, and a second touch chooses it."""

import itertools

import pytest

from app.ceki.painter import HEAP, STOCK
from app.okey.cursor import OWN, PILE, Cursor
from app.okey.rack import EMPTY, SLOTS
from app.shell.typing_screen import Typing
from app.texts.shell import ids
from engine.ceki import actions as ceki
from engine.games import GAMES
from engine.koikoi.actions import PLAY
from engine.okey.actions import DISCARD, DRAW, TAKE
from hal.contract import BACK, DOWN, HELD, RIGHT
from sim import start
from sim.board import SimBoard, load_profile
from sim.panel import Panel
from sim.reader import Reader
from sim.touch import Finger, things
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
    loop = start.begin(board, given)
    ready(loop)
    return loop, Finger(loop)


def touch(loop, finger, x, y):
    finger.touch(x, y)
    settle(loop, finger)
    rig.run(loop, 2)
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
        if hasattr(scene, "controls") and things(scene)[0]:
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
        actions = table.match.log.actions
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
    controls = table.controls
    held = table.painter.rack.held if hasattr(table.painter, "rack") else None
    choosing = getattr(controls, "is_choosing", None)
    return controls.asking, held, choosing, getattr(controls, "is_armed", None)


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_hint_presses_its_key(name):
    loop, finger = opened(name, {"game": "koikoi", "seed": "0123456789abcdef"})
    table = own_turn(loop)
    touch(loop, finger, *label_of(loop, BACK))
    assert loop.scene is not table


def test_the_hint_of_a_key_that_is_held_holds_it():
    held = 0
    for name, game in [(name, game) for name in BOARDS for game in GAMES]:
        loop, finger = opened(name, {"game": game, "seed": "0123456789abcdef"})
        own_turn(loop)
        written = [one[4] for one in loop.canvas.texts()]
        for key, label in loop.board.labels.items():
            if label.endswith(HELD) and label in written:
                before = loop.scene, loop.canvas.crc()
                touch(loop, finger, *label_of(loop, key))
                assert (loop.scene, loop.canvas.crc()) != before, (name, game, label)
                held += 1
                break
    assert held > 5


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("game", [None, "ceki"])
def test_the_rows_of_a_list_are_where_they_are_painted(game, name):
    loop, _ = opened(name, {"game": game, "seed": "0123456789abcdef"} if game else None)
    if game:  # the menu of the table has the last moves below its first row
        own_turn(loop)
        rig.press(loop, "BACK")
    rows = loop.scene.rows
    for _ in rows.items:
        for one in things(loop.scene)[0]:
            label = rows.items[one.order].label
            places = [
                (top + bottom) // 2
                for _, top, _, bottom, text in loop.canvas.texts()
                if text == label
            ]
            assert [y for y in places if one.y <= y < one.y + one.h], (label, one, places)
        rig.press(loop, "DOWN" if DOWN in loop.board.labels else "RIGHT")


def test_of_two_pieces_the_upper_one_is_touched():
    seen = 0
    for name in BOARDS:
        loop, finger = opened(name, {"game": "koikoi", "seed": "0123456789abcdef"})
        table = own_turn(loop)
        found, _ = things(table)
        for one, other in itertools.pairwise(found):
            if (
                one.row == other.row
                and other.x < one.x + one.w
                and table.controls.at != other.order
            ):
                touch(loop, finger, other.x + 1, other.y + other.h - 3)
                assert things(table)[1].order == other.order, (name, one, other)
                seen += 1
    assert seen


def label_of(loop, key):
    """Return a pixel of the last text that names a key."""
    canvas = loop.canvas
    label = loop.board.labels[key]
    left, top, _, _, _ = max(
        [one for one in canvas.texts() if one[4] == label], key=lambda one: one[1]
    )
    return left + 1, top + 1


def is_at_text(canvas, x, y):
    """Return whether a text is at a pixel, or beside it."""
    found = [(one[0] - 4, one[1] - 4, one[2] + 4, one[3] + 4) for one in canvas.texts()]
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in found)


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
                if not is_thing and not is_at_text(loop.canvas, x, y):
                    touch(loop, finger, x, y)
        assert things(table)[1] == cursor and bytes(loop.canvas.buffer) == picture


def drag(loop, finger, start, end, way=-1):
    """Drag from one pixel to another, and wait for what comes of it."""
    finger.take(*start)
    settle(loop, finger)
    finger.carry((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    settle(loop, finger)
    finger.drop(*end, way)
    settle(loop, finger)
    rig.run(loop, 3)
    ready(loop)


def settle(loop, finger):
    while finger.is_busy:
        down = finger.levels(loop.board.clock.now_ms())
        assert not [key for key in loop.board.longs.values() if down >> key & 1]  # no real keys
        loop.board.keys.down = down
        loop.frame()
    loop.board.keys.down = 0
    loop.frame()


def at_own_turn(game, name):
    loop, finger = opened(name, {"game": game, "seed": "0123456789abcdef"})
    return loop, finger, own_turn(loop)


def place_of(table, order):
    """Return a pixel of the thing with this order."""
    return middle(next(one for one in things(table)[0] if one.order == order))


@pytest.mark.parametrize("name", BOARDS)
def test_a_tile_is_dragged_to_a_slot_and_to_the_discards(name):
    loop, finger, table = at_own_turn("okey", name)
    actions = table.match.log.actions
    rack = table.painter.rack
    while TAKE not in table.controls.legal and DRAW not in table.controls.legal:
        drag_to_the_discards(loop, finger, table)
        table = own_turn(loop)
    count = len(actions)
    drag(loop, finger, place_of(table, PILE), slot(table, 0))
    assert actions[count][1] == DRAW
    tiles = [at for at in range(SLOTS) if rack.slots[at] != EMPTY]
    free = [at for at in range(SLOTS) if rack.slots[at] == EMPTY][-1]
    kind = rack.slots[tiles[0]]
    drag(loop, finger, slot(table, tiles[0]), slot(table, free))
    assert rack.slots[free] == kind and rack.held < 0
    layout = bytes(rack.slots)
    drag(loop, finger, slot(table, free), slot(table, free))
    assert bytes(rack.slots) == layout and rack.held < 0
    drag(loop, finger, slot(table, free), (loop.canvas.width // 2, 2))
    assert bytes(rack.slots) == layout and rack.held < 0  # on nothing: it is put back
    finger.take(*slot(table, free))
    settle(loop, finger)
    finger.carry(*slot(table, tiles[1]))
    settle(loop, finger)
    finger.drop(loop.canvas.width // 2, 2, -1)
    settle(loop, finger)
    assert bytes(rack.slots) == layout and rack.held < 0
    drag_to_the_discards(loop, finger, table)


def drag_to_the_discards(loop, finger, table):
    """Throw the first tile that may be thrown."""
    actions = table.match.log.actions
    count = len(actions)
    rack = table.painter.rack
    at = next(
        at
        for at in range(SLOTS)
        if DISCARD + rack.slots[at] in table.controls.legal
        and rack.slots[at] != table.painter.displayed.joker
    )
    kind = rack.slots[at]
    x, y = Cursor(table.painter).position(OWN, table.controls.legal)
    drag(loop, finger, slot(table, at), (x + 2, y + 2))
    assert actions[count][1] == DISCARD + kind


def slot(table, at):
    return table.painter.slot_x(at) + 3, table.painter.slot_y(at) + table.painter.tiles.h - 3


@pytest.mark.parametrize("name", BOARDS)
def test_a_card_is_laid_on_its_month(name):
    loop, finger, table = at_own_turn("koikoi", name)
    painter = table.painter
    actions = table.match.log.actions
    pairs = [
        (i, at)
        for i, card in enumerate(painter.displayed.hand)
        for at, other in enumerate(painter.displayed.slots)
        if other != 255 and other >> 2 == card >> 2
    ]
    i, at = pairs[-1]
    card, other = painter.displayed.hand[i], painter.displayed.slots[at]
    foreign = next(
        n for n, one in enumerate(painter.displayed.slots) if one != 255 and one >> 2 != card >> 2
    )
    count = len(actions)
    drag(loop, finger, place_of(table, i), field(painter, foreign))
    assert len(actions) == count and not table.controls.is_choosing
    drag(loop, finger, place_of(table, i), field(painter, at))
    assert actions[count][1] == PLAY + card
    assert bytes((other,)) in table.view.captured[table.viewer] or len(actions) > count + 1


def field(painter, at):
    return painter.field.slot_x(at) + 2, painter.field.slot_y(at) + painter.cards.h - 3


@pytest.mark.parametrize("name", BOARDS)
def test_a_card_is_drawn_and_thrown_by_dragging(name):
    loop, finger, table = at_own_turn("ceki", name)
    actions = table.match.log.actions
    painter = table.painter
    while ceki.DRAW not in table.controls.legal:
        rig.press(loop, "OK")
        ready(loop)
        table = own_turn(loop)
    count = len(actions)
    drag(loop, finger, place_of(table, STOCK), place_of(table, 0))
    assert actions[count][1] == ceki.DRAW
    drag(loop, finger, place_of(table, 1), (loop.canvas.width - 2, 2))
    assert len(actions) == count + 1 and not table.controls.is_armed
    x, y = painter.place_of(HEAP)
    drag(loop, finger, place_of(table, 1), (x + 3, y + 3))
    assert table.controls.is_armed or actions[count + 1][1] >= ceki.THROW
    if table.controls.is_armed:  # it is asked once more, as by keys
        touch(loop, finger, *middle(things(table)[1]))
    assert actions[count + 1][1] >= ceki.THROW


@pytest.mark.parametrize("name", BOARDS)
def test_where_nothing_is_dragged_a_stroke_is_a_direction(name):
    loop, finger = opened(name)
    was = things(loop.scene)[1]
    x, y = middle(was)
    way = DOWN if DOWN in loop.board.labels else RIGHT
    drag(loop, finger, (x, y), (x, y + 30), way)
    assert things(loop.scene)[1].row == was.row + 1


@pytest.mark.parametrize("name", BOARDS)
def test_the_cursor_follows_the_mouse_and_a_click_chooses(name):
    loop, finger = opened(name)
    menu = loop.scene
    third = things(menu)[0][2]
    for one in (things(menu)[0][1], third):
        finger.hover(*middle(one))
    settle(loop, finger)
    assert things(menu)[1] == third
    finger.hover(*middle(things(menu)[0][0]))  # the click comes before the cursor
    touch(loop, finger, *middle(things(menu)[0][0]))
    assert loop.scene is not menu


@pytest.mark.parametrize("name", BOARDS)
def test_a_word_is_typed_by_taps(name):
    loop, finger = opened(name)
    typed = []
    loop.push(Typing(ids.SEED, "", 14, lambda text: None, typed.append))
    ready(loop)
    for sign in "BAZ":
        touch(loop, finger, *middle(things(loop.scene)[0][ord(sign) - ord("A")]))
    touch(loop, finger, *middle(things(loop.scene)[0][-1]))
    assert typed == ["BAZ"]
