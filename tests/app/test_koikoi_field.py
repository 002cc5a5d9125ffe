"""Koi-Koi's field is a function of the events: cards lie where they lay, or move up. Portable.

A replay is played backwards, and moves of a practice match are taken back.
"""

from app.core import games
from app.core.match import Match
from app.table import replay
from app.table.play import Play
from app.table.practice import Practice, PracticeMatch
from app.texts import catalog
from engine.rng import Rng
from engine.seeds import known
from tests.app import rig
from tests.sample import sampled

CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
MATCHES = sampled(2, 40)


def slots_of(scene):
    return bytes(scene.painter.displayed.slots)


def test_no_card_lies_beyond_the_room_while_a_slot_is_free():
    beyond = 0
    for number in range(MATCHES):
        loop = rig.loop(rig.board(CLASSES[3 - number % 2]))
        loop.settings.speed = ("instant", "fast")[number % 2]
        catalog.use("en")
        match = Match("koikoi", {}, ("human", "easy"), known("%016x" % number))
        scene = games.table("koikoi")(loop, Play(match))
        loop.reset(scene)
        displayed = scene.painter.displayed
        for _ in range(sampled(300, 1500)):
            loop.frame()
            if loop.waiting:
                is_wide = displayed.last() >= displayed.room
                assert not is_wide or displayed.gap() >= displayed.room
                assert displayed.columns() > 5 or scene.painter.gauge_place(scene.viewer)
                beyond += is_wide
                rig.press(loop, ("OK", "RIGHT")[loop.scene is scene and beyond % 3 == 2])
    assert beyond > MATCHES


def test_the_field_of_a_replay_is_the_same_backwards():
    shown = 0
    for number in range(MATCHES):
        log = Match("koikoi", {}, ("easy", "easy"), known("%016x" % number))
        while log.state.round_no < 3 and log.state.to_act >= 0:
            legal = log.state.legal_actions()
            log.act(legal[(number + len(log.log.actions) * 7) % len(legal)])
        loop = rig.loop(rig.board(CLASSES[number % len(CLASSES)]))
        loop.settings.speed = "instant"
        catalog.use("en")
        scene = replay.opened(loop, log.log, log.seats, 1 + number % 2, 0, loop.home)
        loop.reset(scene)
        rig.run(loop, 4)
        lay = {scene.match.number: slots_of(scene)}
        while scene.match.has_next:
            rig.press(loop, "RIGHT")
            rig.run(loop, 20)
            lay[scene.match.number] = slots_of(scene)
        shown += len(lay)
        while scene.match.has_previous:
            rig.press(loop, "LEFT")
            assert slots_of(scene) == lay[scene.match.number], scene.match.number
        rig.press(loop, "F1")
        assert slots_of(scene) == lay[scene.match.number]
    assert shown > 10 * MATCHES


def test_the_field_after_taking_back_is_the_one_before():
    for number in range(MATCHES):
        rng = Rng((number, 5, 5, 5))
        loop = rig.loop(rig.board(CLASSES[number % len(CLASSES)]))
        loop.settings.speed = "instant"
        catalog.use("en")
        catalog.load("shell")
        match = PracticeMatch("koikoi", {}, ("human", "easy"), known("%016x" % number))
        scene = games.table("koikoi")(loop, Practice(match))
        loop.reset(scene)
        lay = {}
        backs = 0
        for _ in range(sampled(300, 1500)):
            loop.frame()
            if loop.scene is not scene:
                rig.press(loop, "OK")
            elif loop.waiting:
                count = len(match.log.actions)
                assert lay.setdefault(count, slots_of(scene)) == slots_of(scene), count
                if count > 6 and not rng.below(4) and scene.course.can_take_back:
                    scene.course.take_back()
                    backs += 1
                else:
                    for later in [at for at in lay if at > count]:
                        del lay[later]
                    rig.press(loop, ("RIGHT", "OK", "OK")[rng.below(3)])
        assert backs > 1
