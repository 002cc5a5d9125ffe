"""Ceki's state step by step: legal actions, events, and what is remembered."""

from engine.ceki import cards, events, notation, outs, score
from engine.ceki.actions import CALL, DRAW, LEAVE, NEXT_ROUND, PASS, TAKE, THROW, WIN
from engine.ceki.phases import BETWEEN, CALLING, OVER, TAKING, THROWING
from engine.ceki.state import State
from engine.contract import BadOptions, IllegalAction
from tests.engine.ceki_position import faces, position

CALLS = "C5 S5 M5 C9 S9 M9 C1 S1"
FIVE = "C3 S3 M3 C3 S3 M7 S7 C7"
FAR = "C2 S4 M6 C8 WF RF OT S2"


def card(text):
    return notation.parse_card(text)


def throw(text):
    return THROW + card(text)


def refuses(state, action):
    try:
        state.apply(action)
    except IllegalAction:
        return True
    return False


def test_the_deal_by_twos_clockwise():
    for players in (2, 3, 4, 5, 6):
        state = State({"players": players}, "0123456789abcdef")
        assert state.opener == (state.dealer + 1) % players == state.to_act
        assert [sum(hand) for hand in state.hands] == [8] * players
        assert len(state.stock) == 120 - 8 * players and not state.discards
        assert state.legal_actions() == [DRAW]


def test_a_dealt_ceki_hand_is_called_before_the_first_card():
    # A deal of which one hand may call: about one in 220.
    state = State({}, "000000000000007f")
    called = [event for event in state.deal_events if event[0] == events.CALLED]
    assert len(called) == 1 and state.called[called[0][1]] == called[0][2] == 2
    assert state.phase == TAKING and state.to_act == state.opener
    asked = State({"call": "ask"}, "000000000000007f")
    assert asked.phase == CALLING and asked.to_act == asked.opener
    for _ in range(4):
        assert asked.phase == CALLING and PASS in asked.legal_actions()
        asked.apply(asked.legal_actions()[0])
    assert asked.phase == TAKING and asked.called == state.called


def test_the_three_ways_to_win():
    for how, stock, top in ((1, "M1", "M1"), (2, "C4", "M1"), (3, "C4 M1", "")):
        hands = [FAR + " M1" if how == 2 else FAR, CALLS]
        hands[0] = " ".join(hands[0].split()[-8:])
        state = position(hands, TAKING, stock=stock, called=(1,), options={"players": 2})
        state.apply(DRAW)
        state.apply(throw(top or "C4"))
        assert state.origin == (events.FROM_HAND if how == 2 else events.DRAWN_THROWN)
        if how == 3:
            state.apply(DRAW)
            assert state.legal_actions() == [WIN]
        else:
            assert state.legal_actions() == ([DRAW] if state.stock else []) + [WIN] + (
                [] if state.stock else [PASS]
            )
        told = state.apply(WIN)
        assert told[0] == (
            events.WON,
            1,
            how,
            card("M1"),
            bytes(faces("C1 S1 M1 C5 S5 M5 C9 S9 M9")),
        )
        assert told[1] == (events.PAID, 0, 1, 45 * how)
        assert state.scores == [-45 * how, 45 * how]
        result = state.round_result
        assert (result.base, result.points, result.how) == (45, 45 * how, how)
        assert result.source == (1 if how == 3 else 0)
        assert [line.points for line in result.bill] == [3, 15, 27, how, 45 * how]


def test_a_discard_after_a_discard_comes_from_the_hand():
    state = position(["C4 C4 " + "S2 M6 C8 WF RF OT", FAR], TAKING, heap="C4")
    state.apply(TAKE)
    assert state.origin == -1 and state.taken == card("C4")
    state.apply(throw("C4"))
    assert state.origin == events.FROM_HAND
    assert state.view(1).known[0][card("C4")] == 1


def test_of_two_cards_alike_the_one_just_drawn_is_thrown():
    state = position(["C4 S2 M6 C8 WF RF OT S4"], TAKING, stock="C4 C5")
    state.apply(DRAW)
    assert state.apply(throw("C4")) == [(events.THREW, 0, card("C4"), events.DRAWN_THROWN)]


def test_five_and_eight_cards_are_laid_down():
    state = position([FIVE], TAKING, stock="C4 C5", called=(0,))
    assert state.called[0] == 5 and state.awaited[0] == 2
    assert state.view(0).awaited == 2 and state.view(1).awaited == -1
    assert list(state.view(1).called) == [5, 0, 0, 0]


