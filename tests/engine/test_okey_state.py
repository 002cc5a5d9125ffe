"""Turns, windows and ends of Okey that rule cases as data do not reach."""

from engine.contract import BadOptions, IllegalAction
from engine.okey import notation, score
from engine.okey.actions import DECLINE, DISCARD, DRAW, FINISH, NEXT_ROUND, PASS, SHOW, TAKE
from engine.okey.phases import BETWEEN, DISCARDING, DRAWING, OVER, SHOWING
from engine.okey.state import State
from tests.engine.okey_position import kinds, position

APART = "R1 R4 R7 R10 Y2 Y5 Y8 Y11 B3 B6 B9 B12 K4 K7"
WINS = "R1 R2 R3 R4 R5 R6 Y9 Y10 Y11 Y12 B2 B3 B4 B5"


def tile(text):
    return notation.parse_tile(text)


def refuses(call, *arguments):
    try:
        call(*arguments)
    except ValueError as error:
        return str(error)
    return None


def test_options_are_checked_by_name():
    for options, name in (
        ({"player": 4}, "player"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"win_mode": "top2", "players": 3}, "win_mode"),
        ({"win_mode": "partners", "players": 2}, "win_mode"),
        ({"start": "20"}, "start"),
    ):
        try:
            State(options)
            found = None
        except BadOptions as error:
            found = error.option
        assert found == name
    for seed in ("", "0123", "0123456789abcdeg", 5):
        assert refuses(State, {}, seed)


def test_a_position_must_hold_every_tile_twice():
    state = position("K13", [APART], DRAWING)
    pieces = dict(
        indicator=tile("K13"),
        hands=[notation.parse_hand("R1")] * 4,
        pile=b"",
        discards=[b""] * 4,
        turn=0,
        phase=DRAWING,
    )
    assert "instead of 2" in refuses(lambda: State.from_position(**pieces))
    assert state.to_act == 0


def test_the_twin_is_shown_at_the_holders_first_decision_or_never():
    state = position("K13", ["", APART[:-2] + "K13"], DISCARDING, pile=48, twin_holder=1)
    state.apply(state.legal_actions()[-1])
    assert state.to_act == 1 and state.legal_actions()[0] == SHOW
    later = state.copy()
    later.apply(DRAW)
    assert SHOW not in later.legal_actions()
    state.apply(SHOW)
    assert SHOW not in state.legal_actions() and state.scores == [19, 20, 19, 19]
    assert state.view(3).seen[tile("K13")] == 2


def test_a_drawn_twin_is_not_shown():
    state = position("K13", [APART], DRAWING, pile="K13 R13")
    state.apply(DRAW)
    assert SHOW not in state.legal_actions()


def test_all_are_asked_before_the_start_whatever_they_hold():
    for seed in range(4):
        state = State({"gosterme": "before_start"}, "%016x" % seed)
        asked = []
        while state.phase == SHOWING:
            asked.append(state.to_act)
            state.apply(PASS)
        assert asked == [(state.leader + i) % 4 for i in range(4)]
        assert state.phase == DISCARDING and state.to_act == state.leader


def test_a_showing_can_end_the_match_but_not_in_elimination():
    hands = ["", APART[:-2] + "K13"]
    scores = [5, 9, 1, 3]
    state = position("K13", hands, DRAWING, 1, 48, twin_holder=1, scores=scores)
    assert state.apply(SHOW)[-1][1] == bytes((1,))
    assert state.phase == OVER and state.to_act == -1 and state.legal_actions() == []
    state = position(
        "K13",
        hands,
        DRAWING,
        1,
        48,
        twin_holder=1,
        scores=scores,
        options={"win_mode": "elimination"},
    )
    state.apply(SHOW)
    assert state.scores == [4, 9, 0, 2] and state.phase == DRAWING and state.active == [0, 1, 2, 3]


def test_a_taken_tile_does_not_go_back_not_even_to_finish():
    state = position("K13", [WINS], DRAWING, discards={3: "K9"})
    state.apply(TAKE)
    assert DISCARD + tile("K9") not in state.legal_actions()
    assert FINISH + tile("K9") not in state.legal_actions()
    before = list(state.scores)
    assert refuses(state.apply, FINISH + tile("K9")) and state.scores == before


def test_a_second_copy_thrown_where_one_was_just_taken_is_the_other():
    state = position("K13", ["K9 " + APART[:-3]], DRAWING, discards={3: "K9"})
    state.apply(TAKE)
    assert state.view(2).seen[tile("K9")] == 1
    state.apply(DISCARD + tile("K9"))
    assert state.view(2).seen[tile("K9")] == 2


def test_after_the_last_tile_everybody_may_take_once():
    hands = [APART, APART]
    state = position("K13", hands, DRAWING, pile="R13", options={"players": 2})
    state.apply(DRAW)
    state.apply(DISCARD + tile("R13"))
    for kind in ("K7", "R10"):
        assert state.legal_actions() == [TAKE, DECLINE]
        state.apply(TAKE)
        state.apply(DISCARD + tile(kind))
    assert state.legal_actions() == [DECLINE]
    state.apply(DECLINE)
    result = state.round_result
    assert state.phase == BETWEEN and result.winner == -1 and result.bill == ()
    assert state.scores == [20, 20]


