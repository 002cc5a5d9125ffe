"""A finished round is replayed forwards, backwards and from each seat."""

from app import application
from app.core.journal_entries import packed_action
from app.core.match import Match
from app.shell import opening
from app.texts.catalog import t
from app.texts.shell import ids
from app.texts.table import ids as table_ids
from engine.games import GAMES
from engine.seeds import Deal
from sim import start
from tests.app import rig, tables
from tests.app.tables import ready, shown
from tests.sample import few_on_cpython, sampled

SEED = "0000000000000007"
OPTIONS = {
    "okey": ({"players": 3, "start": 10}, ("human", "easy", "easy")),
    "koikoi": ({"rounds": 3}, ("human", "easy")),
    "ceki": ({"players": 3, "format": "hands"}, ("human", "easy", "easy")),
}


def at_the_bill(game, rounds=1, profile=rig.SQUARE, home=None):
    """Return the loop at the bill of a round, and the match's table. home: as of rig.loop."""
    options, seats = OPTIONS[game]
    loop, scene = tables.opened(game, options, seats, SEED, profile=profile, home=home)
    for _ in range(3000):
        ready(loop)
        if shown(loop) == "RoundEnd":
            if scene.view.round_no == rounds:
                return loop, scene
            rig.press(loop, "OK")
        elif scene.view.legal:
            scene.act(scene.view.legal[0])
            rig.run(loop, 2)
        else:
            rig.press(loop, "OK")
    raise AssertionError("the round does not end")


def replaying(game, rounds=1, profile=rig.SQUARE):
    loop, scene = at_the_bill(game, rounds, profile)
    rig.press(loop, "F1")
    ready(loop)
    assert shown(loop) == "Replay", (shown(loop), getattr(loop.scene, "text", ""))
    return loop, scene


def test_forwards_it_ends_where_the_round_has_ended():
    for game in few_on_cpython(GAMES):
        loop, table = replaying(game)
        result = table.view.result
        watched = loop.scene.match
        assert watched.state.round_result is None and not watched.has_previous
        steps = 0
        while watched.has_next:
            rig.press(loop, "RIGHT")
            ready(loop)
            steps += 1
        assert watched.state.round_result == result and steps > 3, game
        rig.press(loop, "RIGHT BACK BACK")  # the end leads to the review
        ready(loop)
        assert shown(loop) == "RoundEnd", (game, shown(loop), getattr(loop.scene, "text", ""))
        assert len(table.match.log.actions) >= steps


def test_on_one_bit_the_keys_stay_beside_the_last_event():
    loop, _ = replaying("koikoi", profile=rig.MONO)
    for _ in range(6):
        ready(loop)
        rig.run(loop, 4)
        assert loop.scene.painter.keys.are_shown
        rig.press(loop, "RIGHT")


def known(watched):
    """Return what seat 0 knows at this place."""
    view = watched.state.view(0)
    return bytes(view.hand), bytes(view.hand_sizes), view.to_act, view.scores, view.legal


def test_backwards_every_place_is_as_it_was():
    for game in few_on_cpython(GAMES):
        loop, _ = replaying(game)
        watched = loop.scene.match
        places = []
        for _ in range(6):
            places.append(known(watched))
            rig.press(loop, "RIGHT")
            ready(loop)
        while watched.has_previous:
            rig.press(loop, "LEFT")
            ready(loop)
            assert known(watched) == places.pop(), game
        rig.press(loop, "LEFT")
        assert not places and not watched.has_previous


def test_the_second_round_is_replayed_and_f2_leads_to_the_others():
    loop, _ = replaying("koikoi", 2)
    watched = loop.scene.match
    assert watched.state.round_no == 2
    rig.press(loop, "UP")
    assert watched.state.round_no == 1
    rig.press(loop, "F2 F2")
    assert watched.state.round_no == 1, "after the last round comes the first"