def test_a_call_ends_the_turn_and_binds():
    state = position(["C5 S5 M5 C9 S9 M9 C1 S2", FAR], TAKING, stock="M1 C4 C6 C4 S6 M9")
    state.apply(DRAW)
    told = state.apply(throw("S2"))
    assert told[1] == (events.CALLED, 0, 2) and state.to_act == 1
    for text in ("C4", "C6", "C4"):
        state.apply(DRAW)
        state.apply(throw(text))
    assert state.to_act == 0 and state.legal_actions() == [DRAW]
    assert refuses(state, TAKE) and refuses(state, WIN)
    state.apply(DRAW)
    assert state.legal_actions() == [throw("S6")]
    assert refuses(state, throw("C5"))


def test_with_ask_everybody_is_asked_after_every_turn():
    state = position([CALLS, FAR], TAKING, stock="C4 C6 S6", options={"call": "ask"})
    state.apply(DRAW)
    state.apply(throw("C4"))
    assert state.phase == CALLING and state.legal_actions() == [CALL, PASS]
    assert state.apply(PASS) == [(events.PASSED, 0)]
    state.apply(DRAW)
    state.apply(throw("C6"))
    assert state.phase == CALLING and state.to_act == 1 and state.legal_actions() == [PASS]
    state.apply(PASS)
    assert state.phase == TAKING and state.to_act == 2


def test_an_empty_stock_ends_the_hand_unless_the_last_discard_wins():
    state = position([FAR, CALLS], THROWING, stock=1, drawn=card("S2"))
    assert not refuses(state, throw("S2"))
    for stock, top, wins in ((0, "M1", True), (0, "C4", False)):
        state = position([CALLS, FAR], TAKING, stock=stock, heap=top, called=(0,))
        assert state.legal_actions() == ([WIN, PASS] if wins else [PASS])
        told = state.copy().apply(PASS)
        assert told == [(events.PASSED, 0), (events.VOID,)]
    state = position([FAR], TAKING, stock=0, heap="C4")
    assert state.legal_actions() == [PASS] and refuses(state, TAKE)
    state.apply(PASS)
    assert (
        state.phase == BETWEEN and state.round_result.winner == -1 and not state.round_result.bill
    )


def test_discards_become_a_stock_three_times_and_the_top_stays():
    for done in range(4):
        state = position(
            [FAR],
            TAKING,
            stock=0,
            heap="C4",
            origin=events.DRAWN_THROWN,
            reshuffles=done,
            options={"stock": "reshuffle"},
        )
        assert state.legal_actions() == ([PASS] if done == 3 else [DRAW, TAKE])
        if done < 3:
            seen = sum(state.view(0).seen)
            assert seen == 96
            told = state.apply(DRAW)
            assert told[0] == (events.RESHUFFLED, 87) and told[1][0] == events.DREW
            assert list(state.discards) == faces("C4") and len(state.stock) == 86
            assert state.origin == events.DRAWN_THROWN and state.reshuffles == done + 1
            assert sum(state.view(0).seen) == 8 + 1 + 1  # what was shuffled back is live again


def test_the_draws_of_others_are_hidden():
    drew = (events.DREW, 1, 5)
    assert events.event_for(drew, 1) == drew
    assert events.event_for(drew, 0) == (events.DREW, 1, events.HIDDEN)
    assert events.event_for((events.TOOK, 1, 0, 5), 3) == (events.TOOK, 1, 0, 5)
    state = position([FAR], TAKING, stock="C4 C5")
    state.apply(DRAW)
    assert state.view(0).drawn == card("C4") and state.view(1).drawn == -1


def test_a_caller_lets_go_of_what_it_throws_and_leaves():
    state = position([CALLS, FAR], TAKING, stock="C4 S6 M7 C5 C6", heap="M2", called=(0,))
    state.apply(DRAW)
    assert state.open_cards.let_go[0] == 1 << 1
    state.apply(throw("C4"))
    assert state.view(2).let_go[0] == 1 << 1 | 1 << 3
    assert outs.chances(state.view(2), 0)[3] == 0 < outs.chances(state.view(2), 0)[4]


def test_the_deal_moves_on_and_an_endless_match_can_be_left():
    state = position([FAR], TAKING, stock=0, dealer=3, options={"hands": 0})
    state.apply(PASS)
    assert state.to_act == 1 and state.legal_actions() == [NEXT_ROUND, LEAVE]
    left = state.copy()
    assert left.apply(LEAVE) == [(events.MATCH_ENDED, bytes(range(4)))]
    assert left.phase == OVER and left.to_act == -1 and left.outcome().places == (1, 1, 1, 1)
    state.apply(NEXT_ROUND)
    assert state.dealer == 0 and state.round_no == 2
    state = position([FAR], TAKING, stock=0)
    state.apply(PASS)
    assert state.legal_actions() == [NEXT_ROUND] and refuses(state, LEAVE)


