"""Several people at one device: the glass shows the one who holds it nothing of the others.

A match goes on in two worlds that differ in what is hidden from one person. From the moment in
which that person takes the device both glasses are the same, whatever is opened. Portable.
"""

from app.core import people
from app.table.speech import CALLS, GREETS, ROBBED, sentences
from engine.ceki.actions import THROW
from engine.games import GAMES
from engine.rng import Rng, mix
from hal.contract import FRAME_MS
from tests.app import rig, tables
from tests.app.tables import ready, shown
from tests.app.test_handover import hold, take_device
from tests.app.test_sentences import REMARKED
from tests.engine.laws import SEED, laws_of
from tests.sample import few_on_cpython, sampled
from tools.play import selfplay

PROFILES = (rig.SQUARE, "display_pack2", "display_pack", rig.MONO)
OPTIONS = {
    "okey": {"players": 3, "start": 10},
    "koikoi": {"rounds": 3, "lucky": "off"},
    "ceki": {"players": 3, "format": "hands"},
}
DUELS = {
    "okey": {"players": 2, "start": 10},
    "koikoi": {"rounds": 6, "lucky": "off"},
    "ceki": {"players": 2, "format": "hands"},
}
PEOPLE = {"okey": 3, "koikoi": 2, "ceki": 3}
SAMPLES = sampled(1, 20)
_TRIES = 200
_LEFT_MS = 21_000


def positions(game, rng):
    """Yield (state, other, seat, action) in a round: after the action the seat is asked next.

    In the state and in the other one all is the same to that seat, also what it is told then.
    """
    laws = laws_of(game)
    for number in range(_TRIES):
        seed = "%016x" % (number + 77)
        state = laws.state.State(OPTIONS[game], seed)
        for _ in range(4 + rng.below(30)):
            if state.to_act < 0 or state.round_result is not None:
                break
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        if state.to_act < 0 or state.round_result is not None:
            continue
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            seat = after.to_act
            if seat in (state.to_act, -1) or after.round_result is not None:
                continue
            other = laws.permute(state, seat, rng)
            if laws.tells_alike(state, other, seat, action):
                yield state, other, seat, action
                break


def opened(game, state, profile=rig.SQUARE, speed="instant"):
    """Return the loop and the table of people that go on from a state; who is to act has it."""
    people = ("human",) * PEOPLE[game]
    loop, table = tables.opened(
        game, OPTIONS[game], people, state.seed, state.copy(), profile, speed
    )
    table.match.begin_round(1, state)
    hold(loop)
    ready(loop)
    assert table.viewer == state.to_act
    return loop, table


def openers(table):
    """Return the functions that open a scene over this table: the menu, and all of its rows."""

    def through_menu(do):
        def opens():
            table.open_menu()
            rig.run(table.loop, 2)
            table.loop.pop(do)

        return opens

    rows = [through_menu(do) for _, do in table.menu_items()]
    return [table.open_menu, lambda: table.open_menu(is_of_moves=True)] + rows + [table.show_rules]


def glasses(game, state, action, profile, speed):
    """Let the seat to act do this, and the next person look at everything.

    Returns [(name of the scene, checksum of the glass)] of each frame of that person.
    """
    loop, table = opened(game, state, profile, speed)
    table.act(action)
    ready(loop)
    assert shown(loop) == "Passing"
    table.course.choose = lambda *_: None
    hold(loop)
    seen = []

    def look(frames=0):
        while frames > 0 or not loop.waiting:
            loop.frame()
            seen.append((shown(loop), loop.canvas.crc()))
            frames -= 1

    look(2)
    for opens in openers(table):
        opens()
        look(3)
        for key in ["DOWN", "OK", "RIGHT", "OK"] + ["BACK"] * 8:
            if shown(loop) != "Table":
                rig.press(loop, key)
                look(2)
        assert shown(loop) == "Table"
    return seen


