"""Practice: moves are taken back, hands are shown, and a power cut loses one step. Portable."""

from app.core import games
from app.core.match import Match
from app.shell import saved
from app.table import practice
from app.table.practice import Practice, PracticeMatch
from app.texts import catalog
from app.texts.catalog import t
from app.texts.table import ids
from engine import seeds
from engine.compat import load_module
from engine.games import GAMES, load
from engine.record import BadRecord, Record, parse
from hal.contract import OK
from hal.files import StoreError
from tests.app import rig
from tests.app.tables import ready, shown

DEAL = seeds.known("0000000000000007")
OPTIONS = {
    "okey": ({"players": 3, "start": 10}, ("human", "easy", "easy")),
    "koikoi": ({"rounds": 3}, ("human", "easy")),
    "ceki": ({"players": 3, "format": "hands"}, ("human", "easy", "easy")),
}


def rehearsal(game, store=None):
    options, seats = OPTIONS[game]
    return PracticeMatch(game, options, seats, DEAL, store)


def opened(game, store=None, profile=rig.SQUARE, match=None):
    """Return the loop and the table of a practice match that waits for the player."""
    loop = rig.loop(rig.board(profile, store))
    loop.settings.speed = "instant"
    catalog.use("en")
    catalog.load("shell")
    scene = games.table(game)(loop, Practice(match or rehearsal(game, store)))
    loop.reset(scene)
    loop.frame()
    to_turn(loop, scene)
    return loop, scene


def to_turn(loop, scene):
    """Let the others play until the player has to decide."""
    for _ in range(400):
        ready(loop)
        if loop.scene is scene and scene.controls.legal:
            return
        rig.press(loop, "OK")
    raise AssertionError(shown(loop))


def play(loop, scene, count):
    """Make so many decisions of the player's: always the last legal one."""
    for _ in range(count):
        scene.act(scene.view.legal[-1])
        rig.run(loop, 2)
        to_turn(loop, scene)


def actions(match):
    return [tuple(entry) for entry in match.log.actions]


def known(view):
    """Return what a view says, without what is derived."""
    return view.hand, view.legal, view.scores, view.to_act, view.round_no


def test_any_number_of_own_decisions_is_taken_back():
    for game in GAMES:
        loop, scene = opened(game)
        seen = []
        for _ in range(4):
            seen.append((len(scene.match.log.actions), known(scene.view)))
            play(loop, scene, 1)
        if scene.view.round_no > 1:
            continue
        for count, was in reversed(seen):
            scene.course.take_back()
            rig.run(loop, 2)
            to_turn(loop, scene)
            assert (len(scene.match.log.actions), known(scene.view)) == (count, was), game


def test_the_same_moves_are_answered_by_the_same_moves():
    for game in GAMES:
        loop, scene = opened(game)
        play(loop, scene, 3)
        before = actions(scene.match)
        scene.course.take_back()
        rig.run(loop, 2)
        to_turn(loop, scene)
        assert len(scene.match.log.actions) < len(before)
        play(loop, scene, 1)
        assert actions(scene.match) == before, game


def test_the_picture_after_it_is_that_of_a_resumed_match():
    for game in GAMES:
        loop, scene = opened(game)
        play(loop, scene, 2)
        scene.course.take_back()
        rig.run(loop, 2)
        to_turn(loop, scene)
        displayed = scene.painter.displayed
        view = scene.match.state.view(scene.viewer)
        assert displayed.turn == view.to_act and displayed.round_no == view.round_no
        assert list(displayed.scores) == view.scores


def test_the_menu_offers_it_and_all_hands():
    loop, scene = opened("okey")
    play(loop, scene, 1)
    scene.open_menu()
    rig.run(loop, 2)
    rig.press(loop, "DOWN DOWN OK")
    ready(loop)
    assert loop.scene is scene
    to_turn(loop, scene)
    assert not scene.course.can_take_back
    scene.open_menu()
    rig.run(loop, 2)
    rig.press(loop, "DOWN DOWN OK")
    assert shown(loop) == "OpenHands"
    rig.press(loop, "BACK")
    assert loop.scene is scene


def test_all_hands_are_the_hands_of_the_state_on_every_screen():
    for game in GAMES:
        for profile in (rig.SQUARE, rig.MONO):
            loop, scene = opened(game, profile=profile)
            scene.course.show_hands()
            rig.run(loop, 2)
            assert shown(loop) == "OpenHands"
            hands = load_module("app." + game, "hands")
            others = [seat for seat in range(scene.view.players) if seat != scene.viewer]
            pieces = [list(hands.pieces(scene.match.state, seat)) for seat in others]
            assert list(map(len, pieces)) == [scene.view.hand_sizes[seat] for seat in others]
            painted = []
            draw = hands.draw
            hands.draw = lambda painter, piece, x, y, painted=painted: painted.append(piece)
            loop.scene.draw()
            for _ in others:
                if len(painted) < sum(map(len, pieces)):
                    rig.press(loop, "OK")
            hands.draw = draw
            assert painted == [piece for held in pieces for piece in held], (game, profile)


