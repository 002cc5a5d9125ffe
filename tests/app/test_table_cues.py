"""Each event and each turn at a table plays the right cue."""

from app.core import cues
from app.okey.results import RoundEnd as OkeyRoundEnd
from app.table.director import FLIGHT_MS
from app.table.results import RoundEnd
from engine.compat import load_module
from engine.games import GAMES, load
from engine.okey import events
from engine.okey.phases import DISCARDING, DRAWING
from hal.contract import FRAME_MS
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_okey_table import BOTS, WINNING, position, table

NAMES = {getattr(cues, name): name for name in dir(cues) if name.isupper()}
GOOD = WINNING[:13]

# Every event of Okey, as it might happen, and what is to be heard of it.
OKEY = (
    ((events.ROUND_STARTED, 1, 0), []),
    ((events.DICE_THROWN, bytes((3, 4))), []),
    ((events.INDICATOR_TURNED, 44), ["LAID"]),
    ((events.DEALT, 1), ["DEALT"]),
    ((events.SHOWED, 1, 44), ["LAID"]),
    ((events.PASSED, 1), []),
    ((events.DREW, 1, events.HIDDEN), ["DRAWN"]),
    ((events.DISCARDED, 1, 3), ["LAID"]),
    ((events.TOOK, 2, 1, 3), ["TAKEN"]),
    ((events.DREW_INDICATOR, 3, 44), ["DRAWN"]),
    ((events.DECLINED, 1), []),
    # The thrown tile, then two groups.
    ((events.FINISHED, 1, 3, b"\x00\x01\x02\xff\x05\x06\x07"), ["LAID"] * 3),
    ((events.ROUND_DRAWN,), []),
    ((events.LOST, 1, 2, 18), []),
    ((events.LEFT, 1), []),
    ((events.MATCH_ENDED, bytes((0,))), []),
)


class Listener:
    """Takes the place of app.core.sound: notes the names of the cues it is to play."""

    def __init__(self):
        self.heard = []

    def play(self, cue):
        self.heard.append(NAMES[cue])

    def tick(self, now_ms):
        pass

    def stop(self):
        pass

    def take(self):
        """Return what was heard since the last time."""
        heard = self.heard
        self.heard = []
        return heard


def listening(state=None, speed="instant", seats=BOTS):
    """Return loop, table and listener of a match; `state` as in `table`."""
    sound = Listener()
    loop, scene = table(state=state, speed=speed, seats=seats, sound=sound)
    return loop, scene, sound


def test_every_event_has_its_cue_or_none():
    codes = [getattr(events, name) for name in dir(events) if name.isupper()]
    assert {event[0] for event, _ in OKEY} == set(codes) - {events.HIDDEN}
    loop, scene, sound = listening(position(GOOD + (41,), DRAWING), "fast")
    ready(loop)
    sound.take()
    now_ms = loop.now_ms
    for event, expected in OKEY:
        scene.director.add([event], scene.view)
        while scene.director.tick(now_ms):
            now_ms += FRAME_MS
        assert sound.take() == expected, event


def test_every_game_has_something_to_be_heard():
    for game in GAMES:
        events_of = load(game, "events")
        codes = {getattr(events_of, name) for name in dir(events_of) if name.isupper()}
        director = load_module("app." + game, "director").Director
        assert director.cues and set(director.cues) <= codes
        family = {cues.DEALT, cues.DRAWN, cues.LAID, cues.TAKEN}
        assert family <= set(director.cues.values())
        assert (cues.CALLED in director.cues.values()) == hasattr(events_of, "CALLED")
        assert all(cue in NAMES for cue in director.cues.values())


