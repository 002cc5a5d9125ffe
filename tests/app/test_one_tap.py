"""One OK leads to the player's next decision, and tapping on never acts there. Portable.

Each game is tried on two of four boards, with LAWS=all on each of them.
"""

from app.table.quiet import Quiet
from engine.rng import Rng
from hal.contract import FRAME_MS, KEY_NAMES
from tests.app import rig, tables
from tests.app.tables import opened, ready
from tests.sample import ALL

OK = 1 << KEY_NAMES.index("OK")
RIGHT = 1 << KEY_NAMES.index("RIGHT")
BOARDS = ("waveshare_lcd13", "display_pack2", "picosystem", "ssd1306_diy")
GAMES = (("okey", 4), ("koikoi", 2), ("ceki", 4))
QUIET_FRAMES = 250 // FRAME_MS


def table(game, seats, number):
    """Return the loop and the table of a match against bots, at the player's first decision."""
    people = ("human",) + ("easy",) * (seats - 1)
    seed = "%016x" % (number + 3)
    loop, scene = opened(game, {}, people, seed, None, BOARDS[number], "normal")
    ready(loop)
    return loop, scene


def boards_of(game):
    """Return the numbers of the boards on which a game is tried."""
    return range(4) if ALL else range(game == "koikoi", 4, 2)


def is_asked(loop, scene):
    """Return whether the player decides, or the round is over."""
    return loop.scene is not scene or len(scene.controls.legal) > 0


def test_tapping_on_never_acts_at_the_next_decision():
    for game, seats in GAMES:
        for number in boards_of(game):
            rng = Rng((number, 5, len(game), 1))
            loop, scene = table(game, seats, number)
            for _ in range(4):
                scene.act(scene.view.legal[0])
                while not is_asked(loop, scene):
                    key = RIGHT if not rng.below(6) else OK
                    loop.board.keys.down = key * (not loop.board.keys.down)
                    loop.frame()
                if loop.scene is not scene:
                    break
                actions = len(scene.match.log.actions)
                at, asking = scene.controls.at, scene.controls.asking
                for _ in range(QUIET_FRAMES):  # the last of these taps stays down
                    loop.board.keys.down = OK * (loop.board.keys.down == 0)
                    loop.frame()
                loop.board.keys.down = OK * (loop.board.keys.down == OK)
                rig.run(loop, 30)
                loop.board.keys.down = 0
                rig.run(loop, 4)
                assert len(scene.match.log.actions) == actions, (game, number)
                assert (scene.controls.at, scene.controls.asking) == (at, asking), (game, number)
                if game == "okey":
                    assert scene.painter.rack.held < 0
                ready(loop)


def test_the_quiet_begins_when_the_question_is_on_the_glass():
    loop, _ = table("koikoi", 2, 0)
    quiet = Quiet(loop)
    quiet.begin()
    loop.canvas.rect(0, 0, 8, 8, 1)  # it is not displayed yet
    for ms in range(0, 3000, FRAME_MS):
        quiet.tick(ms)
    assert quiet.is_on
    loop.canvas.clear_dirty()
    for ms in range(3000, 3000 + 250, FRAME_MS):
        quiet.tick(ms)
        assert quiet.is_on
    quiet.tick(3000 + 300)
    assert not quiet.is_on


def test_one_tap_is_my_turn_unless_large_letters_are_shown():
    for game, seats in GAMES:
        for number in boards_of(game):
            loop, scene = table(game, seats, number)
            for _ in range(3):
                scene.act(scene.view.legal[-1])
                if is_asked(loop, scene):
                    continue
                rig.press(loop, "OK")
                frames = 0
                while not is_asked(loop, scene) and scene.is_skipping:
                    loop.frame()
                    frames += 1
                assert frames < 300
                while not is_asked(loop, scene):
                    assert not scene.is_skipping
                    loop.frame()
                if loop.scene is not scene:
                    break
                ready(loop)


def test_a_plate_is_painted_when_it_has_changed():
    for is_held in (False, True):
        loop, scene = opened("okey", {}, ("human",) + ("easy",) * 3, "%016x" % 5, speed="normal")
        ready(loop)
        displayed = scene.painter.displayed
        written = tables.texts_of(loop.canvas)
        painted = {}
        for _ in range(4):
            scene.act(scene.view.legal[0])
            rig.run(loop, 6)
            while not loop.waiting:
                loop.board.keys.down = OK * (is_held or not loop.board.keys.down)
                written.clear()
                loop.frame()
                for seat, name in enumerate(scene.painter.names):
                    if name in written:
                        now = (seat == displayed.turn, displayed.score(seat))
                        assert painted.get(seat) != now or scene.painter.round_text() in written
                        painted[seat] = now
            loop.board.keys.down = 0
            rig.run(loop, 4)


def test_tapping_on_never_leaves_the_bill():
    for game, seats in GAMES:
        for number in boards_of(game):
            loop, scene = table(game, seats, number)
            loop.settings.speed = "instant"
            while loop.scene is scene:
                ready(loop)
                scene.act(scene.view.legal[-1])
                loop.frame()
                while loop.scene is scene and not scene.controls.legal:
                    loop.board.keys.down = OK * (not loop.board.keys.down)
                    loop.frame()
                loop.board.keys.down = 0
            bill = loop.scene
            assert type(bill).__name__ == "RoundEnd"
            for _ in range(QUIET_FRAMES):  # the last of these taps stays down
                loop.board.keys.down = OK * (loop.board.keys.down == 0)
                loop.frame()
            loop.board.keys.down = OK
            rig.run(loop, 10)
            loop.board.keys.down = 0
            rig.run(loop, 4)
            assert loop.scene is bill, (game, number)
            ready(loop)
            rig.press(loop, "OK")
            assert loop.scene is not bill
