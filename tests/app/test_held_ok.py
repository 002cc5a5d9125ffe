"""OK hurries while others play, and until it is released it does nothing else. Portable."""

from engine.rng import Rng
from hal.contract import KEY_NAMES
from tests.app import rig, tables
from tests.app.tables import opened, ready

OK = 1 << KEY_NAMES.index("OK")
RIGHT = 1 << KEY_NAMES.index("RIGHT")
BOARDS = ("waveshare_lcd13", "display_pack2", "picosystem", "ssd1306_diy")


def test_a_held_ok_never_acts_at_the_next_decision():
    for game, seats in (("okey", 4), ("koikoi", 2), ("ceki", 4)):
        for number in range(4):
            rng = Rng((number, 5, len(game), 1))
            people = ("human",) + ("easy",) * (seats - 1)
            profile = BOARDS[number]
            loop, scene = opened(game, {}, people, "%016x" % (number + 3), None, profile, "normal")
            ready(loop)
            for _ in range(4):
                scene.act(scene.view.legal[0])
                rig.run(loop, rng.below(20))
                if rng.below(2):
                    loop.board.keys.down = RIGHT
                    rig.run(loop, 2)
                    loop.board.keys.down = 0
                    rig.run(loop, rng.below(4) + 1)
                if loop.waiting:
                    continue  # the next decision is there already
                loop.board.keys.down = OK
                rig.run(loop, 1)
                ready(loop)
                actions = len(scene.match.record.actions)
                at, asking = scene.hand.at, scene.hand.asking
                rig.run(loop, 30)
                loop.board.keys.down = 0
                rig.run(loop, 4)
                assert loop.scene is not scene or (
                    len(scene.match.record.actions) == actions
                    and (scene.hand.at, scene.hand.asking) == (at, asking)
                ), (game, number)
                if loop.scene is not scene or scene.view.result is not None:
                    break
                if game == "okey":
                    assert scene.painter.rack.held < 0


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