def test_f1_shows_the_hand_of_the_next_seat():
    for game in few_on_cpython(GAMES):
        loop, _ = replaying(game)
        scene = loop.scene
        for seat in (1, 0 if game == "koikoi" else 2):
            rig.press(loop, "F1")
            ready(loop)
            assert scene.viewer == seat and scene.view.seat == seat
            assert scene.painter.names[0] == "You"


def test_a_replay_paints_the_same_step_by_step_as_at_once():
    for game in ("koikoi", "ceki"):  # the rack of Okey keeps its order from step to step
        loop, _ = replaying(game)
        for _ in range(5):
            rig.press(loop, "RIGHT")
            ready(loop)
            tables.assert_paints_alike(loop, loop.scene)


def moving(loop):
    """Press RIGHT; return the checksums of the pictures until everything has come to rest."""
    crcs = []
    rig.press(loop, "RIGHT")
    while not loop.waiting:
        crcs.append(loop.canvas.crc())
        loop.frame()
    return crcs


def test_a_step_broken_off_anywhere_moves_the_same_again():
    """A sample is broken off near its end, where points and petals move."""
    for game in few_on_cpython(GAMES):
        loop, _ = replaying(game, profile=rig.MONO)
        loop.settings.speed = "normal"
        watched = loop.scene.match
        while watched.has_next:
            if (watched.number + 1) % sampled(2, 1):
                rig.press(loop, "RIGHT")
                ready(loop)
                continue
            rig.press(loop, "RIGHT LEFT")  # going back lays the rack of Okey out anew
            ready(loop)
            crcs = moving(loop)
            for tenths in range(10 - sampled(1, 10), 10):
                rig.press(loop, "LEFT")
                ready(loop)
                at_rest = loop.canvas.crc()
                rig.press(loop, "RIGHT")
                rig.run(loop, len(crcs) * tenths // 10)
                rig.press(loop, "LEFT")
                ready(loop)
                assert loop.canvas.crc() == at_rest, (game, watched.number, tenths)
                assert moving(loop) == crcs, (game, watched.number, tenths)


def test_a_record_is_watched_from_its_first_round_and_nothing_is_kept():
    played = Match("ceki", {"players": 2}, ["easy", "easy"], Deal(SEED, SEED, "", ""))
    for _ in range(4):
        played.act(played.state.legal_actions()[0])
    board = rig.board(store=rig.empty_store())
    loop = start.begin(board, {"replay": rig.text_of(played)})
    rig.run(loop, 2)
    ready(loop)
    watched = loop.scene.match
    assert shown(loop) == "Replay" and watched.state.round_no == 1
    for _ in range(6):
        rig.press(loop, "RIGHT")
        ready(loop)
    assert watched.number == 4 and not watched.has_next
    rig.press(loop, "BACK")
    rig.run(loop, 2)
    assert shown(loop) == "Menu" and not board.store.journal("ceki").exists()


def test_a_match_with_an_impossible_action_is_not_shown():
    for game in few_on_cpython(GAMES):
        options, seats = OPTIONS[game]
        store = rig.empty_store()
        played = Match(game, options, seats, Deal(SEED, SEED, "", ""), store)
        header = "\n".join(played.log.header_lines())
        end = packed_action(0, 4095, None)
        store.save(game + "_over", header.encode() + b"\n\n" + b"\0" + end)
        loop = application.begin(rig.board(store=store))
        rig.run(loop, 2)
        opening.replay(loop, game)
        rig.run(loop, 2)
        assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)


def test_the_key_held_for_back_leaves_a_replay():
    loop, _ = at_the_bill("koikoi", profile="picoboy")
    rig.press(loop, "BACK")  # the menu of the bill: this board has no key for the replay
    rows = loop.scene.rows
    rows.at = [row.label for row in rows.items].index(t(table_ids.KEY_REPLAY))
    rig.press(loop, "OK")
    ready(loop)
    rig.press(loop, "RIGHT")
    ready(loop)
    assert shown(loop) == "Replay"
    rig.press(loop, "OK:long")
    ready(loop)
    assert shown(loop) == "RoundEnd"