def test_without_an_argument_the_dearest_reading_counts():
    hand = "R2 R2 R3 R3 R4 R4 B6 B6 B7 B7 B8 B8 Y9 Y9"
    state = position("K13", [hand + " K5"], DISCARDING, pile=40)
    state.apply(FINISH + tile("K5"))
    assert [line.what for line in state.round_result.bill] == [score.SEVEN_PAIRS] * 3
    hand = "R2 R2 R3 R3 R4 R4 B6 B6 B7 B7 B8 B8 B9 K1"
    state = position("K13", [hand + " K5"], DISCARDING, pile=40)
    groups = "R2,R3,R4/R2,R3,R4/B6,B7,B8/B6,B7,B8,B9,K1"
    cheap = state.copy()
    action, arg = notation.parse_action("finish:K5=" + groups)
    cheap.apply(action, arg)
    assert cheap.scores == [20, 18, 18, 18]
    pairs = "R2,R2/R3,R3/R4,R4/B6,B6/B7,B7/B8,B8/B9,K1"
    action, arg = notation.parse_action("finish:K5=" + pairs)
    dear = state.copy()
    dear.apply(action, arg)
    state.apply(action)
    assert state.scores == dear.scores == [20, 16, 16, 16]


def test_a_wrong_arrangement_is_refused():
    state = position("K13", [WINS + " K9"], DISCARDING, pile=40)
    for groups in (
        "R1,R2,R3,R4,R5,R6/Y9,Y10,Y11,Y12/B2,B3,B4",
        "R1,R2,R3,R4,R5,R6/Y9,Y10,Y11,Y12/B2,B3,B4,B6",
        "R1,R2,R3,R4,R5/R6,Y9,Y10,Y11,Y12/B2,B3,B4,B5",
        "R1,R2,R3,R4,R5,R6/Y9,Y10,Y11,Y12/B2,B3,B4,B5,K9",
    ):
        action, arg = notation.parse_action("finish:K9=" + groups)
        try:
            state.apply(action, arg)
            refused = False
        except IllegalAction:
            refused = True
        assert refused and state.phase == DISCARDING, groups


def test_partners_lose_once_and_an_eliminated_dealer_is_skipped():
    state = position("K13", [WINS + " K9"], DISCARDING, pile=40, options={"win_mode": "partners"})
    state.apply(FINISH + tile("K9"))
    assert state.scores == [20, 18] and len(state.round_result.bill) == 1
    state = position(
        "K13",
        [WINS + " K9"],
        DISCARDING,
        pile=40,
        options={"win_mode": "elimination"},
        scores=[9, 2, 8, 7],
        dealer=0,
    )
    state.apply(FINISH + tile("K9"))
    assert state.active == [0, 2, 3] and state.round_result.left == (1,)
    assert state.to_act == 3  # the deal goes from seat 0 past seat 1 to seat 2
    state.apply(NEXT_ROUND)
    assert state.dealer == 2 and state.to_act == state.leader == 3
    assert len(state.table.pile) == 62 and sum(state.table.hands[1]) == 0


def test_the_mode_decides_the_winners_and_places_of_a_match():
    for mode, scores, winners, places in (
        ("single", [3, 1, 4, 2], None, None),
        ("single", [3, 0, 4, 2], (2,), (2, 4, 1, 3)),
        ("single", [4, -2, 4, 2], (0, 2), (1, 4, 1, 3)),
        ("top2", [3, 0, 4, 2], (0, 2), (1, 4, 1, 3)),
        ("top2", [3, 0, 4, 3], (0, 2, 3), (1, 4, 1, 1)),
        ("top2", [4, 0, 4, 3], (0, 2), (1, 4, 1, 3)),
        ("partners", [1, 5], None, None),
        ("partners", [0, 5], (1,), (2, 1)),
    ):
        found = score.outcome({"win_mode": mode}, scores, [0, 1, 2, 3], [0, 0, 0, 0])
        assert (found and found.winners) == winners, (mode, scores)
        assert (found and found.places) == places, (mode, scores)
    for active, left_in, scores, winners, places in (
        ([1, 2], [3, 0, 0, 1], [0, 2, 9, -1], None, None),
        ([1], [3, 0, 5, 3], [0, 2, -1, -2], (1,), (3, 1, 2, 4)),
        ([], [5, 5, 1, 5], [0, -1, -5, 0], (0, 3), (1, 3, 4, 1)),
    ):
        found = score.outcome({"win_mode": "elimination"}, scores, active, left_in)
        assert (found and found.winners) == winners, (active, left_in)
        assert (found and found.places) == places, (active, left_in)


def test_views_show_own_and_left_pile_whole_and_of_others_the_top():
    discards = {0: "R1 R2", 1: "Y1 Y2", 2: "B1 B2", 3: "K2 K3"}
    state = position("K13", ["", "", "", ""], DRAWING, turn=1, discards=discards)
    view = state.view(3)
    assert view.discards[3] == kinds("K2 K3") and view.discards[2] == kinds("B1 B2")
    assert view.discards[0] == kinds("R2") and view.discards[1] == kinds("Y2")
    assert view.legal == [] and state.view(1).legal == state.legal_actions()