def test_a_position_that_cannot_be_is_refused():
    for wrong, words in (
        (dict(phase=BETWEEN), "middle of a hand"),
        (dict(called=(1,)), "cannot have called"),
        (dict(turn=7), "seats"),
        (dict(scores=[1]), "score"),
        (dict(phase=THROWING), "holds 8 cards instead of 9"),
        (dict(drawn=card("C2")), "nine cards need one"),
        (dict(origin=5), "drawn and thrown"),
        (dict(phase=CALLING), "only with option call ask"),
        (dict(stock=b""), "cards instead of 4"),
    ):
        whole = position([CALLS, FAR], TAKING)
        pieces = {
            "hands": [cards.cards_of(hand) for hand in whole.hands],
            "stock": whole.stock,
            "discards": whole.discards,
            "turn": 0,
            "phase": TAKING,
        }
        pieces.update(wrong)
        assert words in sentence(pieces), wrong
    assert sentence(dict(pieces, options={"hands": 0, "format": "target"})).startswith(
        "option hands"
    )


def sentence(pieces):
    try:
        State.from_position(**pieces)
    except (ValueError, BadOptions) as error:
        return str(error)
    return ""


def test_cards_and_kinds():
    assert [cards.kind_of(face) for face in faces("C1 S1 M9 WF RF OT")] == [0, 0, 8, 9, 10, 11]
    assert [cards.suit_of(face) for face in faces("C1 S1 M9 OT")] == [0, 1, 2, cards.HONOUR]
    assert sum([cards.copies_of(kind) for kind in range(12)]) == 120
    for kind in range(12):
        for face in cards.faces_of(kind):
            assert cards.kind_of(face) == kind
    held = cards.counts_of(faces("OT M2 C2 C2 S1"))
    assert list(cards.cards_of(held)) == faces("S1 C2 C2 M2 OT")


def test_notation_and_back():
    texts = [notation.card(face) for face in range(30)]
    assert len(set(texts)) == 30 and texts[0] == "C1" and texts[17] == "S9" and texts[29] == "OT"
    for face in range(30):
        assert notation.parse_card(texts[face]) == face
        assert notation.parse_action(notation.action(THROW + face)) == (THROW + face, None)
    for action in (DRAW, TAKE, CALL, PASS, LEAVE, NEXT_ROUND, WIN):
        assert notation.parse_action(notation.action(action)) == (action, None)
    for text in (
        "",
        "C0",
        "C10",
        "c1",
        "X1",
        "C",
        "WF1",
        "draw ",
        "DRAW",
        "throw",
        "throw:",
        "throw:C0",
        "win:C1",
    ):
        for parse in (notation.parse_card, notation.parse_action):
            try:
                parse(text)
            except notation.BadNotation as error:
                assert str(error)
                continue
            raise AssertionError(text)
    assert list(notation.parse_hand("C1,WF")) == faces("C1 WF")


def test_events_read_like_this():
    won = (events.WON, 2, 3, card("M1"), bytes(faces("C1 S1 M1 C5 S5 M5 C9 S9 M9")))
    for event, text in (
        ((events.HAND_STARTED, 2, 3), "hand 2, dealer 3"),
        ((events.DEALT, 0), "dealt, seat 0 begins"),
        ((events.DREW, 1, 27), "seat 1 draws WF"),
        ((events.DREW, 1, events.HIDDEN), "seat 1 draws ??"),
        ((events.TOOK, 1, 0, 9), "seat 1 takes S1 from seat 0"),
        ((events.THREW, 1, 9, 0), "seat 1 throws S1, just drawn"),
        ((events.THREW, 1, 9, 1), "seat 1 throws S1, from the hand"),
        ((events.CALLED, 1, 5), "seat 1 calls ceki, lays down 5"),
        ((events.PASSED, 1), "seat 1 passes"),
        ((events.RESHUFFLED, 71), "a new stock of 71"),
        (won, "seat 2 wins x3 with M1: C1,S1,M1/C5,S5,M5/C9,S9,M9"),
        ((events.VOID,), "hand void"),
        ((events.PAID, 0, 2, 135), "seat 0 pays seat 2 135"),
        ((events.SCORED, 2, 135, 200), "seat 2 scores 135, has 200"),
        ((events.MATCH_ENDED, bytes((0, 2))), "match over, won by 0 2"),
    ):
        assert notation.event(event) == text


def test_scores_and_ranks():
    assert score.ranked([5, 9, 9, -3]) == ((1, 2), (3, 1, 1, 4))
    options = State({"format": "target", "target": 100}).options
    assert score.is_over(options, [99, 100], 1) and not score.is_over(options, [99, 99], 50)