def test_at_the_bill_the_last_move_of_the_round_is_taken_back():
    for game in GAMES:
        loop, scene = opened(game)
        for _ in range(400):
            if shown(loop) == "RoundEnd":
                break
            if loop.scene is scene and scene.controls.legal:
                scene.act(scene.view.legal[-1])
            else:
                loop.board.keys.down = 1 << OK
                rig.run(loop, 2)
                loop.board.keys.down = 0
            rig.run(loop, 2)
            if shown(loop) == "Practice" and not scene.controls.legal:
                ready(loop)
        assert shown(loop) == "RoundEnd", game
        round_no = scene.view.round_no
        rig.press(loop, "BACK")
        rig.go_to(loop, t(ids.MENU_TAKE_BACK))
        rig.press(loop, "OK")
        to_turn(loop, scene)
        assert scene.view.round_no == round_no and scene.view.result is None, game


# Saved practice.


def test_it_is_resumed_as_it_was_left_with_what_was_taken_back():
    for game in GAMES:
        store = rig.empty_store("practice")
        loop, scene = opened(game, store)
        play(loop, scene, 3)
        scene.course.take_back()
        rig.run(loop, 2)
        to_turn(loop, scene)
        play(loop, scene, 1)
        scene.course.take_back()
        rig.run(loop, 4)
        ready(loop)
        wanted = actions(scene.match)
        scene.match.save()
        match = saved.resume(store, game)
        assert match.is_practice and not match.is_counted and not match.moves_lost
        assert actions(match) == wanted, game
        loop, scene = opened(game, store, match=match)
        play(loop, scene, 1)
        scene.course.take_back()
        assert actions(scene.match) == wanted


def test_every_step_of_the_journal_is_a_match_that_was():
    """A journal that loses its end still leads to a state that was played."""
    store = rig.empty_store("practice")
    loop, scene = opened("koikoi", store)
    were = []
    for _ in range(3):
        play(loop, scene, 2)
        scene.match.save()
        were.append(actions(scene.match))
        scene.course.take_back()
        rig.run(loop, 2)
        to_turn(loop, scene)
        scene.match.save()
        were.append(actions(scene.match))
    entries = []
    journal = store.journal("koikoi")
    header = journal.header()
    journal.entries(lambda entry: entries.append(bytes(entry)))
    found = []
    for count in range(1, len(entries) + 1):
        other = rig.empty_store("practice_other")
        copy = other.journal("koikoi")
        copy.start(header)
        for entry in entries[:count]:
            copy.append(entry)
        found.append([tuple(entry) for entry in saved.in_journal(copy, "koikoi").actions])
    assert all(one in found for one in were)


def test_a_match_that_is_no_practice_takes_nothing_back():
    store = rig.empty_store("practice")
    match = Match("ceki", *OPTIONS["ceki"], DEAL, store)
    match.save()
    store.journal("ceki")
    journal = store.journal("ceki")
    journal.header()
    journal.entries(lambda entry: None)
    journal.append(b"\x00\x0f\x00\x03\x00\x00\x00")  # takes back to 0 actions
    try:
        saved.resume(store, "ceki")
    except BadRecord as error:
        assert "cannot be taken back" in str(error)
    else:
        raise AssertionError("it was read")


def test_bad_notes_of_what_was_taken_back_are_refused():
    for note in (b"\x07\x00", b"\x0f\x00\x00", b"\x0f\x00\x02\x05\x00", b"\x0f\x00\x01"):
        store = rig.empty_store("practice")
        match = rehearsal("ceki", store)
        match.save()
        journal = store.journal("ceki")
        journal.header()
        journal.entries(lambda entry: None)
        journal.append(b"\x00" + note)
        try:
            saved.resume(store, "ceki")
        except (BadRecord, StoreError):
            continue
        raise AssertionError(note)


def test_its_record_says_so():
    log = rehearsal("ceki").log
    record = Record(log.game, log.options, log.seats, log.seed, log.bot_seed)
    record.practice = log.practice
    text = record.text()
    assert "\npractice yes\n" in text and parse(text).practice and parse(text).text() == text
    try:
        parse(text.replace("practice yes", "practice no"))
    except BadRecord:
        pass
    else:
        raise AssertionError("it was read")


def test_practice_from_a_position_needs_no_record():
    for game in GAMES:
        options, _ = OPTIONS[game]
        state = load(game, "state").State(options, "0000000000000003")
        loop = rig.loop(rig.board())
        loop.settings.speed = "instant"
        catalog.use("en")
        catalog.load("shell")
        scene = practice.from_position(loop, state, game)
        viewer = scene.viewer
        assert viewer == state.to_act
        loop.reset(scene)
        loop.frame()
        to_turn(loop, scene)
        play(loop, scene, 2)
        assert not scene.match.unsaved and not scene.match.is_counted
        scene.course.take_back()
        scene.course.take_back()
        assert scene.match.state.round_no == 1
