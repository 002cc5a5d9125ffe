"""How much an Okey table tells, by the level of help."""

from app.okey.rack import EMPTY
from engine.okey import melds
from engine.okey.actions import DISCARD, DRAW
from engine.okey.phases import DISCARDING, DRAWING
from tests.app import rig
from tests.app.hinting import ask, chosen
from tests.app.tables import ready, shown, walk
from tests.app.test_okey_table import WINNING, position, table

DRAWN = (0, 1, 2, 5, 14, 15, 18, 9, 22, 39, 28, 29, 30, 33, 51)


def helped(level, hand, phase):
    """Return the loop and the table at a decision, at a level of help."""
    loop, scene = table(state=position(hand, phase), level=level)
    ready(loop)
    return loop, scene


def test_without_help_nothing_is_asked_and_no_group_is_marked():
    for level, asks in (("off", False), ("marks", True)):
        loop, scene = helped(level, WINNING, DISCARDING)
        assert (scene.controls.asking >= 0) == asks
        assert scene.painter.shows_marks == asks
        if asks:
            rig.press(loop, "BACK")  # the groups are not lit any more
        pictures = []
        for marks in (True, False):
            scene.painter.shows_marks = marks
            scene.draw()
            pictures.append(loop.canvas.crc())
        assert pictures[0] != pictures[1]


def test_the_distance_is_said_before_a_draw_at_level_count():
    for level in ("marks", "count"):
        _, scene = helped(level, DRAWN[:14], DRAWING)
        view = scene.view
        lacking = melds.distance(view.hand, view.joker)
        assert scene.painter.bar.last.startswith("%d away. " % lacking) == (level == "count")


def test_each_throw_says_its_distance_and_live_tiles_at_level_count():
    loop, scene = helped("count", DRAWN, DISCARDING)
    view = scene.view
    for kind in sorted(set(DRAWN)):
        walk(loop, scene, kind)
        rest = bytearray(view.hand)
        rest[kind] -= 1
        lacking = melds.distance(rest, view.joker)
        nearest = melds.best_discards(view.hand, view.joker)[0]
        said = "%d away without it" % lacking
        if lacking == nearest:
            useful = melds.useful_draws(rest, view.joker)
            count = sum([view.live(one) for one in useful])
            said += ", %d help%s" % (count, "s" if count == 1 else "")
        assert scene.painter.bar.last == said, kind
    assert said not in scene.painter.bar.history


def test_no_distance_is_told_of_a_throw_that_is_forbidden():
    for hand, said in ((DRAWN[:14], "away"), (WINNING[:14], "1 away")):
        loop, scene = helped("count", hand, DRAWING)
        rig.press(loop, "LEFT OK")
        ready(loop)
        view = scene.view
        assert DISCARD + view.taken not in view.legal
        best = min([one for one in view.legal if one >= DISCARD], key=lambda one: far(view, one))
        for kind in sorted(set(scene.painter.rack.slots) - {EMPTY}):
            walk(loop, scene, kind)
            if kind == view.taken:
                assert scene.painter.bar.last == "%d away" % far(view, best)
            else:
                words = "%d away without it" % far(view, DISCARD + kind)
                assert scene.painter.bar.last.startswith(words)
                assert said in words or far(view, best) > 1


def far(view, throw):
    """Return how far the hand is from winning after a throw."""
    rest = bytearray(view.hand)
    rest[throw - DISCARD] -= 1
    return melds.distance(rest, view.joker)


def test_how_to_finish_is_said_under_every_tile():
    loop, scene = helped("count", WINNING, DISCARDING)
    rig.press(loop, "BACK")
    for kind in sorted(set(WINNING)):
        walk(loop, scene, kind)
        assert scene.painter.bar.last.endswith(" on the stock"), (kind, scene.painter.bar.last)


def test_the_distance_is_said_again_after_sorting():
    loop, scene = helped("count", DRAWN, DISCARDING)
    rig.press(loop, "F1")
    assert scene.painter.bar.last == "Groups"  # no tile has moved
    rig.press(loop, "OK RIGHT RIGHT RIGHT OK")
    said = scene.painter.bar.last
    rig.press(loop, "F1")
    ready(loop)
    assert " away without it" in scene.painter.bar.last
    rig.press(loop, "F1")
    assert scene.painter.bar.last == "No pair yet"
    rig.press(loop, "F1")  # the player's own order
    assert scene.painter.bar.last == said


def test_a_hint_ends_what_was_said_after_sorting():
    loop, scene = helped("count", DRAWN, DISCARDING)
    rig.press(loop, "F1 F1")
    assert scene.painter.bar.last == "No pair yet"
    ask(loop, scene)
    rig.press(loop, "BACK")
    ready(loop)
    assert " away without it" in scene.painter.bar.last


def test_a_change_in_the_menu_is_followed_at_once():
    loop, scene = helped("count", DRAWN, DISCARDING)
    assert " away" in scene.painter.bar.last
    scene.open_menu()
    loop.frame()
    rows = loop.scene.rows.items
    at = [item.label for item in rows].index("Help")
    for value in ("Advice", "Off"):
        rows[at].change(1)
        assert rows[at].value() == value
    rig.press(loop, "BACK")
    ready(loop)
    assert " away" not in scene.painter.bar.last


def test_advice_comes_by_itself_and_places_the_cursor():
    loop, scene = helped("advice", DRAWN, DISCARDING)
    assert shown(loop) == "Hint"
    wanted = chosen(scene) - DISCARD
    rig.press(loop, "OK")
    assert loop.scene is scene
    assert scene.controls.under_cursor() == wanted
    rig.press(loop, "RIGHT")
    assert scene.controls.under_cursor() != wanted


def test_an_arrow_ends_the_advice_and_moves_on():
    loop, scene = helped("advice", DRAWN, DISCARDING)
    rig.press(loop, "LEFT")
    assert loop.scene is scene
    assert scene.controls.under_cursor() != chosen(scene) - DISCARD


def test_advice_to_draw_places_the_cursor_on_the_pile():
    loop, scene = helped("advice", DRAWN[:14], DRAWING)
    assert chosen(scene) == DRAW
    rig.press(loop, "OK OK")
    assert scene.match.log.actions[-1][1] == DRAW