def test_a_tile_is_heard_when_it_lies():
    loop, scene, sound = listening(position(GOOD + (41,), DRAWING), "normal")
    ready(loop)
    sound.take()
    director = scene.director
    director.add([(events.DISCARDED, 1, 3)], scene.view)
    now_ms = loop.now_ms
    while director.tick(now_ms) and not sound.heard:
        assert scene.painter.displayed.tops[1] != 3
        now_ms += FRAME_MS
    assert scene.painter.displayed.tops[1] == 3
    assert FLIGHT_MS <= now_ms - loop.now_ms <= FLIGHT_MS + 2 * FRAME_MS
    director.is_skipping = True
    while director.tick(now_ms):
        pass
    assert sound.take() == ["LAID"], "once"


def test_your_turn_is_heard_when_it_comes_and_not_while_it_lasts():
    loop, _, sound = listening(position(GOOD + (41,), DRAWING))
    ready(loop)
    assert sound.take() == ["TURN"]
    rig.press(loop, "OK")  # draws
    ready(loop)
    assert sound.take() == ["DRAWN"]
    rig.press(loop, "F2 OK")  # throws
    ready(loop)
    heard = sound.take()
    assert shown(loop) == "Table" and heard.count("LAID") == 4 and heard[-1] == "TURN"
    assert heard.count("DRAWN") + heard.count("TAKEN") == 3


def test_a_question_is_heard_and_so_is_a_round_that_is_won():
    loop, _, sound = listening(position(WINNING, DISCARDING))
    ready(loop)
    assert sound.take() == ["TURN", "ASK"]
    rig.press(loop, "OK OK")
    ready(loop)
    assert shown(loop) == "RoundEnd" and sound.take() == ["LAID", "WON"]


def test_a_tile_that_has_to_stay_is_refused():
    loop, scene, sound = listening(position(GOOD + (41,), DRAWING))
    ready(loop)
    rig.press(loop, "LEFT OK")  # takes
    ready(loop)
    sound.take()
    scene.controls.hold(scene.view.taken)
    rig.press(loop, "F2")
    assert sound.take() == ["REFUSED"]


def test_watching_plays_the_cues_of_tiles_and_none_of_turns():
    loop, _, sound = listening(seats=("easy",) * 4)
    for _ in range(2000):
        loop.frame()
        if shown(loop) != "Table":
            break
    assert shown(loop) == "RoundEnd" and set(sound.take()) <= {"DEALT", "DRAWN", "LAID", "TAKEN"}


class Result:
    def __init__(self, winner):
        self.winner = winner


class View:
    seat = 0

    def __init__(self, winner, win_mode):
        self.result = Result(winner)
        self.options = {"win_mode": win_mode}


class Place:
    """As much of a table as a result looks at when it comes."""

    painter = None
    advises = False
    match = None

    def __init__(self, winner, player=0, win_mode="elimination"):
        self.view = View(winner, win_mode)
        self.player = player


class Short(OkeyRoundEnd):
    """A result of Okey with nothing to lay out."""

    def lay_out(self):
        return 1


def heard_of(kind, place):
    loop, _, sound = listening(position(GOOD + (41,), DRAWING))
    sound.take()
    kind(place, None).enter(loop)
    return sound.take()


def test_a_result_is_won_or_lost_or_neither():
    for kind in (RoundEnd, Short):
        assert heard_of(kind, Place(0)) == ["WON"]
        assert heard_of(kind, Place(2)) == ["LOST"]
        assert heard_of(kind, Place(-1)) == []
        assert heard_of(kind, Place(2, -1)) == [], "nobody plays"
    assert heard_of(Short, Place(2, 0, "partners")) == ["WON"]
    assert heard_of(Short, Place(3, 0, "partners")) == ["LOST"]


def test_sound_leaves_every_picture_as_it_is():
    pictures = []
    for sounding in (False, True):
        loop, _ = table("picosystem", "fast")
        loop.settings.sound = "loud" if sounding else "off"
        crcs = []
        for _ in range(150):
            rig.run(loop, 2)
            crcs.append(loop.canvas.crc())
        pictures.append(crcs)
    assert pictures[0] == pictures[1]
