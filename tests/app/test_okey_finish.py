"""A finish at Okey: the rack gathers and lights up before it is offered. Portable."""

from app.core import theme
from app.okey.rack import EMPTY, LIT, SLOTS
from app.okey.results import RoundEnd
from engine.okey import events
from engine.okey.actions import FINISH
from engine.okey.melds import split
from engine.okey.phases import DISCARDING
from engine.okey.score import RoundResult
from engine.okey.tiles import kinds_of
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready
from tests.app.test_glass import assert_shown
from tests.app.test_okey_table import WINNING, position, table
from tests.app.test_okey_tile_fan import centred_texts_of
from tests.locked_heap import LockedHeap

CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
PAIRS = tuple(sorted(2 * (0, 5, 14, 22, 33, 41, 51))) + (7,)
MIXED = bytes([WINNING[i * 4 % 15] for i in range(15)])


def gathering(profile, speed="normal", hand=WINNING):
    """Return loop and scene at the beginning of a turn that can finish, and the order before."""
    loop, scene = table(profile, speed, position(hand, DISCARDING), level="marks")
    scene.painter.rack.lie(MIXED + bytes([EMPTY] * 9), scene.view.hand)
    scene.painter.rack.mark(scene.view.joker)
    before = bytes(scene.painter.rack.slots)
    for _ in range(30):
        loop.frame()
        if scene.controls.is_moving or scene.controls.asking >= 0:
            break
    return loop, scene, before


def lit(scene):
    return [slot for slot in range(SLOTS) if scene.painter.rack.marks[slot] & LIT]


def test_groups_light_up_one_after_the_other_and_then_it_is_offered():
    for profile in CLASSES:
        loop, scene, _ = gathering(profile)
        counts = []
        while scene.controls.is_moving:
            assert scene.controls.asking < 0
            count = len(lit(scene))
            if counts[-1:] != [count]:
                counts.append(count)
            loop.frame()
            assert_shown(loop, profile)
        assert counts[:-1] == sorted(counts[:-1]) and len(counts) >= 4 and counts[0] == 0
        assert scene.controls.asking == FINISH
        assert len(lit(scene)) == 14 and scene.controls.under_cursor() == 51
        ready(loop)
        assert_paints_alike(loop, scene)


def test_any_key_offers_the_finish_at_once_and_does_nothing_else():
    for key in ("OK", "BACK", "LEFT", "F1", "F2"):
        loop, scene, _ = gathering(rig.SQUARE, "slow")
        count = len(scene.match.log.actions)
        rig.run(loop, 9)  # OK is heard then
        rig.press(loop, key)
        assert scene.controls.asking == FINISH and len(lit(scene)) == 14
        assert len(scene.match.log.actions) == count
        ready(loop)
        assert_paints_alike(loop, scene)


def test_the_own_order_comes_back_after_not_yet():
    for profile in CLASSES:
        loop, scene, before = gathering(profile)
        ready(loop)
        rig.press(loop, "BACK")
        assert not lit(scene) and scene.painter.rack.hand() == scene.view.hand
        assert_paints_alike(loop, scene)
        if profile == rig.SQUARE:
            rig.press(loop, "F1")
            ready(loop)
            assert bytes(scene.painter.rack.slots) == before


def test_seven_pairs_light_up_as_pairs():
    loop, scene, _ = gathering(rig.MONO, hand=PAIRS)
    ready(loop)
    assert scene.painter.rack.pairs and len(lit(scene)) == 14
    rig.press(loop, "OK")
    ready(loop)
    assert scene.controls.fan.at is None  # over the stock nothing fans out
    assert scene.controls.arrangement(7).count(b"\xff") == 6


def test_without_marks_a_finish_may_be_overlooked():
    loop, scene = table(state=position(WINNING, DISCARDING), speed="normal", level="off")
    ready(loop)
    assert scene.controls.asking < 0 and not lit(scene)


def test_lighting_a_group_allocates_nothing():
    for profile in CLASSES:
        _, scene, _ = gathering(profile, "slow")
        with LockedHeap():
            scene.painter.rack.light(0)
            scene.painter.paint_rack_changes()


GROUPS = bytes((0, 1, 2, 3, 255, 14, 15, 16, 255, 9, 22, 35, 255, 28, 29, 30, 31))
SEVEN = b"\xff".join(bytes((kind, kind)) for kind in (0, 5, 14, 22, 33, 41, 50))
JOKER = 45
# Who finishes, by throwing what, with which groups.
WINS = ((0, 51, GROUPS), (2, 51, GROUPS), (0, JOKER, GROUPS), (1, JOKER, GROUPS), (0, 51, SEVEN))