def test_nobody_sees_what_is_hidden_from_them_in_any_scene():
    rng = Rng(mix(SEED, 40))
    for game in GAMES:
        found = positions(game, rng)
        for number in range(SAMPLES):
            state, other, _, action = next(found)
            profile = PROFILES[(number + len(game)) % len(PROFILES)]
            speed = "instant" if number % 2 else "fast"
            one = glasses(game, state, action, profile, speed)
            two = glasses(game, other, action, profile, speed)
            differing = [pair for pair in zip(one, two) if pair[0] != pair[1]]
            assert not differing and len(one) == len(two), (game, number, differing[:1])


def test_a_hand_is_hidden_when_nobody_presses_a_key_whatever_is_open():
    for game in GAMES:
        for profile in (rig.SQUARE, rig.MONO):
            state, _, _, _ = next(positions(game, Rng(mix(SEED, 41))))
            loop, table = opened(game, state, profile)
            table.course.choose = lambda *_: None
            seen = set()
            for opens in [None] + openers(table):
                if opens:
                    opens()
                    rig.run(loop, 3)
                scene = loop.scene
                seen.add(shown(loop))
                ready(loop)
                rig.run(loop, 3)
                loop.power.keys(1, loop.now_ms)
                before = loop.canvas.crc()
                rig.run(loop, _LEFT_MS // FRAME_MS)
                if scene.is_public:
                    assert loop.scene is scene
                else:
                    assert shown(loop) == "Passing", type(scene)
                    hold(loop)
                    ready(loop)
                    assert loop.scene is scene and loop.canvas.crc() == before
                for _ in range(12):
                    if shown(loop) != "Table":
                        rig.press(loop, "BACK")
            assert {"Table", "ActionMenu", "Rules"} <= seen
            assert {"koikoi": {"YakuList", "LargeCard"}, "ceki": {"Discards"}}.get(
                game, set()
            ) <= seen


def test_a_hand_is_hidden_at_once_when_the_light_goes_out():
    loop, _ = tables.opened("okey", OPTIONS["okey"], ("human",) * 3, "7" * 16)
    loop.settings.sleep = 5
    take_device(loop)
    frames = 0
    while not loop.power.is_asleep:
        assert shown(loop) == "Table"
        loop.frame()
        frames += 1
    loop.frame()
    assert shown(loop) == "Passing" and frames < 6_000 // FRAME_MS


def test_a_hand_is_hidden_while_others_play_too():
    loop, scene = tables.opened(
        "okey", {"players": 4, "start": 10}, ("human", "easy", "easy", "human"), "7" * 16
    )
    viewer = take_device(loop)
    scene.match.bot_thoughts = thinking_for_ever
    while scene.match.state.to_act == viewer:
        scene.act(scene.match.state.legal_actions()[0])
        rig.run(loop, 40)
    if shown(loop) == "Passing":
        hold(loop)
    rig.run(loop, _LEFT_MS // FRAME_MS)
    assert shown(loop) == "Passing"
    hold(loop)
    assert shown(loop) == "Table"


def throws_with_a_caller_next(rng):
    """Yield (state, other): Ceki, the seat to act throws, and the next one has called.

    In the other state the hands that the seat cannot see are other ones.
    """
    laws = laws_of("ceki")
    think = selfplay.bot_of("ceki").think
    while True:
        options = {"players": 2 + rng.below(3), "format": "hands"}
        state = laws.state.State(options, "%016x" % rng.below(1 << 16))
        while state.to_act >= 0 and state.round_result is None:
            seat = state.to_act
            legal = state.legal_actions()
            if legal[0] >= THROW and state.called[(seat + 1) % state.players] and len(legal) > 1:
                yield state.copy(), laws.permute(state, seat, rng)
                break
            state.apply(*selfplay.decide(think, state.view(seat), rng, "medium"))


def questions(state):
    """Press OK on each card; return for each whether the hand asks, and the glass."""
    seats = ["easy"] * state.players
    seats[state.to_act] = "human"
    loop, table = tables.opened("ceki", state.options, seats, state.seed, state.copy())
    ready(loop)
    table.course.choose = lambda *_: None
    asked = []
    for _ in range(sum(table.view.hand)):
        rig.press(loop, "OK")
        ready(loop)
        asked.append((table.controls.is_armed, loop.canvas.crc()))
        rig.press(loop, "RIGHT")
    return asked


def test_a_question_before_a_throw_tells_nothing_of_hidden_cards():
    found = throws_with_a_caller_next(Rng(mix(SEED, 42)))
    answers = set()
    for _ in range(4 * SAMPLES):
        state, other = next(found)
        asked = questions(state)
        assert asked == questions(other)
        answers.update([is_asked for is_asked, _ in asked])
    assert answers == {True, False}


def thinking_for_ever():
    while True:
        yield


def test_each_person_is_told_once_what_happened_since():
    for game in GAMES:
        loop, scene = tables.opened(game, OPTIONS[game], ("human",) * PEOPLE[game], "7" * 16)
        told = []
        scene.director.__class__.recall, recall = told.append, scene.director.__class__.recall
        scene.director.__class__.texts_of, texts_of = list, scene.director.__class__.texts_of
        try:
            play_and_check(loop, scene, told)
        finally:
            scene.director.__class__.recall = recall
            scene.director.__class__.texts_of = texts_of


def play_and_check(loop, scene, told):
    """Let each person be told what every action since the own turn has meant to that seat."""
    happened = []
    act = scene.match.act

    def noted(action, arg=None):
        events = act(action, arg)
        happened.append(events)
        return events

    scene.match.act = noted
    since = {}
    for _ in range(8):
        del told[:]
        viewer = take_device(loop)
        events = [one for some in happened[since.get(viewer, 0) :] for one in some]
        wanted = [scene.event_for(event, viewer) for event in events][-12:]
        assert [one for one in told if one] == ([wanted] if wanted and viewer in since else told)
        while shown(loop) == "Table" and scene.viewer == viewer:
            since[viewer] = len(happened) + 1
            scene.act(scene.view.legal[0])
            rig.run(loop, 2)
            ready(loop)
            if scene.match.state.round_result is not None:
                return


def remarks(game, person, rng):
    """Yield (state, other, told, view) for events of which a person at seat 1 says something.

    The events told to seat 0 follow the state, and the view is after them. The other state has
    other hidden pieces. The third round is the first in which calls are remarked upon.
    """
    laws = laws_of(game)
    think = selfplay.bot_of(game).think
    for number in range(_TRIES):
        state = laws.state.State(DUELS[game], "%016x" % (number + 1))
        yield state, laws.permute(state, 0, rng), state.deal_events, state.view(0)
        state.round_no = 3
        actor, begin, told = -1, state, []
        while state.to_act >= 0 and state.round_result is None:
            if actor != 0:  # a piece that is taken and wins is told with both actions
                begin = state.copy()
                told = []
            actor = state.to_act
            events = state.apply(*selfplay.decide(think, state.view(state.to_act), rng, person))
            told += [laws.events.event_for(event, 0) for event in events]
            if any(event[0] in REMARKED[game] for event in events):
                yield begin, laws.permute(begin, 0, rng), told, state.view(0)


def remarked(game, person, state, told, view, profile):
    """Return what a person says of events in a state, and the glass in each frame."""
    seats = ("human", person)
    loop, table = tables.opened(
        game, DUELS[game], seats, state.seed, state.copy(), profile, "fast"
    )
    table.match.bot = thinking_for_ever
    table.director.add(told, view)
    table.show_events()
    seen = []
    while table.director.is_busy:
        loop.frame()
        seen.append(loop.canvas.crc())
    return table.painter.bar.sentence, seen


def test_a_sentence_depends_on_nothing_hidden():
    for number, game in enumerate(few_on_cpython(GAMES)):
        style, _, _, _ = people.PEOPLE[game][number]
        said = sentences(style)
        wanted = [said[moment] for moment in (GREETS, CALLS, ROBBED)]
        found = remarks(game, "easy:" + style, Rng(mix(SEED, 43)))
        while wanted:
            state, other, told, view = next(found)
            profile = PROFILES[len(wanted)]
            words, frames = remarked(game, "easy:" + style, state, told, view, profile)
            heard = [one for one in wanted if words.endswith(one)]
            if heard:
                wanted.remove(heard[0])
                assert (words, frames) == remarked(
                    game, "easy:" + style, other, told, view, profile
                )