def winning(profile, win, speed="fast"):
    """Return loop and scene of a table at which a finish is about to be shown."""
    hand = WINNING[:14] + (win[1],)
    loop, scene = table(profile, speed, position(hand, DISCARDING), level="marks")
    ready(loop)
    if scene.controls.asking >= 0:
        rig.press(loop, "BACK")
    scene.controls.end()
    scene.director.add([(events.FINISHED,) + win], scene.view)
    scene.show_events()
    return loop, scene


def pictures(profile, win):
    """Show a finish to its end; return every picture, and check that each reached the glass."""
    loop, scene = winning(profile, win)
    seen = []
    while scene.director.is_busy:
        loop.frame()
        assert_shown(loop, profile)
        seen.append(loop.canvas.crc())
    return loop, scene, seen


def test_each_way_to_win_has_its_own_pictures_and_leaves_nothing():
    for profile in CLASSES:
        before = []
        for win in WINS:
            loop, scene, seen = pictures(profile, win)
            rack = scene.painter.rack
            assert sum(rack.hand()) == (14 if win[0] == 0 else 15)
            assert len(seen) > 30 and not set(seen[12:30]) & set(before)
            before += seen[12:30]
            shown = loop.canvas.crc()
            scene.painter.paint_table()
            scene.painter.paint_own_hand()
            scene.painter.tiles.draw(
                win[1], scene.painter.layout.PILE[0], scene.painter.pile_y(), scene.view.joker
            )
            scene._paint_busy_key_hints()
            assert loop.canvas.crc() == shown, (profile, win)


def test_ok_skips_all_of_a_finish():
    for profile in CLASSES:
        for win in WINS:
            loop, scene = winning(profile, win, "slow")
            rig.run(loop, 20)
            presses = 0
            while scene.director.is_busy and presses < 3:
                rig.press(loop, "OK")
                presses += 1
            assert presses <= 2


def test_a_tap_before_a_finish_does_not_skip_it():
    for profile in CLASSES:
        for win in WINS:
            loop, scene = winning(profile, win, "normal")
            rig.press(loop, "OK")
            assert scene.director.is_busy and not scene.is_skipping
            rig.run(loop, 20)
            assert scene.director.is_busy


def test_tiles_that_walk_to_the_middle_allocate_nothing():
    for profile in CLASSES:
        loop, scene = winning(profile, WINS[0], "slow")
        walks = 0
        for _ in range(600):
            is_walking = scene.director.animation._count > 1
            clock = loop.board.clock
            clock.sleep_ms(33)
            tick = scene.director.animation.tick
            if is_walking:
                now_ms = clock.now_ms()
                with LockedHeap():
                    tick(now_ms)
                walks += 1
            loop.frame()
            if not scene.director.is_busy:
                break
        assert walks > 10


def test_a_win_of_another_seat_says_how_far_ahead_it_was():
    loop, _ = winning(rig.SQUARE, WINS[1], "normal")
    written = centred_texts_of(loop.canvas)
    rig.run(loop, 200)
    assert "Efe was one draw ahead of you" in written
    assert "Finished!" not in written


def test_names_keep_the_order_of_the_table_and_the_winner_is_lit():
    for profile in CLASSES:
        for seat, winner in ((0, -1), (0, 0), (0, 2), (2, 1)):
            loop, scene = table(profile, state=position(WINNING, DISCARDING))
            ready(loop)
            state = scene.match.state
            view = scene.view = state.view(seat)
            view.scores = [20, 12, 3, 3]  # the leader has not won
            hands = [bytes(kinds_of(hand)) for hand in state.table.hands]
            view.result = RoundResult(winner, 51, split(GROUPS), hands, (), ())
            names = scene.painter.names
            written = []
            paint = loop.canvas.text

            def text(font, x, y, words, ink, paint=paint, names=names, written=written):
                if words in names:
                    written.append((names.index(words), ink))
                return paint(font, x, y, words, ink)

            loop.canvas.text = text
            bill = RoundEnd(scene, None)
            loop.push(bill)
            loop.frame()
            written.clear()
            for _ in range(bill._pages):
                bill._turn(1)
            order = [(seat + i) % 4 for i in range(4)]
            assert [one for one, _ in written] == 2 * order, (profile, seat, written)
            marked = [one for one, ink in written if ink in (theme.INK, theme.GOLD)]
            assert marked == [winner] * (0 if winner < 0 else 2), (profile, seat, written)
